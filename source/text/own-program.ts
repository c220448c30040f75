import type {AttackLine, Square} from '../solver/board.js';
import type {CodeId} from '../solver/search/listing.js';
import {programCommand} from './program.js';

/** What a program has said of a square: nothing, if its function returns nothing. */
export type Tested = Square & {readonly isSafe: boolean; readonly hasNoVerdict?: true};
/** `line` is the number of the line that says it, `text` that line. */
export type PrintedTest = Tested & {readonly line: number; readonly text: string};
export type Attacker = Square & {readonly line: AttackLine};

/** Prints a test as `--check` reads it: `[1][2]=true`, or `[1][2]=1`. */
export const traceLines: Readonly<Record<CodeId, string>> = {
	// biome-ignore lint/suspicious/noTemplateCurlyInString: the program that prints it has the template.
	typescript: 'console.log(`[${row}][${col}]=${safe}`);',
	java: 'System.out.println("[" + row + "][" + col + "]=" + safe);',
	cpp: 'printf("[%d][%d]=%d\\n", row, col, safe);',
	python: 'print(f"[{row}][{col}]={safe}")',
};

/** Prints a solution as `--check` reads it: its columns in one line. */
export const listLines: Readonly<Record<CodeId, string>> = {
	typescript: "console.log(queens.join(' '));",
	java: 'System.out.println(java.util.Arrays.toString(queens));',
	cpp: 'for (int row = 0; row < n; row++) printf(row < n - 1 ? "%d " : "%d\\n", queens[row]);',
	python: 'print(*queens)',
};

const runs: Readonly<Record<CodeId, string>> = {
	typescript: 'npx tsx queens.ts',
	java: 'java queens.java',
	cpp: 'g++ -o queens queens.cpp && ./queens',
	python: 'python3 queens.py',
};

const suffixes: Readonly<Record<CodeId, string>> = {typescript: 'ts', java: 'java', cpp: 'cpp', python: 'py'};

/** The command that runs the program of a user, or the first exercise, at each save. */
export function runOf(code: CodeId, name: 'queens' | 'queens-1'): string {
	return `${programCommand} --run ${name}.${suffixes[code]}`;
}

export function checkOf(code: CodeId, size: number): string {
	return `${runs[code]} ${size} | ${programCommand} ${size} --check -`;
}
