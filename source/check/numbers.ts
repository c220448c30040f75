import {Integers} from './sheet.js';

/** Numbers of a text: their values and places, and a number for what stands between one and the next. */
export type Numbers = {
	/** Greater ones are `greatest`. */
	readonly values: Integers;
	readonly starts: Integers;
	readonly ends: Integers;
	/** The same for the same signs; 0 for those that are like no others. */
	readonly gaps: Integers;
};
type Add = (value: number, start: number, end: number) => void;

const greatest = 2 ** 31 - 1;
const longestGap = 100;
const mostGaps = 1000;

/** Reads texts whose gaps are compared with one another. */
export function numbersReader(size: number): (text: string) => Numbers {
	const tokens = tokensFor(size);
	const known = new Map<string, number>();
	function gapOf(text: string): number {
		const gap = known.get(text);
		if (gap !== undefined || text.length > longestGap || known.size > mostGaps) {
			return gap ?? 0;
		}

		const name = gapName(text);
		const number = known.get(name) ?? known.size + 1;
		known.set(name, number).set(text, number);
		return number;
	}

	return (text) => {
		const [values, starts, ends, gaps] = [new Integers(), new Integers(), new Integers(), new Integers()];
		eachNumber(text, tokens, size, (value, start, end) => {
			if (ends.length > 0) {
				gaps.push(gapOf(text.slice(ends.at(ends.length - 1), start)));
			}

			values.push(Math.min(value, greatest));
			starts.push(start);
			ends.push(end);
		});
		return {values, starts, ends, gaps};
	};
}

/** Names of squares (`b1`), and numbers. `1.0` is a number in a list, where `1.` is not its number: `1.[1, 3, 0, 2]` */
function tokensFor(size: number): RegExp {
	const letter = String.fromCharCode(96 + Math.min(size, 26));
	return new RegExp(
		String.raw`(?<!\w)Q?([a-${letter}])(\d{1,2})(?!\w)|(?<=[[(,] *|\d )\d+\.\d+(?![\d.])|\d+\.\d+(?= +\d+\.\d)|-?\d+`,
		'gi',
	);
}

/** The digits of a number with n digits are numbers, too: `1302`. */
function eachNumber(text: string, tokens: RegExp, size: number, add: Add): void {
	for (const {0: token, 1: letter, 2: row, index} of text.matchAll(tokens)) {
		const end = index + token.length;
		const sign = Number(token.startsWith('-'));
		if (letter !== undefined) {
			add(Number(row), index, index + 1);
			add(letter.toLowerCase().charCodeAt(0) - 96, index + 1, end);
		} else if (token.length === size && size < 10 && /^\d+$/.test(token) && !/[.,]\d/.test(text.slice(end, end + 2))) {
			for (const [at, digit] of [...token].entries()) {
				add(Number(digit), index + at, index + at + 1);
			}
		} else {
			// No queen, as in `[-1, -1]`; else it is a dash.
			const isMinus = token === '-1' && (index === 0 || /[\s[({,=:;|]/.test(text[index - 1]!));
			add(isMinus ? -1 : wholeNumber(token.slice(sign)), isMinus ? index : index + sign, end);
		}
	}
}

/** A decimal is no column. */
function wholeNumber(digits: string): number {
	const value = Number(digits);
	return Number.isInteger(value) ? value : greatest;
}

/** Names a gap: blanks count as one, line ends as one. */
export function gapName(text: string): string {
	return text
		.replace(/[^\S\n]+/g, ' ')
		.replace(/ ?\n[\s]*/g, (lines) => (/\n\s*\n/.test(lines) ? '\n\n' : '\n'))
		.replace(/(?<=[^\w\s])\s+|\s+(?=[^\w\s])/g, '');
}

/**
 * Of n squares, whichever of their numbers is the row, in any order of the rows, or only up or down; of three numbers the first
 * counts the queens, or is that of the solution.
 */
export function columnsOf(
	values: readonly number[],
	period: number,
	isInOrder: boolean,
): readonly number[] | undefined {
	const rows = values.filter((_, at) => at % period === period - 2);
	const columns = values.filter((_, at) => at % period === period - 1);
	const numbers = period > 2 ? values.filter((_, at) => at % period === 0) : [];
	const areNumbers = numbers.every((number, at) => number === numbers[0]! + at) || new Set(numbers).size === 1;
	return areNumbers ? (byKeys(rows, columns, isInOrder) ?? byKeys(columns, rows, isInOrder)) : undefined;
}

function byKeys(keys: readonly number[], values: readonly number[], isInOrder: boolean): readonly number[] | undefined {
	const base = Math.min(...keys);
	const places = keys.map((_, row) => keys.indexOf(row + base));
	const isKeyed = (base === 0 || base === 1) && !places.includes(-1);
	const isSorted = keys.every((key, at) => at === 0 || Math.abs(key - keys[at - 1]!) === 1);
	return isKeyed && (isSorted || !isInOrder) ? places.map((at) => values[at]!) : undefined;
}

/** Most are columns, or -1, which is no queen. Rows of a matrix have only 0 and 1. */
export function areColumns(
	lists: readonly {readonly columns: readonly number[]}[],
	size: number,
	base: number,
): boolean {
	const inside = (from: number, to: number) =>
		lists.filter(({columns}) => columns.every((column) => column >= from && column <= to)).length;
	const areMost = inside(base === 0 ? -1 : 1, size - 1 + base) * 2 >= lists.length;
	return areMost && (size === 1 || inside(-1, 1) < lists.length);
}
