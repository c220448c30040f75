import {expect, test} from 'vitest';
import {placeOf} from '../../../source/explorer/model.js';
import {statementsOf} from '../../../source/screens/everywhere/speech.js';
import {screens} from '../../../source/screens/index.js';
import {taskEntries, taskWords} from '../../../source/screens/lesson/panel/feedback.js';
import {standingOf} from '../../../source/screens/lesson/standing.js';
import {lesson} from '../../../source/screens/lesson/state.js';
import {unicode} from '../../app/render.js';
import {knowledge, pressed} from '../../pressed.js';
import {atTask, places, rightKeys, standing} from './walk.js';

function feedbackAfter(chapter: number, task: number, ...keys: readonly string[]): string {
	return statementsOf(screens, pressed(atTask(chapter, task), ...keys), knowledge, unicode)['feedback'] ?? '';
}

test('skipping shows the same state as the right answer, and says the same about it', () => {
	for (const {chapter, task} of places) {
		const asked = atTask(chapter, task);
		const answered = pressed(asked, ...rightKeys(asked), 'escape');
		const skipped = pressed(asked, 'S');
		expect(lesson.of(skipped)).toMatchObject({chapter: chapter - 1, task: task - 1, isDone: true});
		expect(placeOf(skipped)).toEqual(placeOf(answered));
		const host = screens.screens.find(({id}) => id === standing(asked).stage.screen);
		expect(host?.queens(skipped, knowledge)).toEqual(host?.queens(answered, knowledge));
		const [right, said] = [answered, skipped].map(
			(model) => statementsOf(screens, model, knowledge, unicode)['feedback'] ?? '',
		);
		expect(said).toMatch(/^The answer: /);
		expect(said?.toLowerCase()).toContain(right?.replace(/^Right: /, '').toLowerCase());
	}
});

test('the task shows the answer that was skipped like one that was typed', () => {
	for (const {chapter, task} of places.filter(({kind}) => kind !== 'reach')) {
		const asked = atTask(chapter, task);
		const [skipped, answered] = [['S'], rightKeys(asked)].map((keys) => {
			const model = pressed(asked, ...keys);
			const standing = standingOf(screens.screens, model, knowledge)!;
			return [taskWords(model, standing), ...taskEntries(model, standing)];
		});
		expect(skipped).toEqual(answered);
		expect(skipped?.join()).not.toContain('_');
	}
});

test('an answer that is skipped is said in words, not in keys', () => {
	expect(feedbackAfter(4, 2, 'S')).toBe(
		'The answer: place(2) has no column left and returns; row 1 goes on with column 3. Enter: go on.',
	);
	expect(feedbackAfter(6, 1, 'S')).toContain('17 nodes');
	expect(feedbackAfter(8, 1, 'S')).toContain('644 dead ends');
});

test('help that shows the answer says what to type', () => {
	expect(feedbackAfter(4, 2, '?', '?', '?')).toBe(
		'The answer: type r 1 3, because place(2) has no column left and returns; row 1 goes on with column 3.',
	);
});

test('skipping on another size of board sets the task up first', () => {
	const skipped = pressed(atTask(4, 2), '+', 'S');
	expect(skipped).toMatchObject({size: 4, places: {4: {step: 11}}});
});

test('on another size of board what was said about the answer gives way', () => {
	const other = feedbackAfter(7, 3, 'n', '+');
	expect(other).toMatch(/^This task is about a board of 4 by 4; this one has 5 by 5\./);
	expect(other).toMatch(/Enter: go on\.$/);
	expect(feedbackAfter(7, 3, 'n', '+', '-')).toMatch(/^Right: /);
});

test('another variant than the task asks about is named, and nothing is asked', () => {
	expect(feedbackAfter(9, 4, 'v')).toMatch(/^This task is about the variant bitmask, and scan is chosen now\./);
	expect(lesson.of(pressed(atTask(9, 4), 'v', '5', 'enter')).isDone).toBe(false);
});

test('the nudge is about what has not been answered', () => {
	expect(feedbackAfter(4, 2, '?')).toBe('Think: which row is at work, and has its loop a column left?');
	expect(feedbackAfter(4, 2, 'r', '?')).toContain('Think: a return goes to the row just above');
	expect(feedbackAfter(2, 4, '?')).toBe('Think: what has the last test found?');
});

test('a wrong number of classes is refuted by a sum', () => {
	expect(feedbackAfter(10, 5, '1', '1', 'enter')).toBe(
		'Not so: 11 classes would make 4 + 10 x 8 = 84 solutions, which is too few.',
	);
});
