import {columnsOf, type Numbers} from './numbers.js';
import type {Integers, Span} from './sheet.js';

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

/** Before a list. */
const mostBefore = 60;

/** All n numbers, or n squares, that stand apart in the same way. */
export function* listsOfNumbers(text: string, numbers: Numbers, size: number): Generator<List> {
	const {values, starts, ends, gaps} = numbers;
	let behind = 0;
	const listAt = (first: number, period: number, columns: readonly number[], label?: number): List => {
		const [start, end] = [starts.at(first), ends.at(first + period * size - 1)];
		const near = text.slice(Math.max(behind, start - mostBefore), start);
		const before = near.slice(near.lastIndexOf('\n') + 1);
		behind = end;
		return {start, end, columns, before, label, period, gaps: String(gaps.slice(first, first + period))};
	};
	if (size === 1 && values.length < 3 && /^\P{L}*$|^.*: *[[({]+\d[\])}]+$/mu.test(text)) {
		yield listAt(values.length - 1, 1, [values.at(values.length - 1)]);
		return;
	}

	/** Runs of squares of two and of three numbers. */
	const runs = [2, 3].map((period) => ({period, from: 0, end: 0}));
	for (let from = 0; from < gaps.length; ) {
		const run = runEnd(gaps, from, 1) - from + 1;
		const columns = run % size === 0 ? chunks(values, from, run, size) : [];
		yield* columns.map((own, at) => listAt(from + at * size, 1, own));
		if (run === size + 1) {
			yield listAt(from + 1, 1, chunks(values, from + 1, size, size)[0]!, values.at(from));
		}

		const squares = runs.flatMap((each) => squaresAt(text, numbers, from, each, size));
		yield* squares.map(({first, period, columns}) => listAt(first, period, columns));
		const last = squares.at(-1);
		from += Math.max(1, last ? last.first + last.period * size - 1 - from : run - 1);
	}
}

type Run = {readonly period: number; from: number; end: number};

/** Squares from here on. */
function squaresAt(text: string, {values, starts, gaps}: Numbers, from: number, run: Run, size: number) {
	const {period} = run;
	if (from + period > run.end) {
		Object.assign(run, {from, end: runEnd(gaps, from, period)});
	}

	const [count, length] = [run.end - from + 1, period * size];
	if (from >= run.from + length || count % length > 0) {
		return [];
	}

	const isInOrder = isOfLines(text.slice(starts.at(from), starts.at(from + period)));
	const all = chunks(values, from, count, length).map((own) => columnsOf(own, period, isInOrder));
	const squares = all.flatMap((columns, at) => (columns ? [{first: from + at * length, period, columns}] : []));
	return squares.length === all.length ? squares : [];
}

/** The first gap from which the pattern of the first `period` gaps no longer repeats. */
function runEnd(gaps: Integers, from: number, period: number): number {
	let end = from + period;
	while (gaps.at(end) !== 0 && gaps.at(end) === gaps.at(end - period)) {
		end++;
	}

	return Math.min(end, gaps.length);
}

function chunks(values: Integers, from: number, count: number, length: number): readonly (readonly number[])[] {
	return Array.from({length: count / length}, (_, at) => values.slice(from + at * length, from + (at + 1) * length));
}

/** The bracket before a list. */
export function openOf({before}: List): string {
	return /([[({<])["'\s]*$/.exec(before)?.[1] ?? '';
}

/** Each of its numbers may stand in a line of its own, without a bracket that joins them. */
export function isOfLines(list: string): boolean {
	return /[^,[({\s]\s*\n/.test(list);
}
