import type {Line} from '../print/input.js';
import {isSolution, largestSize} from '../solver/index.js';
import {queensIn} from './board.js';
import {type Base, type Form, type Item, Reader, type Test, testIn} from './reader.js';
import type {FormId} from './row.js';

/** What the command line says of the form. What it does not say is found out. */
export type Given = {
	readonly size: number | undefined;
	readonly form: FormId | undefined;
	readonly base: Base | undefined;
};

/** This many lines at the beginning are read once in each form. The others only matter for the size of a trace. */
const linesForForms = 120;
const charactersForForms = 12_000;
/** The share of the tests that a column must have to be one of the board, and not a misprint. */
const leastShare = 0.01;

/** Finds out the form from the first lines. Undefined if nothing in them is a solution or a test of any size. */
export function formOf(lines: readonly Line[], given: Given): Form | undefined {
	const hasTrace = given.form === undefined || given.form === 'trace';
	const found = lines.map(testIn);
	const tests = hasTrace ? found.filter((test) => test !== undefined) : [];
	const isFromZero = tests.filter(({row, column}) => row === 0 || column === 0).length > tests.length * leastShare;
	const traceBase = given.base ?? (tests.length === 0 || isFromZero ? 0 : 1);
	const others = lines.filter((_, index) => found[index] === undefined);
	const known = given.size ?? sizeOfTrace(tests, traceBase);
	const best = bestOf(beginningOf(others), given, known);
	const size = known ?? best?.size ?? sizeWithoutSolution(lines);
	// The tests before the first solution can be very many: then it is a board if anything.
	const written = {solutions: given.form ?? 'boards', base: given.base ?? 0, ...best};
	return size === undefined ? undefined : {...written, size, traceBase: hasTrace ? traceBase : undefined};
}

function beginningOf(lines: readonly Line[]): readonly Line[] {
	let length = 0;
	return lines.slice(0, linesForForms).filter(({text}, index) => {
		length += text.length;
		return index === 0 || length <= charactersForForms;
	});
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

/** The size in a sentence that says that there is no solution: `n = 3`, `3 queens` or `3x3`, in English or Chinese. */
function sizeWithoutSolution(lines: readonly Line[]): number | undefined {
	const sentence = lines.find(({text}) => /\b(?:0|no) solution|无解|没有解|\b0 个解/i.test(text))?.text ?? '';
	const named = /\bn\s*=\s*(?<n>\d+)|(?<queens>\d+)[\s-]*(?:queens|个?皇后)|(?<square>\d+) ?[x×] ?\d/i.exec(
		sentence,
	)?.groups;
	const size = Number(named?.['n'] ?? named?.['queens'] ?? named?.['square']);
	return size >= 1 && size <= largestSize ? size : undefined;
}

type Written = Pick<Form, 'size' | 'solutions' | 'base'>;

/** The size and the way of writing with which most of the input is solutions; of several sizes, the largest. */
function bestOf(lines: readonly Line[], {form, base}: Given, known: number | undefined): Written | undefined {
	const sizes = known === undefined ? Array.from({length: largestSize}, (_, index) => largestSize - index) : [known];
	const ways = [
		{solutions: 'boards', base: base ?? 0},
		{solutions: 'list', base: 0},
		{solutions: 'list', base: 1},
	] as const;
	let best: Written | undefined;
	let most = 0;
	for (const size of sizes) {
		// Many things look like a board of one square, and a single 1 or 0 is rather a count.
		const isPossible = size > 1 || known === 1 || (most === 0 && lines.some(({text}) => /[^\d\s]/.test(text)));
		for (const way of isPossible ? ways : []) {
			const isAsked = way.solutions === (form ?? way.solutions) && way.base === (base ?? way.base);
			const points = isAsked ? size ** 2 * pointsOf({size, ...way}, lines) : 0;
			if (points > most) {
				best = {size, ...way};
				most = points;
			}
		}
	}

	return best;
}

/** Right solutions count more than those with attacks along diagonals only, and these than others. A board is many lines. */
function pointsOf(written: Written, lines: readonly Line[]): number {
	const {size} = written;
	let points = 0;
	const reader = new Reader({...written, traceBase: undefined}, (item) => {
		points += pointsOfItem(size, item) * (written.solutions === 'boards' ? size : 1);
	});
	for (const line of lines) {
		reader.read(line);
	}

	reader.end();
	return points;
}

function pointsOfItem(size: number, item: Item): number {
	if (item.type !== 'board') {
		return item.type === 'broken' ? -1 : 0;
	}

	const queens = queensIn(item.masks);
	if (queens && isSolution(size, queens)) {
		return 9;
	}

	if (item.masks.some((mask) => mask >= 1 << size)) {
		return -1;
	}

	return queens && new Set(queens).size === size ? 3 : 1;
}
