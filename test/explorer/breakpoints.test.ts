import {expect, test} from 'vitest';
import {isStop} from '../../source/explorer/breakpoints.js';
import {type Action, type Breakpoint, createModel, type Model, pinsOf, placeOf} from '../../source/explorer/model.js';
import {tapeOf} from '../../source/explorer/tapes.js';
import {update} from '../../source/explorer/update.js';
import type {Moment} from '../../source/solver/index.js';

const size = 6;
const tape = tapeOf(size);
const moments: readonly Moment[] = Array.from({length: tape.end!.index + 1}, (_, index) => tape.at(index)!);

function run(model: Model, ...actions: readonly Action[]): Model {
	return actions.reduce(update, model);
}

function at(step: number, ...breakpoints: readonly Breakpoint[]): Model {
	return {
		...createModel({size, screen: 'search'}),
		pins: {[size]: {cursor: undefined, breakpoints}},
		places: {[size]: {step, solution: 1}},
	};
}

const square = {row: 2, column: 4};
const row = {row: 1, column: undefined};

test.each([[[square]], [[row]], [[square, row]]])(
	'n and p stop at solutions and at %j, both ways, from everywhere',
	(breakpoints) => {
		const stops = moments
			.filter(({step}) => step && (step.type === 'solution' || breakpoints.some((each) => isStop(each, step))))
			.map(({index}) => index);
		for (const {index} of moments) {
			const model = at(index, ...breakpoints);
			expect(placeOf(run(model, {type: 'solution', by: 1})).step).toBe(stops.find((each) => each > index) ?? index);
			expect(placeOf(run(model, {type: 'solution', by: -1})).step).toBe(
				stops.findLast((each) => each < index) ?? index,
			);
		}
	},
);

test('playback stops at a breakpoint, forwards and backwards', () => {
	const stops = moments.filter(({step}) => step && isStop(square, step)).map(({index}) => index);
	const fast = {...at(0, square), speed: 1_000_000};
	const played = run(fast, {type: 'play'}, {type: 'tick', milliseconds: 100});
	expect(placeOf(played).step).toBe(stops[0]);
	expect(played.isPlaying).toBe(false);
	const on = run(played, {type: 'play'}, {type: 'tick', milliseconds: 100});
	expect(placeOf(on).step).toBe(stops[1]);
	const back = run(
		{...at(tape.end!.index, square), speed: 1_000_000},
		{type: 'reverse'},
		{type: 'play'},
		{type: 'tick', milliseconds: 100},
	);
	expect(placeOf(back).step).toBe(stops.at(-1));
});

test('the cursor starts at the last step, wraps at the edges, and sets and takes breakpoints', () => {
	const model = run(at(3), {type: 'cursor', rows: 0, columns: 1});
	expect(pinsOf(model).cursor).toEqual({row: 1, column: 0});
	const wrapped = run(model, {type: 'cursor', rows: -1, columns: 0}, {type: 'cursor', rows: -1, columns: -1});
	expect(pinsOf(wrapped).cursor).toEqual({row: 5, column: 5});
	const marked = run(model, {type: 'breakpoint'});
	expect(pinsOf(marked).breakpoints).toEqual([{row: 1, column: 0}]);
	expect(pinsOf(run(marked, {type: 'breakpoint'})).breakpoints).toEqual([]);
	const rows = run(marked, {type: 'row-cursor', by: 1}, {type: 'breakpoint'});
	expect(pinsOf(rows).breakpoints).toEqual([
		{row: 1, column: 0},
		{row: 2, column: undefined},
	]);
	expect(run(rows, {type: 'clear-breakpoints'})).toMatchObject({pins: {[size]: {cursor: undefined, breakpoints: []}}});
	expect(run(at(3), {type: 'breakpoint'})).toMatchObject({notice: 'no-cursor'});
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
	const solved = tapeOf(size).solution(1)!.index;
	expect(pinsOf(run(at(solved), {type: 'cursor', rows: 0, columns: 1})).cursor?.row).toBe(size - 1);
	expect(pinsOf(run(at(solved - 1), {type: 'row-cursor', by: 1})).cursor?.row).toBe(size - 1);
});

test('the cursor and the breakpoints of a size stay with it', () => {
	const pinned = run(at(0, square), {type: 'cursor', rows: 0, columns: 1});
	const there = run(pinned, {type: 'next-size', by: 1}, {type: 'next-size', by: -1});
	expect(pinsOf(there)).toEqual({cursor: pinsOf(pinned).cursor, breakpoints: [square]});
	expect(pinsOf(there).cursor).toBeDefined();
});
