import type {Square} from '../../solver/index.js';
import {Refusal} from '../../text/refusal.js';
import {fromTheTop, isAmong} from '../conflicts.js';

/** The sign of a row without queens. */
const none = '.';
/** The sign behind a given queen. */
const star = '*';

/**
 * Parses a board from its first row on, such as `0 4 . 1,3`: for each row the columns of its queens, with a star behind that of
 * a given one, or a dot. Rows that are not named are empty. Throws a Refusal if a row is something else, or if there are too many.
 */
export function parseQueens(
	board: string,
	size: number,
): {readonly queens: readonly Square[]; readonly given: readonly Square[]} {
	const rows = board.split(/\s+/).filter(Boolean);
	if (rows.length > size) {
		throw new Refusal((text) => text.tooManyRows(size, rows.length));
	}

	const placed = rows.flatMap((words, row) => {
		const inRow = words === none ? [] : words.split(',').map((word) => queenIn(word, row));
		const columns = new Set(inRow.map(({column}) => column));
		if (columns.size < inRow.length || inRow.some(({column}) => !(column < size))) {
			throw new Refusal((text) => text.noRowOfQueens(row, size - 1, words));
		}

		return inRow;
	});
	const squareOf = ({row, column}: Square): Square => ({row, column});
	return {queens: placed.map(squareOf), given: placed.filter(({isGiven}) => isGiven).map(squareOf)};
}

/** The queen in a word such as `4` or `4*`. If it is none, its column is no number. */
function queenIn(word: string, row: number): Square & {readonly isGiven: boolean} {
	const column = /^\d+\*?$/.test(word) ? Number.parseInt(word, 10) : Number.NaN;
	return {row, column, isGiven: word.endsWith(star)};
}

/** The same, with all rows. */
export function writtenQueens(queens: readonly Square[], starred: readonly Square[], size: number): string {
	const sorted = fromTheTop(queens);
	const written = (queen: Square) => `${queen.column}${isAmong(starred, queen) ? star : ''}`;
	const rows = Array.from({length: size}, (_, row) => sorted.filter((queen) => queen.row === row));
	return rows.map((row) => (row.length > 0 ? row.map(written).join(',') : none)).join(' ');
}
