import {type Abreast, blocksIn, type Cells, rowsIn, strengthOf} from './cells.js';
import {isNeutral, type Piece, piecesOf} from './pieces.js';
import {type Board, countsOf, type Form, memoised, most, placeOf} from './units.js';

type Strength = ReturnType<typeof strengthOf>;
type Source = Pick<Piece, 'from' | 'to' | 'text'>;
type Row = Source & {readonly type: 'row'; readonly abreast: Abreast};
/** What stands between boards. */
type Gap = {readonly type: 'gap'; readonly strength: Strength};
type Item = Row | Gap;
type Signs = {readonly queen: string; readonly all: readonly string[]};

const queenSigns = ['♛', '♕', '👑', 'Q', 'q', '皇', '后', '1', 'T'];
const mostSigns = 4;
/** A misprint has a smaller share of the squares. */
const leastShare = 0.01;

/** With what is drawn between the squares, or without: `| Q |   |`, `Q . .`, `Q..`, `'Q', '.'`, `[Q.., ..Q]`, `1 0 0`. */
export const boards: Form = (lines, size) => {
	const rowsOf = memoised(rowsIn);
	const sources = piecesOf(lines).filter(({kind}) => kind !== 'outside');
	// `[1000]` counts.
	const isNumber = ({from, text}: Source) => /^\d+$/.test(text) && from.text.includes('[');
	return boardsIn(sources, size, (source) => (isNumber(source) ? [] : rowsOf(source.text)), false);
};

/** Squares of as many characters, of which blanks are squares, too: ` .Q. . `, `░░♕ ░░`. */
export function wide(width: 1 | 2 | 3): Form {
	return (lines, size) => {
		// Most lines of a board have the same length.
		const lengths = lines.map(({text}) => text.length).filter((each) => each >= 4 * width);
		const length = size === undefined ? (most(countsOf(lengths)) ?? 0) : size * width;
		const blocks = memoised((raw) => blocksIn(raw, width, length));
		const sources = lines.map((line) => ({from: line, to: line, text: line.text}));
		return boardsIn(sources, size, ({from}) => blocks(from.raw), true);
	};
}

function boardsIn(
	sources: readonly Source[],
	size: number | undefined,
	rowsOf: (source: Source) => readonly Abreast[],
	isBlankSquare: boolean,
): readonly Board[] {
	const isLong = ([cells]: Abreast) => cells!.length >= Math.min(4, size ?? 4) || cells!.length === size;
	const items = sources.flatMap((source): readonly Item[] => {
		const rows = rowsOf(source)
			.filter(isLong)
			.map((abreast): Row => ({type: 'row', ...source, abreast}));
		const gap = {type: 'gap', strength: rows.length === 0 ? strengthOf(source.text, source.from.raw) : 3} as const;
		return rows.length === 1 ? rows : [...rows, gap];
	});
	const signs = signsOf(items, isBlankSquare);
	if (!signs) {
		return [];
	}

	// Between the rows of a board there can be lines of the frame, or blank ones; a line of one sign can be a rule.
	const known = withGaps(items, ({abreast, text}) => isRow(abreast, text, signs));
	const mixed = withGaps(known, ({abreast, text}) => abreast.some(isMixed) || !isNeutral(text));
	const cuts = [known, mixed].flatMap((each) => ([1, 2, 3] as const).map((strength) => segmentsOf(each, strength)));
	const fits = cuts.map((segments) => segments.reduce((sum, rows) => sum + fitOf(rows), 0));
	const best = cuts[fits.indexOf(Math.max(...fits))]!;
	return best.filter((rows) => !isFrame(rows, signs.queen)).flatMap((rows) => boardsOf(rows, signs));
}

/** Boards one by one are rather meant than several without a gap. */
function fitOf(rows: readonly Row[]): number {
	const width = widthOf(rows);
	const isWhole = rows.length % width === 0;
	return rows.length === width ? 2 * width : Number(isWhole) * rows.length;
}

/** A known sign of queens, else the rarest that is no misprint. Rows of one sign count only if there are no others. */
function signsOf(items: readonly Item[], isBlankSquare: boolean): Signs | undefined {
	const rows = items.flatMap((item) => (item.type === 'row' ? item.abreast : []));
	const isOfBits = (row: Cells) => row.every((sign) => sign === '0' || sign === '1');
	const mixed = rows.filter(isMixed);
	const isMatrix = rows.filter(isOfBits).length * 2 > rows.length;
	const counted = (mixed.length > 0 ? mixed.filter((row) => isOfBits(row) === isMatrix) : rows).flat();
	const usual = [...countsOf(counted)]
		.filter(([, count]) => count > counted.length * leastShare && count * 4 > rows.length)
		.toSorted(([, a], [, b]) => b - a);
	const all = usual.slice(0, mostSigns).map(([sign]) => sign);
	const queen = queenSigns.find((sign) => all.includes(sign)) ?? (all.length > 1 ? all.at(-1)! : '');
	const isBoard =
		all.length > 0 &&
		(!isMatrix || queen === '1') &&
		(!isBlankSquare || (all.includes(' ') && all.length > 1) || all.length > 2);
	return isBoard ? {queen, all} : undefined;
}

/** Rows with too many unknown signs are none. */
function isRow(abreast: Abreast, text: string, {all}: Signs): boolean {
	const unknown = abreast.reduce((sum, cells) => sum + cells.filter((sign) => !all.includes(sign)).length, 0);
	return unknown === 0 || (unknown * 2 < abreast.flat().length && !isNeutral(text));
}

function isMixed(cells: Cells): boolean {
	return cells.some((sign) => sign !== cells[0]);
}

function withGaps(items: readonly Item[], isKept: (row: Row) => boolean): readonly Item[] {
	return items.map((item) =>
		item.type === 'gap' || isKept(item) ? item : {type: 'gap', strength: isNeutral(item.text) ? 1 : 3},
	);
}

function segmentsOf(items: readonly Item[], strength: Strength): readonly (readonly Row[])[] {
	const segments: Row[][] = [];
	let isCut = true;
	for (const item of items) {
		const current = segments.at(-1);
		if (item.type === 'gap') {
			isCut ||= item.strength >= strength;
		} else if (isCut || !current || !isAlike(current[0]!, item)) {
			segments.push([item]);
			isCut = false;
		} else {
			current.push(item);
		}
	}

	return segments;
}

function isAlike({abreast: one}: Row, {abreast: other}: Row): boolean {
	return one.length === other.length && one[0]!.length === other[0]!.length;
}

/** The empty heading of a table in Markdown. */
function isFrame(rows: readonly Row[], queen: string): boolean {
	return rows.length === 1 && widthOf(rows) > 1 && !rows[0]!.abreast.flat().includes(queen);
}

function widthOf([first]: readonly Row[]): number {
	return first!.abreast[0]!.length;
}

function boardsOf(rows: readonly Row[], {queen, all}: Signs): readonly Board[] {
	const symbols = {queen, empty: all.filter((sign) => sign !== queen)};
	const width = widthOf(rows);
	const maskOf = (cells: Cells) =>
		cells.every((sign) => all.includes(sign))
			? cells.reduce((mask, sign, column) => mask | (Number(sign === queen) << column), 0)
			: -1;
	return Array.from({length: Math.ceil(rows.length / width)}, (_, at) =>
		rows.slice(at * width, (at + 1) * width),
	).flatMap((each) =>
		each[0]!.abreast.map((_, beside): Board => {
			const masks = each.map(({abreast}) => maskOf(abreast[beside]!));
			const place = placeOf(each[0]!.from, each.at(-1)!.to);
			return {type: 'board', ...place, found: each.length, width, masks, symbols};
		}),
	);
}
