import {expect, test} from 'vitest';
import {pendingOf} from '../../source/explorer/background.js';
import type {Growth} from '../../source/explorer/growth.js';
import {type Attempt, createModel, type Model} from '../../source/explorer/model.js';
import type {Display} from '../../source/panels/display.js';
import {ascii, frameOf, unicode} from './render.js';

const window = (columns: number, rows: number) => ({window: {columns, rows}});
const step = (size: number, index: number) => ({
	screen: 'search' as const,
	size,
	places: {[size]: {step: index, solution: 1}},
});

const attempt: Attempt = {
	queens: [
		{row: 0, column: 0},
		{row: 1, column: 3},
		{row: 6, column: 6},
		{row: 4, column: 3},
	],
	past: [],
	future: [],
	cursor: {row: 4, column: 3},
	isHintShown: false,
};

const growth: Growth = {
	isMeasuring: true,
	at: {size: 7, variant: 'bitmask', share: 0.4},
	measurements: [4, 5, 6, 7].flatMap((size) =>
		(['scan', 'flags', 'bitmask'] as const).slice(0, size === 7 ? 2 : 3).map((variant, index) => ({
			size,
			variant,
			milliseconds: 0.012 * 5 ** (size - 4) * (3 - index),
			checks: 100 * 5 ** (size - 4) * (3 - index),
		})),
	),
};

/** Whole frames, each in a file of its name: look at them whenever they change. */
const pictures: readonly (readonly [name: string, state: Partial<Model>, display: Display])[] = [
	['search', step(8, 48), unicode],
	['search-ascii-60x16', {...step(4, 29), ...window(60, 16)}, ascii],
	['search-100x30', {...step(8, 48), ...window(100, 30)}, unicode],
	['search-flags-12', {...step(12, 500), variant: 'flags'}, unicode],
	['search-50x14', {...step(8, 48), ...window(50, 14)}, unicode],
	['solutions', {places: {8: {step: 0, solution: 14}}}, unicode],
	['gallery', {isGallery: true, places: {8: {step: 0, solution: 14}}}, unicode],
	['gallery-ascii-fundamental', {isGallery: true, isFundamentalOnly: true}, ascii],
	['images', {overlay: {type: 'images', chosen: 1}, places: {8: {step: 0, solution: 14}}}, unicode],
	['images-120x40', {overlay: {type: 'images', chosen: 5}, ...window(120, 40)}, unicode],
	['compare', {...step(8, 48), screen: 'compare'}, unicode],
	['compare-12', {...step(12, 48), screen: 'compare'}, unicode],
	['compare-120x40', {...step(8, 48), screen: 'compare', ...window(120, 40)}, unicode],
	['ladder', {screen: 'compare', overlay: {type: 'ladder'}}, unicode],
	['growth', {screen: 'compare', overlay: {type: 'growth'}, growth}, unicode],
	['growth-120x40', {screen: 'compare', overlay: {type: 'growth'}, growth, ...window(120, 40)}, unicode],
	['play', {screen: 'play', attempts: {8: attempt}}, unicode],
	['play-50x14', {screen: 'play', attempts: {8: attempt}, ...window(50, 14)}, ascii],
	['help', {overlay: {type: 'help', scroll: 0}}, unicode],
	['menu', {overlay: {type: 'menu'}}, unicode],
];

test.each(pictures)('draws %s as it is kept', async (name, state, display) => {
	for (const reading of pendingOf({...createModel(), ...state})) {
		reading.advance(Number.POSITIVE_INFINITY);
	}

	await expect(`${frameOf(state, display).join('\n')}\n`).toMatchFileSnapshot(`pictures/${name}.txt`);
});
