import {expect, test} from 'vitest';
import {chapters, letters, stateOf, tasksOf} from '../../../source/screens/lesson/chapters.js';
import type {Queens} from '../../../source/solver/board.js';
import {bruteForceTotal} from '../../../source/solver/search/brute-force.js';
import {guardWith, type Variant} from '../../../source/solver/search/variant.js';
import {variantOf} from '../../../source/solver/search/variants.js';
import type {Tape} from '../../../source/solver/tape/tape.js';
import {knowledge, pressed, spoken} from '../../pressed.js';
import {atTask, type ChapterName, languages, places, taskOf} from './walk.js';

const tape4 = knowledge.tape(4);
const tape8 = knowledge.tape(8);

test('no two tasks in a row are of one kind with one pattern of answer', () => {
	const patterns = places.map(({chapter, task, content}) => (content.right ? content.right : `${chapter} ${task}`));
	expect(patterns.filter((each, index) => each === patterns[index - 1])).toEqual([]);
});

test.each(places)('task $name is of one kind in both languages, and helps', ({name, content, en, zh}) => {
	const faults = (words: typeof en) => ('wrong' in words ? Object.keys(words.wrong ?? {}) : []);
	expect(faults(zh)).toEqual(faults(en));
	for (const words of [en, zh]) {
		expect('options' in words ? Object.keys(words.options).length : 0).toBe(content.right ? letters.length : 0);
		expect(words.hints === undefined).toBe(name === '7.1');
	}
});

test.each(languages)('every letter in $language gets its own explanation', (speaking) => {
	for (const {chapter, task, content, ...place} of places) {
		const words = place[speaking.language];
		for (const [index, why] of ('options' in words ? Object.values(words.options) : []).entries()) {
			const letter = letters[index]!;
			const said = spoken(pressed(atTask(chapter, task, speaking), letter))['feedback'] ?? '';
			const outcome = speaking.text.lesson.outcomes[letter === content.right ? 'right' : 'wrong'];
			expect(said.startsWith(outcome(why.replace(/\{.*/s, '')))).toBe(true);
		}
	}
});

/** Where the search stands when tasks ask: the queens, and the step that comes next. */
const moments: readonly (readonly [tape: Tape, step: number, queens: Queens, next: object | undefined])[] = [
	[tape4, 6, [0, 2], {type: 'test', row: 2, column: 0}],
	[tape4, 7, [0, 2], {type: 'test', row: 2, column: 1, attack: {row: 1, line: 'antidiagonal'}}],
	[tape4, 8, [0, 2], {type: 'test', row: 2, column: 2, attack: {row: 0, line: 'diagonal'}}],
	[tape4, 10, [0, 2], {type: 'backtrack', row: 1, column: 2}],
	[tape4, 11, [0], {type: 'test', row: 1, column: 3}],
	[tape4, 23, [0, 3], {type: 'backtrack', row: 1, column: 3}],
	[tape4, 39, [1, 3, 0, 2], {type: 'backtrack', row: 3, column: 2}],
	[tape4, 40, [1, 3, 0], {type: 'test', row: 3, column: 3}],
	[tape4, 94, [], undefined],
	[tape8, 12, [0, 2, 4], {type: 'test', row: 3, column: 0}],
	[tape8, 28, [0, 2, 4, 1, 3], {type: 'backtrack', row: 4, column: 3}],
	[tape8, 47, [0, 2, 4], {type: 'test', row: 3, column: 5, attack: {row: 2, line: 'diagonal'}}],
	[tape8, 151, [0, 2], {type: 'test', row: 2, column: 5}],
];

test.each(moments)('a task about %o at step %i finds the board that its words describe', (tape, step, queens, next) => {
	expect(tape.at(step)?.queens).toEqual(queens);
	expect(tape.at(step + 1)?.step).toEqual(next && expect.objectContaining(next));
	const used = tasksOf(chapters).flatMap(({stage, task}) => (stage.size === tape.size ? [task] : []));
	expect(used.flatMap((task) => [stateOf(task, false).step, stateOf(task, true).step])).toContain(step);
});

/** Each board with one queen in each of the first rows. */
const unpruned = (size: number) => Array.from({length: size + 1}, (_, rows) => size ** rows).reduce((a, b) => a + b);
const all = (size: number) => knowledge.tape(size).horizon;
const timesAsMany = (size: number) => (all(size).tests / all(size - 1).tests).toFixed(1);
const {deadEnds, placements} = all(8);
const [scan, flags] = [variantOf('scan'), variantOf('flags')];
const writesOf = ({writes}: Variant, size: number) => all(size).placements * (writes.place + writes.backtrack);

const operations = (variant: Variant) => variant.checks(all(8)) + writesOf(variant, 8);
const spaces = [4_426_165_368, 8 ** 8, 40_320];

/** The numbers of at least three digits, and fractions, that stand in words. */
const figures = [
	...[4 ** 4, unpruned(4), unpruned(8), placements + 1, Math.round(unpruned(8) / (placements + 1)), deadEnds],
	...[scan, flags].map(({checks}) => checks(all(8))),
	...[scan, flags].map((variant) => writesOf(variant, 8)),
	...[scan, flags].map(operations),
	Number(bruteForceTotal(8)),
	Math.round(Number(bruteForceTotal(8)) / operations(scan)),
	// Any squares; one queen a row; and of those one a column, too.
	...spaces,
	Math.round(spaces[0]! / spaces[1]!),
	Math.round(spaces[1]! / spaces[2]!),
	// The safe columns 1, 6 and 7, as a mask.
	[1, 6, 7].reduce((mask, column) => mask + 2 ** column, 0),
	...[all(9).tests, all(10).tests],
].map((count) => count.toLocaleString('en-US'));
const factors = [8, 9, 10].map(timesAsMany);
/** Wrong answers between two factors, rounded numbers, years, and bits. */
const others = ['1.1', '3.5', '4,426', '16,777', '1848', '1850', '128', '010101', '100000', '11000010', '00111110'];

test.each(languages)('the figures that stand in the words in $language are those of the search', ({text}) => {
	const numbers = JSON.stringify(text.lesson.chapters).match(/(?<!\w)\d[\d,.]*\d/g) ?? [];
	const shown = numbers.filter((each) => /\d{3}|[.,]/.test(each));
	expect([...new Set(shown)].sort()).toEqual([...figures, ...factors, ...others].sort());
});

const optionsOf = (chapter: ChapterName, number: number) => {
	const words = places.find((place) => place.chapter === chapter && place.task === number)!.en;
	return 'options' in words ? Object.keys(words.options) : [];
};

test('each number that is right is what the search or the board has', () => {
	const guard = guardWith(8, variantOf('scan'), [0, 2, 4]);
	guard.isAttacked(3, 5);
	const numberIn = (chapter: ChapterName, task: number) => {
		const {right} = taskOf(atTask(chapter, task));
		return Number.parseInt(optionsOf(chapter, task)[letters.indexOf(right!)] ?? '', 10);
	};
	expect(numberIn('tree', 2)).toBe(tape4.end?.deadEnds);
	expect(numberIn('variants', 1)).toBe(guard.checks);
	expect(optionsOf('growth', 3)[2]).toBe(factors[1]);
	const mirrored = (knowledge.solutions(8)?.[0] ?? []).map((column) => 7 - column);
	expect(optionsOf('symmetry', 1)[3]).toBe(mirrored.join(' '));
});
