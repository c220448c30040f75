import type {Step} from './step.js';

export const codes = [
	{id: 'typescript', name: 'TypeScript'},
	{id: 'java', name: 'Java'},
	{id: 'cpp', name: 'C++'},
	{id: 'python', name: 'Python'},
] as const;

export type CodeId = (typeof codes)[number]['id'];

/**
 * The recursive program in each language: at most 40 columns, 37 where each indentation takes half of its columns, and
 * 16 lines with perhaps last braces below. The caller
 * defines `n`, `report()` and what the program uses: the array `queens` of n elements, tables of flags, or numbers that
 * are 0. All languages make the same steps, with the same writes.
 */
export type Listings = Readonly<Record<CodeId, readonly ListingLine[]>>;

export type ListingLine = {readonly code: string; readonly marks: readonly Mark[]};

/** A line of a listing with its marks; a line such as `}` has none. */
export function line(code: string, ...marks: readonly Mark[]): ListingLine {
	return {code, marks};
}

export const placeHead: Listings = {
	typescript: [
		line('function place(row: number): void {', 'call'),
		line('  if (row === n) return report();', 'solution'),
	],
	java: [line('void place(int row) {', 'call'), line('  if (row == n) { report(); return; }', 'solution')],
	cpp: [line('void place(int row) {', 'call'), line('  if (row == n) return report();', 'solution')],
	python: [line('def place(row):', 'call'), line('    if row == n: return report()', 'solution')],
};

/**
 * What a line does: the steps that it makes, the outcomes of a test about which it decides, or where the program goes after a
 * step: to the start of a call, to the next column of its loop, or out of the call. A line that decides stands in the test itself, or, without the mark `test`, in a function that it calls. Where no line
 * undoes a placement, a backtrack is marked on the line of the call.
 */
export type Mark = Step['type'] | (typeof testOutcomes)[number] | 'call' | 'loop' | 'return';

/** What a test has found: the line of an attack, no attack, or no queen that could attack. */
export const testOutcomes = ['column', 'diagonal', 'antidiagonal', 'safe', 'no-queens'] as const;
