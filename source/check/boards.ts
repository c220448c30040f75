import {repeatable} from './input.js';
import {type Cell, type CellsIn, isDigit, queenSigns, type Signs, signsIn} from './rows.js';
import {isRule, type Sheet, type Span, taken} from './sheet.js';
import type {LayoutReader, Part} from './units.js';

type Row = Span & {readonly mask: number};
type RowsOfLine = {readonly rows: readonly Row[]; readonly isStray: boolean};
type Line = RowsOfLine & {readonly line: number; readonly start: number; readonly text: string};
/** A row of a board, or one of each of those that stand side by side. */
type Slice = {readonly line: number; readonly masks: readonly number[]; readonly isApart: boolean};
/** How rows make boards: apart by blank lines and words, wherever they stand, or side by side. */
const orders = ['apart', 'anywhere', 'abreast'] as const;
type Order = (typeof orders)[number];

const mostKnown = 1000;
const longestKnown = 200;

/** Boards of n rows of n cells, each row with one sign that is the queen. */
export function boardsOf(cellsIn: CellsIn): LayoutReader {
	return function* (sheet, sample, size) {
		const signs = signsIn(
			[...sample.lines].map(({text}) => text),
			cellsIn,
			size,
		);
		const isPlain = signs && queenSigns.includes(signs.queen) && [...signs.all].every((sign) => sign.length < 6);
		for (const order of signs ? orders : []) {
			yield {
				kind: 'boards',
				size,
				base: 0,
				signs: signs!.all,
				provesWrong: isPlain ? 'always' : 'with-solutions',
				parts: repeatable(() => partsOf(linesOf(sheet, cellsIn, signs!, size), size, order)),
			};
		}
	};
}

function* linesOf(sheet: Sheet, cellsIn: CellsIn, signs: Signs, size: number): Generator<Line> {
	const known = new Map<string, RowsOfLine>();
	let before: Line | undefined;
	for (const line of sheet.lines) {
		const own = known.get(line.text) ?? rowsIn(line.text, cellsIn, signs, size);
		if (known.size < mostKnown && line.text.length < longestKnown) {
			known.set(line.text, own);
		}

		// The head of a table: `| | | |` over `|-|-|-|`.
		const isHead = before && /^[\s|]+$/.test(before.text) && /^[\s|:-]*-[\s|:-]*$/.test(line.text);
		if (before) {
			yield isHead ? {...before, rows: [], isStray: false} : before;
		}

		before = {...line, ...own};
	}

	if (before) {
		yield before;
	}
}

function rowsIn(text: string, cellsIn: CellsIn, {queen, all}: Signs, size: number): RowsOfLine {
	const rows: Row[] = [];
	let isStray = false;
	for (const cells of cellsIn(text, size)) {
		for (const own of runsOf(cells, all)) {
			const first = Number(own.length === size + 1 && isDigit(own[0]!.sign));
			const isWhole = own.length - first === size;
			if (isWhole) {
				rows.push(rowOf(own.slice(first), queen));
			}

			const isOfQueen = !isDigit(queen) && own.some(({sign}) => sign === queen);
			isStray ||= !isWhole && own.length === cells.length && isOfQueen && isBare(text, all);
		}
	}

	return {rows, isStray};
}

/** The cells with known signs that follow one another. */
function runsOf(cells: readonly Cell[], all: ReadonlySet<string>): readonly (readonly Cell[])[] {
	const runs: Cell[][] = [[]];
	for (const cell of cells) {
		if (all.has(cell.sign)) {
			runs.at(-1)!.push(cell);
		} else {
			runs.push([]);
		}
	}

	return runs.filter(({length}) => length > 0);
}

function rowOf(cells: readonly Cell[], queen: string): Row {
	const mask = cells.reduce((mask, {sign}, column) => mask | (Number(sign === queen) << column), 0);
	return {mask, start: cells[0]!.start, end: cells.at(-1)!.end};
}

/** Nothing but cells is in the line. */
function isBare(text: string, all: ReadonlySet<string>): boolean {
	const words = text.replace(/^\s*(?:\d{1,2}|[a-z])[.:|) ]/i, '').match(/[\p{L}\p{N}]+/gu) ?? [];
	return words.every((word) => all.has(word) || [...word].every((sign) => all.has(sign)));
}

function* partsOf(lines: Iterable<Line>, size: number, order: Order): Generator<Part> {
	let slices: Slice[] = [];
	for (const item of slicesOf(lines, order)) {
		if (!('masks' in item)) {
			yield item;
			continue;
		}

		if (item.isApart) {
			yield* boardsIn(slices);
			slices = [];
		}

		slices.push(item);
		if (slices.length === size) {
			yield* boardsIn(slices);
			slices = [];
		}
	}

	yield* boardsIn(slices);
}

function* slicesOf(lines: Iterable<Line>, order: Order): Generator<Slice | Part> {
	let isApart = false;
	for (const {rows, isStray, line, start, text} of lines) {
		yield* rows.map((row) => ({taken: {start: start + row.start, end: start + row.end}}));
		yield* isStray ? [{stray: line}] : [];
		for (const own of order === 'abreast' && rows.length > 0 ? [rows] : rows.map((row) => [row])) {
			yield {line, masks: own.map(({mask}) => mask), isApart: isApart && order !== 'anywhere'};
			isApart = false;
		}

		isApart ||= rows.length === 0 && (text.trim() === '' || text.includes(taken) || !isRule(text));
	}
}

function boardsIn(slices: readonly Slice[]): readonly Part[] {
	const width = Math.max(0, ...slices.map(({masks}) => masks.length));
	return Array.from({length: width}, (_, at) => {
		const masks = slices.flatMap((slice) => slice.masks[at] ?? []);
		return {board: {line: slices[0]!.line, last: slices.at(-1)!.line, masks}};
	});
}
