import {spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {transformSync} from 'esbuild';
import {
	backtrack,
	type CodeId,
	type Mark,
	type Queens,
	type Step,
	solutions,
	type Variant,
} from '../../../source/solver/index.js';

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
	return {typescript: runTypescript, python: runPython, java: runJava, cpp: runCpp}[code](
		withNotedMasks(lines.join('\n')),
	);

	/** Lines without marks, such as constants, stand between those of a test. */
	function isContinued(index: number, type: Mark): boolean {
		const before = listing.slice(0, index).findLast(({marks}) => marks.length > 0);
		return before?.marks.includes(type) ?? false;
	}
}

/** Numbers cannot be watched: each bit that is read or written passes through a function. */
function withNotedMasks(listing: string): string {
	return listing
		.replaceAll(/\b(cols|downs|ups) & (\w)\b/g, '$1 & bitRead("$1", $2)')
		.replaceAll(/\b(cols|downs|ups) (\||& ?)= (~?)(\w)\b/g, '$1 $2= $3bitWritten($4)');
}

/** An array that reports each element that is read, and each write. */
function watchedArray(onRead: (index: string) => void, onWrite: () => void): number[] {
	return new Proxy<number[]>([], {
		get(target, key) {
			if (typeof key === 'string' && /^\d+$/.test(key)) {
				onRead(key);
			}

			return Reflect.get(target, key);
		},
		set(target, key, value) {
			onWrite();
			return Reflect.set(target, key, value);
		},
	});
}

function isPacked(listing: string): boolean {
	return listing.includes('1 << col');
}

function runTypescript(listing: string): Output {
	const {code} = transformSync(`${listing}\nplace(0);`, {loader: 'ts'});
	return sizes.flatMap((n) => {
		const found: Queens[] = [];
		const steps: {type: Step['type']; square: string; reads: Set<string>; writes: number}[] = [];
		const did = (type: Step['type'], row: number, column: number) => {
			steps.push({type, square: `${row} ${column}`, reads: new Set(), writes: 0});
		};
		const wrote = (count: number) => {
			const last = steps.at(-1);
			if (last) {
				last.writes += count;
			}
		};
		const watched = (name: string) =>
			watchedArray(
				(index) => steps.at(-1)?.reads.add(`${name} ${index}`),
				() => {
					wrote(1);
				},
			);
		const queens = watched('queens');
		const memoryOf = (name: string) => (isPacked(listing) ? 0 : watched(name));
		const given = {
			n,
			queens,
			cols: memoryOf('cols'),
			downs: memoryOf('downs'),
			ups: memoryOf('ups'),
			did,
			bitRead(name: string, bit: number) {
				steps.at(-1)?.reads.add(`${name} ${bit}`);
				return bit;
			},
			bitWritten(bit: number) {
				wrote(1);
				return bit;
			},
			report: () => {
				found.push([...queens]);
				did('solution', n, found.length);
			},
		};
		new Function(...Object.keys(given), code)(...Object.values(given));
		return [
			...steps.map(
				({type, square, reads, writes}) => `${type} ${square} ${type === 'test' ? reads.size : 0} ${writes}`,
			),
			...found.map((each) => each.join(' ')),
		];
	});
}

function runPython(listing: string): Output {
	return run('listing.py', (file) => [['python3', file]], [
		`
class Watched(list):
    def __init__(self, name, cells):
        super().__init__(cells)
        self.name = name
    def __getitem__(self, index):
        reads.add((self.name, index))
        return super().__getitem__(index)
    def __setitem__(self, index, value):
        bitWritten(1)
        super().__setitem__(index, value)

def done():
    if step:
        print(*step, len(reads) if step[0] == "test" else 0, writes)
def did(*next_step):
    global step, writes
    done()
    step, writes = next_step, 0
    reads.clear()
def bitWritten(bit):
    global writes
    writes += 1
    return bit
def bitRead(name, bit):
    reads.add((name, bit))
    return bit
def report():
    found.append(list(queens))
    did("solution", n, len(found))
`,
		listing,
		`
for n in ${JSON.stringify(sizes)}:
    step, reads, writes, found = None, set(), 0, []
    queens = Watched("queens", [None] * n)
    cols = ${isPacked(listing) ? '0' : 'Watched("cols", [False] * n)'}
    downs = ${isPacked(listing) ? '0' : 'Watched("downs", [False] * (2 * n - 1))'}
    ups = ${isPacked(listing) ? '0' : 'Watched("ups", [False] * (2 * n - 1))'}
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
  int bitWritten(int bit) { return wrote(bit); }
  int bitRead(String name, int bit) { return read(name, bit); }
  int read(String name, int index) { reads.add(name + index); return index; }
  void report() {
    StringJoiner solution = new StringJoiner(" ");
    for (int queen : queens) solution.add("" + queen);
    found.add(solution.toString());
    did("solution", n, found.size());
  }
`,
		withNotedElements(listing),
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
int bitWritten(int bit) { return wrote(bit); }
int bitRead(string name, int bit) { reads.insert(name + to_string(bit)); return bit; }
int read(string name, int index) { reads.insert(name + to_string(index)); return index; }
void report() {
  string solution;
  for (int row = 0; row < n; row++) solution += (row ? " " : "") + to_string(queens[row]);
  found.push_back(solution);
  did("solution", n, found.size());
}
`,
			withNotedElements(listing),
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

/** Java and C++ have no arrays that can be watched: each index of an element passes through a function. */
function withNotedElements(listing: string): string {
	return listing.replace(/(\w+)\[([^\]]+)\](?=( = )?)/g, (_, name: string, index: string, assignment?: string) =>
		assignment ? `${name}[wrote(${index})]` : `${name}[read("${name}", ${index})]`,
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
