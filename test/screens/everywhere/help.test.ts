import fc from 'fast-check';
import {expect, test} from 'vitest';
import {afterTime} from '../../../source/app/hooks.js';
import type {KeyId} from '../../../source/explorer/keymap.js';
import type {Model} from '../../../source/explorer/model.js';
import {screensWithReplay as screens} from '../../../source/screens/index.js';
import {items} from '../../../source/screens/lesson/chapters.js';
import {lesson} from '../../../source/screens/lesson/state.js';
import {actingRows, reachable} from '../../../source/screens/press.js';
import {frameOf} from '../../app/render.js';
import {atStep, knowledge, modelWith, pressed, spoken} from '../../pressed.js';
import {runs} from '../../runs.js';
import {atTask} from '../lesson/walk.js';
import {pressed as after, textOf, withReplay} from '../replay/replayed.js';

const help = (model: Model) => pressed(model, '?');

/** The visible lines of the help, without its border. */
function linesOf(model: Model): readonly string[] {
	return frameOf(model)
		.filter((line) => line.startsWith('│'))
		.map((line) => line.slice(2, -2).trimEnd());
}

test('keys come first, then marks and words', () => {
	const lines = linesOf(help(atStep(8, 48, {window: {columns: 70, rows: 120}})));
	const headings = lines.filter((line, index) => line !== '' && (lines[index - 1] ?? '') === '');
	expect(headings).toEqual(['Keys: Search', 'Keys: everywhere', 'Marks of this screen', 'Words']);
	expect(lines).toContain(' ✗   the attacked square');
});

test('keys stand in two columns where there is room', () => {
	const wide = linesOf(help(atStep(8, 48)));
	const narrow = linesOf(help(atStep(8, 48, {window: {columns: 60, rows: 24}})));
	expect(wide[1]).toMatch(/^←→ +one step back, forth .* {2}\S/);
	expect(narrow[1]).toMatch(/^←→ +one step back, forth$/);
});

test('closing the help shows the overlay that it hid', () => {
	const images = pressed(modelWith({screen: 'solutions'}), 'M', '?');
	expect(images.overlay).toBe('help');
	expect(pressed(images, 'escape').overlay).toBe('images');
});

test('each key is listed once, and only if it acts', () => {
	const signsOn = (model: Model) => (spoken(help(model))['help'] ?? '').split('\n').map((line) => line.split(': ')[0]);
	expect(signsOn(atStep(8, 48)).filter((sign) => sign === 'Enter')).toEqual(['Enter']);
	expect(signsOn(atTask('deadEnd', 1)).filter((sign) => /^c$/i.test(sign!))).toEqual(['C']);
});

/** What they choose, erase or set up may be so already, and a page shows by signs that it goes no further. */
const steady: readonly KeyId[] = ['type', 'go-to-screen', 'lesson-code', 'lesson-again', 'scroll', 'page'];

const openings = ['', 'z', 'M', 'e', 'enter', 'space', 'right', 'end', 'a', '?', ':'];

const states = fc.record({
	screen: fc.constantFrom(...screens.screens.map(({id}) => id)),
	size: fc.integer({min: 1, max: 7}),
	window: fc.constantFrom({columns: 80, rows: 24}, {columns: 140, rows: 50}, {columns: 50, rows: 14}),
	step: fc.nat(),
	item: fc.nat(items.length - 1),
	keys: fc.array(fc.constantFrom(...openings), {maxLength: 2}),
	row: fc.nat(),
});

test('each key that acts does something that is seen, or says why not', () => {
	fc.assert(
		fc.property(states, ({screen, size, window, step, item, keys, row}) => {
			const {index, solutions} = knowledge.tape(size).end!;
			const places = {[size]: {step: step % (index + 1), solution: 1 + (step % Math.max(1, solutions))}};
			const begun = withReplay(lesson.with(modelWith({size, window, places}), {index: item}));
			const place = screens.screens.findIndex(({id}) => id === screen) + 1;
			const model = after(begun, String(place), ...keys);
			const quiet = {...model, notice: undefined};
			const acting = actingRows(screens, quiet, knowledge);
			const listed = acting.flatMap((each) => reachable(acting, each) ?? []).filter(({label}) => label !== '');
			const {id, effect, bindings} = listed[row % listed.length]!;
			for (const key of steady.includes(id) || effect ? [] : bindings.map((binding) => binding.keys[0]!)) {
				const next = after(quiet, key);
				if (!next.notice && !next.exit) {
					// After a step or at another speed, playback may have come as far; one tick is short.
					let both: readonly Model[] = [quiet, next];
					const isSeen = [0, 100, 250, 250, 250, 250].some((time) => {
						both = both.map((each) => afterTime(screens, each, knowledge, time));
						return textOf(both[0]!, 3) !== textOf(both[1]!, 3);
					});
					expect([screen, size, keys, id, key, isSeen]).toEqual([screen, size, keys, id, key, true]);
				}
			}
		}),
		{numRuns: runs(40)},
	);
});
