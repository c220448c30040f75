import type {AttackLine, Square} from '../../solver/index.js';
import type {contents as english} from '../en/words.js';
import type {DurationNames} from '../numbers.js';
import {excerpt} from '../printable.js';

export function quoted(given: string): string {
	return `「${excerpt(given)}」`;
}

/** `a`, `a 或 b`, `a、b 或 c`. */
export function alternatives(words: readonly string[]): string {
	return joined(words, '或');
}

export function enumerated(words: readonly string[]): string {
	return joined(words, '和');
}

/** No space stands beside Chinese punctuation. */
function joined(words: readonly string[], conjunction: string): string {
	const last = words.at(-1) ?? '';
	const before = words.slice(0, -1).join('、');
	if (before === '') {
		return last;
	}

	const [left, right] = [before.endsWith('」') ? '' : ' ', last.startsWith('「') ? '' : ' '];
	return `${before}${left}${conjunction}${right}${last}`;
}

export const times: DurationNames = ['秒', '分钟', '小时', '天', '年'];

export function squareName({row, column}: Square): string {
	return `第 ${row} 行第 ${column} 列`;
}

export const lineNames: Readonly<Record<AttackLine, string>> = {
	column: '同一列',
	diagonal: '斜线 \\',
	antidiagonal: '斜线 /',
};

export function along(line: AttackLine | 'row', {row, column}: Square): string {
	return {row: `在第 ${row} 行`, column: `在第 ${column} 列`, diagonal: '沿斜线 \\ ', antidiagonal: '沿斜线 / '}[line];
}

export const lineMarks: Readonly<Record<AttackLine, string>> = {column: '同列', diagonal: '\\', antidiagonal: '/'};

export const contents: typeof english = {
	empty: '没有皇后',
	queen: '有皇后',
	given: '有给定的皇后',
};
