import type {Line} from '../print/input.js';
import {isSolution, largestSize} from '../solver/index.js';
import {queensIn} from './board.js';
import {type Base, type Form, type Item, Reader} from './reader.js';
import {cellReader, plainText, type Symbols, symbolsOf} from './row.js';
import {type Test, testIn} from './test-line.js';

export type Given = {readonly size: number | undefined; readonly base: Base | undefined};

/** With other numbers. */
const mostAlike = 20;
const linesForSize = 120;
const charactersForSize = 12_000;
/** A row or column with a smaller share of the tests is a misprint. */
const leastShare = 0.01;

/** What all lines have in common, from the first; undefined if nothing is a solution or a test of any size. */
export function formOf(lines: readonly Line[], given: Given): Form | undefined {
	const found = lines.map(testIn);
	const tests = found.filter((test) => test !== undefined);
	const fromZero = tests.filter(({row, column}) => row === 0 || column === 0);
	// Of a large board that leaves out the first column, few tests are in the first row, but the first one is.
	const isFromZero = fromZero.length > tests.length * leastShare || (tests.length > 0 && fromZero[0] === tests[0]);
	const traceBase = given.base ?? (tests.length === 0 || isFromZero ? 0 : 1);
	const others = lines.filter((_, index) => found[index] === undefined);
	const known = given.size ?? sizeOfTrace(tests, traceBase);
	const best = bestOf(others, given, known);
	return best && {...best, traceBase, base: given.base ?? (tests.length > 0 && best.symbols ? traceBase : best.base)};
}

/** Without most of what a program says of its steps, which would hide the solutions behind it. */
function beginningOf(lines: readonly Line[]): readonly Line[] {
	const beginning: Line[] = [];
	const alike = new Map<string, number>();
	let length = 0;
	for (const line of lines) {
		const isSentence = /\d/.test(line.text) && /\p{L}{2}/u.test(line.text);
		const template = isSentence ? line.text.replace(/\d+/g, '#') : String(line.number);
		const count = (alike.get(template) ?? 0) + 1;
		alike.set(template, count);
		length += count > mostAlike ? 0 : line.text.length;
		if (beginning.length === linesForSize || (beginning.length > 0 && length > charactersForSize)) {
			break;
		}

		if (count <= mostAlike) {
			beginning.push(line);
		}
	}

	return beginning;
}

/** Rows count, too: a loop that leaves the last column out has all rows. */
function sizeOfTrace(tests: readonly Test[], base: Base): number | undefined {
	const lasts = tests.map(({row, column}) => Math.max(row, column)).toSorted((one, other) => one - other);
	const greatest = lasts[Math.floor((lasts.length - 1) * (1 - leastShare))] ?? -1;
	const has = (name: 'row' | 'column', number: number) => tests.some((test) => test[name] === number);
	const isOnlyFromOne = (one: 'row' | 'column', other: 'row' | 'column') =>
		has(one, greatest) && !has(one, 0) && !has(other, greatest);
	const isFromOne = base === 1 || isOnlyFromOne('row', 'column') || isOnlyFromOne('column', 'row');
	const size = isFromOne ? greatest : greatest + 1;
	return size >= 1 && size <= largestSize ? size : undefined;
}

type Written = Omit<Form, 'traceBase'>;
type Scored = {readonly form: Written; points: number; right: number; boards: number};

/** The form of the best reading; the largest size in which most boards are right needs no other. */
function bestOf(lines: readonly Line[], {base}: Given, known: number | undefined): Written | undefined {
	const beginning = beginningOf(lines);
	const isSmall = lines.length < 6 && lines.some(({text}) => /[^\d\s]/.test(text));
	const all: Scored[] = [];
	for (let size = known ?? largestSize; size >= (known ?? 1); size--) {
		const isFound = all.some(({points, right, boards}) => right * 2 > boards || (points > 0 && size < 4));
		// Many things look like a board of one square, and a single 1 or 0 is rather a count.
		if (isFound || (size < 4 && known === undefined && !isSmall)) {
			break;
		}

		all.push(...readingsOf(size, beginning, base));
	}

	const [best] = all.filter(({points}) => points > 0).toSorted((one, other) => other.points - one.points);
	const without = known === undefined ? undefined : (all.find(({form}) => form.symbols) ?? all[0]);
	return (best ?? without)?.form;
}

/** Digits as numbers or as signs of boards, counted from 0 or from 1. */
function readingsOf(size: number, lines: readonly Line[], given: Base | undefined): readonly Scored[] {
	const cellLine = cellReader(size);
	const bases = given === undefined ? ([0, 1] as const) : [given];
	return [false, true].flatMap((isMatrix) => {
		const symbols = symbolsIn(size, lines, isMatrix, cellLine);
		if (isMatrix && !symbols) {
			return [];
		}

		const form = {size, isMatrix, symbols};
		const readings = bases.map((base) => ({form: {...form, base}, points: 0, right: 0, boards: 0}));
		const emit = (item: Item, only?: Base) => {
			for (const reading of readings.filter(({form: {base}}) => only === undefined || base === only)) {
				const points = pointsOf(size, reading.form.base, item);
				reading.points += points * size ** (item.type === 'board' && item.isDrawn ? 3 : 2);
				reading.right += Number(points === rightPoints);
				reading.boards += Number(item.type === 'board' || item.type === 'broken');
			}
		};
		const reader = new Reader({...form, base: undefined}, emit, cellLine);
		for (const line of lines) {
			reader.read(line);
		}

		reader.end();
		return readings;
	});
}

const rightPoints = 9;

/**
 * Right solutions count more than those with attacks along diagonals only, and these than others. A board is many
 * lines.
 */
function pointsOf(size: number, base: Base, item: Item): number {
	if (item.type !== 'board') {
		return item.type === 'broken' && item.isDrawn ? -1 : 0;
	}

	const queens = queensIn(item.masks);
	if (queens && isSolution(size, queens)) {
		return rightPoints;
	}

	// With 0 for no queen it is rather a list that counts from 0.
	if (item.masks.some((mask) => mask >= 1 << size || (mask === 0 && base === 1 && !item.isDrawn))) {
		return -1;
	}

	return queens && new Set(queens).size === size ? 3 : 1;
}

function symbolsIn(
	size: number,
	lines: readonly Line[],
	isMatrix: boolean,
	cellLine: ReturnType<typeof cellReader>,
): Symbols | undefined {
	const all = lines.flatMap(({text}) => cellLine(plainText(text))?.rows ?? []);
	const rows = all.filter((row) => row && row.every((symbol) => /[01]/.test(symbol)) === isMatrix);
	const counts = new Map<string, number>();
	for (const symbol of rows.flatMap((row) => row ?? [])) {
		counts.set(symbol, (counts.get(symbol) ?? 0) + 1);
	}

	return rows.length * 2 < size ? undefined : symbolsOf(counts, rows.length);
}
