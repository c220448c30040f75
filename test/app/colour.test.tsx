import {stripVTControlCharacters} from 'node:util';
import chalk from 'chalk';
import {expect, test} from 'vitest';
import type {Model} from '../../source/explorer/model.js';
import {atStep, knowledge, modelWith, pressed} from '../pressed.js';
import {type Cell, cellsOf} from '../record/cells.js';
import {isLong} from '../runs.js';
import {ascii, complete, frameOf, unicode} from './render.js';

const window = {columns: 120, rows: 40};
const models: readonly (readonly [string, Model])[] = [
	['a test', atStep(8, 48)],
	['a dead end', atStep(8, 28, {window})],
	['a placement', atStep(8, 2)],
	['a solution of the search', atStep(4, 39, {window})],
	['the memory of flags', atStep(8, 48, {variant: 'flags', window})],
	['the race', atStep(8, 4684, {screen: 'compare'})],
	['a board of one’s own', pressed(modelWith({screen: 'play'}), 'space', 'down', 'space', 'right', 'a', 'a')],
];

const looks = [unicode, ascii].flatMap((display) => ([1, 2, 3] as const).map((level) => [display, level] as const));
const usualLooks = [
	[unicode, 3],
	[ascii, 1],
] as const;

function frameAt(level: 0 | 1 | 2 | 3, model: Model, display = unicode): readonly string[] {
	chalk.level = level;
	return frameOf(model, display);
}

/** Brackets, dots, thin lines and the fillings of tracks stand only where no colour does; ghosts and blocks only where one does. Above the search tree, or its map. */
function withoutStandIns(frame: readonly string[]): readonly string[] {
	const heading = frame.findIndex((line) => /in vain|Whole search/.test(line));
	return frame.slice(0, heading < 0 ? undefined : heading).map((line) =>
		stripVTControlCharacters(line)
			.replaceAll(/#\d+ *|■ /g, ' ')
			.replaceAll(/[·.[\]▀▄█▓▒▌▐▖-▟\\/│─#=%-]/g, ' ')
			.trimEnd(),
	);
}

// Manual: Without colours, signs say it.
test.each(models)('the characters of %s say all that its colours say', (_, model) => {
	for (const [display, level] of isLong ? looks : usualLooks) {
		const plain = withoutStandIns(frameAt(0, model, display));
		expect(withoutStandIns(frameAt(level, model, display))).toEqual(plain);
	}
});

test('in sixteen colours only what has a ground of its own has a colour', async () => {
	const cells = (await cellsOf(frameAt(1, atStep(8, 48)).join('\n'))).flat();
	expect(cells.some(({ground}) => ground !== '')).toBe(true);
	expect(cells.filter(({color, ground}) => color !== '' && ground === '')).toEqual([]);
});

/** The cells of the largest rectangle without text and without ground, left of the ends of lines. */
function largestVoid(cells: readonly (readonly Cell[])[]): number {
	let largest = 0;
	let heights: readonly number[] = [];
	for (const line of cells) {
		const isFree = line.map(({text, ground}) => text === ' ' && ground === '');
		heights = isFree
			.slice(0, 1 + isFree.lastIndexOf(false))
			.map((free, column) => (free ? 1 + (heights[column] ?? 0) : 0));
		for (const [start] of heights.entries()) {
			let height = Number.POSITIVE_INFINITY;
			for (let end = start; end < heights.length && height > 0; end++) {
				height = Math.min(height, heights[end]!);
				largest = Math.max(largest, height * (end - start + 1));
			}
		}
	}

	return largest;
}

const windows = [[120, 40], [200, 60], ...(isLong ? [[160, 45] as const] : [])] as const;

test.each([
	['solutions', '', [8, 12]],
	['solutions', 'z', [8, 12]],
	['solutions', 'M', [8, 12]],
	['compare', 'n', [8, 12, 20]],
	['play', 'space', [8, 12, 20]],
] as const)('large windows of %s leave less than 15%% in one piece, after the key "%s"', async (screen, key, sizes) => {
	for (const size of sizes) {
		for (const [columns, rows] of windows) {
			const start = modelWith({size, screen, window: {columns, rows}});
			complete(start, knowledge);
			const frame = frameAt(3, pressed(start, ...[key].filter(Boolean)));
			const cells = await cellsOf(frame.join('\n'), start.window);
			expect.soft(largestVoid(cells) / (columns * rows), `${size} queens, ${columns}×${rows}`).toBeLessThan(0.15);
		}
	}
});
