import fc from 'fast-check';
import {expect, test} from 'vitest';
import {type Model, placeOf} from '../../source/explorer/model.js';
import {narration} from '../../source/explorer/narration.js';
import {search} from '../../source/screens/search/index.js';
import {variants} from '../../source/solver/search/variants.js';
import {atStep, chinese, english, knowledge, modelWith, pressed, spoken} from '../pressed.js';
import {runs} from '../runs.js';
import {corpus, modelAt} from './corpus.js';
import {boardIn, queensOn} from './figures/board.js';
import {factsAbout} from './figures/facts.js';
import {claimsAbout, figuresIn} from './figures/figures.js';
import {counted, textbook} from './figures/textbook.js';
import {ascii, frameOf, unicode} from './render.js';
import {expectToBeRight, expectToFit} from './right.js';

/** Chinese characters and their punctuation. */
const wide = /[\u3000-\u303F\u4E00-\u9FFF\uFF00-\uFFEF]/g;

// Readme: The numbers on the screen are computed.
test('any frame fits its window, cuts no figure, is ASCII in ASCII, and its figures are correct', () => {
	fc.assert(
		fc.property(corpus, (state) => {
			const model = modelAt(state);
			expectToBeRight(frameOf(model).join('\n'), model);
			const inAscii = frameOf(model, ascii).join('\n');
			expectToFit(inAscii, model);
			// Chinese is not written in ASCII, but its marks are.
			expect(model.text === english ? inAscii : inAscii.replaceAll(wide, '')).toMatch(/^[ -~\n]*$/);
		}),
		{numRuns: runs(8)},
	);
});

/** In order of size. Angles stand in Chinese only, places in English only; decimals may depend on the width of a bar. */
function numbersIn(shown: string): readonly string[] {
	const counts = shown.replaceAll(/(?:90|180) 度|\d(?:st|nd|rd|th)|\d+\.\d+/g, '').match(/\d+(?:,\d{3})*/g) ?? [];
	return counts.toSorted();
}

test('screen and screen reader have the same numbers in Chinese as in English', () => {
	fc.assert(
		fc.property(corpus, (state) => {
			const model = modelAt({...state, notice: undefined, window: {columns: 200, rows: 80}});
			const [inEnglish, inChinese] = [english, chinese].map((text) => ({...model, text}));
			// Help and lesson have numbers in their prose. Larger boards leave less room for sentences.
			fc.pre(model.overlay !== 'help' && model.screen !== 'lesson' && model.size <= 12);
			// The sentence of Play has the parts that fit; the screen reader has them all.
			const shown = (each: Model) =>
				frameOf(each)
					.slice(0, each.screen === 'play' ? -3 : undefined)
					.join('\n');
			expect(numbersIn(shown(inChinese!))).toEqual(numbersIn(shown(inEnglish!)));
			const said = (each: Model) => Object.values(spoken(each)).join('\n');
			expect(numbersIn(said(inChinese!))).toEqual(numbersIn(said(inEnglish!)));
		}),
		{numRuns: runs(4)},
	);
});

// Manual: that is enough for every screen but the lesson, up to 8 queens
test.each(['solutions', 'search', 'play'] as const)('the board of %s is whole in 60 by 16 cells', (screen) => {
	const model = modelWith({screen, window: {columns: 60, rows: 16}});
	expect(boardIn(frameOf(model).join('\n'), 8)).toBe(queensOn(model)!.join(' '));
});

test('any two steps in a row look different without colour, above the figures', () => {
	const above = (step: number) => frameOf(atStep(8, step)).slice(0, 15).join('\n');
	const frames = Array.from({length: 25}, (_, step) => above(step));
	expect(frames.filter((frame, index) => frame === frames[index + 1])).toEqual([]);
});

const window = {columns: 120, rows: 40};
/** In the search for 6 queens. */
const firstDeadEnd = textbook(6).accounts.findIndex(({event}) => event?.safe === 0);
const firstSolution = textbook(6).accounts.findIndex(({event}) => event?.type === 'solution');

/** All together they show every figure that can be checked. */
const models: readonly Model[] = [
	modelWith({size: 6, window, places: {6: {step: 0, solution: 3}}}),
	pressed(modelWith({size: 6, window}), 'M'),
	modelWith({size: 3, window}),
	...[0, 1, 2, 48, 171, firstSolution, 313, 894, 1202].map((step) => atStep(6, step, {window})),
	...variants.map(({id}) => atStep(6, firstDeadEnd, {window, variant: id})),
	...[0, 6, 48].map((step) => atStep(6, step, {window, variant: 'flags'})),
	...[48, 75].map((step) => atStep(6, step)),
	pressed(atStep(6, 0), 'n'),
	pressed(atStep(7, 2000), 't'),
	...[700, 3000].map((step) => pressed(atStep(7, step, {window}), 't')),
	...[0, 48, 3500, 4726].flatMap((step) =>
		[{columns: 80, rows: 24}, window, {columns: 200, rows: 60}].map((each) =>
			atStep(7, step, {screen: 'compare', window: each}),
		),
	),
	...[48, 1100, 1202].map((step) => atStep(6, step, {screen: 'compare'})),
	...[4, 7].map((size) => pressed(atStep(size, 0), 'e')),
	modelWith({size: 6, screen: 'play', window}),
	pressed(modelWith({size: 6, screen: 'play', window}), 'space', ...'jl', 'space', ...'jl', 'space'),
].map((model) => ({...model, notice: undefined}));

test('every figure that can be checked is found on one of these frames, and all are correct', () => {
	const found = models.flatMap((model) => {
		const frame = frameOf(model).join('\n');
		expectToBeRight(frame, model);
		return figuresIn(frame, model);
	});
	const names = new Set(found.map(({name}) => name));
	const checked = models.flatMap((model) => claimsAbout(model)).map(({name}) => name);
	const all = new Set([...checked, 'board']);
	expect([...all].filter((name) => !names.has(name))).toEqual([]);
});

const positions = fc
	.record({
		size: fc.integer({min: 1, max: 8}),
		share: fc.integer({min: 0, max: 10_000}),
		variant: fc.constantFrom(...counted),
		columns: fc.integer({min: 40, max: 160}),
		rows: fc.integer({min: 12, max: 50}),
	})
	.map(({size, share, variant, columns, rows}) => {
		const step = Math.round((share / 10_000) * (textbook(size).accounts.length - 1));
		return atStep(size, step, {variant, window: {columns, rows}});
	});

test('the sentence and the speech about any step say what the textbook program does, in any window', () => {
	fc.assert(
		fc.property(positions, (model) => {
			const {step} = placeOf(model);
			const moment = knowledge.tape(model.size).at(step)!;
			const heard = search.speech(model, knowledge, unicode)['place'];
			for (const fact of factsAbout(model.size, step, model.variant)) {
				expect(narration(model, knowledge, moment)).toContain(fact);
				expect(heard).toContain(fact);
			}
		}),
	);
});
