import type {Line} from '../print/input.js';
import {isSolution, publishedCount} from '../solver/index.js';
import {type Board, BoardRows, type Broken} from './board.js';
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

type Numbered = {readonly line: Line; readonly values: readonly number[]};

/** No board has a column beyond this, and its bit is that of this column. */
const outermost = 30;
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
	#records: Numbered[] = [];
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
			this.#list(plain.slice(-size), line.number);
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
		this.#endHeading();
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
		const {size, isMatrix, symbols} = this.#form;
		const found = this.#cellLine(text);
		const isOfDigits = found?.rows.every((row) => row === undefined || row.every((symbol) => /[01]/.test(symbol)));
		// Rows of other symbols are something else, but not if most of their symbols are known.
		const known = symbols ? [symbols.queen, ...symbols.empty] : [];
		const isKnown = found?.rows.some((row) => row && row.filter((symbol) => known.includes(symbol)).length * 2 > size);
		const isOther = symbols === undefined && !/\d/.test(text);
		return found && (isOfDigits ? isMatrix : isOther || isKnown) ? found : undefined;
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
		return (isAbreast ? parts : [text]).map((part) => this.#track(chessSquares(part, size), line)).some(Boolean);
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
		const read = (isLast && this.#digits(line.number)) || this.#take(0, false, isLast, line.number) || isRead;
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
		}

		return isArray && (publishedCount(size) === 0n || this.#brokenList(line, []));
	}

	/** Solutions as `15863724`. */
	#digits(line: number): boolean {
		const {size} = this.#form;
		const long = this.#numbers.filter((each) => each.length === size && size > mostInRecord);
		const isNamed = (this.#gaps.join(' ').match(/\p{L}+/gu)?.length ?? 0) > 1;
		const isRead = long.length > 0 && long.length >= this.#numbers.length - 1 && !isNamed;
		for (const each of isRead ? long : []) {
			this.#list([...each].map(Number), line);
		}

		return isRead;
	}

	/** The numbers of a bracket, or the longest part of a line with equal text between. Returns whether it is a solution. */
	#take(from: number, isGroup: boolean, isLast: boolean, line: number): boolean {
		const gaps = this.#gaps.slice(from);
		const values = this.#numbers.slice(from).map((each) => Number.parseInt(each, 10));
		return [1, 2, 3].some((period) => {
			const {start, length} = longestPart(gaps, period);
			const isAtEnd = isLast && start + length === values.length;
			const isPart = isGroup ? length === values.length : period > 1 || !/[A-Za-z]/.test(gaps[start + 1] ?? '');
			return isPart && this.#part(values.slice(start, start + length), period, isGroup, isAtEnd, line);
		});
	}

	#part(part: readonly number[], period: number, isGroup: boolean, isAtEnd: boolean, line: number): boolean {
		const {size, symbols} = this.#form;
		const {length} = part;
		if (period === 1 && (length === size || length === size + 1) && (isGroup || size > mostInRecord)) {
			return (!isGroup && symbols !== undefined && isCounting(part)) || this.#counted(part, line);
		}

		if (length > size + 1 && length % (size * period) <= 1 && size > 1) {
			for (let at = length % (size * period); at < length; at += size * period) {
				this.#squares(part.slice(at, at + size * period), period, line);
			}

			return true;
		}

		const isNear = period === 1 && isAtEnd && length >= Math.max(isGroup ? 3 : 4, size - 2) && length <= size + 2;
		return (
			isNear &&
			symbols === undefined &&
			part.every((each) => each >= -1 && each <= size) &&
			this.#brokenList(line, part)
		);
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
		const template = this.#template;
		this.#template = '';
		if (records.length === 0 || this.#readTable(records)) {
			return;
		}

		const parts = partsOf(records, size);
		const period = records[0]!.values.length;
		const isCounter = records.every(
			({values}, index) => values.length === 1 && values[0] === index + records[0]!.values[0]!,
		);
		const isRow = records.every(({values}) => values.every((value) => value >= 0 && value <= size));
		const mostOff = Math.max(...parts.map((part) => Math.abs(part.length - size)));
		const isBoard = parts.every((part) => namesEachRow(part, size));
		const isSolution = isRow && !isCounter && (period > 1 ? isBoard : mostOff === 0 && template === '#');
		if (size > mostInRecord && isSolution) {
			for (const part of parts) {
				const [first, last] = [part[0]!.line.number, part.at(-1)!.line.number];
				this.#squares(
					part.flatMap(({values}) => values),
					period,
					first,
					last,
				);
			}
		} else {
			for (const {line} of records) {
				this.#other(line);
			}
		}
	}

	/** Such as `8 92`: the numbers of solutions for several sizes. */
	#readTable(records: readonly Numbered[]): boolean {
		const first = records[0]!.values[0]!;
		const isRight = ({values: [size = 0, count = -1]}: Numbered) =>
			size >= 1 && size <= 27 && publishedCount(size) === BigInt(count);
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
		const isCounter = values.length === size + 1 && (first > this.#counter || first <= 1) && this.#counter !== first;
		this.#counter = values.length > size ? first : this.#counter;
		return isCounter || values.length === size ? this.#list(values.slice(-size), line) : this.#brokenList(line, values);
	}

	#list(values: readonly number[], line: number): true {
		const isOfBits =
			values.some((value) => value > this.#form.size) && values.every((value) => Number.isInteger(Math.log2(value)));
		const isFirst = !this.#hasList;
		this.#hasList = true;
		if (isFirst && values.length > 1 && isCounting(values)) {
			this.#heading = {values, line};
			return true;
		}

		// Numbers of columns stand above solutions only.
		const least = Math.min(...values);
		if (
			this.#heading &&
			!isSolution(
				values.length,
				values.map((value) => value - least),
			)
		) {
			this.#endHeading();
		}

		this.#heading = undefined;
		return this.#board(line, line, (base) =>
			masksOf(isOfBits ? values.map((value) => Math.log2(value) + base) : values, base),
		);
	}

	#endHeading(): void {
		const {values, line} = this.#heading ?? {};
		this.#heading = undefined;
		if (values && line !== undefined) {
			this.#board(line, line, (base) => masksOf(values, base));
		}
	}

	/** What is counted from 0 or from 1. */
	#board(line: number, lastLine: number, masksIn: (base: Base) => readonly number[], broken?: number): true {
		const {size, base: only} = this.#form;
		for (const base of only === undefined ? ([0, 1] as const) : [only]) {
			const masks = masksIn(base);
			const found = broken ?? (masks.length === size ? undefined : size);
			this.#emit(
				found === undefined
					? {type: 'board', isDrawn: false, line, lastLine, masks}
					: {type: 'broken', isDrawn: false, line, lastLine, what: 'numbers', found, at: undefined, masks},
				base,
			);
		}

		return true;
	}

	#squares(values: readonly number[], period: number, line: number, lastLine = line): true {
		if (period === 1) {
			return this.#list(values, line);
		}

		const {size} = this.#form;
		const count = values.length / period;
		const masksIn = (base: Base) => {
			const masks = Array.from({length: size}, () => 0);
			for (let last = period - 1; last < values.length; last += period) {
				const row = values[last - 1]! - base;
				masks[row] = (masks[row] ?? 0) | bitOf(values[last]!, base);
			}

			return masks;
		};
		return this.#board(line, lastLine, masksIn, count === size ? undefined : count);
	}

	#brokenList(line: number, columns: readonly number[]): true {
		return this.#board(line, line, (base) => masksOf(columns, base), columns.length);
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

function masksOf(columns: readonly number[], base: Base): readonly number[] {
	return columns.map((column) => bitOf(column, base));
}

/** Many programs write -1 where there is no queen, or 0 if they count from 1. */
function bitOf(column: number, base: Base): number {
	const index = column - base;
	return column === -1 || index === -1 ? 0 : 1 << (index >= 0 && index < outermost ? index : outermost);
}

/** Without a line between two solutions, a new one begins where the rows begin again. */
function partsOf(records: readonly Numbered[], size: number): readonly (readonly Numbered[])[] {
	const isOne = records.length === size || records[0]!.values.length === 1;
	const parts: Numbered[][] = [];
	for (const record of records) {
		const last = parts.at(-1);
		const isNew = isOne ? last?.length === size : last && record.values[0]! <= last.at(-1)!.values[0]!;
		if (!last || isNew) {
			parts.push([record]);
		} else {
			last.push(record);
		}
	}

	return parts;
}

/** Or all but one of them, in order. Squares in another order are the steps of a search. */
function namesEachRow(part: readonly Numbered[], size: number): boolean {
	const named = [0, 1].map((index) => part.map(({values}) => values.at(-1 - index) ?? 0));
	// All columns of one row are those that it tries.
	return (
		new Set(named[1]).size > 1 &&
		named.some((each) =>
			part.length === size ? new Set(each).size === size : Math.abs(part.length - size) === 1 && isCounting(each),
		)
	);
}

/** A row, a solution or a test, rather than a sentence, a heading or a number. */
export function looksLikeData(text: string, size: number): boolean {
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
	const isRow =
		/(?:Q|♛|♕|👑)/u.test(text) &&
		/(?:(.)\1)|(?:[^\p{L}\d]\s){2}/u.test(text) &&
		wordsIn.join('').length * 2 < signs.length;
	return hasTest || isNumbers || isDigits || isDrawn || isRow;
}

/** 0 1 2 3, or 1 2 3 4: the names of columns. */
function isCounting(numbers: readonly number[]): boolean {
	return numbers[0]! <= 1 && numbers.every((number, index) => number === index + numbers[0]!);
}

function longestPart(gaps: readonly string[], period: number): {readonly start: number; readonly length: number} {
	let best = {start: 0, length: Math.min(1, gaps.length)};
	for (let start = 0; start < gaps.length; start++) {
		let end = start + 1;
		while (end < gaps.length && (end <= start + period || gaps[end] === gaps[end - period])) {
			end++;
		}

		if (end - start > best.length) {
			best = {start, length: end - start};
		}

		start = Math.max(start, end - 1 - period);
	}

	return best;
}

/** `a1` or `Qa1`, as pairs of row and column. */
function chessSquares(text: string, size: number): string {
	const square = /(?<!\w)Q?([a-z])(\d{1,2})(?!\w)/gi;
	const columnOf = (letter: string) => letter.toLowerCase().charCodeAt(0) - 96;
	const found = [...text.matchAll(square)];
	return found.length >= Math.max(3, size - 1) && found.every(([, letter = '']) => columnOf(letter) <= size)
		? text.replace(square, (_, letter: string, row: string) => `(${row},${columnOf(letter)})`)
		: text;
}

/** Between spaces, commas or semicolons; undefined for a line with anything else. */
function plainNumbers(text: string): readonly number[] | undefined {
	return /^[\d\s,;]+$/.test(text) ? text.match(/\d+/g)?.map(Number) : undefined;
}
