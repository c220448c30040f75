import fc from 'fast-check';
import {type Model, resized} from '../../source/explorer/model.js';
import {numberKinds} from '../../source/explorer/square-numbers.js';
import {screens} from '../../source/screens/index.js';
import {largestSize, smallestSize} from '../../source/solver/board.js';
import {variants} from '../../source/solver/search/variants.js';
import {chinese, english, knowledge, modelWith, pressed, usualWindows} from '../pressed.js';
import {largestKept} from './right.js';

const views: readonly (readonly string[])[] = [
	[],
	['?', 'down', 'down', 'down'],
	['m'],
	[':', '1', '2'],
	['z'],
	['f'],
	['t'],
	['t', 't'],
	['e'],
	['M', 'right'],
	['a', 'space', 'a', 'a', 'i'],
	['space', 'down', 'down', 'right', ...numberKinds.map(() => 'a')],
	['s'],
];

const windows = fc.oneof(
	fc.constantFrom(...usualWindows),
	fc.record({columns: fc.integer({min: 40, max: 160}), rows: fc.integer({min: 12, max: 60})}),
	fc.record({columns: fc.integer({min: 1, max: 50}), rows: fc.integer({min: 1, max: 14})}),
);

/** Most are so small that their figures are known. */
export const sizes = fc.oneof(
	{weight: 3, arbitrary: fc.integer({min: smallestSize, max: largestKept})},
	{weight: 1, arbitrary: fc.integer({min: smallestSize, max: largestSize})},
);

export const corpus = fc.record({
	screen: fc.constantFrom(...screens.screens.map(({id}) => id)),
	size: sizes,
	/** In hundredths of a percent: most floating-point numbers from 0 to 1 are close to 0. */
	share: fc.integer({min: 0, max: 10_000}),
	variant: fc.constantFrom(...variants.map(({id}) => id)),
	window: windows,
	language: fc.constantFrom(...(['en', 'en', 'zh'] as const)),
	keys: fc.constantFrom(...views),
	notice: fc.constantFrom(undefined, undefined, undefined, 'no-solution-here' as const, 'nothing-to-undo' as const),
});

type State = typeof corpus extends fc.Arbitrary<infer Value> ? Value : never;

export function modelAt({size, share, keys, notice, language, ...rest}: State): Model {
	const tape = knowledge.tape(size);
	// The first steps of a larger search are known soon.
	tape.advance(size <= 10 ? Number.POSITIVE_INFINITY : 5);
	const {index, solutions} = tape.horizon;
	const place = {
		step: Math.round((share / 10_000) * index),
		solution: Math.max(1, Math.round((share / 10_000) * solutions)),
	};
	const text = language === 'en' ? english : chinese;
	const model = pressed(resized(modelWith({...rest, language, text, places: {[size]: place}}), size), ...keys);
	return {...model, isPlaying: false, notice: model.screen === 'lesson' ? undefined : notice};
}
