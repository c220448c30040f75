import type {CommandLineText} from '../text/refusal.js';
import type {Batches, Solution} from './selection.js';

export type Document = {
	readonly header?: string;
	readonly solution: (solution: Solution, index: number) => string;
	readonly footer?: string;
};

/** One batch at a time, so that memory stays small. */
export function* documentPieces({header = '', solution, footer = ''}: Document, batches: Batches): Generator<string> {
	let index = 0;
	yield header;
	for (const batch of batches) {
		yield batch.map((selected) => solution(selected, index++)).join('');
	}

	yield footer;
}

/** `Q` is a queen, `.` an empty square. */
export function boards(_size: number, text: CommandLineText): Document {
	return {
		solution: ({number, queens}) => {
			const rows = queens.map((queen) => queens.map((_, column) => (column === queen ? 'Q' : '.')).join(' '));
			return [text.solutionHeading(number), ...rows, '', ''].join('\n');
		},
	};
}

/** The column of the queen in each row: `0 4 7 5 2 6 1 3`. */
export function list(): Document {
	return {solution: ({queens}) => `${queens.join(' ')}\n`};
}

/** The version of the format, described in the manual. Increase it with every incompatible change. */
const schema = 'queens-tui/1';

export function json(size: number): Document {
	return {
		header: `{"schema":"${schema}","size":${size},"solutions":[`,
		solution: ({number, queens}, index) =>
			`${index === 0 ? '' : ','}\n{"number":${number},"queens":[${queens.join(',')}]}`,
		footer: '\n]}\n',
	};
}
