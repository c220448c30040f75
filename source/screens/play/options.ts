import type {Model} from '../../explorer/model.js';
import {parseWholeNumber, type ScreenOption} from '../../explorer/screen-option.js';
import {numbersOption} from '../../explorer/square-numbers.js';
import type {Square} from '../../solver/index.js';
import {Refusal} from '../../text/refusal.js';
import {conflictsOf, fromTheTop, isAmong} from '../placed-queens.js';
import {givenOf, playBoard} from '../play-board.js';
import {leastPuzzleSize, mostPuzzles, startPuzzle, withGiven} from './puzzle.js';

export const options: readonly ScreenOption[] = [
	{
		option: 'puzzle',
		read(model, [given = ''], knowledge) {
			const number = parseWholeNumber('--puzzle', given, 1, mostPuzzles);
			if (model.size < leastPuzzleSize) {
				throw new Refusal((text) => text.noPuzzle(leastPuzzleSize, model.size));
			}

			return startPuzzle(model, number, knowledge);
		},
		write(model) {
			const number = playBoard.of(model).puzzle?.number;
			return number === undefined ? undefined : [String(number)];
		},
	},
	{
		option: 'queens',
		read(model, [words = '']) {
			const {queens, given} = parseQueens(words, model.size);
			const {puzzle} = playBoard.of(model);
			const placed = playBoard.with(model, {queens});
			if (!puzzle) {
				return given.length > 0 ? playBoard.with(locked(placed, given), {queens}) : placed;
			}

			if (given.length > 0) {
				throw new Refusal((text) => text.notTogether('--puzzle', '*'));
			}

			const missing = puzzle.given.find((queen) => !isAmong(queens, queen));
			if (missing) {
				throw new Refusal((text) => text.givenQueenMissing(missing));
			}

			return placed;
		},
		write(model) {
			const {queens, puzzle} = playBoard.of(model);
			const isNumbered = puzzle?.number !== undefined;
			const isWritten = isNumbered ? queens.length > puzzle.given.length : queens.length > 0;
			return isWritten ? [writtenQueens(queens, isNumbered ? [] : givenOf(model), model.size)] : undefined;
		},
	},
	numbersOption,
];

/** Throws a Refusal if they attack each other: there is nothing to find. */
function locked(model: Model, given: readonly Square[]): Model {
	const [conflict] = conflictsOf(given);
	if (conflict) {
		throw new Refusal((text) => text.givenQueensAttack(...conflict.squares));
	}

	return withGiven(model, given, undefined);
}

const none = '.';
const star = '*';

/**
 * From the first row on: `0 4 . 1,3` has the columns of each row's queens, a star behind that of a given one, or a dot.
 * Rows that are not named are empty. Throws a Refusal for anything else, or for too many rows.
 */
function parseQueens(board: string, size: number) {
	const rows = board.split(/\s+/).filter(Boolean);
	if (rows.length > size) {
		throw new Refusal((text) => text.tooManyRows(size, rows.length));
	}

	const placed = rows.flatMap((words, row) => {
		const inRow = words === none ? [] : words.split(',');
		const columns = inRow.map((word) => (/^\d+\*?$/.test(word) ? Number.parseInt(word, 10) : Number.NaN));
		if (new Set(columns).size < columns.length || columns.some((column) => !(column < size))) {
			throw new Refusal((text) => text.noRowOfQueens(row, size - 1, words));
		}

		return columns.map((column, index) => ({square: {row, column}, isGiven: inRow[index]!.endsWith(star)}));
	});
	return {
		queens: placed.map(({square}) => square),
		given: placed.flatMap(({square, isGiven}) => (isGiven ? [square] : [])),
	};
}

function writtenQueens(queens: readonly Square[], starred: readonly Square[], size: number): string {
	const sorted = fromTheTop(queens);
	const written = (queen: Square) => `${queen.column}${isAmong(starred, queen) ? star : ''}`;
	const rows = Array.from({length: size}, (_, row) => sorted.filter((queen) => queen.row === row));
	return rows.map((row) => (row.length > 0 ? row.map(written).join(',') : none)).join(' ');
}
