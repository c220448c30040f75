import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {actionFor} from '../../source/explorer/keymap.js';
import {type Action, createModel, type Model, placeOf} from '../../source/explorer/model.js';
import {speeds} from '../../source/explorer/speed.js';
import {tapeOf} from '../../source/explorer/tapes.js';
import {update} from '../../source/explorer/update.js';

const solutions = createModel();
const search = createModel({screen: 'search'});

function run(model: Model, ...actions: readonly Action[]): Model {
	return actions.reduce(update, model);
}

const typed = (text: string): Action[] => [...text].map((each) => ({type: 'type', text: each}));
const goTo = (text: string): Action[] => [{type: 'prompt'}, ...typed(text), {type: 'enter'}];

describe('solutions', () => {
	test('arrows go to the neighbours and stop at both ends, saying so', () => {
		expect(placeOf(run(solutions, {type: 'solution', by: 1})).solution).toBe(2);
		expect(run(solutions, {type: 'solution', by: -1})).toMatchObject({notice: 'first-solution'});
		const last = run(solutions, {type: 'last'});
		expect(placeOf(last).solution).toBe(92);
		expect(run(last, {type: 'solution', by: 1})).toMatchObject({notice: 'last-solution'});
		expect(placeOf(run(last, {type: 'first'})).solution).toBe(1);
	});

	test('a page is what the list shows', () => {
		const {solution} = placeOf(run(solutions, {type: 'page', by: 1}));
		expect(solution).toBe(10);
		expect(placeOf(run(solutions, {type: 'page', by: 1}, {type: 'page', by: -1})).solution).toBe(1);
	});

	test('another image, and a solution found in Search, end the list of the first of each class', () => {
		const first = run(solutions, {type: 'fundamental'});
		expect(first.isFundamentalOnly).toBe(true);
		expect(run(first, {type: 'image'})).toMatchObject({isFundamentalOnly: false});
		const found = run(first, {type: 'enter'});
		expect(found.screen).toBe('search');
		expect(run(found, {type: 'enter'})).toMatchObject({screen: 'solutions', isFundamentalOnly: false});
	});

	test('the images of solution 14 are 14, 38, 55 and 79, in a circle', () => {
		let model = run(solutions, ...goTo('14'));
		const seen = Array.from({length: 4}, () => {
			model = run(model, {type: 'image'});
			return placeOf(model).solution;
		});
		expect(seen).toEqual([38, 55, 79, 14]);
	});

	test('of the fundamental solutions there are twelve, and all are the first of their class', () => {
		let model = run(solutions, ...goTo('92'), {type: 'fundamental'});
		expect(placeOf(model).solution).toBe(1);
		const seen = [1];
		while (model.notice !== 'last-solution') {
			model = run(model, {type: 'solution', by: 1});
			seen.push(placeOf(model).solution);
		}

		expect(seen.slice(0, -1)).toHaveLength(12);
		expect(seen.at(-1)).toBe(seen.at(-2));
	});

	test('among the first of each class, the end is the last of them, and a number that is none shows all again', () => {
		const last = run(solutions, {type: 'fundamental'}, {type: 'last'});
		expect(last.isFundamentalOnly).toBe(true);
		expect(tapeOf(8).fundamental(12)?.solutions).toBe(placeOf(last).solution);
		expect(placeOf(run(last, {type: 'solution', by: 1})).solution).toBe(placeOf(last).solution);
		expect(run(solutions, {type: 'fundamental'}, ...goTo('50'))).toMatchObject({isFundamentalOnly: false});
		expect(run(solutions, {type: 'fundamental'}, ...goTo('3')).isFundamentalOnly).toBe(false);
		expect(run(solutions, {type: 'fundamental'}, ...goTo('2')).isFundamentalOnly).toBe(true);
	});

	test('enter goes to the step that found it, and back', () => {
		const found = run(solutions, {type: 'enter'});
		expect(found.screen).toBe('search');
		expect(tapeOf(8).at(placeOf(found).step)?.step).toEqual({type: 'solution', number: 1});
		const back = run(found, {type: 'solution', by: 1}, {type: 'enter'});
		expect(back.screen).toBe('solutions');
		expect(placeOf(back).solution).toBe(2);
	});

	test('without any solution nothing moves', () => {
		const none = createModel({size: 3});
		for (const action of [
			{type: 'solution', by: 1},
			{type: 'last'},
			{type: 'image'},
			{type: 'fundamental'},
			{type: 'enter'},
		] satisfies Action[]) {
			expect(placeOf(run(none, action)).solution).toBe(1);
		}
	});
});

describe('where there is no solution, or none is known yet', () => {
	test.each([2, 3])('%i queens: no key says that a solution is the first or the last', (size) => {
		for (const isFundamentalOnly of [false, true]) {
			const model = {...createModel({size}), isFundamentalOnly};
			expect(run(model, {type: 'solution', by: 1}).notice).toBe('no-solution-to-show');
			expect(run(model, {type: 'page', by: -1}).notice).toBe('no-solution-to-show');
			expect(placeOf(run(model, {type: 'last'})).solution).toBe(1);
		}
	});

	test('the next class and the last one are sought, and stay among the first of each class', () => {
		const model = {...createModel({size: 20}), isFundamentalOnly: true};
		const known = tapeOf(20).horizon.fundamental;
		const far = run(
			{...model, places: {20: {step: 0, solution: tapeOf(20).fundamental(known)!.solutions}}},
			{type: 'page', by: 1},
		);
		expect(far.notice).toBeUndefined();
		expect(run(model, {type: 'last'}).sought).toEqual({type: 'last-class'});
		expect(run({...createModel(), isFundamentalOnly: true}, {type: 'last'}).isFundamentalOnly).toBe(true);
	});

	test('an answer is about its own board, and what is typed about its own question', () => {
		const prediction = {right: 0, asked: 1, typed: '1', last: {isRight: false, step: 4}};
		const model = {...search, prediction};
		expect(run(model, {type: 'next-size', by: 1}).prediction).toMatchObject({asked: 1, typed: '', last: undefined});
		expect(run(model, {type: 'step', by: 1}).prediction).toMatchObject({typed: '', last: prediction.last});
	});
});

describe('search', () => {
	test('n and p go to the solutions after and before, from between as from one', () => {
		const first = run(search, {type: 'solution', by: 1});
		const second = run(first, {type: 'solution', by: 1});
		expect(placeOf(first).step).toBe(tapeOf(8).solution(1)?.index);
		expect(placeOf(second).step).toBe(tapeOf(8).solution(2)?.index);
		expect(placeOf(run(second, {type: 'solution', by: -1}))).toEqual(placeOf(first));
		expect(placeOf(run(second, {type: 'step', by: -1}, {type: 'solution', by: -1}))).toEqual(placeOf(first));
		expect(run(first, {type: 'solution', by: -1}).notice).toBe('no-solution-before');
		expect(run(search, {type: 'last'}, {type: 'solution', by: 1}).notice).toBe('no-solution-after');
	});

	test('enter on a step without solution stays and says so', () => {
		expect(run(search, {type: 'enter'})).toMatchObject({screen: 'search', notice: 'no-solution-here'});
	});

	test.each([
		['876', 876],
		['0', 0],
		['1,095', 1095],
		['100%', 19_924],
		['50%', 9962],
	])('the prompt takes %s', (text, step) => {
		expect(placeOf(run(search, ...goTo(text))).step).toBe(step);
	});

	test('the prompt takes so many steps on and back, and stops at both ends', () => {
		const at100 = run(search, ...goTo('100'));
		expect(placeOf(run(at100, ...goTo('+50'))).step).toBe(150);
		expect(placeOf(run(at100, ...goTo('-50'))).step).toBe(50);
		expect(placeOf(run(at100, ...goTo('-500'))).step).toBe(0);
		expect(placeOf(run(at100, ...goTo('+999999'))).step).toBe(19_924);
	});

	test.each(['19925', 'x', '1.5', '101%', '+', '%', '+5%', '-'])('the prompt refuses %s and keeps it', (text) => {
		const model = run(search, ...goTo(text));
		expect(model).toMatchObject({notice: 'no-such-number', overlay: {type: 'prompt', text}});
		expect(run(model, {type: 'back'}).overlay).toBeUndefined();
	});

	test('playback moves as many steps as the time and the speed say, with nothing lost between ticks', () => {
		let model = run(search, {type: 'play'});
		expect(model).toMatchObject({isPlaying: true, speed: 5});
		for (let tick = 0; tick < 30; tick++) {
			model = run(model, {type: 'tick', milliseconds: 33});
		}

		expect(placeOf(model).step).toBe(4);
		model = run(model, {type: 'tick', milliseconds: 11});
		expect(placeOf(model).step).toBe(5);
	});

	test('playback ends at the end, and backwards at the start', () => {
		const fast = run(search, ...Array.from({length: 30}, () => ({type: 'speed', by: 1}) as const));
		expect(fast.speed).toBe(speeds.at(-1));
		const played = run(fast, {type: 'play'}, {type: 'tick', milliseconds: 100});
		expect(played.isPlaying).toBe(false);
		expect(placeOf(played).step).toBe(19_924);
		expect(run(played, {type: 'play'})).toMatchObject({isPlaying: false, notice: 'last-step'});
		const reversed = run(played, {type: 'reverse'}, {type: 'play'}, {type: 'tick', milliseconds: 100});
		expect(reversed.isPlaying).toBe(false);
		expect(placeOf(reversed).step).toBe(0);
	});

	test('any move stops playback', () => {
		expect(run(search, {type: 'play'}, {type: 'step', by: 1}).isPlaying).toBe(false);
		expect(run(search, {type: 'play'}, {type: 'variant', id: 'flags'}).isPlaying).toBe(true);
	});

	test('a goal that is not known yet is sought, found when it is, and given up at any key', () => {
		const large = createModel({size: 19, screen: 'search'});
		const seeking = run(large, {type: 'last'});
		expect(seeking.sought).toBeDefined();
		expect(run(seeking, {type: 'speed', by: 1}).sought).toBeUndefined();
		const tape = tapeOf(19);
		const goal = tape.horizon.index + 100_000_000;
		const ahead = run(large, ...goTo(String(goal)));
		expect(ahead.sought).toEqual({type: 'step', index: goal});
		while (tape.horizon.index < goal) {
			tape.advance(100);
		}

		const found = run(ahead, {type: 'read-on'});
		expect(found.sought).toBeUndefined();
		expect(placeOf(found).step).toBe(goal);
	});
});

describe('everywhere', () => {
	test.each(['help', 'ladder', 'growth', 'images'] as const)('Tab goes on to the next screen from %s', (type) => {
		const shown = run(createModel({screen: type === 'images' ? 'solutions' : 'compare'}), {type});
		expect(shown.overlay?.type).toBe(type);
		const action = actionFor(shown, 'tab');
		expect(action).toEqual({type: 'next-screen', by: 1});
		const next = type === 'images' ? 'search' : 'play';
		expect(run(shown, action!)).toMatchObject({screen: next, overlay: undefined, growth: {isMeasuring: false}});
	});

	test('a number is typed of what a number can be made of', () => {
		const model = run(search, {type: 'prompt'});
		for (const key of ['a', 'q', '\u202E', '<', 'é']) {
			expect(actionFor(model, key)).toBeUndefined();
		}

		for (const key of '0123456789+-%,') {
			expect(actionFor(model, key)).toEqual({type: 'type', text: key});
		}
	});

	test('the sizes are those from 1 to 27', () => {
		const smallest = run(search, ...Array.from({length: 40}, (): Action => ({type: 'next-size', by: -1})));
		expect(smallest).toMatchObject({size: 1, notice: 'no-such-size'});
		expect(run(search, {type: 'size', size: 27}).size).toBe(27);
		expect(run(search, {type: 'size', size: 28})).toMatchObject({size: 8, notice: 'no-such-size'});
	});

	test('sizes end at 1 and 27, and each keeps its place', () => {
		expect(run(createModel({size: 1}), {type: 'next-size', by: -1})).toMatchObject({size: 1, notice: 'no-such-size'});
		expect(run(createModel({size: 27}), {type: 'next-size', by: 1})).toMatchObject({
			size: 27,
			notice: 'no-such-size',
		});
		const there = run(search, ...goTo('100'), {type: 'next-size', by: 1});
		expect(placeOf(there).step).toBe(0);
		expect(placeOf(run(there, {type: 'next-size', by: -1})).step).toBe(100);
	});

	test('the screens keep their places', () => {
		const model = run(search, ...goTo('100'), {type: 'next-screen', by: -1}, {type: 'solution', by: 1});
		expect(model.screen).toBe('solutions');
		expect(placeOf(model)).toEqual({step: 100, solution: 2});
	});

	test('whatever happens, the place is one that exists', () => {
		const action = fc.oneof(
			fc.constantFrom<Action>(
				{type: 'first'},
				{type: 'last'},
				{type: 'enter'},
				{type: 'play'},
				{type: 'reverse'},
				{type: 'image'},
				{type: 'fundamental'},
				{type: 'next-variant'},
				{type: 'help'},
				{type: 'menu'},
				{type: 'prompt'},
				{type: 'erase'},
				{type: 'back'},
				{type: 'read-on'},
			),
			fc.record({type: fc.constant('step' as const), by: fc.integer({min: -200, max: 200})}),
			fc.record({type: fc.constant('solution' as const), by: fc.integer({min: -20, max: 20})}),
			fc.record({
				type: fc.constantFrom('page' as const, 'next-size' as const, 'next-screen' as const),
				by: fc.constantFrom(1 as const, -1 as const),
			}),
			fc.record({type: fc.constant('tick' as const), milliseconds: fc.integer({min: 0, max: 1000})}),
			fc.record({type: fc.constant('type' as const), text: fc.constantFrom(...'0123456789+-%x')}),
		);
		fc.assert(
			fc.property(fc.integer({min: 1, max: 9}), fc.array(action, {maxLength: 60}), (size, actions) => {
				const model = actions.reduce(update, createModel({size}));
				const {step, solution} = placeOf(model);
				const {end} = tapeOf(model.size);
				expect(step).toBeGreaterThanOrEqual(0);
				expect(step).toBeLessThanOrEqual(end?.index ?? Number.POSITIVE_INFINITY);
				expect(Number.isInteger(step)).toBe(true);
				expect(solution).toBeGreaterThanOrEqual(1);
				expect(solution).toBeLessThanOrEqual(Math.max(1, end?.solutions ?? Number.POSITIVE_INFINITY));
			}),
			{numRuns: 300},
		);
	});
});
