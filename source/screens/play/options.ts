import type {ScreenOption} from '../../explorer/screen-option.js';
import {numbersOption} from '../../explorer/square-numbers.js';
import type {Square} from '../../solver/board.js';
import {Refusal} from '../../text/refusal.js';
import {fromTheTop} from '../placed-queens.js';
import {playBoard} from '../play-board.js';

export const options: readonly ScreenOption[] = [
	{
		option: 'queens',
		read(model, [words = '']) {
			return playBoard.with(model, {queens: parseQueens(words, model.size)});
		},
		write(model) {
			const {queens} = playBoard.of(model);
			return queens.length > 0 ? [writtenQueens(queens, model.size)] : undefined;
		},
	},
	numbersOption,
];

const none = '.';

/**
 * From the first row on: `0 4 . 1,3` has the columns of each row's queens, or a dot. Rows that are not named are empty.
 * Throws a Refusal for anything else, or for too many rows.
 */
function parseQueens(board: string, size: number): readonly Square[] {
	const rows = board.split(/\s+/).filter(Boolean);
	if (rows.length > size) {
		throw new Refusal((text) => text.tooManyRows(size, rows.length));
	}

	return rows.flatMap((words, row) => {
		const columns =
			words === none ? [] : words.split(',').map((word) => (/^\d+$/.test(word) ? Number(word) : Number.NaN));
		if (new Set(columns).size < columns.length || columns.some((column) => !(column < size))) {
			throw new Refusal((text) => text.noRowOfQueens(row, size - 1, words));
		}

		return columns.map((column) => ({row, column}));
	});
}

function writtenQueens(queens: readonly Square[], size: number): string {
	const sorted = fromTheTop(queens);
	const rows = Array.from({length: size}, (_, row) => sorted.filter((queen) => queen.row === row));
	return rows.map((row) => row.map(({column}) => column).join(',') || none).join(' ');
}
