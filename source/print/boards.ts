import type {Queens} from '../solver/index.js';

/** A heading, and a line a row: `Q` where a queen stands, `.` elsewhere. Ends with an empty line. */
export function boardText(number: number, queens: Queens): string {
	const rows = queens.map((queen) => queens.map((_, column) => (column === queen ? 'Q' : '.')).join(' '));
	return [`Solution ${number}`, ...rows, '', ''].join('\n');
}
