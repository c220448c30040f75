import {expect, test} from 'vitest';
import {attackLines} from '../../../source/explorer/step-keys.js';
import {attackLinesText, withAttackLines} from '../../../source/panels/board/attack-lines.js';
import {queensOnly} from '../../../source/panels/board/marks.js';
import {asciiGlyphs, unicodeGlyphs} from '../../../source/panels/glyphs.js';
import {explainTest, variantOf} from '../../../source/solver/index.js';
import {frameOf} from '../../app/render.js';
import {atStep, knowledge, modelWith, pressed} from '../../pressed.js';

const shown = (size: number) => attackLines.with(modelWith({size}), {isShown: true});

/** The squares of a row that lines reach, as letters: d, c and a for the three lines. */
function reached(size: number, step: number, row: number): readonly string[] {
	const moment = knowledge.tape(size).at(step)!;
	const marks = withAttackLines(shown(size), moment, () => undefined);
	return Array.from({length: size}, (_, column) => {
		const glyph = marks(row, column)?.glyph;
		return typeof glyph === 'object' ? glyph.map((each) => each.charAt(0)).join('') : '';
	});
}

test('the lines that reach the row at work are the bits of the masks', () => {
	for (let step = 0; step <= 1202; step += 7) {
		const {queens} = knowledge.tape(6).at(step)!;
		const explanation = explainTest(6, variantOf('bitmask'), queens, 0);
		const masks = explanation.type === 'masks' ? explanation.masks : [];
		const [columns, downs, ups] = masks.map(({mask}) => mask);
		const bits = Array.from({length: 6}, (_, column) => {
			const isSet = (mask = 0) => ((mask >>> column) & 1) === 1;
			return (isSet(downs) ? 'd' : '') + (isSet(columns) ? 'c' : '') + (isSet(ups) ? 'a' : '');
		});
		expect(reached(6, step, queens.length)).toEqual(queens.length === 6 ? bits.map(() => '') : bits);
	}
});

test('a line that would leave the board before the row at work is not drawn', () => {
	// The queen in row 0, column 1 attacks the last row only along its column.
	const {index} = knowledge.tape(4).placing([1, 3, 0])!;
	expect([1, 2, 3].map((row) => reached(4, index, row))).toEqual([
		['', 'c', '', ''],
		['', 'c', 'a', 'c'],
		['c', 'dca', '', 'c'],
	]);
	for (let step = 0; step <= 1202; step++) {
		const {queens} = knowledge.tape(6).at(step)!;
		const work = queens.length;
		const expected = Array.from({length: 6}, () => Array.from({length: 6}, () => new Set<string>()));
		for (const [row, queen] of work < 6 ? queens.entries() : []) {
			for (const [letter, right] of [
				['d', 1],
				['c', 0],
				['a', -1],
			] as const) {
				const squares = Array.from({length: work - row}, (_, index) => queen + right * (index + 1));
				for (const [index, column] of squares.some((each) => each < 0 || each > 5) ? [] : squares.entries()) {
					expected[row + 1 + index]![column]!.add(letter);
				}
			}
		}

		const drawn = expected.map((_, row) => reached(6, step, row));
		expect(drawn).toEqual(
			expected.map((row) => row.map((each) => ['d', 'c', 'a'].filter((of) => each.has(of)).join(''))),
		);
	}
});

test('lines end at the row at work, and leave marked squares alone', () => {
	const moment = knowledge.tape(6).at(6)!;
	expect(reached(6, 6, 3).join('')).toBe('');
	const marks = withAttackLines(shown(6), moment, queensOnly(moment.queens));
	expect(marks(1, 2)).toEqual({glyph: 'queen'});
	expect(withAttackLines(modelWith({size: 6}), moment, marks)).toBe(marks);
});

test('a square shows one line, several beside each other, or a sign for several where it is narrow', () => {
	expect(attackLinesText(['diagonal'], 3, unicodeGlyphs)).toBe('\\');
	expect(attackLinesText(['diagonal', 'antidiagonal'], 3, unicodeGlyphs)).toBe('\\ /');
	expect(attackLinesText(['diagonal', 'column'], 2, unicodeGlyphs)).toBe('╳');
	expect(attackLinesText(['column'], 1, asciiGlyphs)).toBe('|');
});

test('A draws them on the board, and takes them away again', () => {
	const on = pressed(atStep(6, 6), 'A');
	const board = frameOf(on)
		.slice(2, 9)
		.map((line) => line.slice(1, 24));
	expect(board.map((line) => line.trim())).toEqual(
		expect.arrayContaining([
			'0  ♛  ·  ·  ·  ·  ·',
			'1  │  \\  ♛  ·  ·  ·',
			'2  │  / \\│  \\  ·  ·',
			'3  ·  ·  ·  ·  ·  ·',
		]),
	);
	expect(frameOf(pressed(on, 'A'))).toEqual(frameOf(atStep(6, 6)));
});
