import fc from 'fast-check';
import {expect, test} from 'vitest';
import type {Model} from '../../source/explorer/model.js';
import {statementsOf} from '../../source/screens/everywhere/speech.js';
import {screens} from '../../source/screens/index.js';
import {variants} from '../../source/solver/index.js';
import {text as chinese} from '../../source/text/zh/index.js';
import {knowledge, modelWith, pressed} from '../pressed.js';
import {complete, frameOf, unicode} from './render.js';

/** The numbers in order of size. Angles stand in Chinese only. A number with decimals may depend on the width of a bar. */
function numbersIn(shown: string): readonly string[] {
	const counts = shown.replaceAll(/(?:90|180) 度|\d+\.\d+/g, '').match(/\d+(?:,\d{3})*/g) ?? [];
	return counts.toSorted();
}

// A window in which both languages have room for their longest wording.
const window = {columns: 200, rows: 60};
const models = fc
	.record({
		screen: fc.constantFrom(...screens.screens.map(({id}) => id)),
		size: fc.integer({min: 4, max: 8}),
		step: fc.nat({max: 20_000}),
		solution: fc.integer({min: 1, max: 92}),
		variant: fc.constantFrom(...variants.map(({id}) => id)),
		keys: fc.constantFrom([], ['z'], ['a', 'space', 'a', 'i'], ['s'], ['T'], ['w'], ['y'], ['f']),
	})
	.map(({size, step, solution, keys, ...rest}): Model => {
		const model = modelWith({...rest, size, window});
		complete(model, knowledge);
		const {end} = knowledge.tape(size);
		const place = {step: step % (end!.index + 1), solution: 1 + (solution % end!.solutions)};
		return pressed({...model, places: {[size]: place}}, ...keys);
	});

test('the screen shows the same numbers in Chinese as in English', () => {
	fc.assert(
		fc.property(models, (model) => {
			const [english, translated] = [model, {...model, text: chinese}].map((each) => frameOf(each).join('\n'));
			expect(numbersIn(translated ?? '')).toEqual(numbersIn(english ?? ''));
		}),
		{numRuns: 25},
	);
});

test('the screen reader says the same numbers in Chinese as in English', () => {
	const spoken = (model: Model) => Object.values(statementsOf(screens, model, knowledge, unicode)).join('\n');
	fc.assert(
		fc.property(models, (model) => {
			expect(numbersIn(spoken({...model, text: chinese}))).toEqual(numbersIn(spoken(model)));
		}),
		{numRuns: 80},
	);
});
