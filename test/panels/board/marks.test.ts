import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {boardContent} from '../../../source/panels/board/board-content.js';
import {askedMarks, type Marks, marksOf, queensOnly, shown} from '../../../source/panels/board/marks.js';
import {unicodeGlyphs} from '../../../source/panels/glyphs.js';
import {textOf} from '../../../source/panels/line.js';
import {type Moment, solutions, squaresOf, type VariantId, variantOf} from '../../../source/solver/index.js';
import {unicode} from '../../app/render.js';
import {knowledge, modelWith} from '../../pressed.js';

/** The marks of a whole board: a glyph, with the row of an attacker, or a count for each square, a point for none. */
function gridOf(size: number, marks: Marks): string[] {
	return Array.from({length: size}, (_, row) =>
		Array.from({length: size}, (_, column) => {
			const {glyph = 'untried', attacker = ''} = marks(row, column) ?? {};
			return typeof glyph !== 'string' ? glyph : `${unicodeGlyphs[glyph]}${attacker}`;
		}).join(' '),
	);
}

/** The squares that are painted with something else than their own tone. */
function groundsOf(size: number, marks: Marks): string[] {
	const all = Array.from({length: size ** 2}, (_, index) => [Math.floor(index / size), index % size] as const);
	return all.flatMap(([row, column]) => {
		const ground = marks(row, column)?.ground;
		return ground ? [`${row},${column} ${ground}`] : [];
	});
}

const marksAt = (moment: Moment, variant: VariantId) => marksOf(moment, knowledge.runs.at(variant, moment));
const at = (step: number) => marksAt(knowledge.tape(4).at(step)!, 'scan');

describe('a test', () => {
	test('shows a safe square', () => {
		expect(gridOf(4, at(5))).toEqual(['♛ · · ·', '· · ✓ ·', '· · · ·', '· · · ·']);
		expect(groundsOf(4, at(5))).toEqual(['1,2 good']);
	});

	test.each([
		{
			line: 'column',
			step: 14,
			grid: ['♛ · · ·', '│ · · ♛', '✗ · · ·', '· · · ·'],
			grounds: ['0,0 attacker', '1,0 path', '2,0 attacked'],
		},
		{
			line: 'diagonal',
			step: 22,
			grid: ['♛ · · ·', '· \\ · ♛', '· · ✗ ·', '· · · ·'],
			grounds: ['0,0 attacker', '1,1 path', '2,2 attacked'],
		},
		{
			line: 'antidiagonal',
			step: 18,
			grid: ['♛ · · ·', '· · · ♛', '· ♛ / ·', '· ✗ · ·'],
			grounds: ['1,3 attacker', '2,2 path', '3,1 attacked'],
		},
	])('shows an attack along the $line, from queen to square', ({step, grid, grounds}) => {
		expect(gridOf(4, at(step))).toEqual(grid);
		expect(groundsOf(4, at(step))).toEqual(grounds);
	});

	test('at a dead end shows on each square the line to a queen that rules it out, and its row', () => {
		expect(gridOf(4, at(10))).toEqual(['♛ · · ·', '· · ♛ ·', '│0 /1 \\0 \\1', '· · · ·']);
		expect(groundsOf(4, at(10))).toEqual(['1,2 attacker', ...[0, 1, 2, 3].map((column) => `2,${column} attacked`)]);
	});

	test('at a dead end keeps its marks apart from the numbers of attackers', () => {
		const shownToo = shown(modelWith({size: 4, isAttackedShown: true}), at(10), squaresOf([0, 2]));
		expect(gridOf(4, shownToo)).toEqual(['♛ 2 2 2', '2 2 ♛ 1', '│0 /1 \\0 \\1', '2 · 1 1']);
	});

	test.each([
		{variant: 'scan', row: '│0 /2 │1 \\3 │2 \\0 \\1 \\2'},
		{variant: 'flags', row: '│0 │3 │1 │4 │2 \\0 \\1 \\2'},
	] as const)('at a dead end names the queens that $variant finds', ({variant, row}) => {
		const moment = knowledge.tape(8).deadEnd(1)!;
		expect(gridOf(8, marksAt(moment, variant))[moment.queens.length]).toBe(row);
	});
});

test.each([
	{step: 0, what: 'an empty board', row: '· · · ·', grounds: []},
	{step: 2, what: 'a queen just placed', row: '♛ · · ·', grounds: ['0,0 tested']},
	{step: 25, what: 'a queen just removed', row: '◦ · · ·', grounds: ['0,0 removed']},
	{step: 39, what: 'a solution', row: '· ♛ · ·', grounds: ['0,1 good', '1,3 good', '2,0 good', '3,2 good']},
])('step $step shows $what', ({step, row, grounds}) => {
	expect(gridOf(4, at(step))[0]).toBe(row);
	expect(groundsOf(4, at(step))).toEqual(grounds);
});

test('every queen that stands is shown at every step, and no other', () => {
	const tape = knowledge.tape(6);
	fc.assert(
		fc.property(fc.integer({min: 0, max: tape.end!.index}), (step) => {
			const moment = tape.at(step)!;
			const marks = marksAt(moment, 'scan');
			const queens = gridOf(6, marks).map((row) => row.split(' ').indexOf('♛'));
			expect(queens).toEqual(Array.from({length: 6}, (_, row) => moment.queens[row] ?? -1));
		}),
	);
});

test('a square that is asked about has a question mark', () => {
	const marks = askedMarks({row: 1, column: 2}, queensOnly([0]));
	expect(gridOf(4, marks).slice(0, 2)).toEqual(['♛ · · ·', '· · ? ·']);
	expect(groundsOf(4, marks)).toEqual(['1,2 tested']);
});

test('shows on each free square how many queens attack it, only if the model says so', () => {
	const queens = [0, 2];
	const marks = (isAttackedShown: boolean) =>
		shown(modelWith({size: 4, isAttackedShown}), queensOnly(queens), squaresOf(queens));
	expect(gridOf(4, marks(true))).toEqual(['♛ 2 2 2', '2 2 ♛ 1', '1 1 2 1', '2 · 1 1']);
	expect(gridOf(4, marks(false))).toEqual(['♛ · · ·', '· · ♛ ·', '· · · ·', '· · · ·']);
});

test('a square from which a queen was just removed says what was found below it', () => {
	const tape = knowledge.tape(6);
	const found = [...solutions(6, variantOf('scan'))];
	const board = {square: {width: 3, height: 1}, rows: 6};
	for (let step = 1; step <= tape.end!.index; step++) {
		const moment = tape.at(step)!;
		if (moment.step?.type === 'backtrack') {
			const left = [...moment.queens, moment.step.column];
			const hasSolution = found.some((each) => left.every((column, row) => each[row] === column));
			const {lines} = boardContent(modelWith({size: 6}), knowledge, moment, board, unicode);
			expect(lines.map(textOf).join('').match(/[◉◦]/g)).toEqual([hasSolution ? '◉' : '◦']);
		}
	}
});
