import {remembered} from './input.js';
import {type Cell, type CellsIn, isDigit, queenSigns, type Signs, signsIn} from './rows.js';
import {isRule, type Sheet, type Span, taken} from './sheet.js';
import type {LayoutReader, Part} from './units.js';

type Row = Span & {readonly mask: number};
type RowsOfLine = {readonly rows: readonly Row[]; readonly isStray: boolean};
/** A row of a board, or one of each of those that stand side by side. */
type Slice = {readonly line: number; readonly masks: readonly number[]};

/** Boards of n rows of n cells, each row with one sign that is the queen. */
export function boardsOf(cellsIn: CellsIn): LayoutReader {
	return function* (sheet, sample, size) {
		const signs = signsIn(sample.lines, cellsIn, size);
		if (!signs) {
			return;
		}

		const rowsOf = remembered((text) => rowsIn(text, cellsIn, signs, size));
		for (const areAbreast of [false, true]) {
			yield {
				kind: 'boards',
				size,
				base: 0,
				signs: signs.all,
				provesWrong: queenSigns.includes(signs.queen) ? 'always' : 'with-solutions',
				parts: partsOf(sheet, rowsOf, size, areAbreast),
			};
		}
	};
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

	return runs;
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

/** Boards end after n rows, and where other lines than rules divide them. */
function* partsOf(
	sheet: Sheet,
	rowsOf: (text: string) => RowsOfLine,
	size: number,
	areAbreast: boolean,
): Generator<Part> {
	let slices: Slice[] = [];
	let isApart = false;
	for (const {line, start, text} of sheet.lines) {
		const {rows, isStray} = rowsOf(text);
		yield* rows.map((row) => ({taken: {start: start + row.start, end: start + row.end}}));
		yield* isStray ? [{stray: line}] : [];
		// The head of a table: `| | | |` over `|-|-|-|`.
		if (slices.length === 1 && slices[0]!.masks.every((mask) => mask === 0) && /^[\s|:-]*-[\s|:-]*$/.test(text)) {
			slices = [];
		}

		const groups = areAbreast ? [rows] : rows.map((row) => [row]);
		for (const own of groups.filter(({length}) => length > 0)) {
			if (isApart || slices.length === size) {
				yield* boardsIn(slices);
				slices = [];
			}

			slices.push({line, masks: own.map(({mask}) => mask)});
			isApart = false;
		}

		isApart ||= rows.length === 0 && (text.trim() === '' || text.includes(taken) || !isRule(text));
	}

	yield* boardsIn(slices);
}

function boardsIn(slices: readonly Slice[]): readonly Part[] {
	const width = Math.max(0, ...slices.map(({masks}) => masks.length));
	return Array.from({length: width}, (_, at) => {
		const masks = slices.flatMap((slice) => slice.masks[at] ?? []);
		return {board: {line: slices[0]!.line, last: slices.at(-1)!.line, masks}};
	});
}
