import chalk from 'chalk';
import {beforeAll, expect, test} from 'vitest';
import {displayWidth} from '../../source/text/width.js';
import {knowledge, modelWith, pressed} from '../pressed.js';
import {isLong} from '../runs.js';
import {complete, frameOf} from './render.js';
import {runsIn} from './styles.js';

beforeAll(() => {
	chalk.level = 3;
});

/** The cells of the largest rectangle without text and without ground. */
function largestVoid(lines: readonly string[]): number {
	let largest = 0;
	let heights: readonly number[] = [];
	for (const line of lines) {
		const isFree = runsIn(line).flatMap(({text, style}) =>
			[...text].flatMap((cell) => Array<boolean>(displayWidth(cell)).fill(cell === ' ' && !style.includes('on '))),
		);
		heights = isFree.map((free, column) => (free ? 1 + (heights[column] ?? 0) : 0));
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
] as const)('large windows of %s leave less than 15%% in one piece, after the key "%s"', (screen, key, sizes) => {
	for (const size of sizes) {
		for (const [columns, rows] of windows) {
			const start = modelWith({size, screen, window: {columns, rows}});
			complete(start, knowledge);
			const lines = frameOf(pressed(start, ...[key].filter(Boolean)));
			expect.soft(largestVoid(lines) / (columns * rows), `${size} queens, ${columns}×${rows}`).toBeLessThan(0.15);
		}
	}
});
