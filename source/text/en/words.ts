import type {Attack, AttackLine, Square} from '../../solver/board.js';
import {number, squareNumber} from '../numbers.js';
import {excerpt} from '../printable.js';

export function quoted(given: string, longest?: number): string {
	return `'${excerpt(given, longest)}'`;
}

export function allTests(tests: number): string {
	return tests === 1 ? 'The only test is' : `All ${number(tests)} tests are`;
}

export function counted(count: number, one: string, many = `${one}s`): string {
	return `${number(count)} ${count === 1 ? one : many}`;
}

/** `a`, `a and b`, `a, b and c`. */
export function listed(words: readonly string[], conjunction = 'and'): string {
	return [words.slice(0, -1).join(', '), words.at(-1)].filter(Boolean).join(` ${conjunction} `);
}

export function squareName({row, column}: Square): string {
	return `row ${squareNumber(row)}, column ${squareNumber(column)}`;
}

export function found(square: Square, attack: Attack | undefined): string {
	const name = squareName(square);
	return attack
		? `${name} is attacked along ${lines[attack.line]} by the queen in row ${attack.row}`
		: `${name} is safe: no queen above attacks it`;
}

/** A call at the beginning stays as it is. */
export function capitalised(words: string): string {
	return words.replace(/^[a-z](?!\w*\()/, (first) => first.toUpperCase());
}

export const lines: Readonly<Record<AttackLine, string>> = {column: 'its column', diagonal: '\\', antidiagonal: '/'};

/** Of two queens that attack each other, one of which stands there. */
export function along(line: AttackLine | 'row', {row, column}: Square): string {
	return {row: `in row ${row}`, column: `in column ${column}`, diagonal: 'along \\', antidiagonal: 'along /'}[line];
}
