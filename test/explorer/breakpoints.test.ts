import {expect, test} from 'vitest';
import {type Breakpoint, isStop, noPins, pins} from '../../source/explorer/breakpoints.js';
import {type Model, placeOf} from '../../source/explorer/model.js';
import {playFor} from '../../source/explorer/playback.js';
import type {Moment} from '../../source/solver/index.js';
import {atStep, knowledge, pressed} from '../pressed.js';

const size = 5;
const tape = knowledge.tape(size);
const moments: readonly Moment[] = Array.from({length: tape.end!.index + 1}, (_, index) => tape.at(index)!);

function at(step: number, ...breakpoints: readonly Breakpoint[]): Model {
	return pins.with(atStep(size, step), {breakpoints});
}

const square = {row: 2, column: 4};
const row = {row: 1, column: undefined};

test('n and p stop at solutions and breakpoints, both ways, from everywhere', () => {
	const stops = moments
		.filter(({step}) => step && (step.type === 'solution' || isStop(square, step) || isStop(row, step)))
		.map(({index}) => index);
	for (const {index} of moments) {
		const model = at(index, square, row);
		expect(placeOf(pressed(model, 'n')).step).toBe(stops.find((each) => each > index) ?? index);
		expect(placeOf(pressed(model, 'p')).step).toBe(stops.findLast((each) => each < index) ?? index);
	}
});

test('playback stops at a breakpoint, forwards and backwards', () => {
	const stops = moments.filter(({step}) => step && isStop(square, step)).map(({index}) => index);
	const fast = {...at(0, square), speed: 1_000_000};
	const played = playFor(pressed(fast, 'space'), knowledge, 100);
	expect(placeOf(played).step).toBe(stops[0]);
	expect(played.isPlaying).toBe(false);
	const on = playFor(pressed(played, 'space'), knowledge, 100);
	expect(placeOf(on).step).toBe(stops[1]);
	const atEnd = {...at(tape.end!.index, square), speed: 1_000_000};
	const back = playFor(pressed(atEnd, 'r', 'space'), knowledge, 100);
	expect(placeOf(back).step).toBe(stops.at(-1));
});

test('the cursor starts at the last step, wraps at the edges, and sets and clears breakpoints', () => {
	const model = pressed(at(3), 'shift-right');
	expect(pins.of(model).cursor).toEqual({row: 1, column: 0});
	const onRow = pressed(model, 'shift-up', 'shift-up', 'shift-left');
	expect(pins.of(onRow).cursor).toEqual({row: size - 1, column: undefined});
	expect(pins.of(pressed(onRow, 'shift-left')).cursor).toEqual({row: size - 1, column: size - 1});
	expect(pins.of(pressed(onRow, 'shift-right')).cursor).toEqual({row: size - 1, column: 0});
	const marked = pressed(model, 'b');
	expect(pins.of(marked).breakpoints).toEqual([{row: 1, column: 0}]);
	expect(pins.of(pressed(marked, 'b')).breakpoints).toEqual([]);
	const rows = pressed(marked, 'shift-down', 'shift-left', 'b');
	expect(pins.of(rows).breakpoints).toEqual([
		{row: 1, column: 0},
		{row: 2, column: undefined},
	]);
	expect(pins.of(pressed(rows, 'B'))).toEqual(noPins);
	expect(pressed(at(3), 'b')).toMatchObject({notice: 'no-cursor'});
});

test('a stop is the placing of a queen on the square, or the return to the row, and nothing else', () => {
	const place = {type: 'place', row: 2, column: 4} as const;
	const back = {type: 'backtrack', row: 2, column: 4} as const;
	const tested = {type: 'test', row: 2, column: 4, attack: undefined} as const;
	const cases = [
		[{row: 2, column: 4}, [true, false, false]],
		[{row: 2, column: 5}, [false, false, false]],
		[{row: 1, column: 4}, [false, false, false]],
		[{row: 2, column: undefined}, [false, true, false]],
		[{row: 1, column: undefined}, [false, false, false]],
	] as const;
	for (const [breakpoint, expected] of cases) {
		expect([place, back, tested].map((step) => isStop(breakpoint, step))).toEqual(expected);
	}
});

test('on a full board the cursor starts in its last row', () => {
	const solved = tape.solution(1)!.index;
	expect(pins.of(pressed(at(solved), 'shift-right')).cursor?.row).toBe(size - 1);
	expect(pins.of(pressed(at(solved - 1), 'shift-down')).cursor?.row).toBe(size - 1);
});

test('the cursor and the breakpoints of a size stay with it', () => {
	const pinned = pressed(at(0, square), 'shift-right');
	const there = pressed(pinned, '+', '-');
	expect(pins.of(there)).toEqual({cursor: pins.of(pinned).cursor, breakpoints: [square]});
	expect(pins.of(there).cursor).toBeDefined();
});

test('setting and clearing breakpoints is confirmed', () => {
	const set = pressed(atStep(6, 3), 'shift-down', 'b');
	expect(set.notice).toBe('breakpoint-set');
	expect(pressed(set, 'b').notice).toBe('breakpoint-cleared');
	expect(pressed(set, 'B').notice).toBe('breakpoints-cleared');
});
