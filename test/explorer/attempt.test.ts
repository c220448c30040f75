import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {pendingOf} from '../../source/explorer/background.js';
import {completionsOf, conflictsOf, deadRows, hintOf, solutionOf} from '../../source/explorer/completions.js';
import {type Action, attemptOf, createModel, type Model} from '../../source/explorer/model.js';
import {searchMoment} from '../../source/explorer/travel.js';
import {update} from '../../source/explorer/update.js';
import {
	attackOn,
	lineBetween,
	type Queens,
	type Square,
	solutions,
	squaresOf,
	variantOf,
} from '../../source/solver/index.js';

const all = (size: number): readonly Queens[] => [...solutions(size, variantOf('bitmask'))];
const containing = (size: number, queens: readonly Square[]) =>
	all(size).filter((solution) => queens.every(({row, column}) => solution[row] === column));

function played(size: number, queens: readonly Square[]): Model {
	const model = createModel({size, screen: 'play'});
	const cursor = {row: 0, column: 0};
	return {...model, attempts: {[size]: {queens, past: [], future: [], cursor, isHintShown: false}}};
}

function run(model: Model, ...actions: readonly Action[]): Model {
	return actions.reduce(update, model);
}

/** As the background does it, to the end. */
function settled(model: Model): Model {
	for (let [reading] = pendingOf(model); reading; [reading] = pendingOf(model)) {
		reading.advance(50);
	}

	return model;
}

const positions = fc.integer({min: 1, max: 7}).chain((size) => {
	const index = fc.integer({min: 0, max: size - 1});
	return fc.record({
		size: fc.constant(size),
		queens: fc.uniqueArray(fc.record({row: index, column: index}), {
			maxLength: size,
			selector: ({row, column}) => row * size + column,
		}),
	});
});

describe('an attempt', () => {
	test('places and takes a queen, and undoes and redoes without limit', () => {
		const key = fc.constantFrom<Action>(
			{type: 'put'},
			{type: 'put'},
			{type: 'clear'},
			{type: 'cursor', rows: 0, columns: 1},
			{type: 'cursor', rows: 1, columns: 0},
			{type: 'cursor', rows: -1, columns: -1},
		);
		fc.assert(
			fc.property(fc.array(key, {maxLength: 60}), (keys) => {
				let model = createModel({screen: 'play', size: 5});
				const boards = [attemptOf(model).queens];
				for (const action of keys) {
					model = update(model, action);
					const {queens} = attemptOf(model);
					if (queens !== boards.at(-1)) {
						boards.push(queens);
					}
				}

				for (const board of boards.slice(0, -1).reverse()) {
					model = update(model, {type: 'undo'});
					expect(attemptOf(model).queens).toEqual(board);
				}

				expect(update(model, {type: 'undo'}).notice).toBe('nothing-to-undo');
				for (const board of boards.slice(1)) {
					model = update(model, {type: 'redo'});
					expect(attemptOf(model).queens).toEqual(board);
				}

				expect(update(model, {type: 'redo'}).notice).toBe('nothing-to-redo');
			}),
		);
	});

	test('puts a queen under the cursor, or takes that one and no other', () => {
		const queens = [
			{row: 0, column: 1},
			{row: 0, column: 2},
			{row: 3, column: 1},
		];
		const at = (row: number, column: number) => {
			const {attempts, ...model} = played(4, queens);
			return {...model, attempts: {4: {...attempts[4]!, cursor: {row, column}}}};
		};
		for (const {row, column} of queens) {
			const left = attemptOf(update(at(row, column), {type: 'put'})).queens;
			expect(left).toEqual(queens.filter((queen) => queen.row !== row || queen.column !== column));
		}

		expect(attemptOf(update(at(1, 1), {type: 'put'})).queens).toEqual([...queens, {row: 1, column: 1}]);
	});

	test('forgets its hint when the board changes', () => {
		const hinted = run(played(4, []), {type: 'put'}, {type: 'hint'});
		expect(attemptOf(hinted).isHintShown).toBe(true);
		const undone = run(hinted, {type: 'undo'});
		expect(attemptOf(undone).isHintShown).toBe(false);
		expect(attemptOf(run(undone, {type: 'hint'}, {type: 'redo'})).isHintShown).toBe(false);
		expect(attemptOf(run(hinted, {type: 'clear'})).isHintShown).toBe(false);
	});

	test('is kept when the size changes and comes back', () => {
		const model = run(createModel({screen: 'play'}), {type: 'put'}, {type: 'next-size', by: 1}, {type: 'put'});
		expect(attemptOf(run(model, {type: 'next-size', by: -1})).queens).toEqual([{row: 0, column: 0}]);
		expect(
			attemptOf(run(model, {type: 'screen', screen: 'search'}, {type: 'screen', screen: 'play'})).queens,
		).toHaveLength(1);
	});

	test('names the solutions that contain it, the conflicts and the dead rows, at random', () => {
		fc.assert(
			fc.property(positions, ({size, queens}) => {
				settled(played(size, queens));
				const expected = containing(size, queens);
				expect(completionsOf(size, queens)).toEqual({type: 'counted', count: expected.length});
				const pairs = queens.flatMap((a, index) => queens.slice(index + 1).map((b) => [a, b] as const));
				const attacks = pairs.filter(
					([a, b]) =>
						a.row === b.row || a.column === b.column || Math.abs(a.row - b.row) === Math.abs(a.column - b.column),
				);
				expect(conflictsOf(queens).map(({squares}) => squares)).toEqual(attacks);
				for (const row of deadRows(size, queens)) {
					for (let column = 0; column < size; column++) {
						expect(queens.some((queen) => lineBetween(queen, {row, column}))).toBe(true);
						expect(queens).not.toContainEqual({row, column});
					}
				}

				const isSolved = expected.length === 1 && queens.length === size;
				expect(solutionOf(size, queens)).toEqual(isSolved ? expected[0] : undefined);
			}),
			{numRuns: 300},
		);
	});

	test('gets a hint that is true', () => {
		fc.assert(
			fc.property(positions, ({size, queens}) => {
				settled(run(played(size, queens), {type: 'hint'}));
				const hint = hintOf(size, queens);
				const without = queens.map(
					(queen) =>
						containing(
							size,
							queens.filter((each) => each !== queen),
						).length,
				);
				switch (hint.type) {
					case 'place': {
						expect(queens).not.toContainEqual(hint.square);
						expect(containing(size, [...queens, hint.square]).length).toBeGreaterThan(0);
						break;
					}

					case 'take': {
						const rest = queens.filter((each) => each !== hint.square);
						expect(rest.length).toBe(queens.length - 1);
						expect(containing(size, queens)).toHaveLength(0);
						expect(containing(size, rest).length).toBeGreaterThan(0);
						break;
					}

					case 'take-several': {
						expect(without.every((count) => count === 0)).toBe(true);
						expect(containing(size, queens)).toHaveLength(0);
						break;
					}

					case 'no-solution': {
						expect(all(size)).toHaveLength(0);
						break;
					}

					case 'none': {
						expect(containing(size, queens)).toHaveLength(1);
						break;
					}

					case 'unknown': {
						expect.unreachable();
					}
				}
			}),
			{numRuns: 200},
		);
	});

	test('goes to Search where the search first holds it, else to the first solution that contains it, if any', () => {
		fc.assert(
			fc.property(positions, ({size, queens}) => {
				const model = settled(played(size, queens));
				const handed = run(model, {type: 'hand-over'});
				const columns = [...queens].sort((a, b) => a.row - b.row).map(({column}) => column);
				const isPrefix =
					[...queens].sort((a, b) => a.row - b.row).every(({row}, index) => row === index) &&
					columns.every((column, row) => !attackOn(columns, row, column));
				const expected = containing(size, queens);
				if (isPrefix) {
					expect(handed.screen).toBe('search');
					expect(searchMoment(handed).queens).toEqual(columns);
					expect(searchMoment(handed).step?.type).toBe(queens.length > 0 ? 'place' : undefined);
				} else if (expected.length > 0) {
					expect(squaresOf(searchMoment(handed).queens)).toEqual(squaresOf(expected[0]!));
					expect(searchMoment(handed).step?.type).toBe('solution');
				} else {
					expect(handed).toMatchObject({screen: 'play', notice: 'not-to-be-completed'});
				}
			}),
			{numRuns: 200},
		);
	});
});
