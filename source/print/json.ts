import type {Document} from './document.js';
import type {Solution} from './selection.js';

/** The version of the format, described in the manual. Increase it with every incompatible change. */
const schema = 'queens-tui/1';

/** One JSON document, with one solution per line. */
export function json(size: number): Document {
	return {
		header: `{"schema":"${schema}","size":${size},"solutions":[`,
		solution: (solution, index) => `${index === 0 ? '' : ','}\n${record(solution)}`,
		footer: '\n]}\n',
	};
}

/** One JSON document per line: the same object for each solution as in `json`. */
export function ndjson(): Document {
	return {solution: (solution) => `${record(solution)}\n`};
}

function record({number, queens}: Solution): string {
	return `{"number":${number},"queens":[${queens.join(',')}]}`;
}
