import {expect, test, vi} from 'vitest';
import {placeOf} from '../../../source/explorer/model.js';
import {frameOf} from '../../app/render.js';
import {atSolution, knowledge, modelWith, pressed} from '../../pressed.js';

const solutions = modelWith({});
const tape = knowledge.tape(8);

// Manual: goes to the step in which the search leaves the way to the previous solution
test('enter goes to where the way to the solution begins, n from there to the solution, and enter back', () => {
	for (const number of [1, 2, 3, 5, 14, 60, 92]) {
		const begun = pressed(atSolution(8, number), 'enter');
		expect(begun).toMatchObject({screen: 'search', notice: 'watching'});
		const {queens, step, solutions: before} = tape.at(placeOf(begun).step)!;
		expect(step?.type).toBe('place');
		expect(before).toBe(number - 1);
		const found = tape.solution(number)!.queens;
		expect(found.slice(0, queens.length)).toEqual(queens);
		// All queens but the last one of these stand in the previous solution too.
		const previous = tape.solution(number - 1)?.queens ?? [];
		expect(previous.slice(0, queens.length - 1)).toEqual(number > 1 ? queens.slice(0, -1) : []);
		const there = pressed(begun, 'n');
		expect(tape.at(placeOf(there).step)?.step).toEqual({type: 'solution', number});
		expect(pressed(there, 'enter').screen).toBe('solutions');
	}

	expect(placeOf(pressed(solutions, 'enter')).step).toBe(2);
});

test('a solution found in Search ends the list of the first of each class', () => {
	const found = pressed(solutions, 'f', 'enter');
	expect(found).toMatchObject({screen: 'search', isFundamentalOnly: true});
	expect(pressed(found, 'n', 'enter')).toMatchObject({screen: 'solutions', isFundamentalOnly: false});
});

test('there are twelve fundamental solutions, and each is the first of its class', () => {
	let model = pressed(solutions, ':', '9', '2', 'enter', 'f');
	expect(placeOf(model).solution).toBe(1);
	for (let number = 1; number <= 12; number++) {
		expect(placeOf(model).solution).toBe(tape.fundamental(number)!.solutions);
		model = pressed(model, 'right');
	}

	expect(model.notice).toBe('at-end');
	expect(placeOf(model).solution).toBe(tape.fundamental(12)!.solutions);
});

test('End goes to the last class, and the number of another solution shows all solutions again', () => {
	const last = pressed(solutions, 'f', 'end');
	expect([last.isFundamentalOnly, placeOf(last).solution]).toEqual([true, tape.fundamental(12)?.solutions]);
	const isFirst = (number: string) => pressed(solutions, 'f', ':', ...number, 'enter').isFundamentalOnly;
	expect(['50', '3', '2'].map(isFirst)).toEqual([false, false, true]);
});

test.each([2, 3])('%i queens: the screen says why, and no key that a solution is the first or the last', (size) => {
	const frame = frameOf({size}).join('\n');
	expect(frame).toContain('─ No solution ─');
	expect(frame).toContain(`${size} queens have no solution: all`);
	expect(frame).not.toContain('All solutions');
	for (const isFundamentalOnly of [false, true]) {
		const model = modelWith({size, isFundamentalOnly});
		expect(pressed(model, 'right').notice).toBe('no-solution-to-show');
		expect(pressed(model, 'pageup').notice).toBe('no-solution-to-show');
		expect(pressed(model, 'M')).toMatchObject({notice: 'no-solution-to-show', overlay: undefined});
		for (const key of ['right', 'end', 'f', 'enter']) {
			expect(placeOf(pressed(model, key)).solution).toBe(1);
		}
	}
});

test('the next class is sought, and stays among the first of each class', () => {
	const {horizon} = knowledge.tape(20);
	const known = knowledge.tape(20).fundamental(horizon.fundamental)!.solutions;
	// No time passes in which a key could read as far as that.
	const clock = vi.spyOn(performance, 'now').mockReturnValue(Number.POSITIVE_INFINITY);
	const far = pressed(atSolution(20, known, {isFundamentalOnly: true}), 'pagedown');
	clock.mockRestore();
	expect(far.sought).toMatchObject({type: 'solutions'});
	expect(far.notice).toBeUndefined();
});
