import {type Abreast, blocksIn, type Cells, rowsIn, strengthOf} from './cells.js';
import {isNeutral, type Piece, piecesOf} from './pieces.js';
import {type Board, countsOf, type Form, type Line, memoised, most, type Reading} from './units.js';

type Strength = ReturnType<typeof strengthOf>;
type Row = {readonly type: 'row'; readonly piece: Piece; readonly abreast: Abreast};
/** What stands between boards. */
type Gap = {readonly type: 'gap'; readonly strength: Strength};
type Signs = {readonly queen: string; readonly empty: readonly string[]};
type RowsOf = (piece: Piece) => readonly Abreast[];

const queenSigns = ['♛', '♕', '👑', 'Q', 'q', '皇', '后', '1', 'T'];
const mostSigns = 4;
/** A misprint has a smaller share of the squares. */
const leastShare = 0.01;

/** With what is drawn between the squares, or without: `| Q |   |`, `Q . .`, `Q..`, `'Q', '.'`, `[Q.., ..Q]`, `1 0 0`. */
export const boards: Form = (lines, size) => {
	const [grouped, plain] = (['group', 'line'] as const).map((kind) => memoised((text) => rowsIn(kind, text)));
	return readerOf(lines, size, ({kind, text}) =>
		kind === 'outside' ? [] : (kind === 'group' ? grouped : plain)!(text),
	);
};

/** Squares of as many characters, of which blanks are squares, too: ` .Q. . `, `░░♕ ░░`. */
export function wide(width: 1 | 2 | 3): Form {
	return (lines, size) => {
		// Most lines of a board have the same length.
		const lengths = lines.map(({text}) => text.length).filter((each) => each >= 4 * width);
		const length = size === undefined ? (most(countsOf(lengths)) ?? 0) : size * width;
		const blocks = memoised((raw) => blocksIn(raw, width, length));
		return readerOf(lines, size, ({kind, from}) => (kind === 'line' ? blocks(from.raw) : []), true);
	};
}

function readerOf(lines: readonly Line[], size: number | undefined, rowsOf: RowsOf, isBlankSquare = false) {
	const isLong = ([cells]: Abreast) => cells!.length >= Math.min(4, size ?? 4) || cells!.length === size;
	const itemsOf = (of: readonly Line[]) =>
		piecesOf(of).flatMap((piece): readonly (Row | Gap)[] => {
			const rows = rowsOf(piece).filter(isLong);
			const all = rows.map((abreast): Row => ({type: 'row', piece, abreast}));
			if (all.length === 0) {
				return piece.kind === 'outside' ? [] : [{type: 'gap', strength: strengthOf(piece.text, piece.from.raw)}];
			}

			return all.length > 1 ? [...all, {type: 'gap', strength: 3}] : all;
		});
	const items = itemsOf(lines);
	const signs = signsOf(items, lines, isBlankSquare);
	if (!signs) {
		return (all: readonly Line[]): Reading => ({units: [], left: all});
	}

	const isKnown = knownIn(signs);
	// Between the rows of a board there can be lines of the frame, or blank ones; a line of one sign can be a rule.
	const cuts = [false, true].flatMap((hasRules) => ([1, 2, 3] as const).map((strength) => ({hasRules, strength})));
	const segmentsIn = (of: readonly (Row | Gap)[], {hasRules, strength}: (typeof cuts)[number]) =>
		segmentsOf(withGaps(of, isKnown, hasRules), strength);
	const segmentsOfCut = cuts.map((cut) => segmentsIn(items, cut));
	const whole = segmentsOfCut.map((segments) =>
		segments.reduce((sum, rows) => sum + (rows.length % widthOf(rows) === 0 ? rows.length : 0), 0),
	);
	// Boards one by one, of which the last may be incomplete, rather than a number of rows that happens to be a multiple of the width.
	const oneByOne = segmentsOfCut.findIndex(
		(segments) => segments.length > 1 && segments.slice(0, -1).every((rows) => rows.length === widthOf(rows)),
	);
	const cut = cuts[oneByOne] ?? cuts[whole.indexOf(Math.max(...whole))]!;
	const maskOf = maskIn(signs, isKnown);
	return (all: readonly Line[]): Reading => {
		const segments = segmentsIn(all === lines ? items : itemsOf(all), cut);
		const boardRows = segments.filter((rows) => !isFrame(rows, signs.queen));
		const used = new Set<number>();
		for (const {piece} of boardRows.flat()) {
			for (let {at} = piece.from; at <= piece.to.at; at++) {
				used.add(at);
			}
		}

		return {units: boardRows.flatMap((rows) => boardsOf(rows, maskOf)), left: all.filter(({at}) => !used.has(at))};
	};
}

/** A known sign of queens, else the rarest that is no misprint. Rows of one sign count only if there are no others. */
function signsOf(items: readonly (Row | Gap)[], lines: readonly Line[], isBlankSquare: boolean): Signs | undefined {
	const rows = items.flatMap((item) => (item.type === 'row' ? item.abreast : []));
	const isOfBits = (row: Cells) => row.every((sign) => /[01]/.test(sign));
	const mixed = rows.filter((row) => new Set(row).size > 1);
	const isMatrix = rows.filter(isOfBits).length * 2 > rows.length;
	const counted = (mixed.length > 0 ? mixed.filter((row) => isOfBits(row) === isMatrix) : rows).flat();
	const usual = [...countsOf(counted)]
		.filter(([, count]) => count > counted.length * leastShare)
		.toSorted(([, a], [, b]) => b - a);
	const all = usual.slice(0, mostSigns).map(([sign]) => sign);
	const queen = queenSigns.find((sign) => all.includes(sign)) ?? (all.length > 1 ? all.at(-1)! : '');
	// Lists of columns have other numbers, too.
	const ofLists = isMatrix ? lines.filter(({text}) => /^[\s\d,]*[2-9][\s\d,]+$/.test(text)).length : 0;
	const isBoard =
		all.length > 0 &&
		(!isMatrix || queen === '1') &&
		(!isBlankSquare || (all.includes(' ') && all.length > 1) || all.length > 2);
	return isBoard && ofLists * 2 <= rows.length ? {queen, empty: all.filter((sign) => sign !== queen)} : undefined;
}

function knownIn({queen, empty}: Signs): (sign: string) => boolean {
	return (sign) => sign === queen || empty.includes(sign);
}

/** Rows with too many unknown signs are none. */
function withGaps(
	items: readonly (Row | Gap)[],
	isKnown: (sign: string) => boolean,
	hasRules: boolean,
): readonly (Row | Gap)[] {
	const ofRow = new Map<Abreast, boolean>();
	const isBoardRow = ({abreast, piece}: Row) => {
		let is = ofRow.get(abreast);
		if (is === undefined) {
			const all = abreast.flat();
			const unknown = all.filter((sign) => !isKnown(sign)).length;
			const isRule = hasRules && new Set(all).size === 1 && isNeutral(piece.text);
			is = !isRule && (unknown === 0 || (unknown * 2 < all.length && !isNeutral(piece.text)));
			ofRow.set(abreast, is);
		}

		return is;
	};
	return items.map((item) =>
		item.type === 'gap' || isBoardRow(item) ? item : {type: 'gap', strength: isNeutral(item.piece.text) ? 1 : 3},
	);
}

function segmentsOf(items: readonly (Row | Gap)[], strength: Strength): readonly (readonly Row[])[] {
	const segments: Row[][] = [];
	let current: Row[] = [];
	for (const item of items) {
		const first = current[0]?.abreast;
		const isOther =
			item.type === 'row' &&
			first &&
			(first.length !== item.abreast.length || first[0]!.length !== item.abreast[0]!.length);
		if (isOther || (item.type === 'gap' && item.strength >= strength && first)) {
			segments.push(current);
			current = [];
		}

		if (item.type === 'row') {
			current.push(item);
		}
	}

	return current.length > 0 ? [...segments, current] : segments;
}

/** The empty heading of a table in Markdown. */
function isFrame(rows: readonly Row[], queen: string): boolean {
	return rows.length === 1 && rows[0]!.abreast[0]!.length > 1 && !rows[0]!.abreast.flat().includes(queen);
}

function maskIn({queen}: Signs, isKnown: (sign: string) => boolean): (cells: Cells) => number {
	const masks = new WeakMap<Cells, number>();
	return (cells) => {
		let mask = masks.get(cells);
		if (mask === undefined) {
			const bits = cells.map((sign, column) => (sign === queen ? 1 << column : 0));
			mask = cells.every(isKnown) ? bits.reduce((all, bit) => all | bit, 0) : -1;
			masks.set(cells, mask);
		}

		return mask;
	};
}

function widthOf([first]: readonly Row[]): number {
	return first!.abreast[0]!.length;
}

function boardsOf(rows: readonly Row[], maskOf: (cells: Cells) => number): readonly Board[] {
	const {abreast} = rows[0]!;
	const width = widthOf(rows);
	return Array.from({length: Math.ceil(rows.length / width)}, (_, at) =>
		rows.slice(at * width, (at + 1) * width),
	).flatMap((each) =>
		abreast.map((_, beside): Board => {
			const {at, number: line} = each[0]!.piece.from;
			const last = each.at(-1)!.piece.to.number;
			const masks = each.map((row) => maskOf(row.abreast[beside]!));
			return {type: 'board', at, line, last, found: each.length, width, masks};
		}),
	);
}
