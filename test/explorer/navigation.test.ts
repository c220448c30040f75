import {expect, test} from 'vitest';
import {placeOf} from '../../source/explorer/model.js';
import {seek, stepGoal} from '../../source/explorer/navigation.js';
import type {Moment} from '../../source/solver/tape/moment.js';
import {atStep, knowledge, modelWith, pressed} from '../pressed.js';

test('a goal that is not known yet is sought, found when it is, and given up at any key', () => {
	const seeking = pressed(modelWith({size: 15, screen: 'search'}), 'end');
	expect(seeking.sought).toBeDefined();
	expect(pressed(seeking, '>').sought).toBeUndefined();
	const large = knowledge.tape(19);
	const index = large.horizon.index + 1;
	const ahead = modelWith({size: 19, screen: 'search', sought: {type: 'steps', goal: stepGoal(index)}});
	expect(seek(ahead, knowledge)).toBe(ahead);
	while (large.horizon.index < index) {
		large.advance(1);
	}

	const found = seek(ahead, knowledge);
	expect(found.sought).toBeUndefined();
	expect(placeOf(found).step).toBe(index);
});

/** Of which every step is tried. */
const size = 5;
const small = knowledge.tape(size);
const end = small.end!;
const moments: readonly Moment[] = Array.from({length: end.index + 1}, (_, index) => small.at(index)!);

function from(step: number, key: string): number {
	return placeOf(pressed(atStep(size, step), key)).step;
}

/** place(row) tests, places and removes queens in its row. */
function callOf({step}: Moment): number {
	return step?.type === 'solution' ? size : (step?.row ?? 0);
}

test('over goes to the next step of the same call or one above, and back the same way', () => {
	for (const moment of moments.slice(1)) {
		const row = callOf(moment);
		const next = moments.find(({index}, at) => index > moment.index && callOf(moments[at]!) <= row);
		expect(from(moment.index, 'down')).toBe(next?.index ?? end.index);
		const previous = moments.findLast(({index}, at) => index < moment.index && callOf(moments[at]!) <= row);
		expect(from(moment.index, 'up')).toBe(previous?.index);
	}
});

test('out goes to where the current call returns, and back to where it began', () => {
	for (const {index, queens} of moments) {
		const row = queens.length;
		const returned = moments.find(
			(each) => each.index > index && each.step?.type === 'backtrack' && each.step.row === row - 1,
		);
		expect(from(index, 'o')).toBe(row === 0 ? end.index : returned?.index);
		const isBeginning = (each: Moment, of: number) =>
			of === 0 ? each.index === 0 : each.step?.type === 'place' && each.step.row === of - 1;
		const isAtBeginning = row > 0 && isBeginning(moments[index]!, row);
		const began = moments.findLast((each) => each.index <= index && isBeginning(each, isAtBeginning ? row - 1 : row));
		expect(from(index, 'O')).toBe(began?.index);
	}
});

test('d and D go to the next and the previous dead end from every step', () => {
	const ends = Array.from({length: end.deadEnds}, (_, index) => small.deadEnd(index + 1)!.index);
	for (const {index} of moments) {
		expect(from(index, 'd')).toBe(ends.find((each) => each > index) ?? index);
		expect(from(index, 'D')).toBe(ends.findLast((each) => each < index) ?? index);
	}
});
