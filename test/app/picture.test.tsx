import {expect, test} from 'vitest';
import type {Display} from '../../source/components/display.js';
import type {Model} from '../../source/explorer/model.js';
import {gallery} from '../../source/screens/solutions/layout.js';
import {atSolution, atStep, modelWith, pressed} from '../pressed.js';
import {ascii, frameOf, unicode} from './render.js';

/** Each frame is in a file with this name, to look at. The manual and docs/media have others. */
const pictures: readonly (readonly [name: string, model: Model, look: Display])[] = [
	['search-50x14-ascii', atStep(4, 29, {window: {columns: 50, rows: 14}}), ascii],
	['gallery', gallery.with(atSolution(8, 14), {isShown: true}), unicode],
	['images', pressed(atSolution(8, 14), 'M', 'right'), unicode],
	['puzzle', pressed(modelWith({screen: 'play'}), 'n', 'right', 'space', 'down', 'down'), unicode],
	['help', pressed(modelWith({}), '?'), unicode],
];

test.each(pictures)('draws %s as it is kept', async (name, model, display) => {
	await expect(`${frameOf(model, display).join('\n')}\n`).toMatchFileSnapshot(`pictures/${name}.txt`);
});
