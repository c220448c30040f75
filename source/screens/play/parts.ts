import {type Part, switchPart} from '../../explorer/parts/part.js';
import {parseSquareOrRow, squareOrRow} from '../../explorer/parts/square-notation.js';
import type {Square} from '../../solver/index.js';
import {Refusal} from '../../text/refusal.js';
import {attempt} from './attempt.js';
import {fromTheTop} from './conflicts.js';
import {numbers} from './numbers.js';

/** The sign of a row without queens. */
const none = '.';

/** What the command line can say about Play. */
export const parts: readonly Part[] = [
	{
		option: 'queens',
		read: (model, [given = '']) => attempt.with(model, {queens: parseQueens(given, model.size)}),
		write(model) {
			const {queens} = attempt.of(model);
			return queens.length > 0 ? [writtenQueens(queens, model.size)] : undefined;
		},
	},
	switchPart(
		'hint',
		(model) => attempt.of(model).isHintShown,
		(model) => attempt.with(model, {isHintShown: true}),
	),
	{
		option: 'cursor',
		read(model, [given = '']) {
			const {row, column} = parseSquareOrRow('cursor', given, model.size);
			if (column === undefined) {
				throw new Refusal((text) => text.noSquare('--cursor', given));
			}

			return attempt.with(model, {cursor: {row, column}});
		},
		write(model) {
			const {cursor} = attempt.of(model);
			return cursor.row === 0 && cursor.column === 0 ? undefined : [squareOrRow(cursor)];
		},
	},
	{
		option: 'numbers',
		read: (model, [given]) => numbers.with(model, {shown: given === 'solutions' ? given : 'attackers'}),
		write(model) {
			const {shown} = numbers.of(model);
			return shown === 'none' ? undefined : [shown];
		},
	},
];

/**
 * Parses a board from its first row on, such as `0 4 . 1,3`: for each row the columns of its queens, or a dot. Rows that are not
 * given are empty. Throws a Refusal if a row is something else, or if there are too many.
 */
function parseQueens(given: string, size: number): readonly Square[] {
	const rows = given.split(/\s+/).filter(Boolean);
	if (rows.length > size) {
		throw new Refusal((text) => text.tooManyRows(size, rows.length));
	}

	return rows.flatMap((words, row) => {
		const columns =
			words === none ? [] : words.split(',').map((word) => (/^\d{1,9}$/.test(word) ? Number(word) : size));
		if (columns.some((column) => column >= size) || new Set(columns).size < columns.length) {
			throw new Refusal((text) => text.noRowOfQueens(row, size - 1, words));
		}

		return columns.map((column) => ({row, column}));
	});
}

/** The same, with all rows. */
function writtenQueens(queens: readonly Square[], size: number): string {
	const sorted = fromTheTop(queens);
	const rows = Array.from({length: size}, (_, row) => sorted.filter((queen) => queen.row === row));
	return rows.map((row) => (row.length > 0 ? row.map(({column}) => column).join(',') : none)).join(' ');
}
