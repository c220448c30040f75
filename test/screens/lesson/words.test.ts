import {expect, test} from 'vitest';
import {chapters} from '../../../source/screens/lesson/chapters.js';
import {pageOf} from '../../../source/screens/lesson/page.js';
import {lesson} from '../../../source/screens/lesson/state.js';
import {
	allRules,
	attackOn,
	explainTest,
	type Queens,
	type Tape,
	variantOf,
	writesUpTo,
} from '../../../source/solver/index.js';
import {number, ratio} from '../../../source/text/numbers.js';
import {knowledge, pressed} from '../../pressed.js';
import {asking, atTask, languages, places, spoken, started, taskOf, wordsOf} from './walk.js';

const tape4 = knowledge.tape(4);
const tape8 = knowledge.tape(8);

test('the lesson has 19 tasks in part one and 8 in part two, and at most four in a chapter', () => {
	const tasksIn = (part: 1 | 2) => chapters.flatMap((each) => (each.part === part ? each.tasks : [])).length;
	expect([tasksIn(1), tasksIn(2)]).toEqual([19, 8]);
	expect(chapters.every(({tasks}) => tasks.length <= 4)).toBe(true);
	expect(chapters.map(({part}) => part)).toEqual([1, 1, 1, 1, 1, 1, 1, 2, 2, 2]);
	expect(new Set(chapters.map(({en}) => en.title)).size).toBe(chapters.length);
});

test('whoever makes no mistake reads at most 1,800 words', () => {
	const chapterWords = chapters.flatMap(({en, tasks}) => [
		...[en.title, ...en.sentences],
		...tasks.flatMap(({en: {asks, options = [], after}}) => [asks, ...options, after]),
	]);
	const over = lesson.with(started(), {chapter: chapters.length});
	const pages = [started(), lesson.with(started(), {page: 'part-one'}), over].flatMap((model) => {
		const page = pageOf(model);
		return page ? [page.title, ...page.sentences, page.asks ?? ''] : [];
	});
	const {signs} = languages[0].text.lesson;
	const all = [...chapterWords, ...pages, ...Object.values(signs)];
	const words = all.flatMap((each) => each.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)));
	expect(words.length).toBeLessThanOrEqual(1800);
});

test('no two tasks in a row are of one kind with one pattern of answer', () => {
	const patterns = places.map(({chapter, task, content}) =>
		content.type === 'reach' ? content : `${content.type} ${asking(atTask(chapter, task)).answer.join(' ')}`,
	);
	expect(patterns.filter((each, index) => each === patterns[index - 1])).toEqual([]);
});

test.each(places)('task $chapter.$task explains the same wrong answers in both languages, and helps', ({content}) => {
	const known = (wrong: object = {}) => Object.keys(wrong).sort();
	expect(known(content.zh.wrong)).toEqual(known(content.en.wrong));
	if (content.type === 'choose') {
		expect([...known(content.en.wrong), content.right].sort()).toEqual(['a', 'b', 'c', 'd']);
	}

	for (const {nudge, hint, answer} of [content.en, content.zh]) {
		expect([nudge, hint].map((each) => each === undefined)).toEqual(content.isUnaided ? [true, true] : [false, false]);
		expect(answer === undefined).toBe(content.type !== 'reach');
	}
});

test.each(languages)('every wrong letter and number in $language gets its own explanation', (speaking) => {
	for (const {chapter, task, content} of places.filter((each) => ['choose', 'number'].includes(each.content.type))) {
		for (const [answer, why] of Object.entries(content[speaking.language].wrong ?? {})) {
			const keys = [...answer, ...(content.type === 'number' ? ['enter'] : [])];
			const said = spoken(pressed(atTask(chapter, task, speaking), ...keys))['feedback'];
			expect(said).toBe(speaking.text.lesson.outcomes.wrong(why));
		}
	}
});

/** Where the search stands: the queens, and the step that comes next. */
const moments: readonly (readonly [tape: Tape, step: number, queens: Queens, next: object | undefined])[] = [
	[tape4, 6, [0, 2], {type: 'test', row: 2, column: 0}],
	[tape4, 10, [0, 2], {type: 'backtrack', row: 1, column: 2}],
	[tape4, 11, [0], {type: 'test', row: 1, column: 3}],
	[tape4, 23, [0, 3], {type: 'backtrack', row: 1, column: 3}],
	[tape4, 25, [], {type: 'test', row: 0, column: 1}],
	[tape4, 39, [1, 3, 0, 2], {type: 'backtrack', row: 3, column: 2}],
	[tape4, 40, [1, 3, 0], {type: 'test', row: 3, column: 3}],
	[tape4, 94, [], undefined],
	[tape8, 28, [0, 2, 4, 1, 3], {type: 'backtrack', row: 4, column: 3}],
	[tape8, 29, [0, 2, 4, 1], {type: 'test', row: 4, column: 4}],
	[tape8, 47, [0, 2, 4], {type: 'test', row: 3, column: 5, attack: {row: 2, line: 'diagonal'}}],
	[tape8, 151, [0, 2], {type: 'test', row: 2, column: 5}],
	[tape8, 7379, [3], {type: 'test', row: 1, column: 0}],
];

test('each step that a task names is the one that it is about', () => {
	for (const [tape, step, queens, next] of moments) {
		expect(tape.at(step)?.queens).toEqual(queens);
		expect(tape.at(step + 1)?.step).toEqual(next && expect.objectContaining(next));
	}

	const known = moments.map(([tape, step]) => `${tape.size} ${step}`);
	const used = chapters.flatMap(({stage, tasks}) =>
		tasks.flatMap((task) => {
			const until = task.type === 'reach' && task.target.type === 'step' ? task.target.until : undefined;
			return [task.at, until].filter(Boolean).map((step) => `${stage.size} ${step}`);
		}),
	);
	expect(new Set(used)).toEqual(new Set(known));
});

const {horizon: all8} = tape8;
const nodes4 = [1, ...tape4.horizon.placements];
const boards4 = nodes4.map((_, depth) => 4 ** depth);
const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
const nodes8 = 1 + sum(all8.placements);
const tests = (size: number) => knowledge.tape(size).horizon.tests;
const factor = (size: number) => ratio(BigInt(tests(size)), BigInt(tests(size - 1)));
const checks = (id: 'scan' | 'flags') => variantOf(id).checks(all8);
const writes = (id: 'scan' | 'flags') => writesUpTo(variantOf(id), all8);

function nodesWithout(rule: 'column' | 'diagonal' | 'antidiagonal'): number {
	const tree = knowledge.treeCount(8, {...allRules, [rule]: false});
	tree.advance(Number.POSITIVE_INFINITY);
	return tree.counted.nodes;
}

/** All large figures and factors in the words of a task, and small ones that they have to name, by the task. */
const figures: Readonly<Record<string, readonly (number | string)[]>> = {
	'5.1': [...boards4, sum(boards4), ...nodes4, sum(nodes4), Math.round(sum(boards4) / sum(nodes4))],
	'6.2': [4 ** 4, tape4.horizon.index - (tape4.solution(2)?.index ?? 0)],
	'7.1': [all8.deadEnds],
	'7.3': [8 ** 8, all8.solutions, nodes8, Math.round(8 ** 8 / nodes8)],
	'8.3': [...[checks('scan') - checks('flags'), checks('flags'), checks('scan')], writes('flags') - writes('scan')],
	'9.1': [7379, nodesWithout('column'), nodesWithout('diagonal'), nodesWithout('antidiagonal'), nodes8],
	// One wrong answer is between the first and the last factor.
	'9.2': ['3.5', ...[6, 7, 8, 9, 10].map(tests), ...[7, 8, 9, 10].map(factor), ratio(1000n, 729n)],
	// The year of the puzzle.
	'10.2': ['1848', all8.solutions, all8.solutions - 8 * (all8.fundamental - 1), 8 * (all8.fundamental - 1)],
};

test.each(languages)('each figure in the words in $language is the one that the search has', (speaking) => {
	for (const {chapter, task} of places) {
		const {asks, after, options = [], wrong = {}, hint = ''} = wordsOf(atTask(chapter, task, speaking));
		const named = [asks, after, ...options, ...Object.values(wrong), hint].join(' ').match(/\d[\d,.]*\d|\d/g) ?? [];
		const expected = (figures[`${chapter}.${task}`] ?? []).map((each) =>
			typeof each === 'string' ? each : number(each),
		);
		expect(named, `${chapter}.${task}`).toEqual(expect.arrayContaining(expected));
		expect(named.filter((each) => /\d{3}|[.,]/.test(each) && !expected.includes(each))).toEqual([]);
	}

	const factors = [7, 8, 9, 10].map((size) => tests(size) / tests(size - 1));
	expect(factors).toEqual([...factors].sort((a, b) => a - b));
	const {options = []} = wordsOf(atTask(9, 2, speaking));
	expect([options[0], options[2]].map((each) => each?.match(/[\d.]+/)?.[0])).toEqual([ratio(1000n, 729n), factor(10)]);
});

test('each number that is right is what the search or the board has', () => {
	const columns = Array.from({length: 8}, (_, column) => column);
	const test48 = explainTest(8, variantOf('scan'), [0, 2, 4], 5);
	const {place, backtrack} = variantOf('flags').writes;
	const returns = [24, 25, 26].findIndex((step) => tape4.at(step)?.step?.type !== 'backtrack');
	const right: Readonly<Record<string, number>> = {
		'1.2': columns.slice(0, 4).filter((column) => !attackOn([3], 1, column)).length,
		'2.3': 4 ** 2,
		'4.3': returns,
		'5.2': columns.slice(0, 4).every((column) => attackOn([3, 0, 2], 3, column)) ? 3 : 0,
		'8.1': test48.type === 'comparisons' ? test48.made.length : 0,
		'8.3': place + backtrack,
		'9.1': columns.filter((row) => row > 0 && 3 + row < 8).length,
		'10.2': all8.fundamental,
	};
	const asked = places.flatMap(({chapter, task, content}) =>
		content.type === 'number' ? [[`${chapter}.${task}`, content.right]] : [],
	);
	expect(Object.fromEntries(asked)).toEqual(right);
	expect(taskOf(atTask(9, 2))).toMatchObject({type: 'choose', right: 'c'});
});
