import {describe, expect, test} from 'vitest';
import {statementsOf} from '../../../source/screens/everywhere/speech.js';
import {screens} from '../../../source/screens/index.js';
import {chapterWords} from '../../../source/screens/lesson/asking.js';
import {chapters, tasksIn} from '../../../source/screens/lesson/chapters.js';
import {factsIn} from '../../../source/screens/lesson/facts.js';
import {indexBefore} from '../../../source/screens/lesson/next-step.js';
import {pageOf, scoreOf} from '../../../source/screens/lesson/page.js';
import {lesson} from '../../../source/screens/lesson/state.js';
import {canonicalOf, solutions, variantOf} from '../../../source/solver/index.js';
import {text as english} from '../../../source/text/en.js';
import type {TaskWords} from '../../../source/text/lesson-words.js';
import {text as chinese} from '../../../source/text/zh/index.js';
import {knowledge, pressed} from '../../pressed.js';
import {answered, asking, atTask, languages, places, rightKeys, standing, started, wordsOf} from './walk.js';

function feedbackAfter(chapter: number, task: number, ...keys: readonly string[]): string {
	const model = pressed(atTask(chapter, task), ...keys);
	return statementsOf(screens, model, knowledge)['feedback'] ?? '';
}

test('the lesson has at most 28 tasks, at most four in a chapter, and 19 of them in part one', () => {
	expect(places.length).toBeLessThanOrEqual(28);
	expect(chapters.every(({tasks}) => tasks.length <= 4)).toBe(true);
	expect([tasksIn(1), tasksIn(2)]).toEqual([19, 8]);
	expect(chapters.map(({part}) => part)).toEqual([1, 1, 1, 1, 1, 1, 1, 2, 2, 2]);
});

test('it takes at most 95 keys without a mistake, and then every task was right at the first try', () => {
	let model = started();
	let keys = 0;
	const press = (...pressedKeys: readonly string[]) => {
		model = pressed(model, ...pressedKeys);
		keys += pressedKeys.length;
	};
	press('enter');
	for (const {chapter, task} of places) {
		expect(lesson.of(model)).toMatchObject({chapter: chapter - 1, task: task - 1, isDone: false});
		press(...rightKeys(model));
		expect(lesson.of(model)).toMatchObject({isDone: true, said: {type: 'right'}});
		press('enter');
		if (lesson.of(model).page === 'part-one') {
			expect(scoreOf(model, 1)).toEqual({tasks: 19, firstTry: 19, skipped: 0});
			press('enter');
		}
	}

	expect(keys).toBeLessThanOrEqual(95);
	expect(pageOf(model)?.title).toBe('The lesson is over');
	expect(pageOf(model)?.sentences[0]).toBe('First try: part one 19 of 19, part two 8 of 8.');
});

test('whoever makes no mistake reads at most 1,800 words', () => {
	const facts = factsIn(knowledge);
	const {lesson: words} = english;
	const read = chapters.flatMap((chapter) => {
		const {title, sentences, tasks} = words.chapters[chapter.id](facts);
		const signs = [...(chapter.signs ?? []), ...chapter.tasks.flatMap((task) => task.signs ?? [])];
		const all = Object.values<TaskWords>(tasks);
		return [
			title,
			...sentences,
			...signs.map((sign) => words.signs[sign]),
			...all.flatMap(({asks, options = [], after}) => [asks, ...options, after]),
		];
	});
	const score = {tasks: 19, firstTry: 19, skipped: 0};
	const pages = [
		...[words.pages.start.title, ...words.pages.start.sentences(19, 8), words.pages.start.asks],
		...[words.pages['part-one'].title, ...words.pages['part-one'].sentences(score)],
		...[words.pages.end.title, ...words.pages.end.sentences(score, {...score, tasks: 8})],
	];
	const count = [...read, ...pages].flatMap((each) => each.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)));
	expect(count.length).toBeLessThanOrEqual(1800);
});

test('no two tasks in a row are of one kind with one pattern of answer', () => {
	const patterns = places.map(({chapter, task}) => {
		const model = atTask(chapter, task);
		const {type, id} = standing(model).task;
		return type === 'reach' ? `${type} ${id}` : `${type} ${asking(model).answer.join(' ')}`;
	});
	expect(patterns.filter((each, index) => each === patterns[index - 1])).toEqual([]);
});

test('each chapter has the words of its tasks in both languages, with the same wrong answers', () => {
	const facts = factsIn(knowledge);
	for (const chapter of chapters) {
		const [en, zh] = [english, chinese].map(({lesson: words}) => words.chapters[chapter.id](facts));
		expect(Object.keys(en!.tasks)).toEqual(chapter.tasks.map(({id}) => id));
		expect(Object.entries(zh!.tasks).map(([id, {wrong}]) => [id, Object.keys(wrong)])).toEqual(
			Object.entries(en!.tasks).map(([id, {wrong}]) => [id, Object.keys(wrong)]),
		);
	}
});

describe.each(languages)('in %s', (_name, text) => {
	test('the answer that is told is the one that is right, as far as it says what to type', () => {
		for (const {chapter, task, type} of places.filter(({type: each}) => each !== 'reach')) {
			const model = atTask(chapter, task, {text});
			const keys = asking(model).answer.filter((key) => key !== 'enter');
			const told = wordsOf(model).answer.match(/[\da-z]+/g) ?? [];
			expect(told.join(''), `${chapter}.${task} ${type}`).toContain(keys.join(''));
		}
	});

	test('every wrong letter and number of the script is wrong, and gets its own explanation', () => {
		for (const {chapter, task} of places.filter(({type}) => type === 'choose' || type === 'number')) {
			const asked = atTask(chapter, task, {text});
			for (const [answer, why] of Object.entries(wordsOf(asked).wrong)) {
				const isNumber = /^\d+$/.test(answer);
				const model = pressed(asked, ...answer, ...(isNumber ? ['enter'] : []));
				expect(lesson.of(model)).toMatchObject({isDone: false, hasErred: true, said: {type: 'wrong'}});
				const said = statementsOf(screens, model, knowledge)['feedback'];
				expect(said).toBe(text.lesson.outcomes.wrong(why));
			}
		}
	});

	test('a choice explains all its wrong answers, and every helped task has a nudge and a hint', () => {
		for (const {chapter, task} of places) {
			const model = atTask(chapter, task, {text});
			const {task: current} = standing(model);
			const {wrong, nudge, hint} = wordsOf(model);
			expect(nudge === undefined && hint === undefined).toBe(current.isUnaided ?? false);
			if (current.type === 'choose') {
				expect([...Object.keys(wrong), current.right].sort()).toEqual(['a', 'b', 'c', 'd']);
			}
		}
	});
});

// On the board of chapter 1 the arrows lead to the square named first.
test.each([
	[
		1,
		1,
		['left', 'left', 'space'],
		'The queens on row 0, column 2 and row 2, column 0 attack each other along the diagonal /. Space removes a queen.',
	],
	[
		1,
		1,
		['space'],
		'The queens on row 0, column 2 and row 2, column 2 attack each other along their column. Space removes a queen.',
	],
	[
		1,
		1,
		['right', 'space', 'down', 'left', 'space'],
		'The queens on row 0, column 2 and row 3, column 2 attack each other along their column. Space removes a queen.',
	],
	[1, 1, ['up', 'left', 'left', 'space'], 'The task needs a queen on row 1, column 0.'],
	[1, 3, ['space'], 'No queen attacks row 2, column 2, so you are not stuck. Space removes a queen.'],
	[
		1,
		3,
		['right', 'right', 'space'],
		'The queens on row 0, column 3 and row 1, column 2 attack each other along the diagonal /. Space removes a queen.',
	],
	[1, 3, ['down', 'space'], 'The task asks for a queen in row 1. Space removes this one.'],
	[2, 1, ['right', 'right', 'right', 'right', 'right', 'n'], 'Not so: you are past it: that is step 6. ← goes back.'],
	[2, 1, ['right', 'left'], 'Not so: → goes forward, ← goes back.'],
	[5, 1, ['n'], 'Not so: that is the next solution. The search goes on after it.'],
	[5, 1, ['right'], 'Not so: each → is one step, and many are left. One key goes to the end.'],
	[7, 1, ['n'], 'Not so: that is the next solution. d goes to the next dead end.'],
	[7, 1, ['D'], 'Not so: D goes back to the dead end before. There is none yet.'],
	[10, 1, ['m'], 'Not so: that is the menu. The key is M.'],
	[10, 1, ['escape'], 'Not so: nothing is open yet.'],
	[3, 1, ['s'], 'Not so: one of the queens reaches row 2, column 0 along its column.'],
	[3, 1, ['0', 's'], 'Not so: one of the queens reaches row 2, column 1 along a diagonal.'],
	[3, 1, ['0', '0'], 'Not so: from the queen in row 0 it is 2 rows down but 1 column across: no diagonal.'],
	[3, 1, ['0', '1', '1', '0'], 'Not so: from the queen in row 0 it is 2 rows down but 3 columns across: no diagonal.'],
	[2, 2, ['t', '1', '3'], 'Not so: the loop of row 1 has called place(2). It waits until that call ends.'],
	[2, 2, ['p'], 'Not so: no square has been tested since the last placement. A queen needs a safe square.'],
	[2, 2, ['r'], 'Not so: a call ends when its loop is over. The loop that is at work has not begun.'],
	[
		4,
		1,
		['r', '0', '1'],
		'Not so: only the newest call ends, and place(0) did not call it. A return goes to the row just above.',
	],
	[
		4,
		1,
		['r', '1', '2'],
		'Not so: everything below the queen on row 1, column 2 has just been searched. The loop goes on after it.',
	],
	[4, 1, ['r', '1', '0'], 'Not so: a loop never goes back: column 0 has been tested in this row.'],
	[4, 1, ['t'], 'Not so: not yet. place(2) has tested its last column. Before another row can test, it must end.'],
	[6, 1, ['f'], 'Not so: this solution has been reported, and reporting ends the call.'],
	[
		6,
		1,
		['r', '0', '2'],
		'Not so: only the newest call ends, and place(0) did not call it. A return goes to the row just above.',
	],
	[6, 1, ['t'], 'Not so: which call could test? For place(4), the newest one, there is no row.'],
	[
		7,
		2,
		['r', '4', '3'],
		'Not so: everything below the queen on row 4, column 3 has just been searched. The loop goes on after it.',
	],
] as const)('what is wrong is said at once: %i.%i after %j', (chapter, task, keys, expected) => {
	expect(lesson.of(pressed(atTask(chapter, task), ...keys)).isDone).toBe(false);
	expect(feedbackAfter(chapter, task, ...keys)).toBe(expected);
});

test('a learner past the step to reach gets there by going back, which is no mistake', () => {
	const past = pressed(atTask(7, 1), 'd', 'enter');
	expect(lesson.of(past)).toMatchObject({chapter: 6, task: 1});
	const back = pressed(atTask(2, 1), 'n', ...Array.from({length: 33}, () => 'left'));
	expect(lesson.of(back)).toMatchObject({isDone: true, hasErred: false});
});

test('what the texts say of steps, boards and figures is what the search does', () => {
	const facts = factsIn(knowledge);
	const tapes = {4: knowledge.tape(4), 8: knowledge.tape(8)};
	const stepOf = (chapter: number, task: number) => {
		const {at} = standing(atTask(chapter, task)).task;
		const {size} = standing(atTask(chapter, task)).stage;
		return at && indexBefore(size === 4 ? tapes[4] : tapes[8], at);
	};
	expect([stepOf(2, 2), stepOf(4, 1), stepOf(4, 2), stepOf(4, 3)]).toEqual([6, 10, 11, 23]);
	expect([stepOf(5, 1), stepOf(5, 2), stepOf(6, 1), stepOf(6, 2)]).toEqual([25, 94, 39, 40]);
	expect([stepOf(7, 2), stepOf(7, 3), stepOf(8, 1), stepOf(8, 2), stepOf(9, 1)]).toEqual([28, 29, 47, 47, 7379]);
	expect(tapes[8].at(48)?.step).toMatchObject({type: 'test', row: 3, column: 5, attack: {row: 2, line: 'diagonal'}});
	const after = (chapter: number, task: number) => wordsOf(atTask(chapter, task)).after;
	expect(after(5, 1)).toContain(
		'256, in a tree of 341 nodes (by depth 1, 4, 16, 64, 256). Pruning leaves 17 (1, 4, 6, 4, 2): 20 times',
	);
	expect(after(6, 2)).toContain('34 steps after the second solution');
	expect(after(7, 3)).toContain('8,156 times fewer');
	expect(after(8, 3)).toContain('22,104 checks fewer than scan (24,648, not 46,752), but 12,336 writes more');
	expect(after(9, 1)).toContain('85,875 nodes, without one diagonal 12,757, with all rules 2,057');
	expect(after(9, 2)).toMatch(/^348,150\./);
	expect(wordsOf(atTask(7, 3)).asks).toContain('16,777,216 boards');
	expect(facts(8).nodesWithout('diagonal')).toBe(facts(8).nodesWithout('antidiagonal'));
	const factors = [7, 8, 9, 10].map((size) => facts(size).tests / facts(size - 1).tests);
	expect(factors).toEqual([...factors].sort((a, b) => a - b));
	expect(wordsOf(atTask(9, 2)).options?.[2]).toBe('x4.8');
});

test('of the symmetry classes for 8 queens one has four solutions, the others eight', () => {
	const classes = [...solutions(8, variantOf('bitmask'))].map((each) => canonicalOf(each).join());
	const sizes = [...new Set(classes)].map((id) => classes.filter((each) => each === id).length);
	expect(sizes.sort((a, b) => a - b)).toEqual([4, ...Array.from({length: 11}, () => 8)]);
	expect(wordsOf(atTask(10, 2)).asks).toContain('One class has only 4, each other class has 8.');
	expect(asking(atTask(10, 2)).answer).toEqual(['1', '2', 'enter']);
});

test('titles of chapters differ, and every task is said as text, with its answer', () => {
	const facts = factsIn(knowledge);
	const titles = chapters.map((chapter) => chapterWords({chapter}, english, knowledge).title);
	expect(new Set(titles).size).toBe(chapters.length);
	expect(facts(4).solutions).toBe(2);
	for (const [, text] of languages) {
		let model = pressed(started({text}), 'enter');
		for (const {chapter, task} of places) {
			const before = statementsOf(screens, model, knowledge);
			expect(before['task'] ?? '', `${chapter}.${task}`).not.toBe('');
			const after = pressed(model, ...rightKeys(model));
			expect(statementsOf(screens, after, knowledge)['feedback']).not.toBe('');
			model = answered(model, rightKeys(model));
			model = lesson.of(model).page ? pressed(model, 'enter') : model;
		}
	}
});
