import {expect, test} from 'vitest';
import {type Breakpoint, isStop, pins} from '../../source/explorer/breakpoints.js';
import {type Model, placeOf} from '../../source/explorer/model.js';
import {seek} from '../../source/explorer/navigation.js';
import {backtrack, variantOf} from '../../source/solver/index.js';
import {atSolution, atStep, knowledge, messageOf, modelWith, pressed} from '../pressed.js';

const search = modelWith({screen: 'search'});
const tape = knowledge.tape(8);

test('Home and End say where they went, also on Solutions', () => {
	const said = (model: Model, ...keys: string[]) => messageOf(pressed(model, ...keys));
	expect([said(search, 'right', 'g'), said(search, 'G')]).toEqual([
		'This is the start of the search.',
		'This is the end of the search.',
	]);
	expect(said(atSolution(8, 5), 'end')).toBe('This is the last solution.');
	expect(said(atSolution(8, 5), 'f', 'home')).toBe('This is the first solution.');
	expect(said(atSolution(3, 1), 'end')).toBe('There is no solution here.');
});

test('n and p go to the solutions after and before, from between as from one', () => {
	const first = pressed(search, 'n');
	const second = pressed(first, 'n');
	expect(placeOf(first).step).toBe(tape.solution(1)?.index);
	expect(placeOf(second).step).toBe(tape.solution(2)?.index);
	expect(placeOf(pressed(second, 'p'))).toEqual(placeOf(first));
	expect(placeOf(pressed(second, 'left', 'p'))).toEqual(placeOf(first));
	expect(pressed(first, 'p').notice).toBe('no-solution-before');
	expect(pressed(search, 'end', 'n').notice).toBe('no-solution-after');
});

test('enter on a step without solution stays and says so', () => {
	expect(pressed(search, 'enter')).toMatchObject({screen: 'search', notice: 'no-solution-here'});
});

test('a goal that is not known yet is sought, found when it is, and given up at any key', () => {
	const size = 19;
	const large = modelWith({size, screen: 'search'});
	const seeking = pressed(modelWith({size: 15, screen: 'search'}), 'end');
	expect(seeking.sought).toBeDefined();
	expect(pressed(seeking, '>').sought).toBeUndefined();
	const index = knowledge.tape(size).horizon.index + 3_000_000;
	const ahead = pressed(large, ':', ...String(index), 'enter');
	expect(ahead.sought).toMatchObject({type: 'steps'});
	expect(seek(ahead, knowledge).sought).toEqual(ahead.sought);
	while (knowledge.tape(size).horizon.index < index) {
		knowledge.tape(size).advance(100);
	}

	const found = seek(ahead, knowledge);
	expect(found.sought).toBeUndefined();
	expect(placeOf(found).step).toBe(index);
});

test('a model that seeks nothing stays as it is', () => {
	expect(seek(search, knowledge)).toBe(search);
});

/** When nothing is sought any more, with the number of slices. */
function sought(model: Model): {readonly model: Model; readonly slices: number} {
	let current = model;
	let slices = 1;
	while (current.sought) {
		current = seek(current, knowledge);
		slices++;
	}

	return {model: current, slices};
}

function stopsUpTo(size: number, last: number, breakpoint: Breakpoint): readonly number[] {
	const stops: number[] = [];
	let index = 0;
	for (const step of backtrack(size, variantOf('bitmask').guard(size))) {
		if (++index > last) {
			break;
		}

		if (step.type === 'solution' || isStop(breakpoint, step)) {
			stops.push(index);
		}
	}

	return stops;
}

test('N = 18: a stop that is far away is found in slices, in both directions', () => {
	const breakpoint = {row: 4, column: undefined};
	const size = 18;
	const last = 1_500_000;
	const stops = stopsUpTo(size, last, breakpoint);
	const gaps = [0, ...stops].map((from, index) => ({from, to: stops[index] ?? from}));
	const {from, to} = gaps.reduce((widest, gap) => (gap.to - gap.from > widest.to - widest.from ? gap : widest));
	expect(to - from).toBeGreaterThan(200_000);
	while (knowledge.tape(size).horizon.index < last) {
		knowledge.tape(size).advance(10);
	}

	const pinned = (step: number) => pins.with(atStep(size, step), {breakpoints: [breakpoint]});
	const isAt = (model: Model, step: number) =>
		expect(model).toMatchObject({sought: undefined, places: {[size]: {step}}});
	const forwards = sought(pressed(pinned(from), 'n'));
	expect(forwards.slices).toBe(Math.ceil((to - from) / 50_000));
	isAt(forwards.model, to);
	const backwards = sought(pressed(pinned(to), 'p'));
	expect(backwards.slices).toBe(Math.ceil((to - from) / 50_000));
	isAt(backwards.model, from);
	// Nothing is lost where one slice ends and the next begins.
	for (const distance of [1, 50_000, 100_001]) {
		isAt(sought(pressed(pinned(to - distance), 'n')).model, to);
		isAt(sought(pressed(pinned(from + distance), 'p')).model, from);
	}

	isAt(pressed(pinned(from), 'n', 'B'), from);
});

test('N = 18: if there is no stop before a step, the search ends at the start and says so', () => {
	const first = knowledge.tape(18).solution(1)!.index;
	const model = pins.with(atStep(18, first), {breakpoints: [{row: 17, column: undefined}]});
	const {model: after, slices} = sought(pressed(model, 'p'));
	expect(slices).toBe(Math.ceil(first / 50_000));
	expect(after).toMatchObject({sought: undefined, notice: 'no-stop-before'});
	expect(placeOf(after).step).toBe(first);
});
