import {cellsOf} from './cells.js';
import type {Cells, Content} from './content.js';

/** More numbers than this are no solution, not even one with the queens of several boards in it. */
const mostNumbers = 1000;
const zero = 0x30;

/**
 * The whole numbers of a line that has nothing else, between spaces, commas or semicolons; undefined for any other line. A long
 * list consists of such lines, so it reads the characters itself.
 */
export function plainNumbers(text: string): readonly number[] | undefined {
	const numbers: number[] = [];
	let value = -1;
	for (let index = 0; index < text.length; index++) {
		const digit = text.charCodeAt(index) - zero;
		if (digit >= 0 && digit <= 9) {
			value = value < 0 ? digit : value * 10 + digit;
		} else if (digit === 0x20 - zero || digit === 0x2c - zero || digit === 0x09 - zero || digit === 0x3b - zero) {
			if (value >= 0) {
				numbers.push(value);
				value = -1;
			}
		} else {
			return undefined;
		}
	}

	if (value >= 0) {
		numbers.push(value);
	}

	return numbers;
}

/** The numbers in words, `0-4-7` among them; undefined if a word is something else. */
export function numbersOf(tokens: readonly string[]): readonly number[] | undefined {
	const words = tokens.some((token) => token.includes('-', 1)) ? tokens.flatMap(hyphenated) : tokens;
	return words.length > 0 && words.every((word) => /^-?\d{1,9}$/.test(word)) ? words.map(Number) : undefined;
}

function hyphenated(token: string): readonly string[] {
	return /^\d+(?:-\d+)+$/.test(token) ? token.split('-') : [token];
}

/** What a row of numbers says: a row of a board of 1 and 0, or a solution, perhaps with its number before it. */
export function numbersContent(numbers: readonly number[], size: number): Content | undefined {
	if (numbers.length === 1 && size > 1) {
		return undefined;
	}

	const isBits = (each: readonly number[]) =>
		each.length === size && each.every((number) => number === 0 || number === 1);
	const [squares] = size > 2 ? [numbers, numbers.slice(1)].filter(isBits) : [];
	const cells = squares && cellsOf(squares.map(String));
	if (cells) {
		return squares === numbers ? cells : {...cells, label: numbers[0]!};
	}

	const isSize = numbers.length === size || numbers.length === size + 1;
	// A row of another length is a solution with a mistake if its numbers are columns, and not something else.
	const isNear = numbers.length >= Math.max(3, size - 2) && numbers.length <= mostNumbers;
	return isSize || (isNear && numbers.every((number) => number >= -1 && number <= size))
		? {type: 'numbers', numbers, isJoined: false}
		: undefined;
}

/** What a single number says: a row of a board, a solution with one digit for each row, or only a number. */
export function singleNumber(text: string, size: number): Content {
	const digits = [...text].map(Number);
	if (text.length !== size || (size === 1 && digits.some((digit) => digit > 1))) {
		return {type: 'number', text};
	}

	if (size > 2 && digits.every((digit) => digit <= 1)) {
		return cellsOf([...text]) ?? {type: 'number', text};
	}

	// A count can have as many digits, but hardly different ones that are all columns.
	return digits.every((digit) => digit <= size) && new Set(digits).size === size
		? {type: 'numbers', numbers: digits, isJoined: true}
		: {type: 'number', text};
}

/** Whether a row of a board could be a line of columns too. */
export function areBits({marks}: Cells): boolean {
	return marks.every(({symbol}) => symbol === '0' || symbol === '1');
}

/** A row of 0 and 1 as a line of columns. */
export function numbersIn({marks, width}: Cells): Extract<Content, {readonly type: 'numbers'}> {
	const ones = marks.find(({symbol}) => symbol === '1')?.mask ?? 0;
	const numbers = Array.from({length: width}, (_, column) => (ones >>> column) & 1);
	return {type: 'numbers', numbers, isJoined: false};
}
