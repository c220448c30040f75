import {expect, test} from 'vitest';
import {placeOf} from '../../../source/explorer/model.js';
import {chapters} from '../../../source/screens/lesson/chapters/index.js';
import {lesson} from '../../../source/screens/lesson/state.js';
import {atStep, pressed} from '../../pressed.js';
import {answered, atTask, languages, places, rightKeys, standing, started, wrongKeys} from './walk.js';

test('the chapters stand in the order of the text, and there are ten', () => {
	const [, text] = languages[0]!;
	expect(chapters.map(({id}) => id)).toEqual(Object.keys(text.lesson.chapters));
	expect(chapters).toHaveLength(10);
});

test('right answers lead from the first task to the end, all at the first try', () => {
	let model = started();
	const visited: string[] = [];
	for (const place of places) {
		const {chapter, task} = lesson.of(model);
		visited.push(`${chapter + 1}.${task + 1}`);
		expect([place.chapter, place.task]).toEqual([chapter + 1, task + 1]);
		model = answered(model, rightKeys(model));
	}

	const {results, chapter} = lesson.of(model);
	expect(chapter).toBe(chapters.length);
	expect(visited).toHaveLength(places.length);
	expect(new Set(Object.values(results))).toEqual(new Set(['first-try']));
	expect(Object.values(results)).toHaveLength(places.length);
});

test('skipping leads from the first task to the end', () => {
	let model = started();
	for (const _ of places) {
		model = answered(model, ['S']);
	}

	expect(lesson.of(model).chapter).toBe(chapters.length);
	expect(new Set(Object.values(lesson.of(model).results))).toEqual(new Set(['skipped']));
});

test.each(places.filter(({kind}) => kind !== 'reach'))(
	'a wrong answer is explained and the question stays: $chapter.$task',
	({chapter, task}) => {
		const before = atTask(chapter, task);
		const keys = wrongKeys(before);
		if (keys.length === 0) {
			return;
		}

		const after = pressed(before, ...keys);
		expect(lesson.of(after)).toMatchObject({isDone: false, hasErred: true, keys: [], said: {type: 'wrong'}});
		expect(placeOf(after)).toEqual(placeOf(before));
		const {results} = lesson.of(pressed(after, ...rightKeys(after)));
		expect(Object.values(results)).toEqual(['later']);
	},
);

test('while a question stands, the keys of the screen and those that are no answer do nothing', () => {
	for (const {chapter, task} of places.filter(({kind}) => kind !== 'reach')) {
		const before = atTask(chapter, task);
		const after = pressed(before, 'right', 'down', 'end', 'space', 'T', 'y', 'x', 'pagedown');
		expect(placeOf(after)).toEqual(placeOf(before));
		expect(after.isPlaying).toBe(false);
		expect(lesson.of(after)).toMatchObject({isDone: false, hasErred: false, said: {type: 'refused'}});
	}
});

test('on another size of board nothing is asked or reached, until the task is set up again', () => {
	// The first tasks begin with the board and the cursor that the ones before them leave.
	for (const {chapter, task} of places.slice(4)) {
		const before = atTask(chapter, task);
		const other = pressed(before, '+', '+');
		expect(other.size).toBe(before.size + 2);
		expect(lesson.of(pressed(other, ...rightKeys(before).filter((key) => key !== 'enter'))).isDone).toBe(false);
		const again = pressed(other, 'R');
		expect(again.size).toBe(before.size);
		const after = pressed(again, ...rightKeys(again));
		expect(Object.values(lesson.of(after).results)).toEqual(['first-try']);
	}
});

test('a question waits where it was asked, also after a walk in Search', () => {
	const asked = atTask(4, 2);
	const away = pressed(asked, 'tab', 'tab', 'right', 'right', 'shift-tab', 'shift-tab');
	expect(away.screen).toBe('lesson');
	expect(lesson.of(pressed(away, ...rightKeys(asked))).isDone).toBe(false);
	expect(lesson.of(pressed(away, 'R', ...rightKeys(asked))).isDone).toBe(true);
});

test('Tab past the lesson leads back to the board before it, if nothing has been done there', () => {
	const before = atStep(12, 5000, {variant: 'flags'});
	for (const keys of [
		['tab', 'tab', 'tab', 'tab', 'tab'],
		['L', 'tab', 'tab'],
		['L', 'm', '3'],
	]) {
		const after = pressed(before, ...keys);
		expect(after).toMatchObject({screen: 'search', size: 12, variant: 'flags', notice: undefined});
		expect(placeOf(after)).toEqual(placeOf(before));
	}

	const begun = pressed(before, 'L', '?', 'tab');
	expect(begun).toMatchObject({screen: 'solutions', size: 4, notice: 'lesson-left'});
	expect(placeOf(pressed(begun, 'L', 'L'))).toEqual(placeOf(before));
});

test('a state that is asked for can be reached in Search too', () => {
	const asked = atTask(8, 3);
	const elsewhere = pressed(asked, 'tab', 'tab', 'n');
	expect(lesson.of(elsewhere).isDone).toBe(false);
	expect(lesson.of(pressed(elsewhere, 'shift-tab', 'shift-tab')).isDone).toBe(true);
});

test('help comes in steps: a nudge, a hint, the answer, then the help of the program', () => {
	const asked = atTask(4, 2);
	const helped = ['?', '?', '?'].map((_, index) => lesson.of(pressed(asked, ...Array(index + 1).fill('?'))).helped);
	expect(helped).toEqual([1, 2, 3]);
	expect(pressed(asked, '?', '?').overlay).toBeUndefined();
	expect(pressed(asked, '?', '?', '?', '?').overlay).toBe('help');
	expect(lesson.of(pressed(asked, '?', '?')).hasErred).toBe(false);
	expect(lesson.of(pressed(asked, '?', '?', '?')).hasErred).toBe(true);
});

test('the last predictions begin with an empty board and have no help', () => {
	const runs = chapters.find(({id}) => id === 'chain')?.tasks.filter(({isUnaided}) => isUnaided) ?? [];
	expect(runs[0]?.at).toEqual({type: 'test', queens: [], column: 0});
	expect(runs.slice(-3).map(({at}) => at?.type)).toEqual(['return', 'return', 'return']);
});

test('two chapters of at most 12 tasks predict who goes on after a return, more than six times', () => {
	const tasks = chapters.filter(({id}) => id === 'return' || id === 'chain').flatMap((each) => each.tasks);
	expect(tasks.length).toBeLessThanOrEqual(12);
	expect(tasks.filter(({at}) => at?.type === 'return').length).toBeGreaterThanOrEqual(6);
});

test('leaving goes back to where the user was, and the lesson goes on where it was left', () => {
	const before = {size: 6, variant: 'flags', screen: 'compare', places: {6: {step: 40, solution: 2}}} as const;
	const left = pressed(started(before), 'S', 'enter', 'L');
	expect(left).toMatchObject({...before, notice: 'lesson-left'});
	const again = pressed(left, 'L');
	expect(again).toMatchObject({screen: 'lesson', size: 4});
	expect(lesson.of(again)).toMatchObject({chapter: 0, task: 1});
});

test('N and P move by chapters, P first to the beginning of this one', () => {
	const second = pressed(atTask(3, 2), 'N');
	expect(lesson.of(second)).toMatchObject({chapter: 3, task: 0});
	expect(lesson.of(pressed(second, 'P'))).toMatchObject({chapter: 2, task: 0});
	expect(lesson.of(pressed(atTask(3, 2), 'P'))).toMatchObject({chapter: 2, task: 0});
	expect(lesson.of(pressed(atTask(1, 1), 'P'))).toMatchObject({chapter: 0, task: 0});
	expect(lesson.of(pressed(atTask(10, 1), 'N', 'N', 'N')).chapter).toBe(10);
});

test.each([
	['first-queen', 1, 1, ['space', 'right', 'space']],
	['second-queen', 1, 2, ['down', 'right', 'space']],
	['finish', 1, 3, ['down', 'left', 'left', 'left', 'space', 'down', 'right', 'space']],
	['get-stuck', 1, 4, ['space', 'down', 'right', 'right', 'right', 'space']],
	['two-queens', 2, 1, ['right', 'right', 'right', 'right', 'right']],
	['whole-tree', 6, 1, ['n', 'n', 'd']],
	['second-solution', 7, 3, ['left', 'right']],
	['first-dead-end', 8, 1, ['down', 'right', 'right']],
	['first-solution', 8, 3, ['right', 'right']],
	['search-spaces', 10, 2, ['e', 'escape']],
] as const)('a state that just misses it does not count: %s', (id, chapter, task, keys) => {
	const model = atTask(chapter, task);
	expect(standing(model).task).toMatchObject({id});
	expect(lesson.of(pressed(model, ...keys)).isDone).toBe(false);
});
