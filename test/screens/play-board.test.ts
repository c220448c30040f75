import fc from 'fast-check';
import {expect, test} from 'vitest';
import {searchMoment} from '../../source/explorer/navigation.js';
import {hintOf} from '../../source/screens/play/scene.js';
import {blockedRows, conflictsOf, playBoard, solutionOf, solutionsLeft} from '../../source/screens/play-board.js';
import {attackOn, lineBetween, type Queens, type Square} from '../../source/solver/board.js';
import {solutions} from '../../source/solver/counting/solutions.js';
import {digitOf, knowledge, modelWith, pressed} from '../pressed.js';
import {played, settled} from './play/played.js';

const listed = new Map([1, 2, 3, 4, 5, 6, 7].map((size) => [size, [...solutions(size)]]));
const all = (size: number): readonly Queens[] => listed.get(size) ?? [];
const containing = (size: number, queens: readonly Square[]) =>
	all(size).filter((solution) => queens.every(({row, column}) => solution[row] === column));

const positions = fc.integer({min: 1, max: 7}).chain((size) => {
	const index = fc.integer({min: 0, max: size - 1});
	return fc.record({
		size: fc.constant(size),
		queens: fc.uniqueArray(fc.record({row: index, column: index}), {maxLength: size, selector: JSON.stringify}),
	});
});

test('an attempt places and removes queens, and undoes and redoes without limit', () => {
	const key = fc.constantFrom('space', 'enter', 'x', 'right', 'down', 'up', 'left', 'h', 'j', 'k', 'l');
	fc.assert(
		fc.property(fc.array(key, {maxLength: 60}), (keys) => {
			let model = modelWith({screen: 'play', size: 5});
			const boards = [playBoard.of(model).queens];
			for (const each of keys) {
				model = pressed(model, each);
				const {queens} = playBoard.of(model);
				if (queens !== boards.at(-1)) {
					boards.push(queens);
				}
			}

			for (const board of boards.slice(0, -1).reverse()) {
				model = pressed(model, 'u');
				expect(playBoard.of(model).queens).toEqual(board);
			}

			expect(pressed(model, 'u').notice).toBe('nothing-to-undo');
			for (const board of boards.slice(1)) {
				model = pressed(model, 'ctrl-r');
				expect(playBoard.of(model).queens).toEqual(board);
			}

			expect(pressed(model, 'ctrl-r').notice).toBe('nothing-to-redo');
		}),
	);
});

test('an attempt is kept when the size changes and comes back', () => {
	const model = pressed(modelWith({screen: 'play'}), 'space', '+', 'space');
	for (const keys of [['-'], [digitOf('search'), digitOf('play')]]) {
		expect(playBoard.of(pressed(model, ...keys))).toMatchObject({queens: [{row: 0, column: 0}]});
	}
});

// Manual: the solutions that contain your queens are counted
test('an attempt names the solutions that contain it, the conflicts and the dead rows, at random', () => {
	fc.assert(
		fc.property(positions, ({size, queens}) => {
			const expected = containing(size, queens);
			expect(solutionsLeft(settled(played(size, queens)), knowledge)).toHaveLength(expected.length);
			const sorted = queens.toSorted((a, b) => a.row - b.row || a.column - b.column);
			const pairs = sorted.flatMap((a, index) => sorted.slice(index + 1).map((b) => [a, b] as const));
			const attacks = pairs.filter(
				([a, b]) =>
					a.row === b.row || a.column === b.column || Math.abs(a.row - b.row) === Math.abs(a.column - b.column),
			);
			expect(conflictsOf(queens).map(({squares}) => squares)).toEqual(attacks);
			const blocked = blockedRows(size, queens);
			for (let row = 0; row < size; row++) {
				const columns = Array.from({length: size}, (_, column) => column);
				const isAttacked = (by: readonly Square[]) =>
					columns.every((column) => by.some((queen) => lineBetween(queen, {row, column})));
				const found = blocked.find((each) => each.row === row);
				expect(Boolean(found)).toBe(isAttacked(queens) && queens.every((queen) => queen.row !== row));
				expect(found === undefined || isAttacked(found.by)).toBe(true);
				for (const queen of found?.by ?? []) {
					expect(isAttacked(found!.by.filter((each) => each !== queen))).toBe(false);
				}
			}

			expect(blockedRows(size, queens.toReversed())).toEqual(blocked);

			const isSolved = expected.length === 1 && queens.length === size;
			expect(solutionOf(size, queens)).toEqual(isSolved ? expected[0] : undefined);
		}),
	);
});

// Readme: `i` gives a hint
test('an attempt gets a hint that is true', () => {
	fc.assert(
		fc.property(positions, ({size, queens}) => {
			const hint = hintOf(settled(pressed(played(size, queens), 'i')), knowledge);
			const [, type] = [
				[solutionOf(size, queens) !== undefined, undefined] as const,
				[all(size).length === 0, 'no-solution'] as const,
				[containing(size, queens).length > 0, 'place'] as const,
			].find(([isTrue]) => isTrue) ?? [true, 'remove'];
			expect(hint?.type).toBe(type);
			if (hint?.type === 'place') {
				expect(queens).not.toContainEqual(hint.square);
				expect(containing(size, [...queens, hint.square]).length).toBeGreaterThan(0);
			}

			if (hint?.type === 'remove') {
				const {row, column} = hint.square;
				const above = queens.filter((queen) => queen.row < row || (queen.row === row && queen.column < column));
				expect(queens).toContainEqual(hint.square);
				expect(containing(size, above).length).toBeGreaterThan(0);
				expect(containing(size, [...above, hint.square])).toEqual([]);
			}
		}),
	);
});

// Manual: `s` goes to the step of the search that first holds your queens, or says that it never holds them.
test('an attempt goes to the step where the search holds it, or says that it never does', () => {
	fc.assert(
		fc.property(positions, ({size, queens}) => {
			const handed = pressed(settled(played(size, queens)), 's');
			// Every board of the search, in order, by plain recursion.
			const board = boardsOf(size).find(
				(each) => each.length === queens.length && queens.every(({row, column}) => each[row] === column),
			);
			const moment = searchMoment(handed, knowledge);
			if (solutionOf(size, queens)) {
				expect(handed).toMatchObject({screen: 'search', notice: 'watching'});
				expect(moment.step?.type).toBe('place');
				expect(board?.slice(0, moment.queens.length)).toEqual(moment.queens);
				// Nothing but this solution lies ahead.
				expect(searchMoment(pressed(handed, 'n'), knowledge).queens).toEqual(board);
			} else if (board) {
				expect(handed).toMatchObject({screen: 'search', notice: undefined});
				expect(moment.queens).toEqual(board);
				expect(moment.step?.type).toBe(queens.length > 0 ? 'place' : undefined);
			} else {
				expect(handed).toMatchObject({screen: 'play', notice: 'never-held'});
			}
		}),
	);
});

/** The boards of the search in the order in which it comes to them, the empty one first. */
function boardsOf(size: number, board: readonly number[] = []): readonly (readonly number[])[] {
	const columns = board.length < size ? Array.from({length: size}, (_, column) => column) : [];
	const safe = columns.filter((column) => !attackOn(board, board.length, column));
	return [board, ...safe.flatMap((column) => boardsOf(size, [...board, column]))];
}
