/** What `--form` can ask for: everything else is skipped then. */
export type FormId = 'boards' | 'list' | 'trace';

/** One row of a board: a symbol for each square. */
export type Cells = {readonly type: 'cells'; readonly symbols: readonly string[]};

/** What words side by side say. */
export type Row =
	| Cells
	/** A solution: the column of the queen in each row, as it is written. */
	| {readonly type: 'numbers'; readonly numbers: readonly number[]}
	/** Hyphens, a part of a drawn grid, or the names of the columns: it can stand between the rows of a board. */
	| {readonly type: 'rule'};

/** The widest board that a mask holds. */
const widest = 31;
/** More numbers than this are no solution, not even one with the queens of several boards in it. */
const mostNumbers = 1000;

/** Symbols that stand for a queen where they occur, the surest first. */
const queenSymbols = ['♛', '♕', '👑', 'Q', 'q', '皇', '后', '1', 'T'];
/** Symbols that stand for an empty square unless the other one is surer. Many programs write `*` for either. */
const emptySymbols = [...' .·0_-□⬜⬛■░+F,。'];
/** Of the letters and digits only these are symbols of a square. */
const isSymbol = (symbol: string) => !/[\p{L}\p{N}]/u.test(symbol) || /^[QqXxOoTFEeWwBb01皇后空]$/u.test(symbol);
const words: Readonly<Record<string, string>> = {true: 'T', false: 'F', True: 'T', False: 'F'};
/** What stands beside a row of a board: its name, or nothing. */
const isLabel = (token: string | undefined) => /^(?: |(?:\d{1,2}|[A-Za-z])[:.)]?)$/.test(token ?? '');

/** What words say, for a size and one way of writing solutions. Words up to a colon and the like are left out if that helps. */
export function rowOf(tokens: readonly string[], size: number, form: FormId): Row | undefined {
	const named = tokens.findLastIndex((token) => /[:=)>]$|^\d+\.$/.test(token));
	return (
		rowOfAll(tokens, size, form) ??
		(named >= 0 && named < tokens.length - 1 && size > 1 ? rowOfAll(tokens.slice(named + 1), size, form) : undefined)
	);
}

function rowOfAll(tokens: readonly string[], size: number, form: FormId): Row | undefined {
	const [only = ''] = tokens;
	if (tokens.length === 1 && /^\d+$/.test(only)) {
		return rowOfDigits(only, size, form);
	}

	const numbers = numbersOf(tokens);
	if (numbers) {
		return rowOfNumbers(numbers, size, form);
	}

	const cells = labelledCells(tokens, size) ?? cellsOf(symbolsIn(tokens) ?? []);
	if (cells?.symbols.length === size) {
		return cells;
	}

	if (isRule(tokens)) {
		return {type: 'rule'};
	}

	// One square too few or too many is a mistake; anything else is no row.
	return cells && Math.abs(cells.symbols.length - size) === 1 ? cells : undefined;
}

/** A row of 1 and 0, or a solution with one digit for each row. A number of another length can be anything. */
function rowOfDigits(text: string, size: number, form: FormId): Row | undefined {
	if (text.length !== size) {
		return undefined;
	}

	// The numbers of solutions have fewer digits than these boards have rows.
	const isList = form === 'list' && size !== 2 && size !== 3;
	return isList ? {type: 'numbers', numbers: [...text].map(Number)} : cellsOf([...text]);
}

/**
 * A row of 1 and 0, or a solution; in both a number can stand first. A list that is almost long enough is a mistake. Beside boards,
 * different numbers repeat the solution or name the columns; others are a damaged row.
 */
export function rowOfNumbers(numbers: readonly number[], size: number, form: FormId): Row | undefined {
	if (numbers.length === 1 && size > 1) {
		return undefined;
	}

	const rest = numbers.length === size + 1 ? numbers.slice(1) : numbers;
	if (form !== 'list' && rest.length === size && rest.every((number) => number === 0 || number === 1)) {
		return cellsOf(rest.map(String));
	}

	if (form !== 'list' && numbers.every((number, index) => number === index + numbers[0]!)) {
		return {type: 'rule'};
	}

	if (form !== 'list' && new Set(numbers).size < numbers.length) {
		return undefined;
	}

	const isNear = numbers.length >= Math.max(3, size - 2) && numbers.length <= mostNumbers;
	return rest.length === size || (isNear && numbers.every((number) => number >= -1 && number <= size))
		? {type: 'numbers', numbers: rest}
		: undefined;
}

/** The numbers in words, `0-4-7` among them; undefined if a word is something else. */
export function numbersOf(tokens: readonly string[]): readonly number[] | undefined {
	const split = (token: string) => (/^\d+(?:-\d+)+$/.test(token) ? token.split('-') : [token]);
	const each = tokens.some((token) => token.includes('-', 1)) ? tokens.flatMap(split) : tokens;
	return each.length > 0 && each.every((word) => /^-?\d{1,9}$/.test(word)) ? each.map(Number) : undefined;
}

/** The symbols in words that stand for one square each, or in a single word; undefined if a word is longer. */
function symbolsIn(tokens: readonly string[]): readonly string[] | undefined {
	const symbols = tokens.map((token) => words[token] ?? token);
	if (symbols.length === 1) {
		const [only = ''] = symbols;
		return only.length <= 2 * widest && !/\S\s/.test(only) ? [...only] : undefined;
	}

	return symbols.every((symbol) => symbol.length <= 2 && [...symbol].length === 1) ? symbols : undefined;
}

/** A row of a board, if these are the symbols of its squares: not more than two, or a queen on squares of two colours. */
function cellsOf(symbols: readonly string[]): Cells | undefined {
	const distinct = [...new Set(symbols)];
	const sure = distinct.filter((symbol) => queenSymbols.includes(symbol));
	const isEmpty = (symbol: string) => emptySymbols.includes(symbol) && symbol > '~';
	const isChequered = sure.length === 1 && distinct.every((each) => each === sure[0] || isEmpty(each));
	const isWord =
		distinct.length === 2 && distinct.every((each) => /\p{L}/u.test(each) && !/[QqTFXxOo后皇空]/u.test(each));
	if (
		symbols.length === 0 ||
		symbols.length > widest ||
		!distinct.every(isSymbol) ||
		distinct.length > (isChequered ? 3 : 2) ||
		isWord
	) {
		return undefined;
	}

	return {type: 'cells', symbols};
}

/** A row of a board of `size`, perhaps with its name on one side or on both. */
function labelledCells(tokens: readonly string[], size: number): Cells | undefined {
	const candidates = withoutLabels(tokens).filter(({length}) => length === size || length === 1);
	return candidates.map((each) => cellsOf(symbolsIn(each) ?? [])).find((cells) => cells?.symbols.length === size);
}

/** A row drawn with bars between its squares, as in `| Q |   |   |`. Squares without a symbol are blanks. */
export function barredCells(text: string, size: number): Cells | undefined {
	const parts = text.split('|').map((part) => part.trim() || ' ');
	return parts.length > 1 && size > 1 ? labelledCells(parts, size) : undefined;
}

/** All of them, then without the first, the last or both, where these can be labels. */
function withoutLabels(tokens: readonly string[]): readonly string[][] {
	const starts = isLabel(tokens[0]) ? [0, 1] : [0];
	const ends = isLabel(tokens.at(-1)) ? [tokens.length, tokens.length - 1] : [tokens.length];
	return ends.flatMap((end) => starts.map((start) => tokens.slice(start, end)));
}

/** Whether these are hyphens and the like, or the names of the columns. */
function isRule(tokens: readonly string[]): boolean {
	const isNext = (letter: string, before: string | undefined) =>
		/^[a-z]$/i.test(letter) && (before === undefined || letter.charCodeAt(0) === before.charCodeAt(0) + 1);
	return (
		tokens.every((token) => /^[-=_*+~#|:.<>/\\]+$/.test(token)) ||
		(tokens.length > 1 && tokens.every((token, index) => isNext(token, tokens[index - 1])))
	);
}

/** Which symbol is a queen, and which an empty square. Undefined if the rows have one symbol only, unless `isLast`. */
export function symbolsOf(
	rows: readonly (readonly string[])[],
	isLast: boolean,
): readonly [queen: string, empty: string] | undefined {
	const counts = new Map<string, number>();
	for (const symbol of rows.flat()) {
		counts.set(symbol, (counts.get(symbol) ?? 0) + 1);
	}

	const rarest = [...counts.keys()].toSorted((a, b) => counts.get(a)! - counts.get(b)!);
	const empty = [...counts.keys()].find((symbol) => emptySymbols.includes(symbol));
	if (rarest.length === 1) {
		return isLast || rows.length === 1 ? [empty === undefined ? rarest[0]! : '', empty ?? ''] : undefined;
	}

	const queen = queenSymbols.find((symbol) => counts.has(symbol)) ?? rarest.find((symbol) => symbol !== empty) ?? '';
	return [queen, rarest.findLast((symbol) => symbol !== queen) ?? ''];
}
