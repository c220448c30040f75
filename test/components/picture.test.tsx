import {expect, test} from 'vitest';
import type {Model} from '../../source/explorer/model.js';
import type {Display} from '../../source/panels/display.js';
import {ascii, frameOf, unicode} from './render.js';

const window = (columns: number, rows: number) => ({window: {columns, rows}});
const step = (size: number, index: number) => ({
	screen: 'search' as const,
	size,
	places: {[size]: {step: index, solution: 1}},
});

/** Whole frames, each in a file of its name: look at them whenever they change. */
const pictures: readonly (readonly [name: string, state: Partial<Model>, display: Display])[] = [
	['search', step(8, 48), unicode],
	['search-ascii-60x16', {...step(4, 29), ...window(60, 16)}, ascii],
	['search-100x30', {...step(8, 48), ...window(100, 30)}, unicode],
	['search-flags-12', {...step(12, 500), variant: 'flags'}, unicode],
	['search-50x14', {...step(8, 48), ...window(50, 14)}, unicode],
	['solutions', {places: {8: {step: 0, solution: 14}}}, unicode],
	['help', {overlay: {type: 'help', scroll: 0}}, unicode],
	['menu', {overlay: {type: 'menu'}}, unicode],
];

test.each(pictures)('draws %s as it is kept', async (name, state, display) => {
	await expect(`${frameOf(state, display).join('\n')}\n`).toMatchFileSnapshot(`pictures/${name}.txt`);
});
