import {ArrayReader} from './array-reader.js';
import {barredCells, cellsOf, labelledCells, symbolsIn} from './cells.js';
import {type Content, end, rule} from './content.js';
import {numbersContent, numbersOf, plainNumbers, singleNumber} from './numbers.js';
import {headings, isRule, testLine, withoutDrawing, wordsIn} from './words.js';

/** Lines of boards are few different ones: what they say is kept. */
const mostKept = 1000;

/** Says what each line contains, for boards of one size. Arrays can go on over several lines. */
export class LineReader {
	readonly #size: number;
	readonly #kept = new Map<string, readonly Content[]>();
	readonly #arrays: ArrayReader;

	constructor(size: number) {
		this.#size = size;
		this.#arrays = new ArrayReader(size, {
			words: (tokens) => this.#words(tokens),
			group: (tokens) => this.#group(tokens),
			other: (text) => this.#other(text),
		});
	}

	/** What a line says, the next in each call. */
	read(text: string): readonly Content[] {
		if (this.#arrays.isInside) {
			return this.#arrays.read(text);
		}

		const kept = this.#kept.get(text);
		if (kept) {
			return kept;
		}

		const plain = plainNumbers(text);
		if (plain && plain.length > 1) {
			const content = numbersContent(plain, this.#size) ?? {type: 'unknown' as const, text};
			return content.type === 'cells' ? this.#keep(text, [content]) : [content];
		}

		const contents = this.#line(text);
		return contents.every(({type}) => type === 'cells' || type === 'rule') ? this.#keep(text, contents) : contents;
	}

	#keep(text: string, contents: readonly Content[]): readonly Content[] {
		if (!this.#arrays.isInside && this.#kept.size < mostKept && text.length < 500) {
			this.#kept.set(text, contents);
		}

		return contents;
	}

	#line(given: string): readonly Content[] {
		const text = given.trim();
		if (text === '') {
			return [end];
		}

		const [, row, column, outcome = ''] = testLine.exec(text) ?? [];
		if (row !== undefined) {
			return [{type: 'test', row: Number(row), column: Number(column), isSafe: /true/i.test(outcome)}];
		}

		const simple = withoutDrawing(text);
		const barred = simple.includes('|') ? barredCells(simple, this.#size) : undefined;
		if (barred) {
			return [barred];
		}

		if (/[[({]/.test(simple)) {
			return this.#arrays.read(simple);
		}

		const content = this.#group(wordsIn(simple));
		const isDamaged = content?.type === 'number' && simple.includes('|');
		return [isDamaged ? {type: 'unknown', text} : (content ?? this.#other(text))];
	}

	/** What words without brackets say. Words before a colon and the like are left out if that helps. */
	#group(tokens: readonly string[]): Content | undefined {
		const whole = this.#words(tokens);
		const named = tokens.findLastIndex((token) => /[:=)>]$|^\d+\.$/.test(token));
		return (
			whole ??
			(named >= 0 && tokens.length - named > 2 ? this.#words(tokens.slice(named + 1)) : this.#last(tokens, named))
		);
	}

	/** A solution in one word at the end of a line, as in `1: 04752613`. */
	#last(tokens: readonly string[], named: number): Content | undefined {
		const content = named === tokens.length - 2 && this.#size > 1 ? this.#words(tokens.slice(-1)) : undefined;
		return content?.type === 'number' ? undefined : content;
	}

	#words(tokens: readonly string[]): Content | undefined {
		const [only = ''] = tokens;
		if (tokens.length === 1 && /^\d+$/.test(only)) {
			return singleNumber(only, this.#size);
		}

		const numbers = numbersOf(tokens);
		if (numbers) {
			return numbersContent(numbers, this.#size);
		}

		const symbols = symbolsIn(tokens);
		const cells = labelledCells(tokens, this.#size) ?? (symbols && cellsOf(symbols));
		if (cells?.width === this.#size) {
			return cells;
		}

		if (isRule(tokens)) {
			return rule;
		}

		// One square too few or too many is a mistake; anything else is no row.
		return cells && Math.abs(cells.width - this.#size) === 1 ? cells : undefined;
	}

	#other(text: string): Content {
		const hasWords = /\p{L}{2}|\p{Script=Han}/u.test(text) && headings.test(text);
		const digits = /^[^\p{L}\d]*(?<digits>\d+)[^\p{L}\d]*$/u.exec(text)?.groups?.['digits'];
		// With more digits it can be a damaged solution.
		const isNumbered = digits !== undefined && digits.length < this.#size - 1;
		return hasWords || isNumbered ? {type: 'words', text} : {type: 'unknown', text};
	}
}
