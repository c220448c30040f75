import {expect, test} from 'vitest';
import {type Model, placeOf} from '../../../source/explorer/model.js';
import {chapters, tasksOf} from '../../../source/screens/lesson/chapters.js';
import {attemptOf, isDone, taskOption, taskToResume} from '../../../source/screens/lesson/state.js';
import {playBoard} from '../../../source/screens/play-board.js';
import {drawn} from '../../app/render.js';
import {digitOf, knowledge, modelWith, pressed, spoken} from '../../pressed.js';
import {atTask, feedbackAfter, indexOf, languages, places, rightKeys, sentTo, started, whereIn} from './walk.js';

/** How the current task has ended. */
const resultOf = (model: Model) => attemptOf(model).said?.type;

test.each(languages)('in $language each task is right with the right answer, up to the end', (speaking) => {
	let model = pressed(started(speaking), 'enter');
	for (const {name} of places) {
		expect([whereIn(model), spoken(model)['task']]).toEqual([name, expect.stringMatching(/./)]);
		model = pressed(model, ...rightKeys(model));
		expect(resultOf(model)).toBe('right');
		model = pressed(model, 'enter');
		model = whereIn(model) === 'part-one' ? pressed(model, 'enter') : model;
	}

	expect(spoken(model)['page']).toMatch(speaking.text.lesson.pages.score({tasks: places.length, unsolved: []}));
});

const attack = 'The queens on row 0, column 2 and row 2, column 0 attack each other along /. Space removes a queen.';
const deadEnd = 'Then row 2 has no safe square left: a dead end. Space removes the queen.';

const slips = [
	['rule', 1, 'space', attack],
	['rule', 1, 'up space', 'This queen belongs to the task. x sets it up again.'],
	['rule', 1, 'down right right right space', deadEnd],
	['rule', 3, 'down right right space', 'The task asks for no queen there. Space removes it.'],
	['rule', 4, 'space', 'Then row 2 still has a safe square: column 2. Space removes the queen.'],
	['rule', 4, 'down space', 'The task asks for no queen there. Space removes it.'],
	['loop', 1, 'right right right right right n', 'You are past it. ← goes back, x sets the task up again.'],
	['deadEnd', 1, 'a', 'Wrong: one of the two queens is on a diagonal with row 2, column 1.'],
] as const;

// Readme: explains wrong answers
test.each(slips)('what is wrong is said at once: %s, task %i, %s', (chapter, task, keys, expected) => {
	expect(feedbackAfter(chapter, task, ...keys.split(' '))).toBe(expected);
	expect(isDone(pressed(atTask(chapter, task), ...keys.split(' ')))).toBe(false);
});

test('a hint takes the place of what is wrong, and the next mistake that of the hint', () => {
	const slip = 'up space'.split(' ');
	expect(feedbackAfter('rule', 1, ...slip, 'i')).toMatch(/^Hint: /);
	expect(feedbackAfter('rule', 1, ...slip, 'i', 'down', 'right', 'right', 'space')).toMatch(/^The queens on/);
});

test('a learner past the step to reach gets there by going back, which is no mistake', () => {
	const back = pressed(atTask('loop', 1), 'n', ...Array.from({length: 33}, () => 'left'));
	expect(resultOf(back)).toBe('right');
});

// Manual: `i` gives two hints, then the answer
test('help is two hints, then the answer: the task is skipped and shows what it was about', () => {
	expect(feedbackAfter('theReturn', 1, 'i')).toBe('Hint: which call runs? Has its loop a column left?');
	expect(feedbackAfter('theReturn', 1, 'i', 'i')).toMatch(/^Hint: it ends\./);
	const offered = ['i', 'ii'].map((keys) => drawn(pressed(atTask('theReturn', 1), ...keys), knowledge));
	expect(offered.map((frame) => /i (hint|answer) /.exec(frame)?.[1])).toEqual(['hint', 'answer']);
	expect(feedbackAfter('theReturn', 1, 'i', 'i', 'i')).toBe(
		'The answer: c. place(2) is over, and place(1) goes on with column 3. No line removes its queen: tests read only the rows above, and the next queen overwrites queens[1]. Enter: go on.',
	);
	expect(feedbackAfter('variants', 1, 'i', 'i', 'i')).toMatch(/^The answer: c\. Only the third/);
	expect(feedbackAfter('tree', 1, 'i', 'i', 'i')).toMatch(/^Shown: 16 queens/);
	const skipped = pressed(atTask('theReturn', 1), 'i', 'i', 'i');
	expect([resultOf(skipped), placeOf(skipped).step]).toEqual(['skipped', 11]);
	const board = pressed(atTask('rule', 1), 'i', 'i', 'i');
	expect(playBoard.of(board).queens).toHaveLength(4);
	// Enter goes on, however the task has ended.
	expect(whereIn(pressed(board, 'enter'))).toBe('1.2');
});

test('help costs nothing before the answer, and a task without help has only that', () => {
	expect(resultOf(pressed(atTask('theReturn', 1), 'i', 'i', 'c'))).toBe('right');
	expect(resultOf(pressed(atTask('eight', 1), 'i'))).toBe('skipped');
});

test('help is the answer after a second wrong letter, also with a hint or x between', () => {
	expect(isDone(pressed(atTask('rule', 5), 'a'))).toBe(false);
	for (const keys of ['ab', 'aa', 'aib', 'axd']) {
		expect(resultOf(pressed(atTask('rule', 5), ...keys))).toBe('skipped');
	}

	expect(feedbackAfter('rule', 5, 'a', 'd')).toBe(
		'Wrong: 4 queens need 4 rows. A row that stays empty can never be filled later. The answer: c. You undo only the last choice, so nothing that may still work is lost. This is backtracking. Enter: go on.',
	);
	expect(resultOf(pressed(atTask('rule', 5), 'a', 'c'))).toBe('right');
});

// Manual: a slip costs nothing: `x` sets the task up again
test('what is done again is counted again', () => {
	const skipped = pressed(atTask('rule', 5), 'i', 'i', 'i');
	const solved = pressed(skipped, 'x', 'c');
	expect([skipped, solved, pressed(solved, 'x')].map(resultOf)).toEqual(['skipped', 'right', undefined]);
});

/** A run of the lesson that begins at this task. */
const resumed = (task: string) => pressed(taskOption.read(modelWith({screen: 'lesson'}), [task], knowledge), 'x');

test('the tasks of this run are counted, and those that are not solved are named', () => {
	const start = resumed('6.1');
	const model = pressed(start, ...rightKeys(start), 'enter', 'i', 'enter');
	expect(spoken(model)['page']).toContain('1 of 2 tasks solved; not solved: 7.1 (n goes there).');
	expect(whereIn(pressed(model, 'n'))).toBe('7.1');
	expect(resultOf(pressed(model, 'n'))).toBeUndefined();
	const ahead = chapters.slice(8);
	const skipped = pressed(resumed('9.1'), ...ahead.map(() => ']'));
	expect(spoken(skipped)['page']).toContain(`0 of ${tasksOf(ahead).length} tasks solved.`);
	const fromThird = pressed(start, ...'[[[]]]]', 'a', 'enter');
	expect(spoken(fromThird)['page']).toContain(`1 of ${tasksOf(chapters.slice(2, 7)).length} tasks solved`);
});

test('the page after part one leads to part two', () => {
	const page = pressed(atTask('eight', 1), ...rightKeys(atTask('eight', 1)), 'enter');
	expect(spoken(page)['lesson']).toBe('Part 1 is done.');
	expect(taskToResume(page)).toBe(String(indexOf('variants') + 1));
	expect(whereIn(pressed(page, '['))).toBe(`${indexOf('eight') + 1}.1`);
	expect(whereIn(pressed(page, 'enter'))).toBe(`${indexOf('variants') + 1}.1`);
});

test('a chapter that is done begins at its first task', () => {
	let model = atTask('variants', 1);
	const [chapter] = whereIn(model).split('.');
	while (whereIn(model).startsWith(`${chapter}.`)) {
		model = pressed(model, ...rightKeys(model), 'enter');
	}

	expect(whereIn(pressed(model, '['))).toBe(`${chapter}.1`);
});

test('a task that is left begins again when one comes back, and is shown as it was if it is done', () => {
	const begun = pressed(atTask('theReturn', 1), 'a');
	const back = pressed(begun, '[', ']');
	expect(whereIn(back)).toBe(`${indexOf('theReturn') + 1}.1`);
	expect(attemptOf(back)).toMatchObject({said: undefined, hasErred: true});
	expect(placeOf(back).step).toBe(10);

	const board = pressed(atTask('rule', 1), 'right', 'space');
	for (const keys of [
		[']', '['],
		['escape', digitOf('lesson')],
		['tab', 'x', digitOf('lesson')],
	]) {
		expect(playBoard.of(pressed(board, ...keys)).queens).toHaveLength(2);
	}

	// A task that is done is shown as after its answer.
	const done = pressed(atTask('eight', 1), 'a');
	expect([isDone(done), drawn(pressed(done, ']', '['), knowledge)]).toEqual([true, drawn(done, knowledge)]);
	const gone = pressed(atTask('rule', 5), 'c', 'enter', 'right', 'right', ']', ']', '[', '[');
	expect([whereIn(gone), isDone(gone), placeOf(gone).step]).toEqual(['2.1', false, 0]);
	expect(pressed(atTask('rule', 1), '[')).toEqual({...atTask('rule', 1), notice: 'none-before'});
});

// Manual: `Esc` leaves the lesson and `1` goes on with it
test('Esc leaves for where one was; the lesson goes on where it was left', () => {
	const from = modelWith({screen: 'search', size: 6, places: {6: {step: 20, solution: 1}}});
	const left = pressed(from, digitOf('lesson'), 'enter', 'i', 'i', 'i', 'enter', 'escape');
	expect(left).toMatchObject({screen: 'search', size: 6});
	expect(placeOf(left).step).toBe(20);
	expect(whereIn(pressed(left, digitOf('lesson')))).toBe('1.2');
	expect(taskToResume(left)).toBe('1.2');
	// Also if nothing has been answered.
	expect(taskToResume(pressed(from, digitOf('lesson'), 'enter', 'escape'))).toBe('1.1');
	expect(taskToResume(from)).toBe(undefined);
});

test('no task inherits what other screens show, and after the lesson they show it again', () => {
	const keys = ['f', 'z', digitOf('search'), 'a', 't', 'c', 'enter'];
	const from = pressed(modelWith({screen: 'solutions'}), ...keys);
	const asked = pressed(sentTo(from, 'symmetry', 2), digitOf('lesson'));
	expect(drawn(asked, knowledge)).toBe(drawn(atTask('symmetry', 2), knowledge));
	const back = pressed(asked, 'escape');
	for (const key of (['solutions', 'search', 'play'] as const).map(digitOf)) {
		expect(drawn(pressed(back, key), knowledge)).toBe(drawn(pressed(from, key), knowledge));
	}

	const eight = pressed(sentTo(from, 'eight'), digitOf('lesson'));
	expect(drawn(eight, knowledge)).toBe(drawn(atTask('eight', 1), knowledge));
	const undone = pressed(modelWith({size: 4, screen: 'play'}), 'space', digitOf('lesson'), 'enter', 'u');
	expect(playBoard.of(undone).queens).toHaveLength(2);
});
