import type {Model} from '../../explorer/model.js';
import {
	parseSquareOrRow,
	parseWholeNumber,
	type ScreenOption,
	squareOrRow,
	switchOption,
} from '../../explorer/options/screen-option.js';
import type {Square} from '../../solver/index.js';
import {Refusal} from '../../text/refusal.js';
import {conflictsOf, isAmong} from '../conflicts.js';
import {attempt, givenOf} from './attempt.js';
import {parseQueens, writtenQueens} from './board-notation.js';
import {numbers} from './numbers.js';
import {leastPuzzleSize, mostPuzzles, startPuzzle, whyNoPuzzle, withGiven} from './puzzle.js';

/** What the command line can say about Play. */
export const options: readonly ScreenOption[] = [
	{
		option: 'puzzle',
		read(model, [given = ''], knowledge) {
			const number = parseWholeNumber('--puzzle', given, 1, mostPuzzles);
			if (whyNoPuzzle(model.size)) {
				throw new Refusal((text) => text.noPuzzle(leastPuzzleSize, model.size));
			}

			return startPuzzle(model, number, knowledge);
		},
		write(model) {
			const number = attempt.of(model).puzzle?.number;
			return number === undefined ? undefined : [String(number)];
		},
	},
	{
		option: 'queens',
		read(model, [words = '']) {
			const {queens, given} = parseQueens(words, model.size);
			const {puzzle} = attempt.of(model);
			const placed = attempt.with(model, {queens});
			if (!puzzle) {
				return given.length > 0 ? attempt.with(locked(placed, given), {queens}) : placed;
			}

			if (given.length > 0) {
				throw new Refusal((text) => text.starWithPuzzle);
			}

			const missing = puzzle.given.find((queen) => !isAmong(queens, queen));
			if (missing) {
				throw new Refusal((text) => text.givenQueenMissing(missing));
			}

			return placed;
		},
		write(model) {
			const {queens, puzzle} = attempt.of(model);
			// `--puzzle` gives the queens of its puzzle, `--locked` all queens; else those that are given have a star.
			const areAllGiven = puzzle?.given.length === queens.length;
			const starred = puzzle?.number !== undefined || areAllGiven ? [] : givenOf(model);
			const isOfPuzzle = puzzle?.number !== undefined && areAllGiven;
			return queens.length > 0 && !isOfPuzzle ? [writtenQueens(queens, starred, model.size)] : undefined;
		},
	},
	{
		option: 'locked',
		read(model) {
			const {queens, puzzle} = attempt.of(model);
			if (puzzle?.number !== undefined) {
				throw new Refusal((text) => text.notTogether('--puzzle', '--locked'));
			}

			if (queens.length === 0) {
				throw new Refusal((text) => text.onlyWith('--locked', '--queens'));
			}

			return locked(model, queens);
		},
		write(model) {
			const {queens, puzzle} = attempt.of(model);
			return puzzle && puzzle.number === undefined && puzzle.given.length === queens.length ? [] : undefined;
		},
	},
	switchOption(
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

/** Locks these queens. Throws a Refusal if they attack each other: then there is nothing to find. */
function locked(model: Model, given: readonly Square[]): Model {
	const [conflict] = conflictsOf(given);
	if (conflict) {
		throw new Refusal((text) => text.givenQueensAttack(...conflict.squares));
	}

	return withGiven(model, given, undefined);
}
