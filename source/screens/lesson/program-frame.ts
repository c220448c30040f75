import type {CodeId} from '../../solver/index.js';
import {programCommand} from '../../text/program.js';

/** Without its search; filled in with the listing of `scan`, it is right. */
export type ProgramFrame = {
	readonly file: string;
	readonly lines: readonly string[];
	readonly commands: readonly string[];
};

const dots = '...';

export function isMissing(line: string): boolean {
	return line.endsWith(dots);
}

const check = `${programCommand} 8 --check -`;

export const programFrames: Readonly<Record<CodeId, ProgramFrame>> = {
	typescript: {
		file: 'my-queens.ts',
		lines: [
			'const n = Number(process.argv[2]);',
			'const queens: number[] = [];',
			'function report(): void {',
			"  console.log(queens.join(' '));",
			'}',
			'function place(row: number): void {',
			`  // ${dots}`,
			'}',
			'place(0);',
		],
		commands: [`npx tsx my-queens.ts 8 | ${check}`],
	},
	java: {
		file: 'MyQueens.java',
		lines: [
			'import static java.lang.Math.*;',
			'import java.util.Arrays;',
			'class MyQueens {',
			'  static int n;',
			'  static int[] queens;',
			'  static void report() {',
			'    System.out.println(Arrays.toString(queens));',
			'  }',
			'  static void place(int row) {',
			`    // ${dots}`,
			'  }',
			'  public static void main(String[] args) {',
			'    n = Integer.parseInt(args[0]);',
			'    queens = new int[n];',
			'    place(0);',
			'  }',
			'}',
		],
		commands: [`java MyQueens.java 8 | ${check}`],
	},
	cpp: {
		file: 'my_queens.cpp',
		lines: [
			'#include <iostream>',
			'#include <vector>',
			'int n;',
			'std::vector<int> queens;',
			'void report() {',
			"  for (int c : queens) std::cout << c << ' ';",
			"  std::cout << '\\n';",
			'}',
			'void place(int row) {',
			`  // ${dots}`,
			'}',
			'int main(int, char** args) {',
			'  n = std::stoi(args[1]);',
			'  queens.assign(n, -1);',
			'  place(0);',
			'}',
		],
		commands: ['g++ -o my_queens my_queens.cpp', `./my_queens 8 | ${check}`],
	},
	python: {
		file: 'my_queens.py',
		lines: [
			'import sys',
			'n = int(sys.argv[1])',
			'queens = []',
			'def report():',
			'    print(*queens)',
			'def place(row):',
			`    ${dots}`,
			'place(0)',
		],
		commands: [`python3 my_queens.py 8 | ${check}`],
	},
};
