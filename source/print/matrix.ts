import type {Document} from './document.js';

/** A line a row: `1` where a queen stands, `0` elsewhere. An empty line ends each solution. */
export function matrix(): Document {
	return {
		solution: ({queens}) =>
			`${queens.map((queen) => `${queens.map((_, column) => (column === queen ? 1 : 0)).join(' ')}\n`).join('')}\n`,
	};
}
