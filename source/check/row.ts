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

/** Without the types that some languages print before an array: `[]int{1, 3, 0, 2}`; hexadecimal numbers as decimal ones. */
export function withoutTypes(text: string): string {
	return text
		.replace(/(?:\[\d{0,9}\]){1,4}[A-Za-z]\w{0,30}(?=\s{0,9}\{)/g, '')
		.replace(/\b0x0*[1-9a-f][\da-f]*\b/gi, (hexadecimal) => String(Number(hexadecimal)));
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
	const afterLabel = text.lastIndexOf(':') + 1;
	return (
		rowsIn(text.replace(/^\s*(?:\w+\s*=|[-=]+>)\s*(?=[[({])/, ''), size) ??
		(afterLabel > 0 && afterLabel < text.length && size > 1 ? rowsIn(text.slice(afterLabel), size) : undefined)
	);
}

function rowsIn(text: string, size: number): CellLine | undefined {
	const trimmed = text.trim();
	if (/^(?:\[[^[\]]?\]\s*)+$/u.test(trimmed) && trimmed.match(/\[/g)?.length === size) {
		const row = cellsIn(trimmed.replace(/\]\s*\[|[[\]]/g, '|'), size);
		return row && {rows: [row], isAbreast: false};
	}

	const parts = size > 1 ? trimmed.split(/\s{2,}|\t|\s[|]\s/) : [];
	const abreast = parts.length > 1 ? parts.map((part) => cellsIn(part, size)) : [];
	if (abreast.length > 0 && abreast.every(Boolean)) {
		return {rows: abreast, isAbreast: true};
	}

	const row = cellsIn(text, size);
	if (row) {
		return {rows: [row], isAbreast: false};
	}

	const compact = trimmed.split(/[\s|]+/).filter(Boolean);
	if (compact.length === size && size > 2 && compact.every((part) => [...part].length === size)) {
		const rows = compact.map((part) => cellsIn(part, size));
		if (rows.every(Boolean)) {
			return {rows, isAbreast: false};
		}
	}

	return /[[\](){}'"/]/.test(text) ? rowsOfArrays(text, size) : undefined;
}

function rowsOfArrays(text: string, size: number): CellLine | undefined {
	const parts = text.split(/[[\](){}]/).filter((part) => part.trim() !== '');
	const rows = parts.flatMap((part): readonly (Cells | undefined)[] => {
		const quoted = [...part.matchAll(/(["'])(.*?)\1/g)].flatMap(([, , inside = '']) => inside.split('\\n'));
		const elements = quoted.length > 0 ? quoted : part.split(',').map((each) => each.trim());
		const row = labelled(quoted.length > 0 ? quoted.map((each) => each || ' ') : elements, size) ?? cellsIn(part, size);
		if (row) {
			return [row];
		}

		const joined = part.split(/[\s/]+/).filter(Boolean);
		if (joined.length > 1 && joined.every((element) => [...element].length === size)) {
			return joined.map((element) => cellsIn(element, size));
		}

		const each = elements.filter(Boolean).map((element) => cellsIn(element, size));
		return each.some(Boolean) ? each : [];
	});
	return rows.length > 0 && (size > 1 || /["'Q]/.test(text)) ? {rows, isAbreast: false} : undefined;
}

function cellsIn(text: string, size: number): Cells | undefined {
	if (text.length > widestSquare * (size + 4)) {
		return undefined;
	}

	const bare = text.trim();
	const [, quoted] = /^(?:\w{1,2}\s+)?["'](.*)["']$/.exec(bare) ?? [];
	if (bare === '' || quoted !== undefined) {
		return quoted === undefined ? undefined : cellsIn(quoted, size);
	}

	if (bare.includes('|') && size > 1) {
		// The name of the row can stand before its first square, and a blank is a square at the ends, too.
		const parts = bare
			.replace(/^\||\|$/g, '')
			.replace(/^\w{1,2}[:.)]?\s+(?=\S\s*\|)/, '')
			.split('|');
		const [row] = [parts, text.split('|')].flatMap((squares) => {
			const found = labelled(
				squares.map((square) => square.trim() || ' '),
				size,
			);
			return found ? [found] : [];
		});
		const longest = parts.toSorted((a, b) => b.length - a.length)[0] ?? '';
		return row ?? (parts.length <= mostSymbols && size > 3 ? cellsIn(longest, size) : undefined);
	}

	const tokens = bare.split(/[\s,;]+/).filter(Boolean);
	const compact = tokens.filter((token) => [...token].length === size);
	return (
		labelled(tokens, size) ??
		compactCells([...text], size) ??
		compactCells([...bare], size) ??
		framedCells([...bare], size) ??
		(tokens.length > 1 &&
		tokens.length <= 3 &&
		compact.length === 1 &&
		tokens.every((token) => token === compact[0] || isLabel(token))
			? compactCells([...(compact[0] ?? '')], size)
			: undefined) ??
		spacedCells([...text], size)
	);
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
		// On empty squares there may be numbers, such as those of the queens that attack them.
		const others = written.filter((token) => !/^[2-9]$/.test(token));
		const isOfQueens = others.length < size && others.every((token) => /^(?:[01]|[^\d.])$/u.test(token));
		const symbols =
			isOfQueens && others.some((token) => /\D/.test(token) && queenSigns.includes(token))
				? written.map((token) => (/^\d$/.test(token) ? '0' : token))
				: written;
		const isShort = symbols.every((symbol) => [...symbol].length === 1);
		const isRow = isShort ? areSymbols(symbols, /[^\d]|[01]/) : size > 3 && new Set(symbols).size === 2;
		if (isRow && [...tokens.slice(0, start), ...tokens.slice(end)].every(isLabel)) {
			return symbols.some((symbol) => /\d\d|-\d|[2-9]/.test(symbol)) ? undefined : symbols;
		}
	}

	return undefined;
}

function compactCells(symbols: readonly string[], size: number): Cells | undefined {
	if (symbols.length !== size) {
		return undefined;
	}

	const isOfHan = size > 3 && new Set(symbols).size === 2;
	const allowed = isOfHan ? /[^\p{L}\d]|[01]|\p{Script=Han}/u : /[^\p{L}\d]|[01]/u;
	return areSymbols(symbols, allowed) && !/\d\s|\s\d/.test(symbols.join('')) ? symbols : undefined;
}

/** `#Q....#` */
function framedCells(symbols: readonly string[], size: number): Cells | undefined {
	const [frame = ''] = symbols;
	const inside = symbols.slice(1, -1);
	const isFrame = symbols.at(-1) === frame && /[^\p{L}\d\s]/u.test(frame) && !inside.includes(frame);
	return isFrame ? compactCells(inside, size) : undefined;
}

function spacedCells(symbols: readonly string[], size: number): Cells | undefined {
	const trimmed = symbols.slice(0, symbols.findLastIndex((symbol) => symbol.trim() !== '') + 1);
	const each = trimmed.filter((_, index) => index % 2 === 0);
	const between = new Set(trimmed.filter((_, index) => index % 2 === 1));
	const [sign = ''] = between;
	if (trimmed.length === 2 * size - 1 && between.size === 1 && /[^\p{L}\d]/u.test(sign) && !each.includes(sign)) {
		return compactCells(each, size);
	}

	for (const wide of [2, 3, 4]) {
		if (symbols.length === wide * size) {
			const squares = Array.from({length: size}, (_, index) =>
				symbols
					.slice(index * wide, (index + 1) * wide)
					.join('')
					.trim(),
			);
			return squares.every((square) => new Set(square).size < 2)
				? compactCells(
						squares.map((square) => [...square][0] ?? ' '),
						size,
					)
				: undefined;
		}
	}

	return undefined;
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
	const tokens = text.split(/[\s,|]+/).filter(Boolean);
	const isNext = (token: string, index: number) =>
		token.toLowerCase().charCodeAt(0) === tokens[0]!.toLowerCase().charCodeAt(0) + index;
	return (
		(/^[-=_*+~#|:.<>/\\\s[\](){},;"'!]+$/.test(text) &&
			new Set(text.replace(/[\s[\](){},;"']/g, '')).size <= mostSymbols) ||
		(tokens.length > 1 && tokens.every((token, index) => /^[a-z]$/i.test(token) && isNext(token, index)))
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
