import type {Line} from '../print/input.js';
import type {Square} from '../solver/index.js';
import {type Board, BoardRows, type Broken} from './board.js';
import {barredCells, type Cells, type FormId, numbersOf, type Row, rowOf, rowOfNumbers} from './row.js';

/** Whether rows and columns count from 0 or from 1. */
export type Base = 0 | 1;

/** The form of the input. */
export type Form = {
	readonly size: number;
	/** How solutions are written; with `trace` they are left out. */
	readonly solutions: FormId;
	/** The number of the first column in a list. */
	readonly base: Base;
	/** The number of the first row and column in a trace; undefined if tests are left out. */
	readonly traceBase: Base | undefined;
};

/** A test of a square. Row and column are as they are written. */
export type Test = {
	readonly type: 'test';
	readonly line: number;
	readonly row: number;
	readonly column: number;
	readonly isSafe: boolean;
};

/** What has been read, in the order of the lines. */
export type Item =
	| Board
	| Broken
	| Test
	/** A heading, a sentence about the solutions, or a number. */
	| {readonly type: 'words'; readonly line: number; readonly text: string}
	/** A line in no form. */
	| {readonly type: 'unknown'; readonly line: number; readonly text: string};

/** `[3][5]=true`, perhaps with a name before it. */
const testLine = /^[\s\w.:>-]*[[(]\s*(\d{1,4})\s*(?:\]\s*\[|,)\s*(\d{1,4})\s*[\])]\s*(?:=+|:|->|=>)?\s*(true|false)\b/i;
/** The words of headings and sentences about solutions, in the languages that programs of learners often use. */
const headings =
	/queen|solu|soluci|lösung|answer|result|board|total|count|found|number|no\b|none|time|second|\bms\b|\bn\b|size|case|row|col|place|start|done|end|press|enter|step|test|call|node|backtrack|[皇后棋解答共第行列种个时]/i;
/** More words than this in an array, or more arrays around it, are no solution of any size. */
const mostWords = 2000;
const deepest = 20;
/** A column beyond this is none of any board, and its bit is that of this column. */
const outermost = 30;
/** Rows of boards are few different ones: this many are kept. */
const mostKept = 1000;

/** The test that a line says, if it says one. */
export function testIn({number, text}: Line): Test | undefined {
	const [, row, column, outcome = ''] = /true|false/i.test(text) ? (testLine.exec(text) ?? []) : [];
	return row === undefined
		? undefined
		: {type: 'test', line: number, row: Number(row), column: Number(column), isSafe: /true/i.test(outcome)};
}

/** Reads lines in a form, and emits what they say. Arrays, as languages print them, can go on over several lines. */
export class Reader {
	readonly #form: Form;
	readonly #emit: (item: Item) => void;
	readonly #boards: BoardRows;
	readonly #kept = new Map<string, Cells>();
	/** How many brackets are open, and the words since the last one. */
	#depth = 0;
	#words: string[] = [];
	/** The arrays of two numbers since the last other array: a solution can be written as squares. */
	#squares: Square[] = [];
	#hasLists = false;

	constructor(form: Form, emit: (item: Item) => void) {
		this.#form = form;
		this.#emit = emit;
		this.#boards = new BoardRows(form.size, emit);
	}

	/** How the solutions that have been read are written. */
	get written() {
		const hasLists = this.#hasLists;
		return {symbols: this.#boards.symbols, hasLists, base: hasLists ? this.#form.base : undefined};
	}

	read(line: Line): void {
		const {size, solutions} = this.#form;
		const plain = solutions === 'list' && this.#depth === 0 ? plainNumbers(line.text) : undefined;
		if (plain && plain.length > 1) {
			this.#add(rowOfNumbers(plain, size, solutions), line);
			return;
		}

		const kept = solutions === 'boards' && this.#depth === 0 ? this.#kept.get(line.text) : undefined;
		if (kept) {
			this.#boards.add(line.number, kept);
			return;
		}

		const test = testIn(line);
		if (test) {
			this.#depth = 0;
			this.#boards.finish();
			this.#emit(this.#form.traceBase === undefined ? {...line, type: 'words', line: line.number} : test);
			return;
		}

		const text = withoutDrawing(line.text.trim());
		const isFramed = /^(?:\[[^\]]?\]\s*)+$/u.test(text);
		const barred = barredCells(isFramed ? text.replaceAll(/\]\s*\[|[[\]]/g, '|') : text, size);
		if (this.#depth === 0 && text === '') {
			this.#boards.finish();
		} else if (barred) {
			this.#add(barred, line);
		} else if (this.#depth > 0 || /[[({]/.test(text)) {
			this.#readArrays(text, line);
		} else {
			this.#addWords(text.split(/[\s,;|]+/).filter(Boolean), line);
		}
	}

	/** Says that nothing more comes. */
	end(): void {
		this.#boards.finish();
	}

	/** Reads a line with brackets, or one inside an array: what each array has, and what stands outside. */
	#readArrays(text: string, line: Line): void {
		const outside: string[] = [];
		let hasRows = false;
		let hasProse = false;
		for (const part of partsOf(text)) {
			if (/^[[({]$/.test(part)) {
				this.#depth++;
				this.#words = [];
				hasProse = false;
			} else if (/^[\])}]$/.test(part)) {
				this.#depth = Math.max(0, this.#depth - 1);
				hasRows = this.#close(this.#words.splice(0), line) || hasRows;
				hasProse = false;
			} else if (this.#depth > 0) {
				this.#words.push(/^["'].*["']$/.test(part) ? part.slice(1, -1).replaceAll(/\s/g, '') : part);
				hasProse ||= isProse(part);
			} else if (!/^[:.]$/.test(part)) {
				outside.push(part);
			}
		}

		const isNone = this.#depth > deepest || this.#words.length > mostWords || (this.#depth > 0 && hasProse);
		if (isNone) {
			this.#depth = 0;
			this.#addOther(line);
		} else if (this.#depth === 0 && !this.#endSquares(line) && !hasRows && /[^\s[\](){}:,]/.test(text)) {
			this.#addWords(outside, line);
		}
	}

	/** Reads the words of an array that closes, if there is no array in it. Returns whether they say something. */
	#close(tokens: readonly string[], line: Line): boolean {
		const {size, solutions} = this.#form;
		if (tokens.length === 0) {
			const hasSquares = this.#endSquares(line);
			this.#boards.finish();
			return hasSquares;
		}

		const numbers = tokens.length === 2 && size > 2 ? numbersOf(tokens) : undefined;
		if (numbers?.length === 2) {
			if (this.#squares.length <= size) {
				this.#squares.push({row: numbers[0]!, column: numbers[1]!});
			}

			return false;
		}

		const row = rowOf(tokens, size, solutions);
		if (row && row.type !== 'rule') {
			this.#add(row, line);
			return true;
		}

		const rows = tokens.map((token) => rowOf([token], size, solutions));
		if (tokens.length > 1 && rows.filter((each) => each?.type === 'cells').length * 2 > tokens.length) {
			this.#boards.finish();
			for (const each of rows) {
				this.#add(each, line);
			}

			this.#boards.finish();
			return true;
		}

		// Columns or squares, but one of them is something else.
		const isDamaged =
			tokens.length > 2 && tokens.filter((token) => /^\d+$|^\W$|^Q$/i.test(token)).length * 2 > tokens.length;
		if (isDamaged) {
			this.#addUnknown(line);
		}

		return isDamaged;
	}

	/** A solution as squares ends here. Returns whether there is one. */
	#endSquares({number}: Line): boolean {
		const squares = this.#squares.splice(0);
		if (this.#form.solutions !== 'list' || squares.length < Math.max(3, this.#form.size - 1)) {
			return false;
		}

		const {size, base} = this.#form;
		const masks = Array.from({length: size}, (_, index) =>
			squares.filter(({row}) => row === index + base).reduce((mask, {column}) => mask | this.#bit(column), 0),
		);
		this.#addList(number, squares.length, masks);
		return true;
	}

	#addWords(tokens: readonly string[], line: Line): void {
		const row = tokens.length > 0 ? rowOf(tokens, this.#form.size, this.#form.solutions) : undefined;
		if (row) {
			this.#add(row, line);
		} else {
			this.#addOther(line);
		}
	}

	/** What a row says, in the form of this reader. */
	#add(row: Row | undefined, line: Line): void {
		const {solutions} = this.#form;
		if (!row) {
			this.#addUnknown(line);
		} else if (row.type === 'rule') {
			this.#boards.addRule();
		} else if (solutions === 'boards' && row.type === 'cells') {
			this.#keep(row, line.text);
			this.#boards.add(line.number, row);
		} else if (solutions === 'list' && row.type === 'numbers') {
			this.#addList(
				line.number,
				row.numbers.length,
				row.numbers.map((column) => this.#bit(column)),
			);
		} else {
			this.#addSentence(line);
		}
	}

	#keep(cells: Cells, text: string): void {
		if (this.#depth === 0 && !/[[({]/.test(text) && this.#kept.size < mostKept && text.length < 500) {
			this.#kept.set(text, cells);
		}
	}

	#addList(line: number, found: number, masks: readonly number[]): void {
		this.#hasLists = true;
		const lines = {line, lastLine: line};
		this.#emit(
			found === this.#form.size
				? {type: 'board', ...lines, masks}
				: {type: 'broken', ...lines, what: 'numbers', found, at: undefined, masks},
		);
	}

	#bit(column: number): number {
		const index = column - this.#form.base;
		return 1 << (index >= 0 && index < outermost ? index : outermost);
	}

	/** A line that says no row: a sentence or a number, or something unknown. */
	#addOther(line: Line): void {
		const text = line.text.trim();
		const hasWords = /\p{L}{2}|\p{Script=Han}/u.test(text) && headings.test(text);
		const digits = /^[^\p{L}\d|]*(?<digits>\d+)[^\p{L}\d|]*$/u.exec(text)?.groups?.['digits'];
		// With more digits it can be a damaged solution.
		const isNumber = digits !== undefined && (digits === text || digits.length < this.#form.size - 1);
		if (hasWords || isNumber) {
			this.#addSentence(line);
		} else {
			this.#addUnknown(line);
		}
	}

	#addSentence({number, text}: Line): void {
		this.#boards.finish();
		this.#emit({type: 'words', line: number, text: text.trim()});
	}

	/** An unknown line inside a board is one of its rows; elsewhere it is skipped. */
	#addUnknown({number, text}: Line): void {
		if (this.#boards.isInside) {
			this.#boards.add(number, undefined);
		}

		this.#emit({type: 'unknown', line: number, text: text.trim()});
	}
}

/** The text with the lines of a drawn grid as ASCII characters. */
function withoutDrawing(text: string): string {
	return text.replace(/[│┃║¦]/g, '|').replace(/[─━═╌┄┈┌┐└┘├┤┬┴┼╔╗╚╝╠╣╦╩╬╭╮╰╯]/g, '-');
}

/** Words, strings in quotation marks, and brackets. */
function partsOf(text: string): readonly string[] {
	return text.match(/"[^"]*"|(?<=[[({,\s])'[^']*'|[[\](){}]|[^\s,;|[\](){}"]+/g) ?? [];
}

/** Whether it is a word of a sentence: not in quotation marks, not a name before a colon, and not a value. */
function isProse(word: string): boolean {
	return !/^["'\d]/.test(word) && /\p{L}{2}/u.test(word) && !/^(?:true|false|null|none|[.QqXx]+|.*:)$/i.test(word);
}

/**
 * The whole numbers of a line that has nothing else, between spaces, commas or semicolons; undefined for any other line. A long
 * list consists of such lines, so it reads the characters itself.
 */
function plainNumbers(text: string): readonly number[] | undefined {
	const zero = 0x30;
	const numbers: number[] = [];
	let value = -1;
	for (let index = 0; index < text.length; index++) {
		const digit = text.charCodeAt(index) - zero;
		if (digit >= 0 && digit <= 9) {
			value = value < 0 ? digit : value * 10 + digit;
		} else if (digit === 0x20 - zero || digit === 0x2c - zero || digit === 0x09 - zero || digit === 0x3b - zero) {
			if (value >= 0) {
				numbers.push(value);
				value = -1;
			}
		} else {
			return undefined;
		}
	}

	if (value >= 0) {
		numbers.push(value);
	}

	return numbers;
}
