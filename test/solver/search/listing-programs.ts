import type {CodeId} from '../../../source/solver/search/listing.js';

/** A program around a listing: for each size that it gets as an argument it prints each step, up to `most`, and each access. */
type Program = {
	/** What must be installed. */
	readonly tool: string;
	readonly file: string;
	readonly text: (listing: string, isPacked: boolean, most: number) => string;
	readonly compile: string;
	readonly run: string;
};

export const programs: Readonly<Record<CodeId, Program>> = {
	typescript: {
		tool: 'node',
		file: 'listing.ts',
		compile: 'esbuild --log-level=warning listing.ts --outfile=listing.mjs',
		run: 'node listing.mjs',
		text: (listing, isPacked, most) => `
const lines = [];
const note = (...words) => lines.push(words.join(" "));
for (const argument of process.argv.slice(2)) {
  const n = Number(argument), queens = [];
  let steps = 0, [cols, downs, ups] = ${isPacked ? '[0, 0, 0]' : '[[], [], []]'};
  function did(...step) {
    if (steps++ === ${most}) throw 'enough';
    note(...step);
  }
  function wrote(index) { note("wrote"); return index; }
  function read(name, index) { note("read", name, index); return index; }
  function report() { did("solution", ...queens); }
${listing}
  try { place(0); } catch {}
}
console.log(lines.join("\\n"));
`,
	},
	python: {
		tool: 'python3',
		file: 'listing.py',
		compile: 'true',
		run: 'python3 listing.py',
		text: (listing, isPacked, most) => `
import sys
lines = []
def note(*words): lines.append(" ".join(map(str, words)))
def did(*step):
    global steps
    if steps == ${most}: raise StopIteration
    steps += 1
    note(*step)
def wrote(index): return note("wrote") or index
def read(name, index): return note("read", name, index) or index
def report(): did("solution", *queens)
${listing}
for n in map(int, sys.argv[1:]):
    steps = 0
    queens = [None] * n
    cols, downs, ups = ${isPacked ? '0, 0, 0' : '[False] * n, [False] * (2 * n - 1), [False] * (2 * n - 1)'}
    try: place(0)
    except StopIteration: pass
print("\\n".join(lines))
`,
	},
	java: {
		tool: 'javac',
		file: 'Listing.java',
		compile: 'javac Listing.java',
		run: 'java Listing',
		text: (listing, isPacked, most) => `
class Listing {
  static StringBuilder out = new StringBuilder();
  static int n;
  int steps;
  int[] queens = new int[n];
  ${isPacked ? 'int cols, downs, ups;' : 'boolean[] cols = new boolean[n], downs = new boolean[2 * n - 1], ups = new boolean[2 * n - 1];'}
  void did(String step) {
    if (steps++ == ${most}) throw new RuntimeException();
    out.append(step + "\\n");
  }
  void did(String type, int row, int column) { did(type + " " + row + " " + column); }
  int wrote(int index) { out.append("wrote\\n"); return index; }
  int read(String name, int index) { out.append("read " + name + " " + index + "\\n"); return index; }
  void report() {
    String step = "solution";
    for (int queen : queens) step += " " + queen;
    did(step);
  }
${listing}
  public static void main(String[] arguments) {
    for (String argument : arguments) {
      n = Integer.parseInt(argument);
      try { new Listing().place(0); } catch (RuntimeException enough) {}
    }
    System.out.print(out);
  }
}
`,
	},
	cpp: {
		tool: 'g++',
		file: 'listing.cpp',
		compile: 'g++ -Wall -Wextra -Werror -Wno-unused-variable listing.cpp -o listing',
		run: './listing',
		text: (listing, isPacked, most) => `
#include <iostream>
#include <string>
using namespace std;
struct Listing {
int n, steps = 0, queens[27] = {};
${isPacked ? 'int cols = 0, downs = 0, ups = 0;' : 'bool cols[27] = {}, downs[53] = {}, ups[53] = {};'}
void did(string step) {
  if (steps++ == ${most}) throw steps;
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
${listing}
};
int main(int, char* arguments[]) {
  while (*++arguments) {
    Listing listing;
    listing.n = stoi(*arguments);
    try { listing.place(0); } catch (int) {}
  }
}
`,
	},
};
