import type {Line} from '../print/input.js';
import {isSolution, largestSize, publishedCount, smallestSize} from '../solver/index.js';
import {type Board, BoardRows, type Broken, outermost} from './board.js';
import {type CellLine, cellReader, isRule, plainText, type Symbols, withoutTypes} from './row.js';
import {type Test, testIn} from './test-line.js';

/** Rows and columns count from 0 or from 1. */
export type Base = 0 | 1;

export type Form = {
	readonly size: number;
	readonly isMatrix: boolean;
	readonly base: Base;
	readonly traceBase: Base;
	readonly symbols: Symbols | undefined;
};

export type Item =
	| Board
	| Broken
	| Test
	| {readonly type: 'count'; readonly line: number; readonly size: number; readonly count: number}
	| {readonly type: 'words'; readonly line: number; readonly text: string}
	| {readonly type: 'unread'; readonly line: number; readonly text: string};

type NumberLine = {readonly line: Line; readonly values: readonly number[]};

/** More numbers in an array are no solution, not even the queens of several boards. */
const mostNumbers = 2000;
/** Characters kept of what stands between two numbers. */
const mostOfGap = 200;
/** In a line of which several are one solution: `Queen 1 is at row 1, column 1`. */
const mostInRecord = 3;

/** Without a base, lists are emitted for both, with it. */
type Way = Omit<Form, 'base' | 'traceBase'> & {readonly base: Base | undefined};

/** Emits what lines in a form say. Arrays, as languages print them, can go on over several lines. */
export class Reader {
	readonly #form: Way;
	readonly #emit: (item: Item, base?: Base) => void;
	readonly #cellLine: ReturnType<typeof cellReader>;
	readonly #boards: BoardRows;
	/** Since the last solution or the outermost bracket; what stands before each; and where open brackets stand in them. */
	#numbers: string[] = [];
	#gaps: string[] = [];
	#open: number[] = [];
	#gap = '';
	#records: NumberLine[] = [];
	#template = '';
	/** 0 1 2 3 at the beginning: names of columns if a solution follows. */
	#heading: {readonly values: readonly number[]; readonly line: number} | undefined;
	#hasList = false;
	/** The last number that counted solutions: the first one in a line with one number too many. */
	#counter = -1;

	constructor(form: Way, emit: (item: Item, base?: Base) => void, cellLine = cellReader(form.size)) {
		this.#form = form;
		this.#cellLine = cellLine;
		this.#emit = emit;
		this.#boards = new BoardRows(form.size, form.symbols, emit);
	}

	read(line: Line): void {
		const {size, isMatrix, symbols} = this.#form;
		const plain = isMatrix || this.#open.length > 0 || this.#records.length > 0 ? undefined : plainNumbers(line.text);
		const isList =
			plain && (plain.length === size ? size > mostInRecord || plain[0] === 0 : size === 1 && plain.length === 2);
		if (isList && !(symbols && isCounting(plain))) {
			this.#boards.finish();
			this.#squares(plain.slice(-size), 1, line.number);
			return;
		}

		const test = testIn(line);
		if (test) {
			this.#end();
			this.#emit(test);
			return;
		}

		this.#readText(withoutTypes(plainText(line.text)), line);
	}

	end(): void {
		this.#end();
		this.#endHeading(false);
	}

	#end(): void {
		this.#endRecords();
		this.#boards.finish();
		this.#clear();
	}

	#readText(text: string, line: Line): void {
		if (text.trim() === '') {
			if (!this.#boards.isGoingOn()) {
				this.#end();
			}

			return;
		}

		const row = this.#rowOf(text);
		if (row) {
			this.#endRecords();
			// A bracket around rows is no empty list.
			this.#gap = ' row';
			this.#boards.add(line.number, row);
		} else if (isRule(text)) {
			this.#endRecords();
			this.#track(text, line);
			this.#boards.addRule();
		} else if (/\d|\[\s*\]|\{\s*\}/.test(text) && this.#readNumbers(text, line)) {
			this.#endRecords();
			this.#boards.finish();
		} else if (this.#open.length === 0) {
			this.#readRecord(text, line);
		} else if (/\p{L}{3}/u.test(text) && !/\d|Array/.test(text)) {
			this.#clear();
			this.#other(line);
		}
	}

	#rowOf(text: string): CellLine | undefined {
		const {isMatrix, symbols} = this.#form;
		const found = this.#cellLine(text);
		const signs = found?.rows.flatMap((row) => row ?? []) ?? [];
		if (signs.every((sign) => /[01]/.test(sign))) {
			return isMatrix ? found : undefined;
		}

		// Rows of other signs are something else, but not if most of their signs are known.
		const known = signs.filter((sign) => sign === symbols?.queen || symbols?.empty.includes(sign));
		return (symbols ? known.length * 2 > signs.length : !/\d/.test(text)) ? found : undefined;
	}

	/** Several solutions can stand abreast. */
	#readNumbers(text: string, line: Line): boolean {
		const [, total] = /"(?:count|total)"\s*:\s*(\d+)/.exec(text) ?? [];
		if (total !== undefined) {
			this.#emit({type: 'words', line: line.number, text: `total: ${total}`});
		}

		if (/\b(?:wrong|invalid|incorrect)\b|错误|无效/i.test(text)) {
			this.#unread(line);
			return true;
		}

		const {size} = this.#form;
		const parts = text.trim().split(/\s{2,}|\t+|\s\|\s/);
		const hasAll = (part: string) => [size, size + 1].includes(part.match(/\d+/g)?.length ?? 0);
		const isAbreast = parts.length > 1 && this.#open.length === 0 && size > mostInRecord && parts.every(hasAll);
		return (isAbreast ? parts : [text]).map((part) => this.#track(bracketed(part, size), line)).some(Boolean);
	}

	/** Returns whether a solution was there, or an array goes on. */
	#track(text: string, line: Line): boolean {
		const wasOpen = this.#open.length > 0;
		let isRead = false;
		let end = 0;
		for (const match of text.matchAll(/(?:(?<![\w\])])-)?\d+(?:(?<!\d\.\d+)\.0*(?![\d.]))?|[[\](){}]/g)) {
			const [token] = match;
			this.#gap = (this.#gap + text.slice(end, match.index)).slice(-mostOfGap);
			end = match.index + token.length;
			if (/\d/.test(token)) {
				this.#numbers.push(token);
				this.#gaps.push(this.#gap.replace(/\s/g, '') || ' ');
				this.#gap = '';
				continue;
			}

			if (/[[({]/.test(token)) {
				this.#open.push(this.#numbers.length);
			} else if (this.#close(line.number)) {
				isRead = true;
				this.#numbers = [];
				this.#gaps = [];
				this.#open = this.#open.map(() => 0);
			}

			this.#gap += token;
		}

		this.#gap += text.slice(end);
		if (this.#numbers.length > mostNumbers) {
			this.#clear();
			this.#unread(line);
			return true;
		}

		if (this.#open.length > 0) {
			return wasOpen || isRead || /[[({,]\s*$/.test(text);
		}

		const isLast = !/\p{L}/u.test(text.slice(end));
		const read = this.#take(0, false, isLast, line.number) || isRead;
		this.#clear();
		return read;
	}

	#clear(): void {
		this.#numbers = [];
		this.#gaps = [];
		this.#open = [];
		this.#gap = '';
	}

	/** A closing bracket. Returns whether a solution, or a broken one, ends here. */
	#close(line: number): boolean {
		const {size} = this.#form;
		const start = this.#open.pop() ?? 0;
		if (start < this.#numbers.length) {
			return this.#take(start, true, true, line);
		}

		const isArray = /(?<![\w)])[[{]\s*$/.test(this.#gap.slice(-20));
		if (isArray && publishedCount(size) === 0n) {
			this.#emit({type: 'count', line, size, count: 0});
		} else if (isArray) {
			this.#squares([], 1, line);
		}

		return isArray;
	}

	/** The numbers of a bracket, or the longest part of a line with equal text between. Returns whether it is a solution. */
	#take(from: number, isGroup: boolean, isLast: boolean, line: number): boolean {
		const gaps = this.#gaps.slice(from);
		const values = this.#numbers.slice(from).map((each) => Number.parseInt(each, 10));
		return [1, 2, 3].some((period) => {
			const {start, length} = longestPart(gaps, period);
			const part = values.slice(start, start + length);
			if (isGroup ? length < values.length : period === 1 && /[A-Za-z]/.test(gaps[start + 1] ?? '')) {
				return false;
			}

			const isEnd = isLast && start + length === values.length && length >= (isGroup ? 3 : 4);
			const isBroken = period === 1 && isEnd && this.#isNear(part);
			return this.#takeBoards(part, period, isGroup, line) || (isBroken && this.#squares(part, 1, line));
		});
	}

	#takeBoards(part: readonly number[], period: number, isGroup: boolean, line: number): boolean {
		const {size, symbols} = this.#form;
		const {length} = part;
		const extra = length % (size * period);
		if (period === 1 && (length === size || length === size + 1)) {
			const isHeading = !isGroup && symbols !== undefined && isCounting(part);
			return (isGroup || size > mostInRecord) && (isHeading || this.#counted(part, line));
		}

		if (length <= size || extra > 1 || size === 1) {
			return false;
		}

		for (let at = extra; at < length; at += size * period) {
			this.#squares(part.slice(at, at + size * period), period, line);
		}

		return true;
	}

	/** Columns, but not as many as rows. */
	#isNear(values: readonly number[]): boolean {
		const {size, symbols} = this.#form;
		const isColumn = (value: number) => value >= -1 && value <= size;
		return symbols === undefined && Math.abs(values.length - size) <= 2 && values.every(isColumn);
	}

	#readRecord(text: string, line: Line): void {
		const values = (text.match(/-?\d+/g) ?? []).map(Number);
		const template = text.replace(/-?\d+/g, '#').trim();
		if (template !== this.#template || values.length > mostInRecord || this.#records.length > mostNumbers) {
			this.#endRecords();
		}

		if (values.length === 0 || values.length > mostInRecord || this.#boards.isInside) {
			this.#other(line);
		} else {
			this.#template = template;
			this.#records.push({line, values});
		}
	}

	#endRecords(): void {
		const {size} = this.#form;
		const records = this.#records.splice(0);
		const isPlain = this.#template === '#';
		this.#template = '';
		if (records.length === 0 || this.#readTable(records)) {
			return;
		}

		const boards = records.flatMap((_, index) => (index % size === 0 ? [records.slice(index, index + size)] : []));
		const isWhole = size > mostInRecord && records.length % size === 0;
		const isSolution = isWhole && boards.every((each) => isBoard(each, size, isPlain));
		for (const board of isSolution ? boards : []) {
			const values = board.flatMap((record) => record.values);
			this.#squares(values, records[0]!.values.length, board[0]!.line.number, board.at(-1)!.line.number);
		}

		for (const {line} of isSolution ? [] : records) {
			this.#other(line);
		}
	}

	/** Such as `8 92`: the numbers of solutions for several sizes. */
	#readTable(records: readonly NumberLine[]): boolean {
		const first = records[0]!.values[0]!;
		const isRight = ({values: [size = 0, count = -1]}: NumberLine) =>
			size >= smallestSize && size <= largestSize && publishedCount(size) === BigInt(count);
		const isTable =
			records.length > 2 &&
			records.every(({values}, index) => values[0] === first + index) &&
			records.filter(isRight).length * 4 > records.length * 3;
		for (const {line, values} of isTable ? records : []) {
			this.#emit({type: 'count', line: line.number, size: values[0]!, count: values[1] ?? 0});
		}

		return isTable;
	}

	#counted(values: readonly number[], line: number): true {
		const {size} = this.#form;
		const [first = 0] = values;
		const isCounter = values.length > size && (first > this.#counter || first <= 1) && this.#counter !== first;
		this.#counter = values.length > size ? first : this.#counter;
		return this.#squares(isCounter ? values.slice(-size) : values, 1, line);
	}

	/** Of each `period` numbers the last is a column, and the one before it the row; alone they are row after row. */
	#squares(values: readonly number[], period: number, line: number, lastLine = line): true {
		const isList = period === 1 && values.length === this.#form.size;
		if (isList && !this.#hasList && values.length > 1 && isCounting(values)) {
			this.#heading = {values, line};
		} else {
			const least = Math.min(...values);
			this.#endHeading(
				isList &&
					isSolution(
						values.length,
						values.map((value) => value - least),
					),
			);
			this.#emitSquares(values, period, line, lastLine);
		}

		this.#hasList ||= isList;
		return true;
	}

	#endHeading(isOfColumns: boolean): void {
		const heading = this.#heading;
		this.#heading = undefined;
		if (heading && !isOfColumns) {
			this.#emitSquares(heading.values, 1, heading.line, heading.line);
		}
	}

	#emitSquares(values: readonly number[], period: number, line: number, lastLine: number): void {
		const {size, base: only} = this.#form;
		const found = values.length / period;
		for (const base of only === undefined ? ([0, 1] as const) : [only]) {
			const masks = Array.from({length: period > 1 ? size : found}, () => 0);
			for (let square = 0; square < found; square++) {
				const last = (square + 1) * period - 1;
				const row = period > 1 ? values[last - 1]! - base : square;
				masks[row] = (masks[row] ?? 0) | bitOf(values[last]!, base);
			}

			const lines = {isDrawn: false, line, lastLine, masks};
			this.#emit(
				found === size && masks.length === size
					? {type: 'board', ...lines}
					: {type: 'broken', ...lines, what: 'numbers', found, at: undefined},
				base,
			);
		}
	}

	#other(line: Line): void {
		const text = plainText(line.text).trim();
		if (looksLikeData(text, this.#form.size)) {
			this.#unread(line);
		} else if (text !== '') {
			this.#boards.finish();
			this.#emit({type: 'words', line: line.number, text});
		}
	}

	#unread({number, text}: Line): void {
		if (this.#boards.isInside) {
			this.#boards.add(number, {rows: [undefined], isAbreast: false});
		}

		this.#emit({type: 'unread', line: number, text: text.trim()});
	}
}

/** Many programs write -1 where there is no queen, or 0 if they count from 1. */
function bitOf(column: number, base: Base): number {
	const index = column - base;
	return column === -1 || index === -1 ? 0 : 1 << (index >= 0 && index < outermost ? index : outermost);
}

/** They name row after row, or column after column. */
function isBoard(records: readonly NumberLine[], size: number, isPlain: boolean): boolean {
	const [columns, rows] = [1, 2].map((back) => records.map(({values}) => values.at(-back) ?? 0));
	const isOnBoard = records.every(({values}) => values.every((value) => value >= 0 && value <= size));
	if (records[0]!.values.length === 1) {
		return isOnBoard && isPlain && !isCounting(columns!);
	}

	// All columns of one row are those that it tries.
	return isOnBoard && new Set(rows).size > 1 && (isCounting(rows!) || isCounting(columns!));
}

/** A row, a solution or a test, rather than a sentence, a heading or a number. */
function looksLikeData(text: string, size: number): boolean {
	const hasTest = /\d\D+\d.*\b(?:true|false)\b/i.test(text);
	const numbers = (text.match(/(?<![A-Za-z\d./])\d+(?![\w/]|\.\d)/g) ?? []).filter((number) => Number(number) <= size);
	const wordsIn = text.match(/\p{L}{2,}/gu) ?? [];
	const isNumbers = numbers.length >= 4 && numbers.length > wordsIn.length;
	const isDigits =
		/^\S+$/.test(text) &&
		text.length >= Math.max(4, size - 1) &&
		text.replace(/\d/g, '').length <= 1 &&
		!/^(.)\1*$/.test(text);
	const signs = text.replace(/[\s,;|[\](){}"']/g, '');
	const isDrawn = [...signs].length >= 3 && new Set(signs).size <= 5 && !/\p{L}{2}|\d/u.test(text) && !isRule(text);
	return hasTest || isNumbers || isDigits || isDrawn;
}

/** 0 1 2 3, or 1 2 3 4: the names of columns. */
function isCounting(numbers: readonly number[]): boolean {
	return numbers.every((number, index) => number === index + numbers[0]!);
}

function longestPart(gaps: readonly string[], period: number): {readonly start: number; readonly length: number} {
	let best = {start: 0, length: 0};
	let start = 0;
	for (let end = 1; end <= gaps.length; end++) {
		const isPart = end < gaps.length && (end <= start + period || gaps[end] === gaps[end - period]);
		if (!isPart) {
			best = end - start > best.length ? {start, length: end - start} : best;
			start = end - period;
		}
	}

	return best;
}

/** Squares as `a1` or `Qa1`, and columns as `15863724`, but not in a sentence: as pairs and lists in brackets. */
function bracketed(text: string, size: number): string {
	const square = /(?<!\w)Q?([a-z])(\d{1,2})(?!\w)/gi;
	const columnOf = (letter: string) => letter.toLowerCase().charCodeAt(0) - 96;
	const found = [...text.matchAll(square)];
	if (found.length >= Math.max(3, size - 1) && found.every(([, letter = '']) => columnOf(letter) <= size)) {
		return text.replace(square, (_, letter: string, row: string) => `(${row},${columnOf(letter)})`);
	}

	const isSentence = (text.match(/\p{L}+/gu)?.length ?? 0) > 1;
	const columns = new RegExp(`(?<![\\w.])\\d{${size}}(?![\\w.])`, 'g');
	return isSentence || size <= mostInRecord ? text : text.replace(columns, (digits) => `(${[...digits].join(' ')})`);
}

/** Between spaces, commas or semicolons; undefined for a line with anything else. */
function plainNumbers(text: string): readonly number[] | undefined {
	return /^[\d\s,;]+$/.test(text) ? text.match(/\d+/g)?.map(Number) : undefined;
}
