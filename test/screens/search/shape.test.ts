import fc from 'fast-check';
import {expect, test} from 'vitest';
import {textOf} from '../../../source/panels/line.js';
import {shapeLines} from '../../../source/screens/search/shape.js';
import type {Tape} from '../../../source/solver/index.js';
import {textbook} from '../../app/figures/textbook.js';
import {knowledge} from '../../pressed.js';
import {writing} from '../../writing.js';

function shapeAt(tape: Tape, step: number, panel: {width: number; height: number}, isFutureHidden = false, first = 0) {
	return shapeLines(tape, tape.at(step)!, isFutureHidden, first, panel, writing).map((each) => textOf(each).trimEnd());
}

test('every depth has its number, its nodes, and a bar that tells none, some and all apart', () => {
	expect(shapeAt(knowledge.tape(4), 48, {width: 35, height: 10})).toEqual([
		'depth 0 1 of 1 ███',
		'depth 1 2 of 4 ██████▒░░░░░░',
		'depth 2 3 of 6 ██████████░░░░░░░░░░',
		'depth 3 2 of 4 ██████▒░░░░░░',
		'depth 4 1 of 2 ███▒░░░',
	]);
	const small = shapeAt(knowledge.tape(8), 48, {width: 19, height: 10});
	expect(small.slice(1, 4)).toEqual(['1   1/  8 ▒', '2   1/ 42 ▒', '3   1/140 ▒░']);
});

test('without room for a bar the nodes stand alone, and totals that are unknown or hidden are question marks', () => {
	expect(shapeAt(knowledge.tape(8), 48, {width: 7, height: 10})[4]).toBe('4   1');
	expect(shapeAt(knowledge.tape(8), 48, {width: 4, height: 10})).toEqual([]);
	expect(shapeAt(knowledge.tape(8), 48, {width: 30, height: 10}, true)[4]).toBe('depth 4   1/  ?');
});

test('signs say that there are more depths than lines', () => {
	const shape = (first: number) => shapeAt(knowledge.tape(8), 48, {width: 30, height: 4}, false, first);
	expect(shape(0).map((line) => line.slice(6, 8))).toEqual(['0 ', '1 ', '2 ', '3↓']);
	expect(shape(3).map((line) => line.slice(6, 8))).toEqual(['3↑', '4 ', '5 ', '6↓']);
	expect(shape(5).map((line) => line.slice(6, 8))).toEqual(['5↑', '6 ', '7 ', '8 ']);
});

test('the nodes are those of the textbook program', () => {
	fc.assert(
		fc.property(fc.integer({min: 1, max: 8}), fc.nat(), (size, place) => {
			const {accounts} = textbook(size);
			const step = place % accounts.length;
			const all = accounts.at(-1)!.calls;
			const shown = shapeAt(knowledge.tape(size), step, {width: 60, height: 9}).map((line) =>
				line.match(/\d+/g)?.map(Number),
			);
			expect(shown).toEqual(accounts[step]!.calls.map((visited, depth) => [depth, visited, all[depth]]));
		}),
		{numRuns: 50},
	);
});
