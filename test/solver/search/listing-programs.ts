import type {CodeId} from '../../../source/solver/search/listing.js';

/** A program around a listing, for the size that is its argument: it prints each step, up to `most`, and each access. */
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
const n = Number(process.argv[2]), queens = [];
let steps = 0, [cols, downs, ups] = ${isPacked ? '[0, 0, 0]' : '[[], [], []]'};
function did(...step) {
  if (steps++ === ${most}) process.exit();
  console.log(...step);
}
function wrote(index) { console.log("wrote"); return index; }
function read(name, index) { console.log("read", name, index); return index; }
function report() { did("solution", ...queens); }
${listing}
place(0);
`,
	},
	python: {
		tool: 'python3',
		file: 'listing.py',
		compile: 'true',
		run: 'python3 listing.py',
		text: (listing, isPacked, most) => `
import sys
n = int(sys.argv[1])
steps = 0
queens = [None] * n
cols, downs, ups = ${isPacked ? '0, 0, 0' : '[False] * n, [False] * (2 * n - 1), [False] * (2 * n - 1)'}
def did(*step):
    global steps
    if steps == ${most}: sys.exit()
    steps += 1
    print(*step)
def wrote(index): return print("wrote") or index
def read(name, index): return print("read", name, index) or index
def report(): did("solution", *queens)
${listing}
place(0)
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
  static int n, steps;
  int[] queens = new int[n];
  ${isPacked ? 'int cols, downs, ups;' : 'boolean[] cols = new boolean[n], downs = new boolean[2 * n - 1], ups = new boolean[2 * n - 1];'}
  static void end() { System.out.print(out); System.exit(0); }
  void did(String step) {
    if (steps++ == ${most}) end();
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
    n = Integer.parseInt(arguments[0]);
    new Listing().place(0);
    end();
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
#include <cstdlib>
#include <iostream>
#include <string>
using namespace std;
int n, steps, queens[27];
${isPacked ? 'int cols, downs, ups;' : 'bool cols[27], downs[53], ups[53];'}
void did(string step) {
  if (steps++ == ${most}) exit(0);
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
int main(int, char* arguments[]) {
  n = stoi(arguments[1]);
  place(0);
}
`,
	},
};
