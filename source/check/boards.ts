import {repeatable} from './input.js';
import {type Cell, type CellsIn, isDigit, queenSigns, type Signs, signsIn} from './rows.js';
import {isRule, restOf, type Span, type Text} from './texts.js';
import {countsOf, type LayoutReader, type Part, type Reading} from './units.js';

type Row = Span & {readonly mask: number};
type TextRows = Text & {readonly rows: readonly Row[]; readonly isStray: boolean};
type Line = Omit<Text, 'text'> & {readonly masks: readonly number[]; readonly isApart: boolean};
/** How rows make boards: apart by blank lines and words, wherever they stand, or side by side. */
type Order = 'apart' | 'anywhere' | 'abreast';

const mostKnown = 1000;
const longestKnown = 200;
/** Of what stands behind a row. */
const mostBehind = 100;

/** Boards of n rows of n cells, each row with one sign that is the queen. */
export function boardsOf(cellsIn: CellsIn): LayoutReader {
	return function* (texts, sample, size) {
		const signs = signsIn(
			sample.map(({text}) => text),
			cellsIn,
			size,
		);
		const rows = signs && [...rowsOf(sample, cellsIn, signs, size)];
		const isPlain = signs && queenSigns.includes(signs.queen) && [...signs.all].every((sign) => sign.length < 6);
		for (const [order, provesWrong] of rows ? ordersIn(rows, size) : []) {
			yield {
				kind: 'boards',
				size,
				base: 0,
				signs: signs!.all,
				provesWrong: provesWrong === 'always' && !isPlain ? 'with-solutions' : provesWrong,
				parts: repeatable(() => partsOf(rowsOf(texts, cellsIn, signs!, size), size, order)),
			};
		}
	};
}

function* rowsOf(texts: Iterable<Text>, cellsIn: CellsIn, signs: Signs, size: number): Generator<TextRows> {
	const known = new Map<string, Pick<TextRows, 'rows' | 'isStray'>>();
	let before: TextRows | undefined;
	for (const text of texts) {
		const own = known.get(text.text) ?? rowsIn(text.text, cellsIn, signs, size);
		if (known.size < mostKnown && text.text.length < longestKnown) {
			known.set(text.text, own);
		}

		// The head of a table: `| | | |` over `|-|-|-|`.
		const isHead = before && /^[\s|]+$/.test(before.text) && /^[\s|:-]*-[\s|:-]*$/.test(text.text);
		if (before) {
			yield isHead ? {...before, rows: [], isStray: false} : before;
		}

		before = {...text, ...own};
	}

	if (before) {
		yield before;
	}
}

function rowsIn(text: string, cellsIn: CellsIn, {queen, all}: Signs, size: number): Pick<TextRows, 'rows' | 'isStray'> {
	const rows: Row[] = [];
	let isStray = false;
	for (const cells of cellsIn(text, size)) {
		for (const own of runsOf(cells, all)) {
			const first = Number(own.length === size + 1 && isDigit(own[0]!.sign));
			const isWhole = own.length - first === size;
			if (isWhole) {
				rows.push(rowOf(own.slice(first), queen));
			}

			const isLong = own.length > 2 && own.length * 2 > size && own.some(({sign}) => sign !== own[0]!.sign);
			const isOfQueen = !isDigit(queen) && own.some(({sign}) => sign === queen);
			isStray ||= !isWhole && own.length === cells.length && (isLong || isOfQueen) && isBare(text, all);
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

/** How the rows of a sample may make boards, and what each reading proves. */
function ordersIn(sample: readonly TextRows[], size: number): readonly (readonly [Order, Reading['provesWrong']])[] {
	const widths = sample.map(({rows}) => rows.length).filter((width) => width > 0);
	const heights = countsOf(
		[...partsOf(sample, Infinity, 'apart')].flatMap((part) => ('board' in part ? part.board.masks.length : [])),
	);
	const usual = [...heights].toSorted(([, one], [, other]) => other - one)[0]?.[0];
	const ofLines = usual === 1 && size > 1 ? 'anywhere' : 'apart';
	const main = widths.some((width) => width % size > 0 && width > 1) ? 'abreast' : ofLines;
	const orders: readonly Order[] = widths.some((width) => width > 1)
		? ['apart', 'anywhere', 'abreast']
		: ['apart', 'anywhere'];
	return (widths.length > 0 ? orders : []).map((order) => [order, order === main ? 'always' : 'never']);
}

function* partsOf(texts: Iterable<TextRows>, size: number, order: Order): Generator<Part> {
	let lines: Line[] = [];
	for (const item of linesOf(texts, order)) {
		if (!('masks' in item)) {
			yield item;
			continue;
		}

		if (item.isApart) {
			yield* boardsIn(lines);
			lines = [];
		}

		lines.push(item);
		if (lines.length === size) {
			yield* boardsIn(lines);
			lines = [];
		}
	}

	yield* boardsIn(lines);
}

/** The lines of boards: a row, or one of each of those that stand side by side. */
function* linesOf(texts: Iterable<TextRows>, order: Order): Generator<Line | Part> {
	let [isApart, behind] = [false, ''];
	for (const {rows, isStray, ...text} of texts) {
		let from = 0;
		for (const own of order === 'abreast' && rows.length > 0 ? [rows] : rows.map((row) => [row])) {
			isApart ||= /[\])}]\W*[\])}]/.test(behind + text.text.slice(from, own[0]!.start));
			yield {...text, masks: own.map(({mask}) => mask), isApart: isApart && order !== 'anywhere'};
			[isApart, behind, from] = [false, '', own.at(-1)!.end];
		}

		behind = rows.length > 0 ? text.text.slice(from, from + mostBehind) : behind;
		isApart ||= rows.length === 0 && (text.text.trim() === '' || !isRule(text.text));
		yield {rest: restOf(text, rows)};
		if (isStray) {
			yield {stray: text.line};
		}
	}
}

function boardsIn(lines: readonly Line[]): readonly Part[] {
	const width = Math.max(0, ...lines.map(({masks}) => masks.length));
	return Array.from({length: width}, (_, at) => {
		const masks = lines.flatMap((line) => line.masks[at] ?? []);
		return {board: {line: lines[0]!.line, last: lines.at(-1)!.last, masks}};
	});
}
