import {spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {transformSync} from 'esbuild';
import {backtrack, type CodeId, type Mark, type Step, solutions, type Variant} from '../../../source/solver/index.js';

/**
 * What a program with a listing prints for each size: a line for each step with its row, its column, the elements that it
 * reads to test a square, and the cells that it writes; then its solutions, one a line.
 */
type Output = readonly string[];

const sizes = [1, 2, 3, 4, 5, 6, 7];
const largest = Math.max(...sizes);

/** What the generator does, with the checks of its guard and the writes that the variant says. */
export function expectedOutput(variant: Variant): Output {
	return sizes.flatMap((size) => {
		const guard = variant.guard(size);
		let before = 0;
		const steps = Array.from(backtrack(size, guard), (step) => {
			const reads = guard.checks - before;
			before = guard.checks;
			const square = step.type === 'solution' ? [size, step.number] : [step.row, step.column];
			const isWriting = step.type === 'place' || step.type === 'backtrack';
			return [step.type, ...square, reads, isWriting ? variant.writes[step.type] : 0].join(' ');
		});
		return [...steps, ...[...solutions(size)].map((queens) => queens.join(' '))];
	});
}

/** Whether the machine has what runs the listings of this language. */
export function hasTool(code: CodeId): boolean {
	const tool = {typescript: process.execPath, python: 'python3', java: 'javac', cpp: 'g++'}[code];
	return spawnSync(tool, ['--version']).status === 0;
}

/** Runs a listing as it is, with `report`, `n` and its memory around it, and notes of what it does between its lines. */
export function outputOf({listings}: Variant, code: CodeId): Output {
	const listing = listings[code];
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
	return {typescript: runTypescript, python: runPython, java: runJava, cpp: runCpp}[code](noted(lines.join('\n')));

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

function runTypescript(listing: string): Output {
	const {code} = transformSync(`${listing}\nplace(0);`, {loader: 'ts'});
	return sizes.flatMap((n) => {
		const found: string[] = [];
		const steps: string[] = [];
		const reads = new Set<string>();
		let step = '';
		let writes = 0;
		const memory = () => (isPacked(listing) ? 0 : []);
		const queens: number[] = [];
		const done = () => {
			steps.push(`${step} ${step.startsWith('test') ? reads.size : 0} ${writes}`);
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
				found.push(queens.join(' '));
				given.did('solution', n, found.length);
			},
		};
		new Function(...Object.keys(given), code)(...Object.values(given));
		done();
		return [...steps.slice(1), ...found];
	});
}

function runPython(listing: string): Output {
	return run('listing.py', (file) => [['python3', file]], [
		`
def done():
    if step:
        print(*step, len(reads) if step[0] == "test" else 0, writes)
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
    found.append(list(queens))
    did("solution", n, len(found))
`,
		listing,
		`
for n in ${JSON.stringify(sizes)}:
    step, reads, writes, found = None, set(), 0, []
    queens = [None] * n
    cols, downs, ups = ${isPacked(listing) ? '0, 0, 0' : '[False] * n, [False] * (2 * n - 1), [False] * (2 * n - 1)'}
    place(0)
    done()
    for solution in found:
        print(*solution)
`,
	]);
}

function runJava(listing: string): Output {
	return run('Listing.java', (file) => [['java', file]], [
		`
import java.util.*;

class Listing {
  int n, writes;
  String step = "";
  Set<String> reads = new HashSet<>();
  List<String> found = new ArrayList<>();
  int[] queens;
  ${isPacked(listing) ? 'int' : 'boolean[]'} cols, downs, ups;

  void done() {
    if (!step.isEmpty()) System.out.println(step + (step.startsWith("test") ? reads.size() : 0) + " " + writes);
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
    StringJoiner solution = new StringJoiner(" ");
    for (int queen : queens) solution.add("" + queen);
    found.add(solution.toString());
    did("solution", n, found.size());
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
      listing.place(0);
      listing.done();
      listing.found.forEach(System.out::println);
    }
  }
}
`,
	]);
}

function runCpp(listing: string): Output {
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
#include <iostream>
#include <set>
#include <string>
#include <vector>
using namespace std;

int n, writes;
string step;
set<string> reads;
vector<string> found;
int queens[${largest}];
${isPacked(listing) ? 'int cols, downs, ups;' : `bool cols[${largest}], downs[${2 * largest - 1}], ups[${2 * largest - 1}];`}

void done() {
  if (!step.empty()) cout << step << (step.rfind("test", 0) == 0 ? reads.size() : 0) << " " << writes << "\\n";
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
  string solution;
  for (int row = 0; row < n; row++) solution += (row ? " " : "") + to_string(queens[row]);
  found.push_back(solution);
  did("solution", n, found.size());
}
`,
			listing,
			`
int main() {
  for (int size : {${sizes.join(', ')}}) {
    n = size;
    step = "";
    found.clear();
    place(0);
    done();
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
			const {stdout, stderr, status} = spawnSync(command, parameters, {encoding: 'utf8'});
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
