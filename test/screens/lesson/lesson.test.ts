import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {type Model, placeOf} from '../../../source/explorer/model.js';
import {screens} from '../../../source/screens/index.js';
import {chapters} from '../../../source/screens/lesson/chapters.js';
import {pageOf} from '../../../source/screens/lesson/page.js';
import {resultsOf, scoreOf} from '../../../source/screens/lesson/progress.js';
import {attemptOf, isDone, lesson} from '../../../source/screens/lesson/state.js';
import {taskToResume} from '../../../source/screens/lesson/task-option.js';
import {attempt} from '../../../source/screens/play/attempt.js';
import {modelWith, pressed} from '../../pressed.js';
import {atTask, feedbackAfter, languages, places, rightKeys, spoken, started} from './walk.js';

/** How the current task has ended. */
const resultOf = (model: Model) => attemptOf(model).result;
const hasEnded = (model: Model) => isDone(attemptOf(model));

test.each(languages)('in $language the right keys lead through all tasks, each right at the first try', (speaking) => {
	let model = pressed(started(speaking), 'enter');
	for (const {chapter, task} of places) {
		expect(lesson.of(model)).toMatchObject({chapter: chapter - 1, task: task - 1});
		expect(spoken(model)['task']).not.toBe('');
		const right = rightKeys(model);
		model = pressed(model, ...right);
		expect(attemptOf(model)).toMatchObject({said: {type: 'right'}, result: 'first-try'});
		model = pressed(model, 'enter');
		if (lesson.of(model).page === 'part-one') {
			const tasks = chapters.flatMap((each) => (each.part === 1 ? each.tasks : [])).length;
			expect(scoreOf(model, 1)).toEqual({tasks, firstTry: tasks, skipped: 0});
			model = pressed(model, 'enter');
		}
	}

	const {end} = speaking.text.lesson.pages;
	expect(pageOf(model)).toMatchObject({
		title: end.title,
		sentences: end.sentences(scoreOf(model, 1), scoreOf(model, 2)),
	});
});

/** By the task and the keys. On the board of chapter 1 the arrows lead to the square named first. */
const slips = {
	'1.1 left left space':
		'The queens on row 0, column 2 and row 2, column 0 attack each other along the diagonal /. Space removes a queen.',
	'1.1 space':
		'The queens on row 0, column 2 and row 2, column 2 attack each other along their column. Space removes a queen.',
	'1.1 right space down left space':
		'The queens on row 0, column 2 and row 3, column 2 attack each other along their column. Space removes a queen.',
	'1.1 up left left space': 'The task needs a queen on row 1, column 0.',
	'1.3 space': 'Row 2 still has a safe square: column 2. Space removes a queen.',
	'1.3 right right space':
		'The queens on row 0, column 3 and row 1, column 2 attack each other along the diagonal /. Space removes a queen.',
	'1.3 down space': 'The task asks for a queen in row 1. Space removes this one.',
	'2.1 right right right right right n': 'Not so: you are past it: that is step 6. ← goes back.',
	'2.1 right left': 'Not so: → goes forward, ← goes back.',
	'2.2 t 1 3': 'Not so: the loop of row 1 has called place(2). It waits until that call ends.',
	'2.2 p': 'Not so: no square has been tested since the last placement. A queen needs a safe square.',
	'2.2 r': 'Not so: a call ends when its loop is over. The loop of the running call has not begun.',
	'3.1 s': 'Not so: one of the queens reaches row 2, column 0 along its column.',
	'3.1 0 s': 'Not so: one of the queens reaches row 2, column 1 along a diagonal.',
	'3.1 0 0': 'Not so: from the queen in row 0 it is 2 rows down but 1 column across: no diagonal.',
	'3.1 0 1 1 0': 'Not so: from the queen in row 0 it is 2 rows down but 3 columns across: no diagonal.',
	'4.1 r 0 1': 'Not so: only the running call ends, and place(0) did not call it. A return goes to the row just above.',
	'4.1 r 1 2':
		'Not so: everything below the queen on row 1, column 2 has just been searched. The loop goes on after it.',
	'4.1 r 1 0': 'Not so: a loop never goes back: column 0 has been tested in this row.',
	'4.1 t': 'Not so: not yet. place(2) has tested its last column. Before another row can test, it must end.',
	'5.1 n': 'Not so: that is the next solution. The search goes on after it.',
	'5.1 right': 'Not so: each → is one step, and many are left. One key goes to the end.',
	'6.1 f': 'Not so: this solution has been reported, and reporting ends the call.',
	'6.1 t': 'Not so: which call could test? place(4) is running, and it has no row.',
	'7.1 n': 'Not so: you are past it: that is step 28. D goes back.',
	'7.1 D': 'Not so: D goes back to the dead end before. There is none yet.',
	'10.1 m': 'Not so: that is the menu. The key is M.',
	'10.1 escape': 'Not so: nothing is open yet.',
};

test.each(Object.entries(slips))('what is wrong is said at once: %s', (slip, expected) => {
	const [place = '', ...keys] = slip.split(' ');
	const [chapter = 0, task = 0] = place.split('.').map(Number);
	expect(feedbackAfter(chapter, task, ...keys)).toBe(expected);
	expect(hasEnded(pressed(atTask(chapter, task), ...keys))).toBe(false);
});

test('a learner past the step to reach gets there by going back, which is no mistake', () => {
	const back = pressed(atTask(2, 1), 'n', ...Array.from({length: 33}, () => 'left'));
	expect(resultOf(back)).toBe('first-try');
});

describe('help', () => {
	test('is a nudge, a hint, then the answer: the task is skipped and shows what it was about', () => {
		expect(feedbackAfter(4, 1, 'i')).toBe('Think: which call is at work, and has its loop a column left?');
		expect(feedbackAfter(4, 1, 'i', 'i')).toMatch(/^Hint: it ends\./);
		expect(feedbackAfter(4, 1, 'i', 'i', 'i')).toBe(
			'The answer: r 1 3. place(1) removes its queen and goes on. Enter: go on.',
		);
		expect(feedbackAfter(10, 2, 'i', 'i', 'i')).toMatch(/^The answer: 12\. In the/);
		expect(feedbackAfter(5, 1, 'i', 'i', 'i')).toMatch(/^The answer: press G\. Brute force/);
		const skipped = pressed(atTask(4, 1), 'i', 'i', 'i');
		expect([resultOf(skipped), placeOf(skipped).step]).toEqual(['skipped', 11]);
		const board = pressed(atTask(1, 1), 'i', 'i', 'i');
		expect(attempt.of(board).queens).toHaveLength(4);
		// Enter goes on, however the task has ended.
		expect(lesson.of(pressed(board, 'enter'))).toMatchObject({chapter: 0, task: 1});
	});

	test('costs nothing before the answer, and a task without help has only that', () => {
		expect(resultOf(pressed(atTask(4, 1), 'i', 'i', 'r', '1', '3'))).toBe('first-try');
		expect(resultOf(pressed(atTask(7, 2), 'i'))).toBe('skipped');
	});

	test('is the answer after a second wrong letter, also with a nudge between or begun again', () => {
		expect(hasEnded(pressed(atTask(1, 4), 'a'))).toBe(false);
		for (const keys of ['ab', 'aa', 'aib', 'axd']) {
			expect(resultOf(pressed(atTask(1, 4), ...keys))).toBe('skipped');
		}

		expect(resultOf(pressed(atTask(1, 4), 'a', 'c'))).toBe('later');
		// Wrong numbers can be tried again.
		expect(hasEnded(pressed(atTask(1, 2), '1', 'enter', '3', 'enter'))).toBe(false);
	});
});

test('a wrong queen counts, also if it is removed again; one that only stands early does not', () => {
	const right = rightKeys(atTask(1, 1));
	expect(resultOf(pressed(atTask(1, 1), 'space', 'space', ...right))).toBe('later');
	const lowerFirst = pressed(atTask(1, 1), 'down', 'left', 'space', 'up', 'right', 'right', 'space');
	expect(resultOf(lowerFirst)).toBe('first-try');
});

test('a skipped task that is done again counts as right later; a right one keeps its result', () => {
	expect(resultOf(pressed(atTask(1, 4), 'i', 'i', 'i', 'x', 'c'))).toBe('later');
	expect(resultOf(pressed(atTask(1, 4), 'c', 'x', 'i', 'i', 'i'))).toBe('first-try');
});

test('parts are counted apart, with the skipped tasks, and the page after part one leads to part two', () => {
	const page = pressed(atTask(7, 3), 'a', 'enter');
	expect(pageOf(page)).toMatchObject({title: 'Part one is done'});
	expect(taskToResume(page)).toBe('8');
	expect(lesson.of(pressed(page, '['))).toMatchObject({chapter: 6});
	const second = pressed(page, 'enter');
	expect(lesson.of(second)).toMatchObject({chapter: 7, task: 0, page: undefined});
	const skipped = pressed(second, 'i', 'i', 'i');
	expect([scoreOf(skipped, 1), scoreOf(skipped, 2)]).toEqual([
		{tasks: 19, firstTry: 1, skipped: 0},
		{tasks: 8, firstTry: 0, skipped: 1},
	]);
	const over = lesson.with(skipped, {chapter: 10, task: 0});
	expect(pageOf(over)?.sentences[0]).toBe('First try: part one 1 of 19, part two 0 of 8 (1 skipped).');
});

test('nothing is chosen beforehand: Enter does nothing, the arrows choose, Enter then gives the answer', () => {
	const asked = atTask(1, 4);
	expect(pressed(asked, 'enter', 'enter')).toEqual(asked);
	expect(resultOf(pressed(asked, 'down', 'down', 'down', 'enter'))).toBe('first-try');
	expect(resultOf(pressed(asked, 'up', 'up', 'enter'))).toBe('first-try');
	expect(resultOf(pressed(atTask(4, 1), 'down', 'down', 'down', 'enter', '1', '3'))).toBe('first-try');
});

test('letters and digits that answer nothing do nothing', () => {
	for (const key of ['P', 'N', 'S', 'R', 'L', 'z', '7']) {
		const model = pressed(atTask(1, 4), key);
		expect([hasEnded(model), model.screen]).toEqual([false, 'lesson']);
	}

	expect(pressed(atTask(1, 4), 'c', '3', '2', '1').screen).toBe('lesson');
});

test('a task that is left for another chapter is as it was when one comes back', () => {
	const begun = pressed(atTask(4, 1), 'r', '1', '0');
	const back = pressed(begun, '[', ']');
	expect(lesson.of(back)).toMatchObject({chapter: 3, task: 0});
	expect(attemptOf(back)).toMatchObject({keys: ['r'], said: {type: 'wrong'}, hasErred: true});
	expect(placeOf(back).step).toBe(10);
	expect(resultOf(pressed(back, '1', '3'))).toBe('later');

	const board = pressed(atTask(1, 1), 'right', 'space');
	expect(attempt.of(pressed(board, ']', '[')).queens).toEqual(attempt.of(board).queens);

	const gone = pressed(atTask(1, 4), 'c', 'enter', 'right', 'right', ']', ']', '[', '[');
	expect(lesson.of(gone)).toMatchObject({chapter: 1, task: 0});
	expect([hasEnded(gone), placeOf(gone).step]).toEqual([false, 2]);
	expect(pressed(atTask(1, 1), '[')).toEqual(atTask(1, 1));
});

test('Esc takes back half an answer, then leaves for where one was; the lesson goes on where it was left', () => {
	const from = modelWith({screen: 'search', size: 6, places: {6: {step: 20, solution: 1}}});
	const asked = pressed(from, '1', 'enter', 'i', 'i', 'i', 'enter', '1');
	expect(attemptOf(asked).keys).toEqual(['1']);
	const without = pressed(asked, 'escape');
	expect([without.screen, attemptOf(without).keys]).toEqual(['lesson', []]);
	const left = pressed(without, 'escape');
	expect(left).toMatchObject({screen: 'search', size: 6, notice: 'lesson-left'});
	expect(placeOf(left).step).toBe(20);
	expect(lesson.of(pressed(left, '1'))).toMatchObject({chapter: 0, task: 1, page: undefined});
	expect(taskToResume(left)).toBe('1.2');
});

test('on the first and the last page digits lead to the other screens, in a task they do not', () => {
	const last = pressed(started(), ...']'.repeat(chapters.length));
	for (const [index, {id}] of screens.screens.entries()) {
		expect([started(), last, atTask(1, 1)].map((model) => pressed(model, `${index + 1}`).screen)).toEqual([
			id,
			id,
			'lesson',
		]);
	}
});

test('in the task that asks for Esc, Esc closes the images and does not leave the lesson', () => {
	const opened = pressed(atTask(10, 1), 'M');
	expect(opened.overlay).toBe('images');
	const closed = pressed(opened, 'escape');
	expect(resultOf(closed)).toBe('first-try');
	expect(pressed(closed, 'escape').screen).toBe('lesson');
	expect(lesson.of(pressed(closed, 'escape', 'enter'))).toMatchObject({task: 1});
});

test('on a board of another size, or with another variant, the task cannot go on', () => {
	const away = 'The size, the variant or the step is not that of the task now. x sets the task up again.';
	expect([feedbackAfter(4, 1, '+'), feedbackAfter(8, 2, 'v')]).toEqual([away, away]);
	expect(hasEnded(pressed(atTask(8, 2), 'v', 'b'))).toBe(false);
	expect(pressed(atTask(4, 1), '+', 'i', 'i', 'i')).toMatchObject({size: 4, places: {4: {step: 11}}});
	expect(resultOf(pressed(atTask(4, 1), '+', 'x', 'r', '1', '3'))).toBe('first-try');
});

test('however keys are pressed, the lesson keeps a place, and says whole sentences', () => {
	const key = fc.constantFrom(
		...'abcdfinprstxm[]0123456789+-',
		...['enter', 'escape', 'left', 'right', 'up', 'down', 'space', 'end', 'backspace'],
	);
	fc.assert(
		fc.property(fc.array(key, {maxLength: 120}), fc.nat({max: 9}), (keys, chapter) => {
			const model = pressed(atTask(chapter + 1, 1), ...keys);
			expect(lesson.of(model).chapter).toBeGreaterThanOrEqual(0);
			expect(lesson.of(model).chapter).toBeLessThanOrEqual(10);
			expect(resultsOf(model, lesson.of(model).chapter).length).toBeLessThanOrEqual(4);
			expect(Object.values(spoken(model)).join('\n')).not.toMatch(/undefined|\{[a-z+-]/);
		}),
		{numRuns: 60},
	);
});
