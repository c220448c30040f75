import fc from 'fast-check';
import {expect, test} from 'vitest';
import {runsWidth, textOf} from '../../../source/components/styled-text.js';
import {sceneAt} from '../../../source/screens/search/scene.js';
import {treeRoot, treeRow, treeScale, treeView} from '../../../source/screens/search/tree.js';
import {mapLine, treeBelow} from '../../../source/screens/search/tree-lines.js';
import {type Queens, safeColumns} from '../../../source/solver/board.js';
import {unicode} from '../../app/render.js';
import {atStep, knowledge, pressed, english as text} from '../../pressed.js';

const cells = 40;

function sceneOf(size: number, step: number, speed = 5) {
	return sceneAt(atStep(size, step, {speed}), knowledge);
}

const places = fc
	.integer({min: 4, max: 8})
	.chain((size) =>
		fc.tuple(fc.constant(size), fc.nat(knowledge.tape(size).end!.index - 1), fc.constantFrom(1, 5, 20, 500)),
	);

/** After the last placement, a solution or the tests of a row; those of each queen below, and that after its return. */
function momentsOf(size: number, queens: Queens): number {
	const below = safeColumns(size, queens).map((column) => momentsOf(size, [...queens, column]) + 1);
	return below.reduce((sum, moments) => sum + moments, queens.length === size ? 2 : 1 + size);
}

// Manual: It shows the outermost call that plays within five minutes
test('shows the outermost call that plays within five minutes, whose queens are around the step', () => {
	fc.assert(
		fc.property(places, ([size, step, speed]) => {
			const root = treeRoot(sceneOf(size, step, speed));
			expect(momentsOf(size, root)).toBeLessThan(300 * speed);
			expect(root.length === 0 || momentsOf(size, root.slice(0, -1)) >= 300 * speed).toBe(true);
			const {queens} = knowledge.tape(size).at(step)!;
			const shared = queens.findIndex((column, row) => column !== root[row]);
			expect(shared < 0 || shared >= root.length).toBe(true);
		}),
	);
});

// Manual: with a gold tick for solutions
test('the map of the search has a tick where it has found solutions, and one place for now', () => {
	fc.assert(
		fc.property(places, ([size, step, speed]) => {
			const heading = ` ${text.tree.headed(text.tree.whole)}`;
			const [line = ''] = textOf([mapLine(sceneOf(size, step, speed), heading.length + cells + 1, unicode)]);
			const {index, solutions} = knowledge.tape(size).end!;
			const cellOf = (at: number) => Math.floor((at * cells) / (index + 1));
			const reported = Array.from({length: solutions}, (_, number) => knowledge.solution(size, number + 1)!.index);
			const ticks = new Set(reported.filter((at) => at <= step).flatMap((at) => [cellOf(at - 1), cellOf(at)]));
			const map = [...line.slice(heading.length)];
			expect(map.lastIndexOf('│')).toBe(cellOf(step));
			expect(map.flatMap((sign, at) => (sign === '✶' && !ticks.has(at) ? [at] : []))).toEqual([]);
			const missed = reported.filter((at) => cellOf(at) < cellOf(step) && !/[✶\d]/.test(map[cellOf(at)]!));
			expect(missed).toEqual([]);
		}),
	);
});

test('where its rows have no room, the last one says that more are below', () => {
	const labels = textOf(treeBelow(sceneOf(8, 0, 500), {width: 60, height: 6}, unicode)).map((line) => line.slice(0, 3));
	expect(labels.join('/')).toBe('─ W/ 0 / 1 / 2 / 3 / ↓ ');
});

// Manual: `z` shows the whole search, up to 12 queens
test('shows the whole search at its end, with z, and while all is fast enough', () => {
	expect(treeRoot(sceneOf(8, 19_924))).toEqual([]);
	expect(treeRoot(sceneOf(8, 8169))).toEqual([3, 1]);
	expect(treeRoot(sceneOf(8, 8169, 100))).toEqual([]);
	const whole = pressed(atStep(8, 8169), 'z');
	expect(treeRoot(sceneAt(whole, knowledge))).toEqual([]);
	expect(treeScale.of(pressed(whole, 'z')).isWhole).toBe(false);
	expect(pressed(atStep(13, 100), 'z').notice).toBe('no-whole-tree');
	const compact = atStep(8, 100, {window: {columns: 50, rows: 14}});
	expect(['z', 't'].map((key) => pressed(compact, key).notice)).toEqual(['no-room-for-views', 'no-room-for-views']);
});

test('the stack is whole, and says its columns; no two columns of other queens read as one number', () => {
	fc.assert(
		fc.property(places, ([size, step, speed]) => {
			const scene = sceneOf(size, step, speed);
			const view = treeView(scene, cells);
			const {tree, queens, passed, place} = view;
			const {root, width, columns} = tree;
			if (root.some((column, row) => queens[row] !== column)) {
				return;
			}

			const isOpen = (stretch: number, row: number) =>
				queens
					.slice(root.length, row + 1)
					.every((column, index) => columns[(root.length + index) * width + stretch] === column);
			const above = root.length === 0 ? 1 : 2;
			const lines = treeBelow(scene, {width: cells + 4, height: above + size - root.length}, unicode);
			expect(lines.map(runsWidth).every((width) => width <= cells + 4)).toBe(true);
			const rows = textOf(lines).slice(above);
			expect(textOf(lines)[1]!.match(/\d+(?= ›)/g) ?? []).toEqual(root.map(String));
			for (let row = root.length; row <= queens.length && row < size; row++) {
				expect(treeRow(view, row).kinds[place]).toBe('now');
			}

			for (let row = root.length; row < queens.length; row++) {
				const {kinds} = treeRow(view, row);
				const open = kinds.flatMap((_, stretch) => (isOpen(stretch, row) ? [stretch] : []));
				for (const stretch of open) {
					expect(['now', stretch < passed ? 'stack' : 'aheadOfStack']).toContain(kinds[stretch]);
				}

				expect(
					open.length < 8 || rows[row - root.length]!.slice(3 + (open[0]! >> 1)).includes(String(queens[row])),
				).toBe(true);
			}

			expect(rows.filter((line) => /\d\d/.test(line.slice(3)))).toEqual([]);
		}),
	);
});
