import {expect, test} from 'vitest';
import {answerOf} from '../../../source/screens/lesson/asking.js';
import {chapters, tasksOf} from '../../../source/screens/lesson/chapters.js';
import {withFigures} from '../../../source/screens/lesson/content.js';
import type {Task} from '../../../source/screens/lesson/task.js';
import {explainTest, type Queens, type Tape, variantOf} from '../../../source/solver/index.js';
import {text as english} from '../../../source/text/en.js';
import {drawn} from '../../app/render.js';
import {knowledge, pressed} from '../../pressed.js';
import {asking, atTask, type ChapterName, languages, places, spoken, wordsOf} from './walk.js';

const tape4 = knowledge.tape(4);
const tape8 = knowledge.tape(8);

test('no two tasks in a row are of one kind with one pattern of answer', () => {
	const patterns = places.map(({chapter, task, content}) =>
		content.type === 'reach' ? content : `${content.type} ${answerOf(asking(atTask(chapter, task))).join(' ')}`,
	);
	expect(patterns.filter((each, index) => each === patterns[index - 1])).toEqual([]);
});

test.each(places)('task $name explains the same wrong answers in both languages, and helps', ({name, content}) => {
	const known = (wrong: object = {}) => Object.keys(wrong).sort();
	expect(known(content.zh.wrong)).toEqual(known(content.en.wrong));
	if (content.type === 'choose' && content.en.options) {
		expect([...known(content.en.wrong), content.right].sort()).toEqual(['a', 'b', 'c', 'd']);
	}

	for (const {hints, answer} of [content.en, content.zh]) {
		expect(hints === undefined).toBe(name === '7.1');
		expect(answer === undefined).toBe(content.type !== 'reach');
	}
});

test.each(languages)('every wrong letter and number in $language gets its own explanation', (speaking) => {
	for (const {chapter, task, content} of places.filter((each) => each.content.type === 'choose')) {
		for (const [answer, why] of Object.entries(content[speaking.language].wrong ?? {})) {
			const said = spoken(pressed(atTask(chapter, task, speaking), answer))['feedback'];
			expect(said).toBe(speaking.text.lesson.outcomes.wrong(withFigures(why, knowledge, speaking.text)));
		}
	}
});

/** Where the search stands when tasks ask: the queens, and the step that comes next. */
const moments: readonly (readonly [tape: Tape, step: number, queens: Queens, next: object | undefined])[] = [
	[tape4, 4, [0], {type: 'test', row: 1, column: 2}],
	[tape4, 6, [0, 2], {type: 'test', row: 2, column: 0}],
	[tape4, 10, [0, 2], {type: 'backtrack', row: 1, column: 2}],
	[tape4, 11, [0], {type: 'test', row: 1, column: 3}],
	[tape4, 23, [0, 3], {type: 'backtrack', row: 1, column: 3}],
	[tape4, 39, [1, 3, 0, 2], {type: 'backtrack', row: 3, column: 2}],
	[tape4, 40, [1, 3, 0], {type: 'test', row: 3, column: 3}],
	[tape4, 94, [], undefined],
	[tape8, 28, [0, 2, 4, 1, 3], {type: 'backtrack', row: 4, column: 3}],
	[tape8, 47, [0, 2, 4], {type: 'test', row: 3, column: 5, attack: {row: 2, line: 'diagonal'}}],
	[tape8, 151, [0, 2], {type: 'test', row: 2, column: 5}],
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
const figures = {
	...{boards4: '256', unpruned4: '341', nodes4: '17', timesFewer4: '20'},
	...{unpruned8: '19,173,961', nodes8: '2,057', timesFewer8: '9,321', deadEnds8: '644'},
	...{scanChecks8: '46,752', flagsChecks8: '24,648', columnSaves8: '416'},
	...{tests9: '72,378', tests10: '348,150', factor8: '4.4', factor9: '4.6', factor10: '4.8'},
	...{solutions8: '92', fundamental8: '12', inClasses8: '96', inSmallClass8: '4'},
};

test('the figures that stand in words are those of the search', () => {
	const named = new Set([...JSON.stringify(chapters).matchAll(/\{(\w+\d)\}/g)].map(([, name = '']) => name));
	const shown = [...named].map((name) => [name, withFigures(`{${name}}`, knowledge, english)]);
	expect(Object.fromEntries(shown)).toEqual(figures);
});

test('without clearing its flags, the search finds none of the solutions', () => {
	const set = new Set<string>();
	const found = (row: number): number =>
		row === 8
			? 1
			: Array.from({length: 8}, (_, column) => column).reduce((sum, column) => {
					const flags = [`c${column}`, `d${row - column}`, `u${row + column}`];
					if (flags.some((flag) => set.has(flag))) {
						return sum;
					}

					for (const flag of flags) {
						set.add(flag);
					}

					return sum + found(row + 1);
				}, 0);
	expect(found(0)).toBe(0);
});

/** The large numbers and fractions that may be typed: a wrong answer between two factors, and years. */
const typed = ['1.1', '3.5', '1848', '1850'];

test.each(languages)('the words in $language type no figure that is computed', ({language}) => {
	for (const {content} of places) {
		const {asks, after, options = [], wrong = {}, hints = []} = content[language];
		const words = [asks, after, ...options, ...Object.values(wrong), ...hints].join(' ');
		const numbers = words.match(/(?<!\w)\d[\d,.]*\d/g) ?? [];
		expect(numbers.filter((each) => /\d{3}|[.,]/.test(each) && !typed.includes(each))).toEqual([]);
	}
});

test('each number that is right is what the search or the board has', () => {
	const test48 = explainTest(8, variantOf('scan'), [0, 2, 4], 5);
	const right: readonly (readonly [chapter: ChapterName, task: number, right: number])[] = [
		['theReturn', 3, [24, 25, 26].findIndex((step) => tape4.at(step)?.step?.type !== 'backtrack')],
		['tree', 2, tape4.end?.deadEnds ?? 0],
		['variants', 1, test48.type === 'comparisons' ? test48.made.length : 0],
	];
	for (const [chapter, task, expected] of right) {
		expect(Number(answerOf(asking(atTask(chapter, task))))).toBe(expected);
	}

	expect(wordsOf(atTask('growth', 2)).options?.[2]).toBe('{factor9}');
});

test('the numbers of the diagonals are shown after the answer about them, and not with the next task', () => {
	const asked = atTask('variants', 2);
	expect([asked.numbers, pressed(asked, 'b').numbers, pressed(asked, 'b', 'enter').numbers]).toEqual([
		'none',
		'diagonals',
		'none',
	]);
});

test('the masks of a task are those of the program, and what follows from / waits for the answer', () => {
	const asked = atTask('variants', 4);
	const [before, after] = [asked, pressed(asked, 'c')].map((model) => drawn(model, knowledge));
	for (const line of [
		'downs | bit  0 0 1 1 1 0 0 0 row 2',
		'downs        0 0 0 1 1 1 0 0 row 3',
		'ups | bit    0 1 0 0 1 0 0 0 row 2',
	]) {
		expect([before, after]).toEqual([expect.stringContaining(line), expect.stringContaining(line)]);
	}

	const ups = 'ups          1 0 0 1 0 0 0 0 row 3';
	expect([before?.includes(ups), after?.includes(ups)]).toEqual([false, true]);
});
