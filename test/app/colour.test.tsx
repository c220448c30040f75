import {stripVTControlCharacters} from 'node:util';
import chalk from 'chalk';
import {afterAll, expect, test} from 'vitest';
import {pins} from '../../source/explorer/breakpoints.js';
import type {Model} from '../../source/explorer/model.js';
import {atStep, modelWith, pressed} from '../pressed.js';
import {ascii, frameOf, unicode} from './render.js';

const own = chalk.level;
afterAll(() => {
	chalk.level = own;
});

const window = {columns: 120, rows: 40};
const models: readonly (readonly [string, Model])[] = [
	['a test', atStep(8, 48)],
	['a dead end', atStep(8, 28, {window})],
	['a placement', atStep(8, 2)],
	['a return', atStep(4, 25)],
	['a solution of the search', atStep(4, 39, {window})],
	['the memory of flags', atStep(8, 48, {variant: 'flags', window})],
	['the costs', atStep(8, 48, {screen: 'compare'})],
	['a solution', modelWith({})],
	['the gallery', pressed(modelWith({}), 'z')],
	['a board of one’s own', pressed(modelWith({screen: 'play'}), 'space', 'down', 'space', 'right', 'a')],
	['the menu', pressed(atStep(8, 48), 'm')],
	['the help', pressed(atStep(8, 48), '?')],
];

/** The frame in as many colours as this level has. */
function frameAt(level: 0 | 1 | 2 | 3, model: Model, display = unicode): readonly string[] {
	chalk.level = level;
	return frameOf(model, display);
}

/** Dots stand on empty squares, and brackets at the cursor, only where there are no colours for them. */
function withoutStandIns(frame: readonly string[]): readonly string[] {
	return frame.map((line) =>
		stripVTControlCharacters(line)
			.replaceAll(/[·.[\]]/g, ' ')
			.trimEnd(),
	);
}

test.each(models)('without colours %s is nothing but characters', (_, model) => {
	expect(frameAt(0, model).join('\n')).not.toContain('\u001B[3');
	expect(frameAt(0, model).join('\n')).not.toContain('\u001B[4');
});

test.each(models.filter(([name]) => !['the gallery', 'the help'].includes(name)))(
	'the characters of %s say all that its colours say',
	(_, model) => {
		for (const display of [unicode, ascii]) {
			const plain = withoutStandIns(frameAt(0, model, display));
			for (const level of [1, 2, 3] as const) {
				expect(withoutStandIns(frameAt(level, model, display))).toEqual(plain);
			}
		}
	},
);

test('in sixteen colours only squares have colours, and the cursor has brackets', () => {
	const frame = frameAt(1, pins.with(atStep(8, 48, {screen: 'compare'}), {cursor: {row: 6, column: 2}})).join('');
	const codes = new Set([...frame.matchAll(/\u001B\[(?<code>\d+)m/g)].map(({groups}) => groups?.['code']));
	// Black and white text, and white, cyan, yellow and black grounds.
	expect([...codes].filter((code) => /^[349]\d$|^10\d$/.test(code ?? '')).sort()).toEqual(
		['30', '37', '39', '40', '43', '46', '47', '49'].sort(),
	);
	expect(stripVTControlCharacters(frame)).toMatch(/\[ ?\]/);
});
