import type {Cells} from './content.js';
import {emptySymbols, queenSymbols} from './symbols.js';

/** The widest board that a mask holds. */
const widest = 31;
/** Of the letters and digits only these are symbols of a square. */
const isSymbol = (symbol: string) => !/[\p{L}\p{N}]/u.test(symbol) || /^[QqXxOoTFEeWwBb01皇后空]$/u.test(symbol);
const words: Readonly<Record<string, string>> = {true: 'T', false: 'F', True: 'T', False: 'F'};

/** A row of a board, if these are the symbols of its squares: not more than two, or a queen on squares of two colours. */
export function cellsOf(symbols: readonly string[]): Cells | undefined {
	const distinct = [...new Set(symbols)];
	const sure = distinct.filter((symbol) => queenSymbols.includes(symbol));
	const isEmpty = (symbol: string) => emptySymbols.includes(symbol) && symbol > '~';
	const isChequered = sure.length === 1 && distinct.every((each) => each === sure[0] || isEmpty(each));
	if (
		symbols.length === 0 ||
		symbols.length > widest ||
		!distinct.every(isSymbol) ||
		distinct.length > (isChequered ? 3 : 2) ||
		(distinct.length === 2 && distinct.every((each) => /\p{L}/u.test(each) && !/[QqTFXxOo后皇空]/u.test(each)))
	) {
		return undefined;
	}

	const maskOf = (symbol: string) =>
		symbols.reduce((mask, each, column) => (each === symbol ? mask | (1 << column) : mask), 0);
	return {type: 'cells', width: symbols.length, marks: distinct.map((symbol) => ({symbol, mask: maskOf(symbol)}))};
}

/** The symbols in words that stand for one square each, or in a single word; undefined if a word is longer. */
export function symbolsIn(tokens: readonly string[]): readonly string[] | undefined {
	const symbols = tokens.map((token) => words[token] ?? token);
	const [only = ''] = symbols;
	if (symbols.length === 1) {
		return only.length <= 2 * widest ? [...only] : undefined;
	}

	return symbols.every((symbol) => symbol.length === 1 || [...symbol].length === 1) ? symbols : undefined;
}

/** What stands beside a row of a board and names it. */
const isLabel = (token: string) => /^(?:\d{1,2}|[A-Za-z])[:.)]?$/.test(token);

/** A row of a board of `size`, perhaps with its name on one side or on both. */
export function labelledCells(tokens: readonly string[], size: number): Cells | undefined {
	const [first = '', last = ''] = [tokens[0], tokens.at(-1)];
	const candidates = [
		tokens,
		...(isLabel(first) ? [tokens.slice(1)] : []),
		...(isLabel(last) ? [tokens.slice(0, -1)] : []),
		...(isLabel(first) && isLabel(last) ? [tokens.slice(1, -1)] : []),
	];
	for (const candidate of candidates) {
		const symbols = symbolsIn(candidate);
		const cells = symbols?.length === size ? cellsOf(symbols) : undefined;
		if (cells) {
			return cells;
		}
	}

	return undefined;
}

/** A row drawn with bars between its squares, as in `| Q |   |   |`. Squares without a symbol are spaces. */
export function barredCells(text: string, size: number): Cells | undefined {
	const parts = text.split('|').map((part) => part.trim());
	const isOuter = (part: string | undefined) => part === '' || isLabel(part ?? '');
	const candidates = [
		...(isOuter(parts[0]) && isOuter(parts.at(-1)) ? [parts.slice(1, -1)] : []),
		...(isOuter(parts[0]) ? [parts.slice(1)] : []),
		...(isOuter(parts.at(-1)) ? [parts.slice(0, -1)] : []),
		parts,
	];
	const row = candidates.find((each) => each.length === size && size > 1);
	const symbols = row?.map((part) => words[part] ?? (part || ' '));
	return symbols?.every((symbol) => [...symbol].length === 1) ? cellsOf(symbols) : undefined;
}

/** A number before the row at `index` is its name only if it is its number, from the top or from the bottom. */
export function withoutLabel(cells: Cells | undefined, index: number, size: number): Cells | undefined {
	const isName = cells?.label === undefined || [index, index + 1, size - index].includes(cells.label);
	return isName ? cells : {...cells, width: cells.width + 1};
}
