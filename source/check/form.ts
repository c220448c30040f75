import {isSolution, largestSize} from '../solver/index.js';
import {BoardReader} from './board-reader.js';
import {type Content, rule} from './content.js';
import {type FormId, formIds} from './form-ids.js';
import type {Board, Item, Test} from './item.js';
import {LineReader} from './line-reader.js';
import type {Line} from './lines.js';
import type {Base} from './list-reader.js';
import {areBits, numbersIn} from './numbers.js';

/** What the command line says of the form. What it does not say is found out. */
export type Given = {
	readonly size: number | undefined;
	readonly form: FormId | undefined;
	readonly base: Base | undefined;
};

/** How solutions are written: rows of 1 and 0 can be either. */
type Written = 'boards' | 'list';

/** The form of the input: the size of the board, the number of the first row and column in a trace, and how solutions are written. */
export type Form = {readonly size: number; readonly traceBase: Base; readonly written: Written | undefined};

const kinds: Readonly<Record<FormId, readonly Content['type'][]>> = {
	boards: ['cells', 'rule'],
	list: ['numbers', 'squares', 'number'],
	trace: ['test'],
};
const allKinds = formIds.flatMap((id) => kinds[id]);

/** Reads lines in a form, and emits what they say. */
export class Reader {
	readonly #lines: LineReader;
	readonly #boards: BoardReader;
	readonly #skipped: readonly Content['type'][];
	readonly #written: Written | undefined;

	constructor({size, written}: Pick<Form, 'size' | 'written'>, {form, base}: Given, emit: (item: Item) => void) {
		this.#lines = new LineReader(size);
		this.#boards = new BoardReader(size, base, emit);
		this.#written = written;
		this.#skipped = form ? allKinds.filter((kind) => !kinds[form].includes(kind)) : [];
	}

	get written(): BoardReader['written'] {
		return this.#boards.written;
	}

	read({number, text}: Line): void {
		for (const content of this.#lines.read(text)) {
			const isSkipped = this.#skipped.length > 0 && this.#skipped.includes(content.type);
			this.#boards.add(number, isSkipped ? {type: 'words', text} : this.#meant(content, text));
		}
	}

	/** What a line means that could be a row of a board as well as a solution. */
	#meant(content: Content, text: string): Content {
		if (this.#written === 'list' && content.type === 'cells' && areBits(content)) {
			return numbersIn(content);
		}

		return this.#written === 'boards' && content.type === 'numbers' ? besideBoards(content.numbers, text) : content;
	}

	end(): void {
		this.#boards.end();
	}
}

/** Beside boards, numbers name the columns, repeat the solution, or are a damaged row. */
function besideBoards(numbers: readonly number[], text: string): Content {
	if (numbers.every((number, index) => number === index + numbers[0]!)) {
		return rule;
	}

	return new Set(numbers).size === numbers.length ? {type: 'words', text} : {type: 'unknown', text};
}

/** This many lines at the beginning are read once for each size. The others only matter for the size of a trace. */
const linesForSizes = 300;
const charactersForSizes = 30_000;
/** The share of the tests that a column must have to be one of the board, and not a misprint. */
const leastShare = 0.01;

/** Finds out the form from the first lines. Undefined if nothing in them is a solution or a test of any size. */
export function formOf(lines: readonly Line[], given: Given): Form | undefined {
	const tests = given.form === undefined || given.form === 'trace' ? testsIn(lines) : [];
	const isFromZero = tests.filter(({row, column}) => row === 0 || column === 0).length > tests.length * leastShare;
	const traceBase = given.base ?? (tests.length === 0 || isFromZero ? 0 : 1);
	const others = tests.length > 0 ? lines.filter(({text}) => !mayBeTest(text)) : lines;
	const known = given.size ?? sizeOfTrace(tests, traceBase);
	const best = bestOf(beginningOf(others), given, known);
	const size = known ?? best?.size;
	return size === undefined ? undefined : {size, traceBase, written: best?.written};
}

function beginningOf(lines: readonly Line[]): readonly Line[] {
	let length = 0;
	return lines.slice(0, linesForSizes).filter(({text}, index) => {
		length += text.length;
		return index === 0 || length <= charactersForSizes;
	});
}

const mayBeTest = (text: string) => /true|false/i.test(text);

function testsIn(lines: readonly Line[]): readonly Test[] {
	const tests: Test[] = [];
	const reader = new LineReader(largestSize);
	for (const {number, text} of lines) {
		const [content] = mayBeTest(text) ? reader.read(text) : [];
		if (content?.type === 'test') {
			tests.push({...content, line: number});
		}
	}

	return tests;
}

function sizeOfTrace(tests: readonly Test[], base: Base): number | undefined {
	const counts = new Map<number, number>();
	for (const {column} of tests) {
		counts.set(column, (counts.get(column) ?? 0) + 1);
	}

	const columns = [...counts].filter(([, count]) => count > tests.length * leastShare).map(([column]) => column);
	const size = Math.max(...columns) + 1 - base;
	return size >= 1 && size <= largestSize ? size : undefined;
}

/** The size and the way of writing with which most of the input is solutions; of several sizes, the largest. */
function bestOf(lines: readonly Line[], given: Given, known: number | undefined): Omit<Form, 'traceBase'> | undefined {
	const sizes = known === undefined ? Array.from({length: largestSize}, (_, index) => largestSize - index) : [known];
	let best: Omit<Form, 'traceBase'> | undefined;
	let most = 0;
	for (const size of sizes) {
		// Many things look like a board of one square, and a single 1 or 0 is rather a count.
		const isPossible = size > 1 || known === 1 || (most === 0 && !isNumber(lines));
		for (const written of isPossible ? (['boards', 'list'] as const) : []) {
			const points = size ** 2 * pointsOf({size, written}, lines, given);
			if (points > most) {
				best = {size, written};
				most = points;
			}
		}
	}

	return best;
}

function isNumber(lines: readonly Line[]): boolean {
	return lines.every(({text}) => !/[^\d\s]/.test(text));
}

/** Of each line of solutions: those that are right count more than those with attacks along diagonals only, and these than others. */
function pointsOf(form: Omit<Form, 'traceBase'>, lines: readonly Line[], given: Given): number {
	let points = 0;
	const reader = new Reader(form, given, (item) => {
		const lines = item.type === 'board' || item.type === 'broken' ? item.lastLine - item.line + 1 : 0;
		points += lines * (item.type === 'board' ? pointsOfBoard(form.size, item) : -1);
	});
	for (const line of lines) {
		reader.read(line);
	}

	reader.end();
	return points;
}

function pointsOfBoard(size: number, {masks}: Board): number {
	const queens = masks.map((mask) => 31 - Math.clz32(mask));
	const isOneEach = masks.every((mask, row) => mask === 1 << queens[row]!);
	if (isSolution(size, queens) && isOneEach) {
		return 9;
	}

	if (queens.some((column) => column >= size)) {
		return -1;
	}

	return isOneEach && new Set(queens).size === size ? 3 : 1;
}
