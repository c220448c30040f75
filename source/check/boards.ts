import {type Cell, type Layout, layouts} from './cells.js';
import {isRule} from './said.js';
import {isDigit, queenSigns, type Signs, signsIn} from './signs.js';
import type {Span, Text} from './texts.js';
import type {Board, Reading} from './units.js';

type Row = Span & {readonly mask: number};
type Line = {readonly rows: readonly Omit<Row, 'at'>[]; readonly isStray: boolean};

const sampled = 3000;
const longest = 20_000;

/** Of all layouts: boards of n rows of n cells, each row with one sign that is the queen. */
export function* boards(texts: readonly Text[], size: number): Generator<Reading> {
	const sample = texts.slice(0, sampled).map(({text}) => text.slice(0, longest));
	for (const layout of Object.values(layouts)) {
		const signs = signsIn(sample, layout, size);
		if (signs && (layout !== layouts.blank || signs.all.has(''))) {
			yield* readingsOf(texts, layout, signs, size);
		}
	}
}

function* readingsOf(texts: readonly Text[], layout: Layout, signs: Signs, size: number): Generator<Reading> {
	const known = new Map<string, Line>();
	const rows: Row[] = [];
	let stray: number | undefined;
	for (const [at, {text, line}] of texts.entries()) {
		// The head of a table: `| | | |` over `|-|-|-|`.
		const isHead = /^[\s|]+$/.test(text) && /^[\s|:-]*-[\s|:-]*$/.test(texts[at + 1]?.text ?? '');
		const own = known.get(text) ?? rowsIn(isHead ? '' : text, layout, signs, size);
		if (text.length < longest && !isHead) {
			known.set(text, own);
		}

		stray ??= own.isStray ? line : undefined;
		for (const row of own.rows) {
			rows.push({...row, at});
		}
	}

	for (const order of rows.length > 0 ? [rows, ...across(rows, size)] : []) {
		for (const segments of [[order], segmentsIn(texts, order)]) {
			yield {
				kind: 'boards',
				size,
				base: 0,
				boards: boardsOf(texts, segments, size),
				signs: signs.all,
				stray,
				isCertain:
					layout !== layouts.blank &&
					queenSigns.includes(signs.queen) &&
					[...signs.all].every((sign) => sign.length < 6),
				texts,
				spans: rows,
			};
		}
	}
}

// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: to be taken apart
function rowsIn(text: string, layout: Layout, {queen, all}: Signs, size: number): Line {
	const rows: Omit<Row, 'at'>[] = [];
	let isStray = false;
	for (const cells of layout(text, size)) {
		for (let from = 0; from < cells.length; ) {
			let to = from;
			while (to < cells.length && all.has(cells[to]!.sign)) {
				to++;
			}

			const own = cells.slice(from, to);
			const isLabelled = own.length === size + 1 && isDigit(own[0]!.sign);
			const isWhole = isLabelled || own.length === size;
			for (let first = isLabelled ? 1 : 0; isWhole && first < own.length; first += size) {
				rows.push(rowOf(own.slice(first, first + size), queen));
			}

			const isLong = own.length > 2 && own.length * 2 > size && own.some(({sign}) => sign !== own[0]!.sign);
			const isOfQueen = !isDigit(queen) && own.some(({sign}) => sign === queen);
			isStray ||= !isWhole && own.length === cells.length && (isLong || isOfQueen) && isBare(text, all);
			from = Math.max(to, from + 1);
		}
	}

	return {rows, isStray};
}

function rowOf(cells: readonly Cell[], queen: string): Omit<Row, 'at'> {
	const mask = cells.reduce((mask, {sign}, column) => mask | (Number(sign === queen) << column), 0);
	return {mask, start: cells[0]!.start, end: cells.at(-1)!.end};
}

/** Nothing but cells is in the line. */
function isBare(text: string, all: ReadonlySet<string>): boolean {
	const words = text.replace(/^\s*(?:\d{1,2}|[a-z])[.:|) ]/i, '').match(/[\p{L}\p{N}]+/gu) ?? [];
	return words.every((word) => all.has(word) || [...word].every((sign) => all.has(sign)));
}

/** Boards side by side: the rows of each. */
function across(rows: readonly Row[], size: number): readonly (readonly Row[])[] {
	const lines: Row[][] = [];
	for (const row of rows) {
		if (lines.at(-1)?.[0]?.at === row.at) {
			lines.at(-1)!.push(row);
		} else {
			lines.push([row]);
		}
	}

	const order = lines.flatMap((_, at) => {
		const block = at % size === 0 ? lines.slice(at, at + size) : [];
		const most = Math.max(0, ...block.map(({length}) => length));
		return Array.from({length: most}, (_, index) => block.flatMap((line) => line[index] ?? [])).flat();
	});
	return lines.length < rows.length ? [order] : [];
}

/** Between blank lines, words, and brackets that are closed. */
function segmentsIn(texts: readonly Text[], rows: readonly Row[]): readonly (readonly Row[])[] {
	const segments: Row[][] = [];
	for (const [index, row] of rows.entries()) {
		const last = rows[index - 1];
		if (!last || areApart(texts, last, row)) {
			segments.push([]);
		}

		segments.at(-1)!.push(row);
	}

	return segments;
}

function areApart(texts: readonly Text[], one: Row, other: Row): boolean {
	const [first, second] = [texts[one.at]!.text, texts[other.at]!.text];
	const between =
		one.at === other.at ? first.slice(one.end, other.start) : first.slice(one.end) + second.slice(0, other.start);
	return (
		other.at < one.at ||
		(other.at === one.at && other.start < one.start) ||
		/[\])}]\W*[\])}]/.test(between) ||
		texts.slice(one.at + 1, other.at).some(({text}) => text.trim() === '' || !isRule(text))
	);
}

function boardsOf(texts: readonly Text[], segments: readonly (readonly Row[])[], size: number): readonly Board[] {
	return segments.flatMap((segment) =>
		Array.from({length: Math.ceil(segment.length / size)}, (_, index): Board => {
			const own = segment.slice(index * size, (index + 1) * size);
			return {
				isDrawn: true,
				line: texts[own[0]!.at]!.line,
				last: texts[own.at(-1)!.at]!.last,
				masks: own.map(({mask}) => mask),
			};
		}),
	);
}
