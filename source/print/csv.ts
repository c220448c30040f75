import type {Document} from './document.js';

/** A table with a header (RFC 4180, but lines end as elsewhere here): the number of the solution, the column in each row. */
export function csv(size: number): Document {
	const rows = Array.from({length: size}, (_, row) => `row ${row}`);
	return {
		head: `${['solution', ...rows].join(',')}\n`,
		solution: ({number, queens}) => `${number},${queens.join(',')}\n`,
	};
}
