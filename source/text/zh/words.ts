import type {AttackLine, Square} from '../../solver/index.js';
import {printable} from '../printable.js';

/** What the user gave, in the quotation marks of Chinese. */
export function quoted(given: string): string {
	return `「${printable(given)}」`;
}

/** One of several words: joined by 、 and 或. */
export function alternatives(words: readonly string[]): string {
	const others = words.slice(0, -1);
	return [others.join('、'), words.at(-1)].filter(Boolean).join(' 或 ');
}

export function squareName({row, column}: Square): string {
	return `第 ${row} 行第 ${column} 列`;
}

export const lineNames: Readonly<Record<AttackLine, string>> = {
	column: '同一列',
	diagonal: '主对角线 \\',
	antidiagonal: '副对角线 /',
};
