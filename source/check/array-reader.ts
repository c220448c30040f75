import type {Square} from '../solver/index.js';
import {cellsOf, symbolsIn} from './cells.js';
import {type Content, end} from './content.js';
import {numbersContent, numbersOf} from './numbers.js';
import {isProse, partsOf} from './words.js';

/** More words or more arrays around them than this are no solution of any size. */
const mostWords = 2000;
const deepest = 20;
/** An array that is not closed yet. */
type Open = {
	readonly tokens: string[];
	/** Arrays in it with two numbers each. */
	readonly squares: Square[];
	/** Arrays in it with one symbol or none each: the frames of squares, as in `[Q][ ][ ]`. */
	readonly framed: string[];
	hasContent: boolean;
	/** Whether it has words of a sentence: then it is no array. */
	hasProse: boolean;
};

const opened = (): Open => ({tokens: [], squares: [], framed: [], hasContent: false, hasProse: false});

/** What words say that are no arrays. */
type Reading = {
	/** All of them, as a solution or a part of one. */
	readonly words: (tokens: readonly string[]) => Content | undefined;
	/** The same, but words before them can be left out. */
	readonly group: (tokens: readonly string[]) => Content | undefined;
	/** A line that is neither. */
	readonly other: (text: string) => Content;
};

/** Says what is in arrays, as programs print them. They can go on over several lines, or be as long as the input. */
export class ArrayReader {
	readonly #size: number;
	readonly #reading: Reading;
	#open: Open[] = [];

	constructor(size: number, reading: Reading) {
		this.#size = size;
		this.#reading = reading;
	}

	/** Whether an array goes on in the next line. */
	get isInside(): boolean {
		return this.#open.length > 0;
	}

	/** Reads a line with brackets, or one inside an array. */
	read(text: string): readonly Content[] {
		const contents: Content[] = [];
		const outer = opened();
		for (const part of partsOf(text)) {
			const current = this.#open.at(-1) ?? outer;
			if (/^[[({]$/.test(part)) {
				this.#open.push(opened());
			} else if (/^[\])}]$/.test(part)) {
				this.#open.pop();
				contents.push(...this.#closed(current, this.#open.at(-1) ?? outer));
			} else {
				current.tokens.push(/^["']/.test(part) && part.length > 1 ? part.slice(1, -1).replaceAll(/\s/g, '') : part);
				current.hasProse ||= isProse(part);
			}
		}

		const isNone = ({tokens, hasProse}: Open) => hasProse || tokens.length > mostWords;
		if (this.#open.length > deepest || this.#open.some(isNone)) {
			this.#open = [];
			return [...contents, this.#reading.other(text)];
		}

		return [...contents, ...this.#outside(outer, text, contents.length > 0)];
	}

	/** What is in an array that closes, unless it belongs to the one around it. */
	#closed({tokens, squares, framed, hasContent}: Open, outer: Open): readonly Content[] {
		const numbers = numbersOf(tokens);
		if (numbers?.length === 2 && this.#size > 2) {
			if (outer.squares.length <= this.#size) {
				outer.squares.push({row: numbers[0]!, column: numbers[1]!});
			}

			return [];
		}

		const solution = numbers && numbers.length > 2 ? numbersContent(numbers, this.#size) : undefined;
		if (solution) {
			outer.hasContent = true;
			return [solution];
		}

		const inner = this.#squares(squares, framed);
		if (hasContent || inner.length > 0) {
			outer.hasContent = true;
			return [...inner, end];
		}

		const symbols = tokens.length < 2 && !(numbers && this.#size > 1) ? symbolsIn([...tokens, ' ']) : undefined;
		if (symbols && this.#size > 1) {
			outer.framed.push(symbols[0] ?? ' ');
			return [];
		}

		const contents = this.#elements(tokens);
		outer.hasContent ||= contents.length > 0;
		return contents;
	}

	/** The elements of an innermost array: a solution, a row of a board, or all its rows as strings. */
	#elements(tokens: readonly string[]): readonly Content[] {
		const content = this.#reading.words(tokens);
		if (content && content.type !== 'rule' && content.type !== 'number') {
			return [content];
		}

		const rows = tokens.map((token) => cellsOf([...token]));
		const isBoard = rows.length > 1 && rows.every((row) => row !== undefined);
		if (isBoard) {
			return [end, ...rows, end];
		}

		// Columns or squares, but one of them is something else.
		const isDamaged =
			tokens.length > 2 && tokens.filter((token) => /^\d+$|^\W$|^Q$/i.test(token)).length * 2 > tokens.length;
		return isDamaged ? [{type: 'unknown', text: `[${tokens.join(', ')}]`}] : [];
	}

	#squares(squares: readonly Square[], framed: readonly string[]): readonly Content[] {
		if (squares.length >= Math.max(3, this.#size - 1)) {
			return [{type: 'squares', squares}];
		}

		const cells = framed.length === this.#size ? cellsOf(framed) : undefined;
		return cells ? [cells] : [];
	}

	/** What stands outside all brackets of a line: squares side by side, or else words. */
	#outside(outer: Open, text: string, hasContent: boolean): readonly Content[] {
		const inner = this.#squares(outer.squares, outer.framed);
		if (inner.length > 0 || hasContent || outer.hasContent) {
			return inner;
		}

		const rest = outer.tokens.filter((token) => !/^[:.]$/.test(token));
		const content = rest.length > 0 ? this.#reading.group(rest) : undefined;
		if (content && content.type !== 'number' && content.type !== 'rule') {
			return [content];
		}

		const isPartOfArray = this.#open.length > 0 || !/[^\s[\](){}:,]/.test(text);
		return isPartOfArray ? [] : [this.#reading.other(text)];
	}
}
