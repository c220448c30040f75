import fc from 'fast-check';
import {expect, test} from 'vitest';
import {safeColumns, squaresOf} from '../../source/solver/board.js';
import {treeOf, vainMoments} from '../../source/solver/search-tree.js';
import type {Moment} from '../../source/solver/tape/moment.js';
import type {Tape} from '../../source/solver/tape/tape.js';
import {knowledge} from '../pressed.js';

/** All moments at which the root stands, each with a verdict of each queen: whether a solution is reported while it stands. */
function standing(tape: Tape, root: readonly number[]) {
	const first = tape.placing(root)!.index;
	const moments: Moment[] = [];
	for (let index = first; index <= tape.horizon.index; index++) {
		const moment = tape.at(index)!;
		if (root.some((column, row) => moment.queens[row] !== column)) {
			break;
		}

		moments.push(moment);
	}

	const fruitful = new Set(
		moments.flatMap(({step, queens}) =>
			step?.type === 'solution' ? squaresOf(queens).map(({row}) => queens.slice(0, row + 1).join()) : [],
		),
	);
	return {moments, leads: ({queens}: Moment, row: number) => fruitful.has(queens.slice(0, row + 1).join())};
}

const places = fc.record({
	size: fc.integer({min: 1, max: 8}),
	shares: fc.array(fc.double({min: 0, max: 0.999, noNaN: true}), {maxLength: 5}),
	width: fc.integer({min: 1, max: 200}),
	/** Of the moments. */
	reached: fc.double({min: 0, max: 1, noNaN: true}),
});

/** Queens on safe squares of the first rows, each by its share. */
function queensBy(size: number, shares: readonly number[]): readonly number[] {
	return shares.reduce<readonly number[]>((queens, share) => {
		const safe = safeColumns(size, queens);
		const column = safe[Math.floor(share * safe.length)];
		return column === undefined ? queens : queens.concat(column);
	}, []);
}

// Readme: each block is a queen, as wide as the time for which it stands
test('every half cell, and the moments in vain up to any of them, are what the moments of the tape say', () => {
	fc.assert(
		fc.property(places, ({size, shares, width, reached}) => {
			const root = queensBy(size, shares);
			const {moments, leads} = standing(knowledge.tape(size), root);
			const tree = treeOf(size, root, width, moments.length);
			const {filled, fruitful, columns, solutions} = tree;
			const scale = width / moments.length;
			const [filledCells, fruitfulCells] = [new Float64Array(size * width), new Float64Array(size * width)];
			const expected = {filled: filledCells, fruitful: fruitfulCells, solutions: new Uint32Array(width)};
			for (const [time, moment] of moments.entries()) {
				const [from, to] = [time * scale, (time + 1) * scale];
				expected.solutions[Math.floor(from)]! += Number(moment.step?.type === 'solution');
				for (let row = root.length; row < moment.queens.length; row++) {
					for (let each = Math.floor(from); each < Math.min(width, to); each++) {
						const part = Math.min(to, each + 1) - Math.max(from, each);
						expected.filled[row * width + each]! += part;
						expected.fruitful[row * width + each]! += leads(moment, row) ? part : 0;
					}
				}
			}

			expect(solutions).toEqual(expected.solutions);
			const isFar = (found: Float32Array | Float64Array, parts: Float64Array) =>
				parts.some((part, cell) => Math.abs(found[cell]! - part) > 5e-5);
			expect([isFar(filled, expected.filled), isFar(fruitful, expected.fruitful)]).toEqual([false, false]);

			for (let each = 0; each < width; each++) {
				const {queens} = moments[Math.floor((each + 0.5) / scale)]!;
				const shown = Array.from({length: size}, (_, row) => (row < root.length ? -1 : (queens[row] ?? -1)));
				expect(shown.map((_, row) => columns[row * width + each])).toEqual(shown);
			}

			const passed = moments.slice(0, Math.round(reached * moments.length));
			const inVain = passed.filter((moment) => moment.queens.some((_, row) => !leads(moment, row)));
			expect(vainMoments(tree, passed.length)).toBe(inVain.length);
		}),
	);
});

// Readme: 74% of the search for 8 queens is in vain
test('14,816 of the 19,925 moments of 8 queens are in vain', () => {
	expect(vainMoments(treeOf(8, [], 1, 19_925), 19_925)).toBe(14_816);
});
