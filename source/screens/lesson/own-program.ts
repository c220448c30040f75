import type {CodeId} from '../../solver/index.js';
import {programCommand} from '../../text/program.js';

const runs: Readonly<Record<CodeId, string>> = {
	typescript: 'npx tsx my-queens.ts',
	java: 'java MyQueens.java',
	cpp: 'g++ -o my_queens my_queens.cpp && ./my_queens',
	python: 'python3 my_queens.py',
};

/** The command that checks the program of a user, who gives it the size. */
export function checkOf(code: CodeId, size: number): string {
	return `${runs[code]} ${size} | ${programCommand} ${size} --check -`;
}
