import type {Text} from '../text/en.js';
import type {Document} from './document.js';

/** Each solution: a heading, one line per row with `Q` for a queen and `.` for an empty square, and an empty line. */
export function boards(_size: number, text: Text): Document {
	return {
		solution: ({number, queens}) => {
			const rows = queens.map((queen) => queens.map((_, column) => (column === queen ? 'Q' : '.')).join(' '));
			return [text.solutionHeading(number), ...rows, '', ''].join('\n');
		},
	};
}

/** Each solution: one line per row with `1` for a queen and `0` for an empty square, and an empty line. */
export function matrix(): Document {
	return {
		solution: ({queens}) =>
			`${queens.map((queen) => `${queens.map((_, column) => (column === queen ? 1 : 0)).join(' ')}\n`).join('')}\n`,
	};
}
