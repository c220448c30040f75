import {statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {CodeId} from '../solver/search/listing.js';
import {variantOf} from '../solver/search/variants.js';
import type {Text} from '../text/en.js';
import {listLines, traceLines} from '../text/own-program.js';
import {lessonCode} from './command.js';

type Words = Text['run']['start'];

/** The exercise that a file is by its name, such as `queens-1.py`; 0 for others. */
export function exerciseNumber(file: string): number {
	return Number(/^queens-([1-4])\.\w+$/.exec(path.basename(file))?.[1] ?? 0);
}

/** Undefined after the last exercise, and for a file that is none. */
export function nextExercise(file: string): string | undefined {
	const exercise = exerciseNumber(file);
	const next = `queens-${exercise + 1}${path.extname(file)}`;
	return exercise > 0 && exercise < 4 ? path.join(path.dirname(file), next) : undefined;
}

/** What stands around the functions, the tables of exercise 3, and how a variable is declared in a function. */
const languages: Readonly<Record<CodeId, {readonly file: string; readonly tables: string; readonly local: string}>> = {
	python: {
		file: `# {task}
import sys

n = int(sys.argv[1]) if len(sys.argv) > 1 else 4
queens = [0] * n
{tables}
{functions}

place(0)
`,
		tables: 'cols, downs, ups = [False] * n, [False] * 2 * n, [False] * 2 * n\n',
		local: '',
	},
	typescript: {
		file: `// {task}
const n = Number(process.argv[2] ?? 4);
const queens: number[] = Array(n).fill(0);
{tables}
{functions}

place(0);
`,
		tables: 'const [cols, downs, ups]: boolean[][] = [[], [], []];\n',
		local: 'const ',
	},
	java: {
		file: `// {task}
class Queens {
  static int n;
  static int[] queens;
{tables}
{functions}

  public static void main(String[] args) {
    n = args.length > 0 ? Integer.parseInt(args[0]) : 4;
    queens = new int[n];
    place(0);
  }
}
`,
		tables: '  static boolean[] cols = new boolean[32], downs = new boolean[64], ups = new boolean[64];\n',
		local: 'boolean ',
	},
	cpp: {
		file: `// {task}
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

int n = 4;
int queens[32];
{tables}
{functions}

int main(int argc, char **argv) {
  if (argc > 1) n = atoi(argv[1]);
  place(0);
}
`,
		tables: 'bool cols[32], downs[64], ups[64];\n',
		local: 'bool ',
	},
};

/** Never over a file with something in it, and into no pipe, which would wait for its reader. */
export function writeStart(file: string, words: Words): void {
	const found = statSync(file, {throwIfNoEntry: false});
	const isEmpty = found?.isFile() && found.size === 0;
	writeFileSync(file, startOf(file, words), {flag: isEmpty ? 'w' : 'wx'});
}

export function startOf(name: string, words: Words): string {
	const code = lessonCode(name) ?? 'python';
	const exercise = exerciseNumber(name);
	const {file, tables} = languages[code];
	const functions = functionsOf(code, exercise, words).map((lines) => lines.join('\n'));
	const values: Readonly<Record<string, string>> = {
		task: words.tasks[exercise]!.replaceAll('is_safe', code === 'python' ? 'is_safe' : 'isSafe'),
		tables: exercise === 3 ? tables : '',
		functions: code === 'java' ? inClass(functions.join('\n\n')) : functions.join('\n\n'),
	};
	const text = file.replace(/\{(task|tables|functions)\}/g, (_, slot: string) => values[slot]!);
	return /js$/.test(name) ? text.replace(/: (?:number|boolean|void)(?:\[\])*/g, '') : text;
}

function inClass(functions: string): string {
	return functions.replace(/^(?=void|boolean)/gm, 'static ').replace(/^(?=.)/gm, '  ');
}

/** Those of the listings of the lesson, without what the user is to write. */
function functionsOf(code: CodeId, exercise: number, {tests, todo}: Words): readonly (readonly string[])[] {
	const isPython = code === 'python';
	const note = (words: string) => `${isPython ? '#' : '//'} ${words}`;
	const functionIn = (id: 'scan' | 'flags', name: RegExp) => {
		const {[code]: listing} = variantOf(id).listings;
		const rest = listing.slice(listing.findIndex((line) => name.test(line.code)));
		const end = rest.findIndex((line) => line.code === (isPython ? '' : '}'));
		return end < 0 ? rest : rest.slice(0, end + Number(!isPython));
	};
	const headOf = (lines: readonly string[]) => {
		const head = lines.slice(0, 1 + lines.findIndex((line) => /[{:]$/.test(line)));
		return head.map((line) => line.trim()).join(' ');
	};
	const written = (head: string, ...body: readonly string[]) =>
		isPython
			? [head, ...body.map((line) => `    ${line}`)]
			: [head, ...body.map((line) => `  ${line}${/;$|^\/\//.test(line) ? '' : ';'}`), '}'];
	const isSafe = functionIn('scan', /^\w+ is_?[Ss]afe/).map((line) => line.code);
	const place = functionIn('scan', /^\w+ place/).map((line) => line.code.replace(/is_?[Ss]afe/, 'test'));
	const test = [
		note(tests),
		...written(
			headOf(isSafe)
				.replace(/is_?[Ss]afe/, 'test')
				.replace(/\bc\b/, 'col'),
			`${languages[code].local}safe = ${isPython ? 'is_safe' : 'isSafe'}(row, col)`,
			traceLines[code],
			'return safe',
		),
	];
	const report = written(headOf(place).replace(/place\(.*?\)/, 'report()'), listLines[code]);
	const open = {
		isSafe: written(headOf(isSafe), note(`TODO: ${todo.isSafe}`), isPython ? 'return True' : 'return true'),
		place: written(headOf(place), note(`TODO: ${todo.place}`), isPython ? 'pass' : 'return'),
	};
	const afterCall = (lines: readonly string[], words: string) =>
		lines.flatMap((line) => (/^ +place\(/.test(line) ? [line, line.replace(/place.*/, note(`TODO: ${words}`))] : line));
	if (exercise === 3) {
		const lookup = ['cols[c]', 'downs[row - c + n - 1]', 'ups[row + c]'];
		const answer = isPython ? `return not (${lookup.join(' or ')})` : `return !(${lookup.join(' || ')})`;
		const testing = isPython ? 'if not test(row, col): continue' : 'if (!test(row, col)) continue;';
		const kept = functionIn('flags', /^\w+ place/).filter(({marks}) => !marks.includes('backtrack'));
		const firstTest = kept.findIndex(({marks}) => marks.includes('test'));
		const lines = kept.flatMap(({code: line, marks}, at) => {
			const own = at === firstTest ? line.replace(/\S.*/, testing) : [];
			return marks.includes('test') ? own : line;
		});
		return [written(headOf(isSafe), answer), test, report, afterCall(lines, todo.undo)];
	}

	return [
		exercise < 2 ? open.isSafe : isSafe,
		test,
		report,
		[open.place, place, open.place, [], afterCall(place, todo.stop)][exercise]!,
	];
}
