import {largestSize} from '../solver/index.js';
import {type Passage, type Piece, piecesOf} from './passages.js';
import {type Board, countsOf, type Form, most, mostSampled, type Reading} from './units.js';
import {isHeading, isRule} from './words.js';

type Cells = readonly string[];
/** How the cells of a row are written. A text in brackets can hold several rows. */
type Layout = (text: string) => readonly Cells[] | undefined;
type Row = {readonly cells: Cells; readonly piece: Piece};
type Gap = {readonly cells?: undefined; readonly piece: Piece};

const queenSigns = ['♛', '♕', '👑', 'Q', 'q', '皇', '后', '1', 'T'];
/** Of boards without queens. */
const emptySigns = ['.', '0', '_', '·', '□', '⬜', 'F', '-'];
const longest = 4000;

/** In each layout: its rows of n cells, n of them a board. */
export const boards: Form = function* (passages, exercise) {
	const sample = passages.slice(0, mostSampled);
	for (const layout of [joined, apart, framed, blocks(1), blocks(2), blocks(3)]) {
		const widths = itemsIn(sample, layout).flatMap(({cells}) => cells?.length ?? []);
		const shown = most(widths.filter((width) => width > 3 && width <= largestSize));
		const sizes = [exercise.size, shown].flatMap((size) => (size !== undefined && widths.includes(size) ? size : []));
		const items = sizes.length > 0 ? itemsIn(passages, layout) : [];
		for (const size of new Set(sizes)) {
			yield* readingsOf(items, size);
		}
	}
};

function itemsIn(passages: readonly Passage[], layout: Layout): readonly (Row | Gap)[] {
	const known = new Map<string, readonly Cells[] | undefined>();
	const rowsIn = (text: string) => {
		const rows = known.has(text) || text.length > longest ? known.get(text) : layout(text);
		known.set(text, rows);
		return rows?.every((cells) => new Set(cells).size < 4) ? rows : [];
	};
	return passages.flatMap((passage) => {
		const groups = passage.text.matchAll(/[[({]([^[\](){}]*)[\])}]/g);
		const cuts = [...groups].flatMap(({0: group, 1: inside = '', index}) =>
			(rowsIn(inside)[0]?.length ?? 0) > 1 ? [[index, index + group.length] as const] : [],
		);
		return piecesOf(passage, cuts).flatMap((piece): readonly (Row | Gap)[] => {
			const {text, isCut, isWhole} = piece;
			const rows = isCut || isWhole ? rowsIn(isCut ? text.slice(1, -1) : bareOf(text)) : [];
			return rows.length > 0 ? rows.map((cells) => ({cells, piece})) : [{piece}];
		});
	});
}

function* readingsOf(items: readonly (Row | Gap)[], size: number): Generator<Reading> {
	const rows = items.map(({cells, piece}) => (cells?.length === size ? {cells, piece} : {piece}));
	yield readingOf(rows, size);
	// A line of one sign, alone, is a row without a queen, or a rule.
	const isUniform = (at: number) =>
		rows[at]?.cells?.every((sign, _, [first]) => sign === first && /[-=*~#+ ]/.test(sign)) ?? false;
	const isAlone = (at: number) => isUniform(at) && !isUniform(at - 1) && !isUniform(at + 1);
	if (rows.some((_, at) => isAlone(at))) {
		const ruled = rows.map((row, at) => (isAlone(at) ? {piece: row.piece} : row));
		yield readingOf(ruled, size);
	}
}

function readingOf(items: readonly (Row | Gap)[], size: number): Reading {
	const rows = items.filter((item) => item.cells !== undefined);
	const signs = countsOf(rows.flatMap(({cells}) => cells));
	const queen = queenIn(signs);
	const segments = queen === undefined ? [] : segmentsIn(items);
	const whole = segments.filter(({length}) => length % size === 0);
	const drawings = segments.flatMap((segment) =>
		Array.from({length: Math.ceil(segment.length / size)}, (_, at) => segment.slice(at * size, (at + 1) * size)),
	);
	const isRead =
		whole.length * 2 > segments.length && (signs.size < 3 || drawings.every((board) => isChequered(board, queen!)));
	return {
		size,
		base: 0,
		boards: isRead ? drawings.map((board) => boardOf(board, queen!)) : [],
		rest: items.filter(({cells}) => !isRead || !cells).map(({piece}) => piece),
	};
}

function boardOf(rows: readonly Row[], queen: string): Board {
	const masks = rows.map(({cells}) => cells.reduce((mask, sign, at) => mask | (Number(sign === queen) << at), 0));
	return {isDrawn: true, line: rows[0]!.piece.line, last: rows.at(-1)!.piece.last, masks};
}

/** A known sign; else the rarest, if it is much rarer than the others. */
function queenIn(signs: ReadonlyMap<string, number>): string | undefined {
	if (signs.size > 3) {
		return undefined;
	}

	const known = queenSigns.find((sign) => signs.has(sign));
	const [[rarest, count] = ['', 0]] = [...signs].toSorted(([, one], [, other]) => one - other);
	const all = [...signs.values()].reduce((sum, number) => sum + number, 0);
	// A lone 0 is a list: the column of the queen on a board of one square.
	const isRare = all === 1 ? rarest === '0' : signs.size > 1 && count * 5 < all * 2;
	const unseen = signs.size === 1 && emptySigns.includes(rarest) ? 'Q' : undefined;
	return known ?? (isRare ? rarest : unseen);
}

/** Cut where the most can be cut, but what stands between all rows belongs to a board. */
function segmentsIn(items: readonly (Row | Gap)[]): readonly (readonly Row[])[] {
	const strengths = items.map(({cells, piece}) => (cells ? 0 : strengthOf(piece)));
	const ways = [1, 2, 3].map((least) => {
		const segments: Row[][] = [];
		let isCut = true;
		for (const [at, item] of items.entries()) {
			isCut ||= strengths[at]! >= least;
			if (item.cells && isCut) {
				segments.push([item]);
				isCut = false;
			} else if (item.cells) {
				segments.at(-1)!.push(item);
			}
		}

		return segments;
	});
	return ways.find((segments) => segments.some(({length}) => length > 1)) ?? ways[0]!;
}

/** Between rows: 0 brackets and commas, 1 a rule, 2 a blank line, 3 words. */
function strengthOf({text, isCut, isWhole}: Piece): number {
	if (text.trim() === '') {
		return isWhole ? 2 : 0;
	}

	if (isRule(text)) {
		return isCut || isWhole ? 1 : 0;
	}

	return isWhole ? 3 : 2;
}

/** Where no queen stands, squares of two signs alternate. */
function isChequered(rows: readonly Row[], queen: string): boolean {
	return [0, 1].every((colour) => {
		const isOf = (sign: string, square: number) => sign !== queen && square % 2 === colour;
		return new Set(rows.flatMap(({cells}, row) => cells.filter((sign, column) => isOf(sign, row + column)))).size < 2;
	});
}

/** `row 0: . Q . .`, `8 Q . . . 8`, `1. -*--`, `0 | Q . |`, `[1,]    0    1` */
const label =
	/^\s*(?:(?:\p{L}+\s*)?\d{1,2}:\s+|\d{1,2}[.)]\s+(?=[^\s\d])|\d{1,2}\s*(?=\|)|\d{1,2}\s+(?=[^\s\d])|\[\d+,\]\s+|\|\s*\d{1,2}\s*(?=\|\s*['"]))/u;

function bareOf(text: string): string {
	const bare = text.length > longest ? '' : text.replace(label, '');
	const before = bare.replace(/\s\d{1,2}$/, '');
	return /[^\d,;|]$/.test(before.trimEnd()) ? before : bare;
}

const sign = /^(?:[QqXxOo01]|\p{Script=Han}|[^\p{L}\p{N}[\](){},;"'\s/|])$/u;

/** `.Q..`, `'.Q..', '...Q'`, `.Q../...Q` */
function joined(text: string): readonly Cells[] | undefined {
	const rows = text.split(/[\s,;/'"]+/).flatMap((token) => (token === '' ? [] : [[...token]]));
	const [first = []] = rows;
	const isSquare = rows.every((row) => row.length === first.length && row.every((cell) => sign.test(cell)));
	// Not side by side: `Q...  .Q..`
	const isBelow = rows.length < 2 || rows.length === first.length || /[,"'/\n]/.test(text);
	return first.length > 1 && isSquare && isBelow && !isHeading(text) ? rows : undefined;
}

/** `. Q . .`, `'.', 'Q'`, `False True`, `0. 1.`, `[### ,### ]` */
function apart(text: string): readonly Cells[] | undefined {
	const lines = text
		.replace(/^\s*\||\|\s*$/g, '')
		.trim()
		.split('\n');
	const rows = lines.map((line) =>
		line.split(/[\s,;]+/).flatMap((token) => (token === '' ? [] : (cellOf(token) ?? ''))),
	);
	const isBoard = rows.length > 1 && rows.every(({length}) => length === rows[0]!.length && length <= rows.length);
	const all = isBoard ? rows : [rows.flat()];
	return all.flat().includes('') || all[0]!.length < 1 || isHeading(text) ? undefined : all;
}

/** `| Q |   |`, `│ Q │ . │` */
function framed(text: string): readonly Cells[] | undefined {
	const cells = text
		.trim()
		.replace(/^\||\|$/g, '')
		.split('|')
		.map((cell) => cellOf(cell.trim().replace(/^\((.)\)$/u, '$1')) ?? (cell.trim() === '' ? ' ' : ''));
	return cells.length < 2 || cells.includes('') || (/[-=+]/.test(text) && isRule(text)) || isHeading(text)
		? undefined
		: [cells];
}

/** `True`, `1.`, `'Q'`, `###` */
function cellOf(token: string): string | undefined {
	const sign = token.replace(/^(["'])(.*)\1$/u, '$2').trim();
	const [first = ' '] = sign;
	if (/^(?:true|false|[01]\.0*)$/i.test(sign)) {
		return first.toUpperCase();
	}

	return /^(?:[01]|\p{L}|([^\p{L}\d[\](){},;"'\s])\1*)?$/u.test(sign) ? first : undefined;
}

/** Squares of as many characters, of which blanks are squares, too: ` .Q. . `, `░░♕ ░░`. */
function blocks(width: number): Layout {
	const block = new RegExp(`.{${width}}`, 'gu');
	return (text) => {
		const cells = (text.match(block) ?? []).map((square) => square.trim());
		const isRow =
			[...text].length === cells.length * width &&
			text.trim() !== '' &&
			(width > 1 || cells.includes('')) &&
			cells.every((cell) => new Set(cell).size < 2 && (cell === '' || sign.test([...cell][0]!)));
		return isRow ? [cells.map((cell) => [...cell][0] ?? ' ')] : undefined;
	};
}
