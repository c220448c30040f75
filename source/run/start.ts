import {statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {CodeId} from '../solver/search/listing.js';
import {variantOf} from '../solver/search/variants.js';
import type {Text} from '../text/en.js';
import {listLines, traceLines} from '../text/own-program.js';
import {suffixOf} from './command.js';

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

type Frame = {
	/** Of the language whose listings are used. */
	readonly code: CodeId;
	readonly comment: string;
	/** Around the functions: `{task}`, `{tables}` and `{functions}` are filled in. */
	readonly file: string;
	/** Of exercise 3: a table of flags for each kind of line. */
	readonly tables: string;
	/** They stand in a class. */
	readonly isClass?: boolean;
	readonly functions: Readonly<Record<'test' | 'isSafe' | 'mark', string>>;
};

const python: Frame = {
	code: 'python',
	comment: '#',
	file: `# {task}
import sys

n = int(sys.argv[1]) if len(sys.argv) > 1 else 4
queens = [0] * n
{tables}
{functions}

place(0)
`,
	tables: 'cols, downs, ups = [False] * n, [False] * 2 * n, [False] * 2 * n\n',
	functions: {
		test: `# {tests}
def test(row, col):
    safe = is_safe(row, col)
    ${traceLines.python}
    return safe

def report():
    ${listLines.python}`,
		isSafe: `def is_safe(row, col):
    return not (cols[col] or downs[row - col + n - 1] or ups[row + col])`,
		mark: `def mark(row, col, flag):
    cols[col] = downs[row - col + n - 1] = ups[row + col] = flag`,
	},
};

/** In Java; the other languages with braces replace some words. */
function braces(code: CodeId, translate: (text: string) => string): Pick<Frame, 'code' | 'comment' | 'functions'> {
	const test = `// {tests}
boolean test(int row, int col) {
  boolean safe = isSafe(row, col);
  ${traceLines[code]}
  return safe;
}

void report() {
  ${listLines[code]}
}`;
	const isSafe = `boolean isSafe(int row, int col) {
  return !(cols[col] || downs[row - col + n - 1] || ups[row + col]);
}`;
	const mark = `void mark(int row, int col, boolean flag) {
  cols[col] = downs[row - col + n - 1] = ups[row + col] = flag;
}`;
	return {code, comment: '//', functions: {test: translate(test), isSafe: translate(isSafe), mark: translate(mark)}};
}

const java: Frame = {
	...braces('java', (text) => text),
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
	isClass: true,
	tables: '  static boolean[] cols = new boolean[32], downs = new boolean[64], ups = new boolean[64];\n',
};

const cpp: Frame = {
	...braces('cpp', (text) => text.replaceAll('boolean', 'bool')),
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
};

const typescript: Frame = {
	...braces('typescript', (text) =>
		text
			.replace('boolean safe', 'const safe')
			.replace(/^(void|boolean) (\w+)\((.*)\)/gm, (_, type: string, name: string, parameters: string) => {
				const typed = parameters.replace(/int (\w+)/g, '$1: number').replace(/boolean (\w+)/g, '$1: boolean');
				return `function ${name}(${typed}): ${type}`;
			}),
	),
	file: `// {task}
const n = Number(process.argv[2] ?? 4);
const queens: number[] = Array(n).fill(0);
{tables}
{functions}

place(0);
`,
	tables: 'const [cols, downs, ups]: boolean[][] = [[], [], []];\n',
};

const frames: Readonly<Record<string, Frame>> = {
	py: python,
	java,
	...{c: cpp, cc: cpp, cpp},
	...{ts: typescript, js: typescript, mjs: typescript, cjs: typescript},
};

export function hasStart(file: string): boolean {
	return suffixOf(file) in frames;
}

/** Never over a file with something in it. */
export function writeStart(file: string, words: Words): void {
	const isEmpty = statSync(file, {throwIfNoEntry: false})?.size === 0;
	writeFileSync(file, startOf(file, words), {flag: isEmpty ? 'w' : 'wx'});
}

export function startOf(file: string, {tasks, tests, todo}: Words): string {
	const suffix = suffixOf(file);
	const frame = frames[suffix]!;
	const exercise = exerciseNumber(file);
	const functions = functionsOf(frame, exercise, todo).join('\n\n');
	const values: Readonly<Record<string, string>> = {
		task: tasks[exercise]!,
		tests,
		tables: exercise === 3 ? frame.tables : '',
		functions: frame.isClass
			? functions.replace(/^(?=void|boolean)/gm, 'static ').replace(/^(?=.)/gm, '  ')
			: functions,
	};
	// The functions have words, too.
	const filled = (text: string) => text.replace(/\{(\w+)\}/g, (slot, name: string) => values[name] ?? slot);
	const text = filled(filled(frame.file)).replaceAll('is_safe', frame.code === 'python' ? 'is_safe' : 'isSafe');
	return /js$/.test(suffix) ? text.replace(/: (?:number|boolean|void)(?:\[\])*/g, '') : text;
}

function functionsOf({code, comment, functions}: Frame, exercise: number, todo: Words['todo']): readonly string[] {
	const isPython = code === 'python';
	const listing = variantOf('scan').listings[code].map((line) => line.code);
	const blockOf = (name: RegExp) => {
		const first = listing.findIndex((line) => name.test(line));
		const end = listing.findIndex((line, index) => index > first && (line === '' || line === '}'));
		return listing.slice(first, end < 0 ? undefined : end + Number(!isPython));
	};
	const given = blockOf(/^\w+ is_?[Ss]afe/);
	const searching = blockOf(/^\w+ place/).map((line) => line.replace(/is_?[Ss]afe/, 'test'));
	/** After the first line in which `place` calls itself, or places a queen. */
	const after = (lines: readonly string[], at: RegExp, words: string) =>
		lines.flatMap((line) => [line, ...(at.test(line) ? [`${/^ */.exec(line)}${words}`] : [])]);
	const note = (words: string) => `${comment} TODO: ${words}`;
	const open = (lines: readonly string[], words: string, result: string) => {
		const head = lines.slice(0, 1 + lines.findIndex((line) => /[{:]$/.test(line)));
		const indent = isPython ? '    ' : '  ';
		return [...head, ...[note(words), result].map((line) => indent + line), ...(isPython ? [] : ['}'])];
	};
	const called = /^ +place\(row \+ 1\)/;
	const ending = isPython ? 'pass' : 'return;';
	const isSafe = exercise < 2 ? open(given, todo.isSafe, isPython ? 'return True' : 'return true;') : given;
	const place = [
		open(searching, todo.place, ending),
		searching,
		open(searching, todo.place, ending),
		after(
			after(searching, called, note(todo.undo)),
			/^ +queens\[row\] = col/,
			isPython ? 'mark(row, col, True)' : 'mark(row, col, true);',
		),
		after(searching, called, note(todo.stop)),
	][exercise]!;
	return exercise === 3
		? [functions.isSafe, functions.test, functions.mark, place.join('\n')]
		: [isSafe.join('\n'), functions.test, place.join('\n')];
}
