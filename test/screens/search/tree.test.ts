import fc from 'fast-check';
import {expect, test} from 'vitest';
import {unicodeGlyphs} from '../../../source/components/glyphs.js';
import {textOf} from '../../../source/components/styled-text.js';
import {sceneAt} from '../../../source/screens/search/scene.js';
import {treeRoot, treeRow, treeScale, treeView} from '../../../source/screens/search/tree.js';
import {mapLine, treeBelow} from '../../../source/screens/search/tree-lines.js';
import {momentsBelow, type Queens} from '../../../source/solver/index.js';
import {text} from '../../../source/text/en.js';
import {atStep, knowledge, pressed} from '../../pressed.js';

const writing = {glyphs: unicodeGlyphs, text};
const cells = 40;

function sceneOf(size: number, step: number, isPredicting = false, speed = 5) {
	const scene = sceneAt(atStep(size, step, {speed}), knowledge);
	return {...scene, hidden: {...scene.hidden, future: isPredicting}};
}

/** Each queen of the search in turn: when it is placed, when it is gone, and the solutions meanwhile. */
function queensOf(size: number) {
	const moments = Array.from(
		{length: knowledge.tape(size).end!.index + 1},
		(_, step) => knowledge.tape(size).at(step)!,
	);
	return moments.flatMap(({step, queens, index, solutions}) => {
		if (step?.type !== 'place') {
			return [];
		}

		const end = moments.findIndex((later) => later.index > index && later.queens.length < queens.length);
		return [{row: queens.length - 1, begin: index, end, hasSolutions: (moments[end]?.solutions ?? 0) > solutions}];
	});
}

test.each([
	[4, 40],
	[4, 3],
	[5, 40],
	[5, 7],
])('while a question stands, nothing of the search for %i queens is drawn in %i cells that follows', (size, cells) => {
	const all = queensOf(size);
	const last = knowledge.tape(size).end!.index;
	const untold: string[] = [];
	for (let step = 0; step <= last; step++) {
		const scene = sceneOf(size, step, true);
		const view = treeView(scene, cells);
		const {width} = view.tree;
		const scale = width / (last + 1);
		expect([view.vain, view.share]).toEqual([undefined, undefined]);
		for (let row = 0; row < size; row++) {
			const stands = (stretch: number, isThat: (queen: (typeof all)[number]) => boolean) =>
				all.some(
					(queen) =>
						queen.row === row &&
						isThat(queen) &&
						Math.floor(queen.begin * scale) <= stretch &&
						queen.end * scale > stretch,
				);
			for (const [stretch, kind] of treeRow(view, row).kinds.entries()) {
				const isPast = (stretch + 1) / scale <= step + 1;
				const isTold = {
					fruitful: stands(stretch, ({end, hasSolutions}) => end <= step && hasSolutions),
					solution: stands(stretch, ({begin}) => begin < step),
					vain: stands(stretch, ({end, hasSolutions}) => end <= step && !hasSolutions),
					stack: [stretch, stretch + 1].some((each) => stands(each, ({begin, end}) => begin <= step && step < end)),
					ground: isPast,
					ahead: !isPast,
					now: stretch === Math.floor(step * scale),
					aheadOfStack: false,
				}[kind];
				untold.push(...(isTold ? [] : [`step ${step}, row ${row}: ${kind} at ${stretch}`]));
			}
		}

		const names = textOf(treeBelow(scene, {width: cells + 4, height: size + 1}, writing)).slice(1);
		const after = names.map((line) => line.slice(4 + Math.ceil(((step + 1) * scale) / 2)));
		untold.push(...after.filter((line) => /\d/.test(line)));
	}

	expect(untold).toEqual([]);
});

test('beyond 12 queens, while a question stands, the scale is a power of two: no call tells when it returns', () => {
	for (const step of [0, 1, 500, 5000, 20_000]) {
		const {tree} = treeView(sceneOf(13, step, true), cells);
		const reached = Math.max(0, step - knowledge.placing(13, tree.root)!.index + 1);
		expect(tree.moments).toBe(300 * 2 ** Math.max(0, Math.ceil(Math.log2((2 * reached) / 300))));
	}
});

const places = fc.integer({min: 4, max: 8}).chain((size) =>
	fc.record({
		size: fc.constant(size),
		step: fc.nat(knowledge.tape(size).end!.index - 1),
		speed: fc.constantFrom(1, 5, 20, 500),
	}),
);

test('shows the outermost call that plays within five minutes, whose queens are around the step', () => {
	fc.assert(
		fc.property(places, ({size, step, speed}) => {
			const root = treeRoot(sceneOf(size, step, false, speed));
			const moments = (queens: Queens) => momentsBelow(size, queens, 1e6);
			expect(moments(root)).toBeLessThan(300 * speed);
			expect(root.length === 0 || moments(root.slice(0, -1)) >= 300 * speed).toBe(true);
			const {queens} = knowledge.tape(size).at(step)!;
			const shared = queens.findIndex((column, row) => column !== root[row]);
			expect(shared < 0 || shared >= root.length).toBe(true);
		}),
	);
});

test('the map of the search has a tick where it has found solutions, and one place for now', () => {
	fc.assert(
		fc.property(places, ({size, step, speed}) => {
			const heading = ` ${text.tree.headed(text.tree.whole)}`;
			const [line = ''] = textOf([mapLine(sceneOf(size, step, false, speed), heading.length + cells + 1, writing)]);
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

test('shows the whole search at its end, with z, and while all is fast enough', () => {
	expect(treeRoot(sceneOf(8, 19_924))).toEqual([]);
	expect(treeRoot(sceneOf(8, 8169))).toEqual([3, 1]);
	expect(treeRoot(sceneOf(8, 8169, false, 100))).toEqual([]);
	const whole = pressed(atStep(8, 8169), 'z');
	expect(treeRoot(sceneAt(whole, knowledge))).toEqual([]);
	expect(treeScale.of(pressed(whole, 'z')).isWhole).toBe(false);
	expect(pressed(atStep(13, 100), 'z').notice).toBe('no-whole-tree');
	const compact = atStep(8, 100, {window: {columns: 50, rows: 14}});
	expect(['z', 't'].map((key) => pressed(compact, key).notice)).toEqual(['no-room-for-views', 'no-room-for-views']);
});

test('the stack is whole, and says its columns; no two columns of other queens read as one number', () => {
	fc.assert(
		fc.property(places, ({size, step, speed}) => {
			const scene = sceneOf(size, step, false, speed);
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
			const rows = textOf(treeBelow(scene, {width: cells + 4, height: size + 1}, writing)).slice(1);
			for (let row = root.length; row <= queens.length && row < size; row++) {
				expect(treeRow(view, row).kinds[place]).toBe('now');
			}

			for (let row = root.length; row < queens.length; row++) {
				const {kinds} = treeRow(view, row);
				const open = kinds.flatMap((_, stretch) => (isOpen(stretch, row) ? [stretch] : []));
				for (const stretch of open) {
					expect(['now', stretch < passed ? 'stack' : 'aheadOfStack']).toContain(kinds[stretch]);
				}

				expect(open.length < 8 || rows[row]!.slice(3 + (open[0]! >> 1)).includes(String(queens[row]))).toBe(true);
			}

			expect(rows.slice(root.length).filter((line) => /\d\d/.test(line.slice(3)))).toEqual([]);
		}),
	);
});
