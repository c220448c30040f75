import {spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {transformSync} from 'esbuild';
import {expect} from 'vitest';
import {solutions} from '../../../source/solver/counting/solutions.js';
import {backtrack} from '../../../source/solver/search/backtrack.js';
import type {CodeId, Mark} from '../../../source/solver/search/listing.js';
import type {Step} from '../../../source/solver/search/step.js';
import type {Variant} from '../../../source/solver/search/variant.js';
import {variantOf} from '../../../source/solver/search/variants.js';

/**
 * What a program with a listing does for each size that it searches: for each step its row, its column, how many elements it
 * reads to test a square, and how many cells it writes; a solution has its queens.
 */
type Output = readonly string[];

/** All for up to 6 queens. */
const mostSteps = 1202;

const sizesOf = ({largestSize}: Variant) => Array.from({length: largestSize}, (_, index) => index + 1);

/** What the generator does with `scan`, with the checks of the guard, which must answer alike, and the writes that the variant says. */
export function expectedOutput(variant: Variant): Output {
	return sizesOf(variant).flatMap((size) => {
		const guard = variant.guard(size);
		const steps: string[] = [];
		const all = solutions(size);
		for (const step of backtrack(size, variantOf('scan').guard(size))) {
			const {type} = step;
			if (type === 'solution') {
				steps.push(`solution ${all.next().value?.join(' ')}`);
			} else {
				const {checks} = guard;
				if (type === 'test') {
					expect(guard.isAttacked(step.row, step.column)).toBe(step.attack !== undefined);
				} else {
					guard[type === 'place' ? 'place' : 'remove'](step.row, step.column);
				}

				const writes = type === 'test' ? 0 : variant.writes[type];
				steps.push([type, step.row, step.column, guard.checks - checks, writes].join(' '));
			}

			if (steps.length === mostSteps) {
				break;
			}
		}

		return steps;
	});
}

/** From notes, one a line: of a step, or of an element that it reads or writes. */
function outputFrom(notes: readonly string[]): Output {
	const output: string[] = [];
	const reads = new Set<string>();
	let [step, writes] = ['', 0];
	for (const note of [...notes, 'end']) {
		if (note === 'wrote') {
			writes++;
		} else if (note.startsWith('read ')) {
			reads.add(note);
		} else {
			const costs = step.startsWith('solution') ? '' : ` ${step.startsWith('test') ? reads.size : 0} ${writes}`;
			output.push(step + costs);
			step = note;
			writes = 0;
			reads.clear();
		}
	}

	return output.slice(1);
}

/** Whether the machine has what runs the listings of this language. */
export function hasTool(code: CodeId): boolean {
	const tool = {typescript: process.execPath, python: 'python3', java: 'javac', cpp: 'g++'}[code];
	return spawnSync(tool, ['--version']).status === 0;
}

/** Runs a listing as it is, with `report`, `n` and its memory around it, and notes of what it does between its lines. */
export function outputOf(variant: Variant, code: CodeId): Output {
	const listing = variant.listings[code];
	const end = code === 'python' ? '' : ';';
	const hasMark = (index: number, mark: Mark) => listing[index]?.marks.includes(mark);
	const lines = listing.flatMap((line, index) => {
		const indentation = /^ */.exec(line.code)?.[0] ?? '';
		const did = (type: Step['type']) => `${indentation}did("${type}", row, col)${end}`;
		const begins = (['test', 'place'] as const).filter((type) => hasMark(index, type) && !isContinued(index, type));
		// The placement ends with the call. When that has returned, the backtrack begins, whether a line undoes something or not.
		const isCall = hasMark(index, 'place') && !hasMark(index + 1, 'place');
		return [...begins.map(did), line.code, ...(isCall ? [did('backtrack')] : [])];
	});
	const run = {typescript: runTypescript, python: runPython, java: runJava, cpp: runCpp}[code];
	return outputFrom(run(noted(lines.join('\n')), sizesOf(variant)));

	/** Lines without marks, such as constants, stand between those of a test. */
	function isContinued(index: number, type: Mark): boolean {
		const before = listing.slice(0, index).findLast(({marks}) => marks.length > 0);
		return before?.marks.includes(type) ?? false;
	}
}

/** Each index of an element, and each bit, that is read or written passes through a function. */
function noted(listing: string): string {
	return listing
		.replaceAll(/\b(cols|downs|ups) & (\w)\b/g, '$1 & read("$1", $2)')
		.replaceAll(/\b(cols|downs|ups) (\||& ?)= (~?)(\w)\b/g, '$1 $2= $3wrote($4)')
		.replaceAll(/(\w+)\[([^\]]+)\](?=( = )?)/g, (_, name: string, index: string, assignment?: string) =>
			assignment ? `${name}[wrote(${index})]` : `${name}[read("${name}", ${index})]`,
		);
}

function isPacked(listing: string): boolean {
	return listing.includes('1 << col');
}

/** Returns the notes, as the others do. */
function runTypescript(listing: string, sizes: readonly number[]): readonly string[] {
	const {code} = transformSync(`${listing}\nplace(0);`, {loader: 'ts'});
	return sizes.flatMap((n) => {
		const notes: string[] = [];
		const memory = () => (isPacked(listing) ? 0 : []);
		const queens: number[] = [];
		const isCut = Symbol('cut');
		let steps = 0;
		const given = {
			n,
			queens,
			cols: memory(),
			downs: memory(),
			ups: memory(),
			did(...step: readonly (string | number)[]) {
				if (steps++ === mostSteps) {
					throw isCut;
				}

				notes.push(step.join(' '));
			},
			read(name: string, index: number) {
				notes.push(`read ${name} ${index}`);
				return index;
			},
			wrote(index: number) {
				notes.push('wrote');
				return index;
			},
			report: () => given.did('solution', ...queens),
		};
		try {
			new Function(...Object.keys(given), code)(...Object.values(given));
		} catch (error) {
			if (error !== isCut) {
				throw error;
			}
		}

		return notes;
	});
}

function runPython(listing: string, sizes: readonly number[]): readonly string[] {
	return run('listing.py', (file) => [['python3', file]], [
		`
class Cut(Exception):
    pass
def did(*step):
    global steps
    if steps == ${mostSteps}:
        raise Cut
    steps += 1
    print(*step)
def wrote(index):
    print("wrote")
    return index
def read(name, index):
    print("read", name, index)
    return index
def report():
    did("solution", *queens)
`,
		listing,
		`
for n in ${JSON.stringify(sizes)}:
    steps = 0
    queens = [None] * n
    cols, downs, ups = ${isPacked(listing) ? '0, 0, 0' : '[False] * n, [False] * (2 * n - 1), [False] * (2 * n - 1)'}
    try:
        place(0)
    except Cut:
        pass
`,
	]);
}

function runJava(listing: string, sizes: readonly number[]): readonly string[] {
	const tables = `
      listing.cols = new boolean[size];
      listing.downs = new boolean[2 * size - 1];
      listing.ups = new boolean[2 * size - 1];`;
	return run('Listing.java', (file) => [['java', file]], [
		`
import java.io.*;

class Listing {
  static class Cut extends RuntimeException {}

  static PrintStream out = new PrintStream(new BufferedOutputStream(System.out));
  int n, steps;
  int[] queens;
  ${isPacked(listing) ? 'int' : 'boolean[]'} cols, downs, ups;

  void did(String step) {
    if (steps++ == ${mostSteps}) throw new Cut();
    out.println(step);
  }
  void did(String type, int row, int column) { did(type + " " + row + " " + column); }
  int wrote(int index) { out.println("wrote"); return index; }
  int read(String name, int index) { out.println("read " + name + " " + index); return index; }
  void report() {
    String step = "solution";
    for (int queen : queens) step += " " + queen;
    did(step);
  }
`,
		listing,
		`
  public static void main(String[] arguments) {
    for (int size : new int[] {${sizes.join(', ')}}) {
      Listing listing = new Listing();
      listing.n = size;
      listing.queens = new int[size];${isPacked(listing) ? '' : tables}
      try {
        listing.place(0);
      } catch (Cut cut) {
      }
    }
    out.flush();
  }
}
`,
	]);
}

function runCpp(listing: string, sizes: readonly number[]): readonly string[] {
	const largest = Math.max(...sizes);
	const program = (file: string) => `${file}.out`;
	return run(
		'listing.cpp',
		(file) => [
			['g++', '-Wall', '-Wextra', '-Werror', '-Wno-unused-variable', file, '-o', program(file)],
			[program(file)],
		],
		[
			`
#include <cstdlib>
#include <cstring>
#include <iostream>
#include <string>
using namespace std;

struct Cut {};

int n, steps, queens[${largest}];
${isPacked(listing) ? 'int cols, downs, ups;' : `bool cols[${largest}], downs[${2 * largest - 1}], ups[${2 * largest - 1}];`}

void did(string step) {
  if (steps++ == ${mostSteps}) throw Cut();
  cout << step << "\\n";
}
void did(string type, int row, int column) { did(type + " " + to_string(row) + " " + to_string(column)); }
int wrote(int index) { cout << "wrote\\n"; return index; }
int read(string name, int index) { cout << "read " << name << " " << index << "\\n"; return index; }
void report() {
  string step = "solution";
  for (int row = 0; row < n; row++) step += " " + to_string(queens[row]);
  did(step);
}
`,
			listing,
			`
int main() {
  for (int size : {${sizes.join(', ')}}) {
    n = size;
    steps = 0;
    memset(&cols, 0, sizeof cols);
    memset(&downs, 0, sizeof downs);
    memset(&ups, 0, sizeof ups);
    try {
      place(0);
    } catch (Cut) {
    }
  }
}
`,
		],
	);
}

/** Runs the commands for a file with these parts, and returns the lines that the last one prints. */
function run(
	name: string,
	commandsFor: (file: string) => readonly (readonly [string, ...string[]])[],
	parts: readonly string[],
): readonly string[] {
	const folder = mkdtempSync(path.join(tmpdir(), 'listing-'));
	try {
		const file = path.join(folder, name);
		writeFileSync(file, parts.join('\n'));
		let output = '';
		for (const [command, ...parameters] of commandsFor(file)) {
			const {stdout, stderr, status} = spawnSync(command, parameters, {encoding: 'utf8', maxBuffer: 2 ** 26});
			if (status !== 0) {
				throw new Error(stderr);
			}

			output = stdout;
		}

		return output.trimEnd().split('\n');
	} finally {
		rmSync(folder, {recursive: true});
	}
}
