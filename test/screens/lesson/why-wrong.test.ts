import {expect, test} from 'vitest';
import {statementsOf} from '../../../source/screens/everywhere/speech.js';
import {screens} from '../../../source/screens/index.js';
import {lesson} from '../../../source/screens/lesson/state.js';
import {unicode} from '../../app/render.js';
import {knowledge, pressed} from '../../pressed.js';
import {atTask} from './walk.js';

function saidAfter(chapter: number, task: number, keys: readonly string[]): string | undefined {
	return statementsOf(screens, pressed(atTask(chapter, task), ...keys), knowledge, unicode)['feedback'];
}

// Row 2 is a dead end below the queens on columns 0 and 2: row 1 goes on at column 3.
test.each([
	[['t'], 'Not so: place(2) has tested all columns of row 2: none is left.'],
	[['p'], 'Not so: place(2) has no safe square left in row 2.'],
	[['s'], 'Not so: a solution has a queen in every row, and row 2 has none.'],
	[['r', '0', '1'], 'Not so: row 0 did not call place(2). The row just above it did, and a return goes there.'],
	[['r', '1', '0'], 'Not so: row 1 was done with column 0 before it reached column 2. A loop never goes back.'],
	[
		['r', '1', '2'],
		'Not so: everything below the queen on row 1, column 2 has just been searched. The loop goes on after it.',
	],
	[['r', '1', '4'], 'Not so: place(1) has columns left: its queen stands on column 2, which is not the last.'],
])('a wrong prediction is explained about what it names: %j', (keys, expected) => {
	expect(saidAfter(4, 2, keys)).toBe(expected);
});

test('after a wrong kind of step, further keys do not hide why it is wrong', () => {
	const why = 'Not so: place(1) has just found a safe square, so its loop is not over.';
	expect(saidAfter(2, 4, ['r'])).toBe(why);
	const toPress = 'Type t, p, r or s. S skips the question.';
	expect(saidAfter(2, 4, ['r', '1', '4'])).toBe(`${why} ${toPress}`);
});

test('a kind of step that is right stays when its row or column is wrong', () => {
	const wrong = pressed(atTask(4, 2), 'r', '1', '0');
	expect(lesson.of(wrong).keys).toEqual(['r']);
	expect(lesson.of(pressed(wrong, '1', '3')).isDone).toBe(true);
	expect(lesson.of(pressed(wrong, 'r', '1', '3')).isDone).toBe(true);
	expect(saidAfter(4, 2, ['r', '1', '0', 'z'])).toMatch(/^Not so: .+ Type a row, 0 to 3\. Backspace/);
});

// A solution has just been reported.
test.each([
	[['t'], 'Not so: place(4) has just reported a solution: there is no row 4 to test.'],
	[['p'], 'Not so: place(4) has just reported a solution: every row has its queen.'],
	[['s'], 'Not so: place(4) has just reported this solution.'],
])('a wrong prediction above a full board is explained about its call: %j', (keys, expected) => {
	expect(saidAfter(7, 2, keys)).toBe(expected);
});

// Row 1, column 2 is attacked by the queen on row 0, column 1; column 3 is safe.
test.each([
	[2, ['s'], 'Not so: the queen in row 0 attacks row 1, column 2 along the diagonal \\.'],
	[3, ['0'], 'Not so: row 1, column 3 is 1 below and 2 beside the queen on row 0, column 1: no column, no diagonal.'],
])('a wrong answer about a square names the attacker, or why there is none: task %i', (task, keys, expected) => {
	expect(saidAfter(2, task, keys)).toBe(expected);
});

// Once queens stand on row 0, column 0 and on row 1, column 2, columns 0 to 3 of row 2 are attacked.
test.each([
	[['0', '1', '2', 'enter'], 'Not so: row 2, column 3 is attacked too, by the queen in row 1 along the diagonal \\.'],
	[['0', '1', '2', '3', '4', 'enter'], 'Not so: row 2, column 4 is not attacked by any queen.'],
])('a wrong set of columns is explained about the first column that is wrong: %j', (keys, expected) => {
	expect(saidAfter(9, 5, keys)).toBe(expected);
});
