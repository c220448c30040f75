import {expect, test} from 'vitest';
import {statementsOf} from '../../../source/screens/everywhere/speech.js';
import {screens} from '../../../source/screens/index.js';
import {lesson} from '../../../source/screens/lesson/state.js';
import {unicode} from '../../app/render.js';
import {knowledge, pressed} from '../../pressed.js';
import {atTask} from './walk.js';

test.each([
	[
		1,
		1,
		['space'],
		'This queen stands on row 0, column 0, the task asks for row 0, column 1. Space Enter on it removes it.',
	],
	[
		1,
		2,
		['down', 'space'],
		'The queens on row 0, column 1 and row 1, column 1 attack each other along their column. Space Enter on a queen removes it.',
	],
	[1, 2, ['space'], 'The task needs a queen on row 0, column 1.'],
	[
		1,
		2,
		['down', 'down', 'right', 'space'],
		'The queen on row 2, column 2 is not in row 1. Space Enter on it removes it.',
	],
	[1, 4, ['down', 'right', 'space'], 'The task needs a queen on row 0, column 0.'],
	[
		1,
		4,
		['space', 'down', 'right', 'space'],
		'The queens on row 0, column 0 and row 1, column 1 attack each other along the diagonal \\. Space Enter on a queen removes it.',
	],
	[2, 1, ['n'], 'You are past it: that is step 6, this is step 39. ← → go back and forward, R begins the task again.'],
] as const)('what is wrong is said at once: %i.%i after %j', (chapter, task, keys, expected) => {
	const model = pressed(atTask(chapter, task), ...keys);
	expect(lesson.of(model).isDone).toBe(false);
	expect(statementsOf(screens, model, knowledge, unicode)['feedback']).toBe(expected);
});

test('a learner who has gone past the step to reach gets there by going back', () => {
	const back = Array.from({length: 33}, () => 'left');
	const past = pressed(atTask(2, 1), 'n');
	expect(lesson.of(past).isDone).toBe(false);
	expect(lesson.of(pressed(past, ...back)).isDone).toBe(true);
});

test('help stays beside what is wrong', () => {
	const model = pressed(atTask(1, 1), '?', 'space');
	const said = statementsOf(screens, model, knowledge, unicode)['feedback'];
	expect(said).toContain('the task asks for row 0, column 1');
	expect(said).toContain('Think: the cursor is the pair of brackets');
});
