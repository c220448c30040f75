import {countsOf} from '../judge/counts.js';
import type {Line} from './input.js';

/** A sign on its square, with its place in the line. */
export type Cell = {readonly sign: string; readonly start: number; readonly end: number};
/** The cells of a line, in groups that stand apart. */
export type CellsIn = (text: string, size: number) => Iterable<readonly Cell[]>;
/** Of which rows are made. */
export type Signs = {readonly queen: string; readonly all: ReadonlySet<string>};

/** In a longer line only `|` divides cells. */
const longest = 4000;
/** In a group: more are no row of boards side by side. */
const mostCells = 10_000;
export const queenSigns: readonly string[] = '♛ ♕ 👑 Q q 皇 后 1 1. T True true TRUE X x * #'.split(' ');

/** Each token is a group. */
export function* joinedCells(text: string, size: number): Generator<readonly Cell[]> {
	for (const {0: token, index} of text.matchAll(/(?:(?<=[\p{L}\d]:)|(?<![^\s,;/'"()[\]{}|]))[^\s,;/'"()[\]{}|]+/gu)) {
		if (token.length <= 4 * size) {
			yield [...token].map((sign) => ({sign, start: index, end: index + token.length}));
		}
	}
}

/** Each token is a cell; brackets and bars divide groups. */
export function* spacedCells(text: string): Generator<readonly Cell[]> {
	let cells: Cell[] = [];
	for (const {0: token, index} of text.matchAll(/[[\](){}|]|[^\s,;/'"[\](){}|:]*:|[^\s,;/'"[\](){}|:]+/g)) {
		if (/[[\](){}|]/.test(token[0]!)) {
			yield cells;
			cells = [];
		} else if (cells.length < mostCells) {
			cells.push({sign: token, start: index, end: index + token.length});
		}
	}

	yield cells;
}

/** Cells stand between bars, or what else divides them; boards may stand side by side. */
export function* barredCells(text: string, size: number): Generator<readonly Cell[]> {
	const bare = text.replace(/\\\\\s*$/, '');
	const isBar = (sign: string) => bare.split(sign).length >= size;
	const bar = text.length > longest ? '|' : ['|', '&', '\t', ',', ';'].find(isBar);
	const parts = bar === undefined ? [] : bare.split(bar, mostCells);
	if (parts.length === 0 || parts.length === mostCells) {
		return;
	}

	let start = 0;
	const cells = parts.map((part): Cell => {
		const end = start + part.length;
		const cell = {sign: part.trim().replace(/^['"(](.*)['")]$/u, '$1'), start, end};
		start = end + 1;
		return cell;
	});
	const inner = cells.length - 2;
	const isOfSeveral = inner > size && (inner + 1) % (size + 1) === 0;
	if (isOfSeveral && cells.every(({sign}, at) => at % (size + 1) > 0 || sign === '')) {
		for (let from = 1; from < inner; from += size + 1) {
			yield cells.slice(from, from + size);
		}
	} else if (cells.length === size) {
		yield cells;
	} else if (inner === size || inner === size + 1) {
		yield cells.slice(inner + 1 - size, -1);
	} else {
		yield cells.slice(Number(cells[0]!.sign === ''));
	}
}

/** The queen is a sign that most rows have exactly once, if possible a known one. Undefined if these are no rows of a board. */
export function signsIn(sample: Iterable<Line>, cellsIn: CellsIn, size: number): Signs | undefined {
	const rows = [...sample].flatMap(({text}) => [...cellsIn(text, size)].flatMap((cells) => rowIn(cells, size)));
	const all = countsOf(rows.flat());
	const once = countsOf(
		rows.flatMap((row) => [...countsOf(row)].flatMap(([sign, count]) => (count === 1 ? sign : []))),
	);
	const greatest = Math.max(...once.values());
	const candidates = [...once.keys()].filter((sign) => {
		const count = once.get(sign)!;
		return sign !== '' && count * 4 >= greatest * 3 && count * 4 >= rows.length;
	});
	const rarest = candidates.toSorted((one, other) => all.get(one)! - all.get(other)!)[0];
	const queen = queenSigns.find((sign) => candidates.includes(sign)) ?? rarest;
	if (queen === undefined) {
		const known = queenSigns.find((sign) => all.has(sign)) ?? 'Q';
		return rows.length > 0 ? {queen: known, all: new Set([known, ...all.keys()])} : undefined;
	}

	const own = rows.filter((row) => row.includes(queen) && row.indexOf(queen) === row.lastIndexOf(queen));
	const counts = countsOf(own.flat());
	// A sign here and there is no square.
	const isRare = (count: number) => counts.size === 3 && count * 4 < rows.length;
	const signs = new Set([queen, ...[...counts].flatMap(([sign, count]) => (isRare(count) ? [] : sign))]);
	const isOfOne = signs.size === 1 && !queenSigns.includes(queen);
	return isOfOne ? undefined : {queen, all: signs};
}

export const isDigit = (sign: string) => /^\d/.test(sign);

/** n cells: all of a group, or all but a label or a prefix; no words. */
function rowIn(cells: readonly Cell[], size: number): readonly (readonly string[])[] {
	const signs = cells.map(({sign}) => sign);
	const isLabel = (sign = '') => /^(?:\d{1,2}|[a-z])[.:)]?$/i.test(sign);
	// `Row 1: . Q . .`
	const isPrefix = (sign: string | undefined) => sign === undefined || isLabel(sign) || sign.endsWith(':');
	const end = signs.length - Number(!isPrefix(signs.at(-size - 1)) && isLabel(signs.at(-1)));
	const row = isPrefix(signs[end - size - 1]) ? signs.slice(Math.max(0, end - size), end) : [];
	const kinds = new Set(row);
	const letters = [...kinds].filter((sign) => /^\p{L}$/u.test(sign));
	const isOfLetters = letters.length === kinds.size && !letters.some((sign) => 'QqXx'.includes(sign));
	const isWord = letters.length > 2 || (isOfLetters && ![...countsOf(row).values()].includes(size - 1));
	const isOfQueen = kinds.size < 4 || row.filter((sign) => sign !== '' && 'Qq♛♕👑'.includes(sign)).length === 1;
	return row.length === size && !isWord && isOfQueen ? [row] : [];
}
