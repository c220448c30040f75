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
 * What a program with a listing prints for each size that it searches: a line for each step with its row, its column, the
 * elements that it reads to test a square, and the cells that it writes; then the solutions found, one a line.
 */
type Output = readonly string[];

/** All for up to 7 queens. */
const mostSteps = 4726;

const sizesOf = ({largestSize}: Variant) => Array.from({length: largestSize}, (_, index) => index + 1);

/** What the generator does with `scan`, with the checks of the guard, which must answer alike, and the writes that the variant says. */
export function expectedOutput(variant: Variant): Output {
	return sizesOf(variant).flatMap((size) => {
		const guard = variant.guard(size);
		const steps: string[] = [];
		const found: string[] = [];
		const all = solutions(size);
		for (const step of backtrack(size, variantOf('scan').guard(size))) {
			const {type} = step;
			const {checks} = guard;
			if (type === 'test') {
				expect(guard.isAttacked(step.row, step.column)).toBe(step.attack !== undefined);
			} else if (type === 'solution') {
				found.push(String(all.next().value?.join(' ')));
			} else {
				guard[type === 'place' ? 'place' : 'remove'](step.row, step.column);
			}

			const square = type === 'solution' ? [size, step.number] : [step.row, step.column];
			const writes = type === 'place' || type === 'backtrack' ? variant.writes[type] : 0;
			steps.push([type, ...square, guard.checks - checks, writes].join(' '));

			if (steps.length === mostSteps) {
				break;
			}
		}

		return [...steps, ...found];
	});
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
	return {typescript: runTypescript, python: runPython, java: runJava, cpp: runCpp}[code](
		noted(lines.join('\n')),
		sizesOf(variant),
	);

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

function runTypescript(listing: string, sizes: readonly number[]): Output {
	const {code} = transformSync(`${listing}\nplace(0);`, {loader: 'ts'});
	return sizes.flatMap((n) => {
		const found: string[] = [];
		const steps: string[] = [];
		const reads = new Set<string>();
		let step = '';
		let writes = 0;
		const memory = () => (isPacked(listing) ? 0 : []);
		const queens: number[] = [];
		const isCut = Symbol('cut');
		const done = () => {
			if (step) {
				steps.push(`${step} ${step.startsWith('test') ? reads.size : 0} ${writes}`);
			}

			if (steps.length === mostSteps) {
				throw isCut;
			}
		};
		const given = {
			n,
			queens,
			cols: memory(),
			downs: memory(),
			ups: memory(),
			did(type: Step['type'], row: number, column: number) {
				done();
				step = `${type} ${row} ${column}`;
				writes = 0;
				reads.clear();
			},
			read(name: string, index: number) {
				reads.add(`${name} ${index}`);
				return index;
			},
			wrote(index: number) {
				writes++;
				return index;
			},
			report() {
				given.did('solution', n, found.length + 1);
				found.push(queens.join(' '));
			},
		};
		try {
			new Function(...Object.keys(given), code)(...Object.values(given));
			done();
		} catch (error) {
			if (error !== isCut) {
				throw error;
			}
		}

		return [...steps, ...found];
	});
}

function runPython(listing: string, sizes: readonly number[]): Output {
	return run('listing.py', (file) => [['python3', file]], [
		`
class Cut(Exception):
    pass
def done():
    global steps
    if step:
        print(*step, len(reads) if step[0] == "test" else 0, writes)
        steps += 1
    if steps == ${mostSteps}:
        raise Cut
def did(*next_step):
    global step, writes
    done()
    step, writes = next_step, 0
    reads.clear()
def wrote(index):
    global writes
    writes += 1
    return index
def read(name, index):
    reads.add((name, index))
    return index
def report():
    did("solution", n, len(found) + 1)
    found.append(list(queens))
`,
		listing,
		`
for n in ${JSON.stringify(sizes)}:
    step, steps, reads, writes, found = None, 0, set(), 0, []
    queens = [None] * n
    cols, downs, ups = ${isPacked(listing) ? '0, 0, 0' : '[False] * n, [False] * (2 * n - 1), [False] * (2 * n - 1)'}
    try:
        place(0)
        done()
    except Cut:
        pass
    for solution in found:
        print(*solution)
`,
	]);
}

function runJava(listing: string, sizes: readonly number[]): Output {
	return run('Listing.java', (file) => [['java', file]], [
		`
import java.util.*;

class Listing {
  static class Cut extends RuntimeException {}

  int n, steps, writes;
  String step = "";
  Set<String> reads = new HashSet<>();
  List<String> found = new ArrayList<>();
  int[] queens;
  ${isPacked(listing) ? 'int' : 'boolean[]'} cols, downs, ups;

  void done() {
    if (step.isEmpty()) return;
    System.out.println(step + (step.startsWith("test") ? reads.size() : 0) + " " + writes);
    if (++steps == ${mostSteps}) throw new Cut();
  }
  void did(String type, int row, int column) {
    done();
    step = type + " " + row + " " + column + " ";
    writes = 0;
    reads.clear();
  }
  int wrote(int index) { writes++; return index; }
  int read(String name, int index) { reads.add(name + index); return index; }
  void report() {
    did("solution", n, found.size() + 1);
    StringJoiner solution = new StringJoiner(" ");
    for (int queen : queens) solution.add("" + queen);
    found.add(solution.toString());
  }
`,
		listing,
		`
  public static void main(String[] arguments) {
    for (int size : new int[] {${sizes.join(', ')}}) {
      Listing listing = new Listing();
      listing.n = size;
      listing.queens = new int[size];
${
	isPacked(listing)
		? ''
		: `
      listing.cols = new boolean[size];
      listing.downs = new boolean[2 * size - 1];
      listing.ups = new boolean[2 * size - 1];`
}
      try {
        listing.place(0);
        listing.done();
      } catch (Cut cut) {
      }
      listing.found.forEach(System.out::println);
    }
  }
}
`,
	]);
}

function runCpp(listing: string, sizes: readonly number[]): Output {
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
#include <set>
#include <string>
#include <vector>
using namespace std;

struct Cut {};

int n, steps, writes;
string step;
set<string> reads;
vector<string> found;
int queens[${largest}];
${isPacked(listing) ? 'int cols, downs, ups;' : `bool cols[${largest}], downs[${2 * largest - 1}], ups[${2 * largest - 1}];`}

void done() {
  if (step.empty()) return;
  cout << step << (step.rfind("test", 0) == 0 ? reads.size() : 0) << " " << writes << "\\n";
  if (++steps == ${mostSteps}) throw Cut();
}
void did(string type, int row, int column) {
  done();
  step = type + " " + to_string(row) + " " + to_string(column) + " ";
  writes = 0;
  reads.clear();
}
int wrote(int index) { writes++; return index; }
int read(string name, int index) { reads.insert(name + to_string(index)); return index; }
void report() {
  did("solution", n, found.size() + 1);
  string solution;
  for (int row = 0; row < n; row++) solution += (row ? " " : "") + to_string(queens[row]);
  found.push_back(solution);
}
`,
			listing,
			`
int main() {
  for (int size : {${sizes.join(', ')}}) {
    n = size;
    steps = writes = 0;
    step = "";
    found.clear();
    memset(&cols, 0, sizeof cols);
    memset(&downs, 0, sizeof downs);
    memset(&ups, 0, sizeof ups);
    try {
      place(0);
      done();
    } catch (Cut) {
    }
    for (string solution : found) cout << solution << "\\n";
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
): Output {
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
