import {expect, test} from 'vitest';
import {chapters, tasksOf} from '../../../source/screens/lesson/chapters.js';
import {figureOf, withFigures} from '../../../source/screens/lesson/figures.js';
import type {Task} from '../../../source/screens/lesson/task.js';
import {
	type AttackLine,
	attackOn,
	explainTest,
	lineFrom,
	type Queens,
	type Tape,
	variantOf,
} from '../../../source/solver/index.js';
import {knowledge, pressed} from '../../pressed.js';
import {asking, atTask, type ChapterName, languages, places, spoken, wordsOf} from './walk.js';

const tape4 = knowledge.tape(4);
const tape8 = knowledge.tape(8);

test('no two tasks in a row are of one kind with one pattern of answer', () => {
	const patterns = places.map(({chapter, task, content}) =>
		content.type === 'reach' ? content : `${content.type} ${asking(atTask(chapter, task)).answer.join(' ')}`,
	);
	expect(patterns.filter((each, index) => each === patterns[index - 1])).toEqual([]);
});

test.each(places)('task $name explains the same wrong answers in both languages, and helps', ({name, content}) => {
	const known = (wrong: object = {}) => Object.keys(wrong).sort();
	expect(known(content.zh.wrong)).toEqual(known(content.en.wrong));
	if (content.type === 'choose') {
		expect([...known(content.en.wrong), content.right].sort()).toEqual(['a', 'b', 'c', 'd']);
	}

	for (const {hints, answer} of [content.en, content.zh]) {
		expect(hints === undefined).toBe(name === '7.1');
		expect(answer === undefined).toBe(content.type !== 'reach');
	}
});

test.each(languages)('every wrong letter and number in $language gets its own explanation', (speaking) => {
	for (const {chapter, task, content} of places.filter((each) => ['choose', 'number'].includes(each.content.type))) {
		for (const [answer, why] of Object.entries(content[speaking.language].wrong ?? {})) {
			const keys = [...answer, ...(content.type === 'number' ? ['enter'] : [])];
			const said = spoken(pressed(atTask(chapter, task, speaking), ...keys))['feedback'];
			expect(said).toBe(speaking.text.lesson.outcomes.wrong(withFigures(why, knowledge, speaking.text)));
		}
	}
});

/** Where the search stands when tasks ask: the queens, and the step that comes next. */
const moments: readonly (readonly [tape: Tape, step: number, queens: Queens, next: object | undefined])[] = [
	[tape4, 6, [0, 2], {type: 'test', row: 2, column: 0}],
	[tape4, 10, [0, 2], {type: 'backtrack', row: 1, column: 2}],
	[tape4, 11, [0], {type: 'test', row: 1, column: 3}],
	[tape4, 23, [0, 3], {type: 'backtrack', row: 1, column: 3}],
	[tape4, 39, [1, 3, 0, 2], {type: 'backtrack', row: 3, column: 2}],
	[tape4, 40, [1, 3, 0], {type: 'test', row: 3, column: 3}],
	[tape4, 94, [], undefined],
	[tape8, 28, [0, 2, 4, 1, 3], {type: 'backtrack', row: 4, column: 3}],
	[tape8, 29, [0, 2, 4, 1], {type: 'test', row: 4, column: 4}],
	[tape8, 47, [0, 2, 4], {type: 'test', row: 3, column: 5, attack: {row: 2, line: 'diagonal'}}],
	[tape8, 151, [0, 2], {type: 'test', row: 2, column: 5}],
	[tape8, 7379, [3], {type: 'test', row: 1, column: 0}],
];

test.each(moments)('a task about %o at step %i finds the board that its words describe', (tape, step, queens, next) => {
	expect(tape.at(step)?.queens).toEqual(queens);
	expect(tape.at(step + 1)?.step).toEqual(next && expect.objectContaining(next));
	const used = tasksOf(chapters).flatMap(({stage, task}) => (stage.size === tape.size ? [task] : []));
	const isUsed = (task: Task) =>
		task.at === step || (task.type === 'reach' && task.target.type === 'step' && task.target.until === step);
	expect(used.some(isUsed)).toBe(true);
});

/** Each with the size at the end of its name. */
const figures = `
	boards4 256, unpruned4 341, nodes4 17, timesFewer4 20, stepsAfterLast4 34,
	unpruned8 19173961, nodes8 2057, timesFewer8 9321, deadEnds8 644, diagonals8 15,
	nodesWithoutColumn8 85875, nodesWithoutDiagonal8 12757, scanChecks8 46752, flagsChecks8 24648, moreWrites8 12336,
	tests6 894, tests7 3584, tests8 15720, tests9 72378, tests10 348150,
	factor7 4.0, factor8 4.4, factor9 4.6, factor10 4.8, cubeFactor10 1.4,
	solutions8 92, fundamental8 12, inLargeClasses8 88, inSmallClass8 4, missed8 20`;

test('the figures that stand in words are those of the search', () => {
	const words = JSON.stringify(chapters.map(({tasks}) => tasks));
	const named = new Set([...words.matchAll(/\{(\w+\d)\}/g)].map(([, name]) => name));
	const expected = figures.split(',').map((each) => each.trim());
	expect([...named].map((name = '') => `${name} ${figureOf(name, knowledge)}`).sort()).toEqual(expected.sort());
});

test('the trees without a rule have as many nodes as plain recursion finds', () => {
	const nodes = (left: AttackLine, queens: Queens = []): number =>
		Array.from({length: queens.length < 8 ? 8 : 0}, (_, column) => column)
			.filter((column) =>
				queens.every((queen, row) => [undefined, left].includes(lineFrom(queen, column, queens.length - row))),
			)
			.reduce((sum, column) => sum + nodes(left, [...queens, column]), 1);
	expect([nodes('column'), nodes('diagonal'), nodes('antidiagonal')]).toEqual([85_875, 12_757, 12_757]);
});

/** The large numbers and fractions that may be typed: a wrong answer between two factors, and years. */
const typed = ['3.5', '1848', '1850'];

test.each(languages)('the words in $language type no figure that is computed', ({language}) => {
	for (const {content} of places) {
		const {asks, after, options = [], wrong = {}, hints = []} = content[language];
		const words = [asks, after, ...options, ...Object.values(wrong), ...hints].join(' ');
		const numbers = words.match(/(?<!\w)\d[\d,.]*\d/g) ?? [];
		expect(numbers.filter((each) => /\d{3}|[.,]/.test(each) && !typed.includes(each))).toEqual([]);
	}
});

test('each number that is right is what the search or the board has', () => {
	const columns = Array.from({length: 8}, (_, column) => column);
	const test48 = explainTest(8, variantOf('scan'), [0, 2, 4], 5);
	const {place, backtrack} = variantOf('flags').writes;
	const right: readonly (readonly [chapter: ChapterName, task: number, right: number])[] = [
		['rule', 2, columns.slice(0, 4).filter((column) => !attackOn([3], 1, column)).length],
		['loop', 3, 4 ** 2],
		['theReturn', 3, [24, 25, 26].findIndex((step) => tape4.at(step)?.step?.type !== 'backtrack')],
		['tree', 2, columns.slice(0, 4).every((column) => attackOn([3, 0, 2], 3, column)) ? 3 : 0],
		['variants', 1, test48.type === 'comparisons' ? test48.made.length : 0],
		['variants', 4, place + backtrack],
		['growth', 1, columns.filter((row) => row > 0 && 3 + row < 8).length],
		['symmetry', 2, 12],
		['symmetry', 3, 3],
	];
	for (const [chapter, task, expected] of right) {
		expect(Number(asking(atTask(chapter, task)).answer.slice(0, -1).join(''))).toBe(expected);
	}

	expect(wordsOf(atTask('growth', 2)).options?.[2]).toBe('{factor10} times');
});

test('the numbers of the diagonals that a task shows are the right ones', () => {
	const asked = atTask('variants', 3);
	expect([asked.numbers, pressed(asked, 'c').numbers]).toEqual(['diagonals', 'antidiagonals']);
	expect(pressed(asked, 'c', 'enter').numbers).toBe('none');
});
