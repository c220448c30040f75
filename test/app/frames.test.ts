import fc from 'fast-check';
import {expect, test} from 'vitest';
import type {Model} from '../../source/explorer/model.js';
import {statementsOf} from '../../source/screens/everywhere/speech.js';
import {screens} from '../../source/screens/index.js';
import {atStep, chinese, english, knowledge, modelWith} from '../pressed.js';
import {runs} from '../runs.js';
import {corpus, modelAt} from './corpus.js';
import {boardIn, queensOn} from './figures/board.js';
import {ascii, frameOf} from './render.js';
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
	const spoken = (model: Model) => Object.values(statementsOf(screens, model, knowledge)).join('\n');
	fc.assert(
		fc.property(corpus, (state) => {
			const model = modelAt({...state, notice: undefined, window: {columns: 200, rows: 80}});
			const [inEnglish, inChinese] = [english, chinese].map((text) => ({...model, text}));
			// Help has numbers in its prose. Larger boards leave less room for sentences.
			fc.pre(model.overlay !== 'help' && model.size <= 12);
			// The sentence of Play has the parts that fit; the screen reader has them all.
			const shown = (each: Model) =>
				frameOf(each)
					.slice(0, each.screen === 'play' ? -3 : undefined)
					.join('\n');
			expect(numbersIn(shown(inChinese!))).toEqual(numbersIn(shown(inEnglish!)));
			expect(numbersIn(spoken(inChinese!))).toEqual(numbersIn(spoken(inEnglish!)));
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
