import {repeatable} from './input.js';
import {Integers, type Span} from './sheet.js';

export type List = Span & {
	readonly columns: readonly number[];
	/** What stands before it in its line, as far as to the list before. */
	readonly before: string;
	/** The same for lists whose numbers stand apart in the same way. */
	readonly gaps: string;
	/** Of how many numbers a queen is. */
	readonly period: number;
	/** A number before it, apart as its own numbers are. */
	readonly label: number | undefined;
};

/** Numbers of a text: their values and places, and a number for what stands between one and the next. */
type Numbers = {
	readonly values: Integers;
	readonly starts: Integers;
	readonly ends: Integers;
	/** The same for the same signs; 0 for those that are like no others. */
	readonly gaps: Integers;
};

/** In place of larger numbers, and of decimals. */
const noColumn = 0x7f_ff_ff_ff;
/** Between two numbers, and before a list. */
const longestGap = 100;
const mostGaps = 1000;

/** Numbers, names of squares (`b1`), and digits joined (`1302`). `1.0` is a number in a list, where `1.` is not its number: `1.[1, 3, 0, 2]` */
function tokensFor(size: number): RegExp {
	const letter = String.fromCharCode(96 + Math.min(size, 26));
	const square = String.raw`(?<!\w)Q?(?<letter>[a-${letter}])(?<row>\d{1,2})(?!\w)`;
	const joined = String.raw`(?<joined>\d{${size}})(?!\d|[.,]\d)`;
	const decimal = String.raw`(?=\d)(?<=[[(,] *|\d )\d+\.\d+(?![\d.])|\d+\.\d+(?= +\d+\.\d)`;
	// No queen, as in `[-1, -1]`; else it is a dash.
	const minus = String.raw`(?<![^\s[({,=:;|])-1(?!\d)`;
	return new RegExp([square, joined, decimal, minus, String.raw`\d+`].join('|'), 'gi');
}

function numbersIn(text: string, size: number): Numbers {
	const [values, starts, ends, gaps] = [new Integers(), new Integers(), new Integers(), new Integers()];
	const known = new Map<string, number>();
	function gapOf(text: string): number {
		const gap = known.get(text);
		if (gap !== undefined || text.length > longestGap || known.size > mostGaps) {
			return gap ?? 0;
		}

		const name = gapName(text);
		const number = known.get(name) ?? known.size + 1;
		known.set(name, number).set(text, number);
		return number;
	}

	function add(value: number, start: number, end: number): void {
		if (ends.length > 0) {
			gaps.push(gapOf(text.slice(ends.at(ends.length - 1), start)));
		}

		values.push(value);
		starts.push(start);
		ends.push(end);
	}

	for (const {0: token, index, groups: {letter, row, joined} = {}} of text.matchAll(tokensFor(size))) {
		const end = index + token.length;
		if (letter !== undefined) {
			add(Number(row), index, index + 1);
			add(letter.toLowerCase().charCodeAt(0) - 96, index + 1, end);
		} else if (joined === undefined) {
			const value = Number(token);
			add(Number.isInteger(value) ? Math.min(value, noColumn) : noColumn, index, end);
		} else {
			for (const [at, digit] of [...joined].entries()) {
				add(Number(digit), index + at, index + at + 1);
			}
		}
	}

	return {values, starts, ends, gaps};
}

/** Names a gap: blanks count as one, line ends as one. */
export function gapName(text: string): string {
	return text
		.replace(/[^\S\n]+/g, ' ')
		.replace(/ ?\n[\s]*/g, (lines) => (/\n\s*\n/.test(lines) ? '\n\n' : '\n'))
		.replace(/(?<=[^\w\s])\s+|\s+(?=[^\w\s])/g, '');
}

/** All n numbers, or n squares, that stand apart in the same way. */
export function listsIn(text: string, size: number): Iterable<List> {
	const numbers = numbersIn(text, size);
	return repeatable(() => listsOfNumbers(text, numbers, size));
}

function* listsOfNumbers(text: string, numbers: Numbers, size: number): Generator<List> {
	const {values, starts, ends, gaps} = numbers;
	let behind = 0;
	const listAt = (first: number, period = 1, columns = values.slice(first, first + size)): List => {
		const [start, end] = [starts.at(first), ends.at(first + period * size - 1)];
		const near = text.slice(Math.max(behind, start - longestGap), start);
		const before = near.slice(near.lastIndexOf('\n') + 1);
		behind = end;
		return {start, end, columns, before, label: undefined, period, gaps: String(gaps.slice(first, first + period))};
	};
	if (size === 1 && values.length < 3 && /^\P{L}*$|^.*: *[[({]+\d[\])}]+$/mu.test(text)) {
		yield listAt(values.length - 1);
		return;
	}

	/** Runs of squares of two and of three numbers. */
	const runs = [2, 3].map((period) => ({period, from: 0, end: 0}));
	for (let from = 0; from < gaps.length; ) {
		const run = runEnd(gaps, from, 1) - from + 1;
		for (let at = from; run % size === 0 && at < from + run; at += size) {
			yield listAt(at);
		}

		if (run === size + 1) {
			yield {...listAt(from + 1), label: values.at(from)};
		}

		const squares = runs.flatMap((each) => squaresAt(text, numbers, from, each, size));
		yield* squares.map(({first, period, columns}) => listAt(first, period, columns));
		const last = squares.at(-1);
		from += Math.max(1, last ? last.first + last.period * size - 1 - from : run - 1);
	}
}

type Run = {readonly period: number; from: number; end: number};

/** Squares from here on; before or behind them may stand another number, if it is certain which. */
function squaresAt(text: string, {values, starts, gaps}: Numbers, from: number, run: Run, size: number) {
	const {period} = run;
	if (from + period > run.end) {
		Object.assign(run, {from, end: runEnd(gaps, from, period)});
	}

	const [count, length] = [run.end - from + 1, period * size];
	const more = count % length;
	if (from >= run.from + length || more > 1) {
		return [];
	}

	const readings = [from, from + 1].slice(0, more + 1).map((first) => {
		const isInOrder = isOfLines(text.slice(starts.at(first), starts.at(first + period)));
		const firsts = Array.from({length: (count - more) / length}, (_, at) => first + at * length);
		const squares = firsts.flatMap((at) => {
			const columns = columnsOf(values.slice(at, at + length), period, isInOrder);
			return columns ? {first: at, period, columns} : [];
		});
		return squares.length === firsts.length ? squares : [];
	});
	const [squares = [], ...others] = readings.filter((each) => each.length > 0);
	return others.length > 0 ? [] : squares;
}

/** The first gap from which the pattern of the first `period` gaps no longer repeats. */
function runEnd(gaps: Integers, from: number, period: number): number {
	let end = from + period;
	while (gaps.at(end) !== 0 && gaps.at(end) === gaps.at(end - period)) {
		end++;
	}

	return Math.min(end, gaps.length);
}

/** The bracket before a list. */
export function openOf({before}: List): string {
	return /([[({<])["'\s]*$/.exec(before)?.[1] ?? '';
}

/** Each of its numbers may stand in a line of its own, without a bracket that joins them. */
export function isOfLines(list: string): boolean {
	return /[^,[({\s]\s*\n/.test(list);
}

/**
 * Of n squares, whichever of their numbers is the row, in any order of the rows, or only up or down; of three numbers the first
 * counts the queens, or is that of the solution.
 */
function columnsOf(values: readonly number[], period: number, isInOrder: boolean): readonly number[] | undefined {
	const rows = values.filter((_, at) => at % period === period - 2);
	const columns = values.filter((_, at) => at % period === period - 1);
	const numbers = period > 2 ? values.filter((_, at) => at % period === 0) : [];
	const areNumbers = numbers.every((number, at) => number === numbers[0]! + at) || new Set(numbers).size === 1;
	return areNumbers ? (byKeys(rows, columns, isInOrder) ?? byKeys(columns, rows, isInOrder)) : undefined;
}

function byKeys(keys: readonly number[], values: readonly number[], isInOrder: boolean): readonly number[] | undefined {
	const base = Math.min(...keys);
	const places = keys.map((_, row) => keys.indexOf(row + base));
	const isKeyed = (base === 0 || base === 1) && !places.includes(-1);
	const isSorted = keys.every((key, at) => at === 0 || Math.abs(key - keys[at - 1]!) === 1);
	return isKeyed && (isSorted || !isInOrder) ? places.map((at) => values[at]!) : undefined;
}
