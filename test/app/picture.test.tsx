import {expect, test} from 'vitest';
import type {Display} from '../../source/components/display.js';
import type {Model} from '../../source/explorer/model.js';
import {attempt} from '../../source/screens/attempt.js';
import {type Growth, growth} from '../../source/screens/compare/growth/growth.js';
import {gallery} from '../../source/screens/solutions/state.js';
import {atSolution, atStep, modelWith, pressed} from '../pressed.js';
import {measurementsUpTo} from '../screens/compare/growth/measured.js';
import {ascii, frameOf, unicode} from './render.js';

const window = (columns: number, rows: number) => ({window: {columns, rows}});
const compare = {screen: 'compare'} as const;

const queens = {
	queens: [
		{row: 0, column: 0},
		{row: 1, column: 3},
		{row: 6, column: 6},
		{row: 4, column: 3},
	],
	cursor: {row: 4, column: 3},
};

const measured: Growth = {
	isOn: true,
	at: {size: 9, variant: 'bitmask', progress: 0.4},
	measurements: measurementsUpTo(9).slice(0, -1),
};

/** Each frame is in a file with this name. Review the file when it changes. */
const pictures: readonly (readonly [name: string, model: Model, look: Display])[] = [
	['lesson', modelWith({screen: 'lesson'}), unicode],
	['search', atStep(8, 48), unicode],
	['search-100x30', atStep(8, 48, window(100, 30)), unicode],
	['search-50x14-ascii', atStep(4, 29, window(50, 14)), ascii],
	['solutions', atSolution(8, 14), unicode],
	['solutions-120x40', atSolution(12, 14, window(120, 40)), unicode],
	['gallery', gallery.with(atSolution(8, 14), {isShown: true}), unicode],
	['images', pressed(atSolution(8, 14), 'M', 'right'), unicode],
	['compare', atStep(8, 48, compare), unicode],
	['compare-120x40', atStep(8, 48, {...compare, ...window(120, 40)}), unicode],
	['search-spaces', pressed(modelWith(compare), 'w'), unicode],
	['growth', growth.with(pressed(modelWith(compare), 'e'), measured), unicode],
	['play', attempt.with(modelWith({screen: 'play'}), queens), unicode],
	['play-50x14-ascii', attempt.with(modelWith({screen: 'play', ...window(50, 14)}), queens), ascii],
	['puzzle', pressed(modelWith({screen: 'play'}), 'n', 'right', 'space', 'down', 'down'), unicode],
	['help', pressed(modelWith({}), '?'), unicode],
	['menu', pressed(modelWith({}), 'm'), unicode],
];

test.each(pictures)('draws %s as it is kept', async (name, model, display) => {
	await expect(`${frameOf(model, display).join('\n')}\n`).toMatchFileSnapshot(`pictures/${name}.txt`);
});
