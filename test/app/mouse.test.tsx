import fc from 'fast-check';
import {expect, test} from 'vitest';
import {textOf} from '../../source/panels/line.js';
import {isTooSmall} from '../../source/panels/window.js';
import {linesInWindow} from '../../source/screens/everywhere/target-at.js';
import {screens} from '../../source/screens/index.js';
import {text as en} from '../../source/text/en.js';
import {cells} from '../../source/text/width.js';
import {text as zh} from '../../source/text/zh/index.js';
import {knowledge, modelWith, pressed} from '../pressed.js';
import {gridOf} from './grid.js';
import {ascii, complete, drawn, unicode} from './render.js';

test('every line is drawn where a click looks for it, on every screen, in every window', () => {
	fc.assert(
		fc.property(
			fc.record({
				size: fc.integer({min: 1, max: 10}),
				screen: fc.constantFrom(...screens.screens.map(({id}) => id)),
				text: fc.constantFrom(en, zh),
				window: fc.record({columns: fc.integer({min: 40, max: 130}), rows: fc.integer({min: 12, max: 45})}),
			}),
			fc.array(fc.constantFrom('right', 'down', 'z', 'T', 'end', 'm', 'up', 's', 'w', 'a'), {maxLength: 4}),
			fc.constantFrom(ascii, unicode),
			(changes, keys, given) => {
				const model = pressed(modelWith(changes), ...keys);
				fc.pre(!isTooSmall(model));
				complete(model, knowledge);
				const display = {...given, text: changes.text};
				const frame = gridOf(drawn(model, knowledge, display).split('\n'));
				for (const {lines, at} of linesInWindow(screens, model, knowledge, display)) {
					for (const [index, line] of lines.entries()) {
						const words = textOf(line).trimEnd();
						const shown = frame[at.row + index]?.slice(at.column, at.column + cells(words)).join('') ?? '';
						expect(shown).toBe(words);
					}
				}
			},
		),
		{numRuns: 40},
	);
});
