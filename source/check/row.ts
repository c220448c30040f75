export type Cells = readonly string[];

export type CellLine = {readonly rows: readonly (Cells | undefined)[]; readonly isAbreast: boolean};

const queenSigns = ['♛', '♕', '👑', 'Q', 'q', '皇', '后', '1', 'T'];
/** Of unknown symbols the rarest is a queen; more than this many are no board. */
const mostSymbols = 3;
/** With what stands beside it: a longer text is no row of a board, and would take long to search. */
const widestSquare = 24;
const words: Readonly<Record<string, string>> = {true: 'T', false: 'F', '1.': '1', '0.': '0', '1.0': '1', '0.0': '0'};
const letters = /^[QqXxOoTFWwBbEeNn_]$/;

/** Full-width signs become ASCII, and the lines of drawn grids `|`, `-` and `+`. */
export function plainText(text: string): string {
	return /^[\t -~]*$/.test(text)
		? text
		: text
				.normalize('NFKC')
				.replace(/[│┃║¦]/g, '|')
				.replace(/[─━═╌┄┈]/g, '-')
				.replace(/[┌┐└┘├┤┬┴┼╔╗╚╝╠╣╦╩╬╭╮╰╯]/g, '+')
				.replace(/[“”]/g, '"')
				.replace(/[‘’]/g, "'")
				.replace(/[【「]/g, '[')
				.replace(/[】」]/g, ']')
				.replace(/、/g, ',');
}

/** Without the types that some languages print before an array: `[]int{1, 3, 0, 2}`. */
export function withoutTypes(text: string): string {
	return text.replace(/(?:\[\d{0,9}\]){1,4}[A-Za-z]\w{0,30}(?=\s{0,9}\{)/g, '');
}

/** The rows of boards are few different ones. */
const mostRemembered = 1000;

export function cellReader(size: number): (text: string) => CellLine | undefined {
	const known = new Map<string, CellLine | undefined>();
	return (text) => {
		if (known.has(text)) {
			return known.get(text);
		}

		const line = cellLineOf(text, size);
		if (known.size < mostRemembered && text.length < 500) {
			known.set(text, line);
		}

		return line;
	};
}

function cellLineOf(text: string, size: number): CellLine | undefined {
	const unnamed = text.replace(/^\s*\w+\s*=\s*(?=[[({])/, '');
	const afterLabel = text.slice(text.lastIndexOf(':') + 1);
	const parts = [unnamed, ...(afterLabel !== text && size > 1 ? [afterLabel] : [])];
	return parts.map((part) => rowsIn(part, size)).find((found) => found !== undefined);
}

/** A line with several rows has them between these, the outer ones first. */
const separators = [/[[\](){}]/, /["'][\s,]*|\\n/, /[\s|/,]+/];

function rowsIn(text: string, size: number): CellLine | undefined {
	const trimmed = text.trim();
	const isInBrackets = /^(?:\[[^[\]]?\]\s*)+$/u.test(trimmed);
	const parts = size > 1 ? trimmed.split(/\s{2,}|\t|\s[|]\s/) : [];
	const abreast = parts.length > 1 ? parts.map((part) => cellsIn(part, size)) : [];
	if (abreast.length > 0 && abreast.every(Boolean)) {
		return {rows: abreast, isAbreast: true};
	}

	const rows = rowsWithin(isInBrackets ? trimmed.replace(/\]\s*\[|[[\]]/g, '|') : text, size, 0);
	return rows.length > 0 ? {rows, isAbreast: false} : undefined;
}

function rowsWithin(text: string, size: number, depth: number): readonly (Cells | undefined)[] {
	const row = cellsIn(text, size);
	const separator = separators[depth];
	if (row || !separator || size === 1) {
		return row ? [row] : [];
	}

	const parts = text.split(separator).filter((part) => part.trim() !== '');
	const rows = parts.map((part) => rowsWithin(part, size, depth + 1));
	// Beside other words, but each element of a line of rows is one.
	const isWhole = depth < 2 || rows.every((each) => each.length > 0);
	return isWhole ? rows.flat() : [];
}

function cellsIn(text: string, size: number): Cells | undefined {
	// Blank squares between bars are one more than the bars.
	if (text.length + 1 < size || text.length > widestSquare * (size + 4)) {
		return undefined;
	}

	const bare = text.trim();
	if (/^[\s\d,;]*$/.test(bare) && (bare.match(/[2-9]/g)?.length ?? 0) > 2) {
		return undefined;
	}

	const quoted = [...bare.matchAll(/(["'])(.*?)\1/g)].map(([, , inside = '']) => inside || ' ');
	if (quoted.length > 0) {
		return quoted.length === 1 && size > 1 ? cellsIn(quoted[0]!, size) : labelled(quoted, size);
	}

	if (bare.includes('|') && size > 1) {
		// The name of the row can stand before its first square, and a blank is a square at the ends, too.
		const inside = bare.replace(/^\||\|$/g, '').replace(/^\w{1,2}[:.)]?\s+(?=\S\s*\|)/, '');
		const [parts, all] = [inside, text].map((each) => each.split('|').map((square) => square.trim() || ' '));
		const [longest = ''] = inside.split('|').toSorted((a, b) => b.length - a.length);
		const isFramed = parts!.length <= mostSymbols && size > 3;
		return labelled(parts!, size) ?? labelled(all!, size) ?? (isFramed ? cellsIn(longest, size) : undefined);
	}

	const tokens = bare.split(/[\s,;/]+/).filter(Boolean);
	const row = labelled(tokens, size);
	return row ?? candidatesIn(text, size).find((candidate) => isCompact(candidate, size));
}

/** Signs without anything between them, or with the same between all. */
function candidatesIn(text: string, size: number): readonly Cells[] {
	const signs = [...text];
	const bare = [...text.trim()];
	const [frame = ''] = bare;
	// `#Q....#`
	const isFramed = bare.at(-1) === frame && /[^\p{L}\d\s]/u.test(frame) && !bare.slice(1, -1).includes(frame);
	const wide = Math.ceil(signs.length / size);
	return [
		signs,
		bare,
		...(isFramed ? [bare.slice(1, -1)] : []),
		...(wide > 1 && wide < 5 ? [blocksOf(signs, wide)] : []),
	];
}

/** Squares of several equal signs, with blanks around them. */
function blocksOf(signs: readonly string[], wide: number): Cells {
	const blocks = Array.from({length: Math.ceil(signs.length / wide)}, (_, square) =>
		signs
			.slice(square * wide, (square + 1) * wide)
			.join('')
			.trim(),
	);
	return blocks.every((block) => new Set(block).size < 2) ? blocks.map((block) => [...block][0] ?? ' ') : [];
}

function isLabel(token: string): boolean {
	return /^(?: |(?:\d{1,2}|[A-Za-z])[:.)]?)$/.test(token);
}

function labelled(tokens: readonly string[], size: number): Cells | undefined {
	const extra = tokens.length - size;
	if (extra < 0 || extra > 2) {
		return undefined;
	}

	for (const start of extra === 1 ? [1, 0] : [extra / 2]) {
		const end = start + size;
		const written = tokens.slice(start, end).map((token) => words[token.toLowerCase()] ?? token);
		// On empty squares there may be the numbers of queens that attack them.
		const hasQueen = written.some((token) => /^[Q♛♕]$/.test(token));
		const symbols = hasQueen ? written.map((token) => token.replace(/^\d$/, '0')) : written;
		const isShort = symbols.every((symbol) => [...symbol].length === 1);
		const isRow = isShort ? areSymbols(symbols, /[^\d]|[01]/) : size > 3 && new Set(symbols).size === 2;
		const isOfNumbers = symbols.some((symbol) => /\d\d|-\d|[2-9]/.test(symbol));
		if (isRow && !isOfNumbers && [...tokens.slice(0, start), ...tokens.slice(end)].every(isLabel)) {
			return symbols;
		}
	}

	return undefined;
}

function isCompact(symbols: Cells, size: number): boolean {
	const isOfHan = size > 3 && new Set(symbols).size === 2;
	const allowed = isOfHan ? /[^\p{L}\d]|[01]|\p{Script=Han}/u : /[^\p{L}\d]|[01]/u;
	return symbols.length === size && areSymbols(symbols, allowed) && !/\d\s|\s\d/.test(symbols.join(''));
}

function areSymbols(symbols: readonly string[], allowed: RegExp): boolean {
	const distinct = new Set(symbols);
	return (
		distinct.size <= mostSymbols &&
		!/[[\](){},;"']/.test(symbols.join('')) &&
		[...distinct].every((symbol) => allowed.test(symbol) || letters.test(symbol)) &&
		!(distinct.size === 1 && /[A-Za-z]/.test(symbols[0] ?? '') && !/[QTF]/.test(symbols[0] ?? ''))
	);
}

/** A part of a drawn board, hyphens and the like, or names of columns: it says nothing. */
export function isRule(text: string): boolean {
	const names = text.replace(/[\s,|]+/g, '').toLowerCase();
	return (
		(/^[-=_*+~#|:.<>/\\\s[\](){},;"'!]+$/.test(text) &&
			new Set(text.replace(/[\s[\](){},;"']/g, '')).size <= mostSymbols) ||
		(names.length > 1 && 'abcdefghijklmnopqrstuvwxyz'.startsWith(names))
	);
}

export type Symbols = {readonly queen: string; readonly empty: readonly string[]};

/** By how often each symbol occurs: known signs first, else the rarest that is no misprint. */
export function symbolsOf(counts: ReadonlyMap<string, number>, rows: number): Symbols | undefined {
	const usual = [...counts].filter(([, count]) => count * 2 >= rows).toSorted(([, a], [, b]) => b - a);
	const symbols = usual.slice(0, mostSymbols).map(([symbol]) => symbol);
	const all = usual.reduce((sum, [, count]) => sum + count, 0);
	// 1 and 0 can be exchanged.
	const isFew = (sign: string) => sign !== '1' || symbols.length < 2 || counts.get(sign)! * 2 <= all;
	const sure = queenSigns.find((sign) => symbols.includes(sign) && (symbols.length > 1 || sign !== '1') && isFew(sign));
	const queen = sure ?? (symbols.length > 1 ? symbols.at(-1) : undefined);
	return queen === undefined ? undefined : {queen, empty: symbols.filter((symbol) => symbol !== queen)};
}
