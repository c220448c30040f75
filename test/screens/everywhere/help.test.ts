import fc from 'fast-check';
import {expect, test} from 'vitest';
import {overlayOf, screenOf} from '../../../source/explorer/screen.js';
import {unicodeGlyphs} from '../../../source/panels/glyphs.js';
import {shownIn} from '../../../source/panels/legend.js';
import {textOf} from '../../../source/panels/line.js';
import {insideOf} from '../../../source/panels/panel-size.js';
import {bodySize} from '../../../source/panels/window.js';
import {displayFor} from '../../../source/screens/everywhere/display.js';
import {openHelp} from '../../../source/screens/everywhere/help.js';
import {divideMarks} from '../../../source/screens/everywhere/legend.js';
import {screens} from '../../../source/screens/index.js';
import {text} from '../../../source/text/en.js';
import {complete, frameOf} from '../../app/render.js';
import {atStep, knowledge, modelWith, pressed} from '../../pressed.js';

const display = displayFor(screens, unicodeGlyphs, 3, text);
const ids = screens.screens.map(({id}) => id);

/** The lines of the help of a model, without those that are scrolled away. */
function helpOf(model: Parameters<typeof pressed>[0]): readonly string[] {
	const inside = insideOf(bodySize(model));
	const content = overlayOf(screens, model)?.panel?.(model, knowledge, inside, display);
	return (content?.lines ?? []).map(textOf);
}

test('the legend explains every mark and every background that the screen shows', () => {
	const models = fc
		.record({
			screen: fc.constantFrom(...ids),
			size: fc.integer({min: 1, max: 9}),
			variant: fc.constantFrom('scan' as const, 'flags' as const, 'bitmask' as const),
			step: fc.nat(2000),
			columns: fc.integer({min: 60, max: 140}),
			rows: fc.integer({min: 16, max: 45}),
			keys: fc.array(
				fc.constantFrom('a', 'T', 'z', ' ', 'space', 'i', 'right', 'down', 'd', 'n', 'y', 'shift-down', 'b'),
			),
		})
		.map(({screen, size, variant, step, columns, rows, keys}) => {
			const there = pressed(atStep(size, 0, {screen, variant, window: {columns, rows}}), ...keys);
			return pressed({...there, places: {...there.places, [size]: {step, solution: 1}}}, 'left', 'right');
		});
	fc.assert(
		fc.property(models, (model) => {
			const {panels} = shownIn(screenOf(screens, model).view!(model, knowledge, display));
			const {visible} = divideMarks(screens, model, knowledge, display);
			const samples = visible.flatMap(({sample}) => sample(display.glyphs));
			const edges = visible.some(({id}) => id === 'edges') ? unicodeGlyphs.edges : '';
			const explained = `${samples.map(({text}) => text).join(' ')}${edges}`;
			for (const {text, ground} of panels) {
				const mark = text.trim();
				if (mark.length === 1 && !/[\w()[\]{};|│&=<>+-]/.test(mark)) {
					expect(explained).toContain(mark);
				}

				if (ground && ground !== 'light' && ground !== 'dark') {
					expect(samples.map((each) => each.ground)).toContain(ground);
				}
			}
		}),
	);
});

test('the help begins with the marks on the screen now, then the words, the keys, and the other marks', () => {
	const lines = helpOf(pressed(atStep(8, 48), '?'));
	const mouse = 'Mouse (the menu turns it on)';
	const headings = ['On the screen now', 'Words', 'Search', 'Everywhere', 'Menu', 'Go to', mouse, 'Other marks'];
	expect(lines.filter((each) => headings.includes(each))).toEqual(headings);
	expect(lines).toContain(' ✗     red: the attacked square');
	expect(lines.indexOf(' ✗     red: the attacked square')).toBeLessThan(lines.indexOf('Words'));
	expect(lines.indexOf(' ♛     blue: the queen that was just placed')).toBeGreaterThan(lines.indexOf('Other marks'));
});

test.each(ids)('the help of %s scrolls to its last line and not further, in every window', (screen) => {
	for (const [columns, rows] of [
		[80, 24],
		[40, 12],
		[120, 40],
	] as const) {
		const opened = openHelp(pressed(modelWith({screen, window: {columns, rows}}), 'ctrl-l'));
		const {width, height} = insideOf(bodySize(opened));
		const scrolled = pressed(opened, ...Array.from({length: 40}, () => 'pagedown'));
		expect(helpOf(scrolled)).toHaveLength(Math.min(height, helpOf(opened).length));
		expect(helpOf(pressed(scrolled, 'up', 'up', 'up')).length).toBeGreaterThan(height);
		expect(helpOf(opened).every((each) => each.length <= width)).toBe(true);
	}
});

test.each([
	['w', 'compare', ['log-bar', 'fewer', 'more'], 'Search spaces'],
	['e', 'compare', [], 'Growth'],
	['s', 'solutions', ['chosen-image', 'two-rows', 'chosen-board'], 'Images'],
] as const)('over the overlay of %s the help explains its marks, words and keys first', (key, screen, marks, title) => {
	const model = modelWith({screen});
	complete(pressed(model, key), knowledge);
	expect(divideMarks(screens, pressed(model, key), knowledge, display).visible.map(({id}) => id)).toEqual(marks);
	const lines = helpOf(pressed(model, key, '?'));
	const own = overlayOf(screens, pressed(model, key))!.legend!;
	const words = own.words.map((id) => text.legend.words[id].word);
	const start = lines.indexOf('Words');
	expect(
		lines.slice(start + 1, lines.indexOf(title)).map((line) => words.find((word) => line.startsWith(word))),
	).toEqual(expect.arrayContaining(words));
	expect(lines.indexOf(title)).toBeLessThan(lines.indexOf(text.screens[screen]));
});

test('the marks of flags are explained while they are shown', () => {
	const visible = (columns: number, step: number) =>
		divideMarks(
			screens,
			atStep(8, step, {variant: 'flags', window: {columns, rows: 40}}),
			knowledge,
			display,
		).visible.map(({id}) => id);
	expect(visible(120, 48)).toEqual(expect.arrayContaining(['not-read', 'touched-flag']));
	expect(visible(120, 0)).not.toEqual(expect.arrayContaining(['not-read']));
	const compare = atStep(8, 48, {variant: 'flags', screen: 'compare'});
	const ids = divideMarks(screens, compare, knowledge, display).visible.map(({id}) => id);
	expect(ids).toContain('not-read');
	expect(ids).not.toContain('untried');
});

test('closing the help shows the overlay that it hid', () => {
	const growth = pressed(modelWith({screen: 'compare'}), 'w', '?');
	expect(growth.overlay).toBe('help');
	expect(pressed(growth, 'escape').overlay).toBe('search-spaces');
	expect(pressed(modelWith({screen: 'compare'}), '?', '?').overlay).toBeUndefined();
});

test('the help explains its screen in the frame', () => {
	const frame = frameOf(pressed(atStep(8, 48), '?'));
	expect(frame[2]).toContain('On the screen now');
});
