import type {AttackLine, Square} from '../../solver/board.js';
import {squareNumber} from '../numbers.js';
import {excerpt} from '../printable.js';

export function quoted(given: string, longest?: number): string {
	return `「${excerpt(given, longest)}」`;
}

/** `a`, `a 或 b`, `a、b 或 c`. No space stands between Chinese characters. */
export function alternatives(words: readonly string[], conjunction = '或'): string {
	const named = [words.slice(0, -1).join('、'), words.at(-1)].filter(Boolean);
	return named.join(` ${conjunction} `).replaceAll(/(?<=[\u2e80-\uff60]) (?=[\u2e80-\uff60])/g, '');
}

export function squareName({row, column}: Square): string {
	return `第 ${squareNumber(row)} 行第 ${squareNumber(column)} 列`;
}

export const lineNames: Readonly<Record<AttackLine, string>> = {
	column: '同列',
	diagonal: '斜线 \\',
	antidiagonal: '斜线 /',
};

export function along(line: AttackLine | 'row', {row, column}: Square): string {
	return {row: `在第 ${row} 行`, column: `在第 ${column} 列`, diagonal: '沿斜线 \\ ', antidiagonal: '沿斜线 / '}[line];
}
