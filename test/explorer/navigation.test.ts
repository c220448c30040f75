import {expect, test} from 'vitest';
import {stepGoal} from '../../source/explorer/goal.js';
import {type Model, placeOf} from '../../source/explorer/model.js';
import {seek} from '../../source/explorer/navigation.js';
import {atSolution, knowledge, messageOf, modelWith, pressed} from '../pressed.js';

const search = modelWith({screen: 'search'});
const tape = knowledge.tape(8);

test('Home and End say that they have nowhere to go, also on Solutions', () => {
	const said = (model: Model, ...keys: string[]) => messageOf(pressed(model, ...keys));
	expect([said(search, 'g'), said(search, 'G', 'G')]).toEqual(['This is the start.', 'This is the end.']);
	expect(said(search, 'G')).toBe('');
	expect(said(atSolution(8, 5), 'end', 'end')).toBe('This is the end.');
	expect(said(atSolution(8, 5), 'f', 'home', 'home')).toBe('This is the start.');
	expect(said(atSolution(3, 1), 'end')).toBe('There is no solution here.');
});

test('n and p go to the solutions after and before, from between as from one', () => {
	const first = pressed(search, 'n');
	const second = pressed(first, 'n');
	expect(placeOf(first).step).toBe(tape.solution(1)?.index);
	expect(placeOf(second).step).toBe(tape.solution(2)?.index);
	expect(placeOf(pressed(second, 'p'))).toEqual(placeOf(first));
	expect(placeOf(pressed(second, 'left', 'p'))).toEqual(placeOf(first));
	expect(pressed(first, 'p').notice).toBe('none-before');
	expect(pressed(search, 'end', 'n').notice).toBe('none-after');
});

test('enter on a step without solution stays and says so', () => {
	expect(pressed(search, 'enter')).toMatchObject({screen: 'search', notice: 'no-solution-here'});
});

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
