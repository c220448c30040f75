import fc from 'fast-check';
import {type Model, resized, type ScreenId} from '../../source/explorer/model.js';
import {largestSize, smallestSize} from '../../source/solver/board.js';
import {variants} from '../../source/solver/search/variants.js';
import {chinese, english, knowledge, modelWith, pressed, usualWindows} from '../pressed.js';
import {largestKept} from './right.js';

/** Keys that lead to what there is to see. */
const views: readonly (readonly [ScreenId, keys: string])[] = [
	['lesson', ']|] enter|] a|] i i i|] ] right|] ] ] c|] ] ] ] enter i|] ] ] ] a b|] ] ] ] ] ] ] b|] ] ] ] ] ] ] ] b i'],
	['lesson', 'c|a|] enter enter i|] ] ] ] c enter|] ] ] ] ] enter|] ] ] ] ] ] ] ] ] ] a|] ] ] ] ] ] ] ] ] ] d enter b'],
	['solutions', 'z|z down|z right right|f z|f a a|M|M down down|M right ?|a|right a a a|enter|x|e'],
	['search', 't|t z|z|n n|e|e pagedown|enter|v enter right|v v a enter|D a a|D enter right right|n|d v t|a a a o|s'],
	['compare', 'e|e pagedown|> > <|right right|n|D|d|a|enter'],
	['play', 'space down down right a a|space right a a|space a i|a|a a right|down space right right space x u|space'],
	[
		'play',
		'space right space down|space down space i|up left space up space|i|space down right right space down down right space i a a a',
	],
];
const everywhere = ['', '?', '? down down down', 'm', 'm down down down down down down', ': 1 2', 'c', 'right v'];
const places = views.flatMap(([screen, each]) =>
	[...each.split('|'), ...everywhere].map((keys) => ({screen, keys: keys.split(' ').filter(Boolean)})),
);

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
	place: fc.constantFrom(...places),
	size: sizes,
	/** In hundredths of a percent: most floating-point numbers from 0 to 1 are close to 0. */
	share: fc.integer({min: 0, max: 10_000}),
	variant: fc.constantFrom(...variants.map(({id}) => id)),
	window: windows,
	language: fc.constantFrom(...(['en', 'en', 'zh'] as const)),
	notice: fc.constantFrom(undefined, undefined, undefined, 'no-solution-here' as const, 'nothing-to-undo' as const),
});

type State = typeof corpus extends fc.Arbitrary<infer Value> ? Value : never;

export function modelAt({size, share, place: {screen, keys}, notice, language, ...rest}: State): Model {
	const tape = knowledge.tape(size);
	// The first steps of a larger search are known soon.
	tape.advance(size <= 10 ? Number.POSITIVE_INFINITY : 5);
	const {index, solutions} = tape.horizon;
	const part = share / 10_000;
	const at = {step: Math.round(part * index), solution: Math.max(1, Math.round(part * solutions))};
	const text = language === 'en' ? english : chinese;
	const model = pressed(resized(modelWith({...rest, screen, language, text, places: {[size]: at}}), size), ...keys);
	return {...model, isPlaying: false, notice: model.screen === 'lesson' ? undefined : notice};
}
