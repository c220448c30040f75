import type {Document} from './document.js';

/** Each solution: one line per row with `1` for a queen and `0` for an empty square, and an empty line. */
export function matrix(): Document {
	return {
		solution: ({queens}) =>
			`${queens.map((queen) => `${queens.map((_, column) => (column === queen ? 1 : 0)).join(' ')}\n`).join('')}\n`,
	};
}
