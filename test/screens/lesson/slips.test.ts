import fc from 'fast-check';
import {expect, test} from 'vitest';
import {placeOf} from '../../../source/explorer/model.js';
import {statementsOf} from '../../../source/screens/everywhere/speech.js';
import {screens} from '../../../source/screens/index.js';
import {pageOf, scoreOf} from '../../../source/screens/lesson/page.js';
import {lesson} from '../../../source/screens/lesson/state.js';
import {taskToResume} from '../../../source/screens/lesson/task-option.js';
import {attempt} from '../../../source/screens/play/attempt.js';
import {knowledge, modelWith, pressed} from '../../pressed.js';
import {atTask, started, wordsOf} from './walk.js';

function feedbackAfter(chapter: number, task: number, ...keys: readonly string[]): string | undefined {
	return statementsOf(screens, pressed(atTask(chapter, task), ...keys), knowledge)['feedback'];
}

test('help is a nudge, a hint, then the answer: the task is skipped and shows what it was about', () => {
	expect(feedbackAfter(4, 1, 'i')).toBe('Think: which call is at work, and has its loop a column left?');
	expect(feedbackAfter(4, 1, 'i', 'i')).toMatch(/^Hint: it ends\./);
	const skipped = pressed(atTask(4, 1), 'i', 'i', 'i');
	expect(lesson.of(skipped)).toMatchObject({isDone: true, results: {'return who-goes-on': 'skipped'}});
	expect(placeOf(skipped).step).toBe(11);
	expect(feedbackAfter(4, 1, 'i', 'i', 'i')).toBe(
		'The answer: r 1 3. place(1) removes its queen and goes on. Enter: go on.',
	);
	const board = pressed(atTask(1, 1), 'i', 'i', 'i');
	expect(attempt.of(board).queens).toHaveLength(4);
	// Enter goes on, however the task has ended.
	expect(lesson.of(pressed(board, 'enter'))).toMatchObject({chapter: 0, task: 1});
});

test('a nudge and a hint cost nothing, and a task without help has only the answer', () => {
	expect(lesson.of(pressed(atTask(4, 1), 'i', 'i', 'r', '1', '3')).results).toEqual({
		'return who-goes-on': 'first-try',
	});
	expect(lesson.of(pressed(atTask(7, 2), 'i'))).toMatchObject({isDone: true, said: {type: 'skipped'}});
});

test('a second wrong letter shows the answer, and the task is skipped, also after help or a new beginning', () => {
	expect(lesson.of(pressed(atTask(1, 4), 'a'))).toMatchObject({isDone: false, hasErred: true});
	for (const keys of [
		['a', 'b'],
		['a', 'a'],
		['a', 'i', 'b'],
		['a', 'x', 'd'],
	]) {
		const model = pressed(atTask(1, 4), ...keys);
		expect(lesson.of(model)).toMatchObject({isDone: true, said: {type: 'skipped'}, results: {'rule undo': 'skipped'}});
	}

	expect(lesson.of(pressed(atTask(1, 4), 'a', 'c')).results).toEqual({'rule undo': 'later'});
	// Wrong numbers can be tried again.
	expect(lesson.of(pressed(atTask(1, 2), '1', 'enter', '3', 'enter'))).toMatchObject({isDone: false});
});

test('a wrong queen counts, also if it is removed again; one that only stands early does not', () => {
	const right = ['right', 'space', 'down', 'left', 'left', 'space'];
	expect(lesson.of(pressed(atTask(1, 1), ...right)).results).toEqual({'rule complete': 'first-try'});
	const removed = pressed(atTask(1, 1), 'space', 'space', ...right);
	expect(lesson.of(removed).results).toEqual({'rule complete': 'later'});
	const lowerFirst = pressed(atTask(1, 1), 'down', 'left', 'space', 'up', 'right', 'right', 'space');
	expect(lesson.of(lowerFirst).results).toEqual({'rule complete': 'first-try'});
});

test('a skipped task that is done again counts as right later; a right one keeps its result', () => {
	const again = pressed(atTask(1, 4), 'i', 'i', 'i', 'x', 'c');
	expect(lesson.of(again).results).toEqual({'rule undo': 'later'});
	expect(lesson.of(pressed(atTask(1, 4), 'c', 'x', 'i', 'i', 'i')).results).toEqual({'rule undo': 'first-try'});
});

test('parts are counted apart, with the skipped tasks', () => {
	const model = lesson.with(started(), {
		results: {'rule undo': 'first-try', 'loop call': 'later', 'tree end': 'skipped', 'growth factor': 'first-try'},
	});
	expect(scoreOf(model, 1)).toEqual({tasks: 19, firstTry: 1, skipped: 1});
	expect(scoreOf(model, 2)).toEqual({tasks: 8, firstTry: 1, skipped: 0});
	const over = lesson.with(model, {chapter: 10, page: undefined});
	expect(pageOf(over)?.sentences[0]).toBe('First try: part one 1 of 19 (1 skipped), part two 1 of 8.');
});

test('nothing is chosen beforehand: Enter does nothing, the arrows choose, Enter then gives the answer', () => {
	const asked = atTask(1, 4);
	expect(pressed(asked, 'enter', 'enter')).toEqual(asked);
	expect(lesson.of(pressed(asked, 'down', 'down', 'down', 'enter'))).toMatchObject({
		isDone: true,
		said: {type: 'right'},
	});
	expect(lesson.of(pressed(asked, 'up', 'up', 'enter')).results).toEqual({'rule undo': 'first-try'});
	expect(lesson.of(pressed(atTask(4, 1), 'down', 'down', 'down', 'enter', '1', '3')).results).toEqual({
		'return who-goes-on': 'first-try',
	});
});

test('letters and digits that answer nothing do nothing, and digits never lead to another screen', () => {
	for (const key of ['P', 'N', 'S', 'R', 'L', 'z', '7']) {
		expect(lesson.of(pressed(atTask(1, 4), key)).isDone).toBe(false);
		expect(pressed(atTask(1, 4), key).screen).toBe('lesson');
	}

	const done = pressed(atTask(1, 4), 'c');
	expect(pressed(done, '3', '2', '1').screen).toBe('lesson');
	expect(pressed(started(), '3').screen).toBe('lesson');
});

test('a task that is left for another chapter is as it was when one comes back', () => {
	const begun = pressed(atTask(4, 1), 'r', '1', '0');
	const back = pressed(begun, '[', ']');
	expect(lesson.of(back)).toMatchObject({chapter: 3, task: 0, keys: ['r'], said: {type: 'wrong'}, hasErred: true});
	expect(placeOf(back).step).toBe(10);
	expect(lesson.of(pressed(back, '1', '3')).results).toEqual({'return who-goes-on': 'later'});

	const board = pressed(atTask(1, 1), 'right', 'space');
	expect(attempt.of(pressed(board, ']', '[')).queens).toEqual(attempt.of(board).queens);

	const done = pressed(atTask(1, 4), 'c', 'enter', 'right', 'right');
	const gone = pressed(done, ']', ']', '[', '[');
	expect(lesson.of(gone)).toMatchObject({chapter: 1, task: 0, isDone: false});
	expect(placeOf(gone).step).toBe(2);
	expect(pressed(atTask(1, 1), '[')).toEqual(atTask(1, 1));
});

test('Esc takes back half an answer, then leaves for where one was; the lesson goes on where it was left', () => {
	const from = modelWith({screen: 'search', size: 6, places: {6: {step: 20, solution: 1}}});
	const asked = pressed(from, '1', 'enter', 'i', 'i', 'i', 'enter', '1');
	expect(lesson.of(asked)).toMatchObject({task: 1, keys: ['1']});
	const without = pressed(asked, 'escape');
	expect(without.screen).toBe('lesson');
	expect(lesson.of(without).keys).toEqual([]);
	const left = pressed(without, 'escape');
	expect(left).toMatchObject({screen: 'search', size: 6, notice: 'lesson-left'});
	expect(placeOf(left).step).toBe(20);
	expect(lesson.of(pressed(left, '1'))).toMatchObject({chapter: 0, task: 1, page: undefined});
	expect(taskToResume(left)).toBe('1.2');
});

test('in the task that asks for Esc, Esc closes the images and does not leave the lesson', () => {
	const opened = pressed(atTask(10, 1), 'M');
	expect(opened.overlay).toBe('images');
	const closed = pressed(opened, 'escape');
	expect(lesson.of(closed)).toMatchObject({isDone: true, results: {'symmetry images': 'first-try'}});
	expect(pressed(closed, 'escape').screen).toBe('lesson');
	expect(lesson.of(pressed(closed, 'escape', 'enter'))).toMatchObject({task: 1});
});

test('a board of another size, another step or variant is named, and nothing is asked there', () => {
	expect(feedbackAfter(4, 1, '+')).toMatch(/^This task is about a board of 4 by 4; this one has 5 by 5\./);
	expect(feedbackAfter(8, 2, 'v')).toMatch(/^This task is about the variant flags, and bitmask is chosen now\./);
	expect(lesson.of(pressed(atTask(8, 2), 'v', 'b')).isDone).toBe(false);
	expect(pressed(atTask(4, 1), '+', 'i', 'i', 'i')).toMatchObject({size: 4, places: {4: {step: 11}}});
	expect(lesson.of(pressed(atTask(4, 1), '+', 'x', 'r', '1', '3')).isDone).toBe(true);
});

test('the page after part one leads to part two, and counts', () => {
	const last = atTask(7, 3);
	const page = pressed(last, 'a', 'enter');
	expect(pageOf(page)?.title).toBe('Part one is done');
	expect(pageOf(page)?.sentences[1]).toBe('First try: 1 of 19.');
	expect(lesson.of(pressed(page, 'enter'))).toMatchObject({chapter: 7, task: 0, page: undefined});
	expect(lesson.of(pressed(page, '['))).toMatchObject({chapter: 6});
	expect(taskToResume(page)).toBe('8');
});

test('however keys are pressed, the lesson keeps a place, and its results are those of its tasks', () => {
	const keys = [
		...'abcdfinprstxm[]0123456789+-',
		'enter',
		'escape',
		'left',
		'right',
		'up',
		'down',
		'space',
		'end',
		'backspace',
	];
	fc.assert(
		fc.property(fc.array(fc.constantFrom(...keys), {maxLength: 120}), fc.nat({max: 9}), (pressedKeys, chapter) => {
			const model = pressed(atTask(chapter + 1, 1), ...pressedKeys);
			const {chapter: now, results} = lesson.of(model);
			expect(now).toBeGreaterThanOrEqual(0);
			expect(now).toBeLessThanOrEqual(10);
			const scores = [scoreOf(model, 1), scoreOf(model, 2)];
			const known = scores.reduce((sum, {firstTry, skipped}) => sum + firstTry + skipped, 0);
			expect(known).toBeLessThanOrEqual(Object.keys(results).length);
			for (const statement of Object.values(statementsOf(screens, model, knowledge))) {
				expect(statement).not.toMatch(/undefined|\{[a-z+-]/);
			}
		}),
		{numRuns: 60},
	);
	expect(wordsOf(atTask(1, 1)).answer).toContain('row 2, column 3');
});
