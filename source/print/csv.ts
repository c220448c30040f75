import type {Document} from './document.js';

/**
 * A table with a header (RFC 4180, but lines end with LF): the number of the solution, then the column of the queen in
 * each row.
 */
export function csv(size: number): Document {
	const rows = Array.from({length: size}, (_, row) => `row ${row}`);
	return {
		header: `${['solution', ...rows].join(',')}\n`,
		solution: ({number, queens}) => `${number},${queens.join(',')}\n`,
	};
}
