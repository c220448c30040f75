import {expect, test} from 'vitest';
import {type Action, createModel, type Model, placeOf} from '../../source/explorer/model.js';
import {tapeOf} from '../../source/explorer/tapes.js';
import {update} from '../../source/explorer/update.js';
import type {Moment} from '../../source/solver/index.js';

const size = 6;
const tape = tapeOf(size);
const end = tape.end!;
const moments: readonly Moment[] = Array.from({length: end.index + 1}, (_, index) => tape.at(index)!);

/** Where an action leads from a step of N = 6. */
function from(step: number, action: Action): number {
	const model: Model = {...createModel({size, screen: 'search'}), places: {[size]: {step, solution: 1}}};
	return placeOf(update(model, action)).step;
}

/** The row of the call that has done a step: place(row) tests and places in its row, and takes back from it. */
function callOf({step}: Moment): number {
	return step?.type === 'solution' ? size : (step?.row ?? 0);
}

test('over goes to the next step of the same call or one above, and back the same way', () => {
	for (const moment of moments.slice(1)) {
		const row = callOf(moment);
		const next = moments.find(({index}, at) => index > moment.index && callOf(moments[at]!) <= row);
		expect(from(moment.index, {type: 'over', by: 1})).toBe(next?.index ?? end.index);
		const previous = moments.findLast(({index}, at) => index < moment.index && callOf(moments[at]!) <= row);
		expect(from(moment.index, {type: 'over', by: -1})).toBe(previous?.index);
	}
});

test('out goes to where the call at hand returns, and back to where it began', () => {
	for (const {index, queens} of moments) {
		const row = queens.length;
		const returned = moments.find(
			(each) => each.index > index && each.step?.type === 'backtrack' && each.step.row === row - 1,
		);
		expect(from(index, {type: 'out', by: 1})).toBe(row === 0 ? end.index : returned?.index);
		const isBeginning = (each: Moment, of: number) =>
			of === 0 ? each.index === 0 : each.step?.type === 'place' && each.step.row === of - 1;
		const isAtBeginning = row > 0 && isBeginning(moments[index]!, row);
		const began = moments.findLast((each) => each.index <= index && isBeginning(each, isAtBeginning ? row - 1 : row));
		expect(from(index, {type: 'out', by: -1})).toBe(began?.index);
	}
});

test('the dead ends are gone through in order, both ways, from anywhere', () => {
	const ends = Array.from({length: end.deadEnds}, (_, index) => tape.deadEnd(index + 1)!.index);
	for (const {index} of moments) {
		expect(from(index, {type: 'dead-end', by: 1})).toBe(ends.find((each) => each > index) ?? index);
		expect(from(index, {type: 'dead-end', by: -1})).toBe(ends.findLast((each) => each < index) ?? index);
	}
});
