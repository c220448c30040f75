import type {Content} from './content.js';
import type {Item} from './item.js';

/** Whether columns count from 0 or from 1. */
export type Base = 0 | 1;

/** A solution in one line, as it is written: of each queen its row, if that is written too, and its column. */
type List = {
	readonly line: number;
	readonly columns: readonly number[];
	readonly rows?: readonly number[];
};

type Listed = Extract<Content, {readonly type: 'numbers' | 'squares' | 'number'}>;

/** So many lines more must count from 0 than from 1, or the other way round, before they are believed. */
const majority = 3;
/** After so many lines that do not decide, they count from 0. */
const longestWait = 1000;
/** A column beyond this is none of any board, and its bit is that of this column. */
const outermost = 30;

/** Reads solutions in one line. They wait until it is known whether they count from 0 or from 1. */
export class ListReader {
	readonly #size: number;
	readonly #emit: (item: Item) => void;
	#base: Base | undefined;
	#votes = 0;
	#waiting: List[] = [];
	/** The numbers 0 1 2 3 ... in a line, which can be the names of the columns of a board that follows. */
	#names: List | undefined;
	/** The last line that begins with the number of the solution. */
	#numbered: readonly number[] = [];
	#hasLists = false;
	#isJoined = false;
	/** Numbers that are lists if others are written so. */
	#maybe: List[] = [];

	constructor(size: number, base: Base | undefined, emit: (item: Item) => void) {
		this.#size = size;
		this.#base = base;
		this.#emit = emit;
	}

	get written(): {readonly hasLists: boolean; readonly base: Base | undefined} {
		return {hasLists: this.#hasLists, base: this.#hasLists ? this.#base : undefined};
	}

	/** Reads a line. Directly below a board the names of its columns can stand. */
	add(line: number, content: Listed, isBelowBoard: boolean): void {
		this.release();
		switch (content.type) {
			case 'numbers': {
				if (content.isJoined) {
					this.#join();
				}

				this.#addList({line, columns: this.#withoutNumber(content.numbers)}, isBelowBoard);
				break;
			}

			case 'squares': {
				this.#wait({
					line,
					columns: content.squares.map(({column}) => column),
					rows: content.squares.map(({row}) => row),
				});
				break;
			}

			case 'number': {
				this.#addNumber(line, content.text);
				break;
			}
		}
	}

	/** Forgets the names of columns, because a board follows. */
	dropNames(): void {
		this.#names = undefined;
	}

	/** What could have been names of columns is a solution after all, because no board follows. */
	release(): void {
		if (this.#names) {
			this.#wait(this.#names);
			this.#names = undefined;
		}
	}

	end(): void {
		this.release();
		this.#decide(this.#votes > 0 ? 1 : 0);
	}

	#addList(list: List, isBelowBoard: boolean): void {
		const {columns} = list;
		const isNames = columns.length === this.#size && columns.every((column, index) => column === index + columns[0]!);
		if (isNames && this.#size > 1 && !this.#hasLists) {
			this.#names = isBelowBoard ? undefined : list;
		} else {
			this.#wait(list);
		}
	}

	/**
	 * A number alone is a list where others are written so: digits without spaces. Before the first one that cannot be a count, it
	 * is also kept.
	 */
	#addNumber(line: number, text: string): void {
		const list = {line, columns: [...text].map(Number)};
		const isAlmost = Math.abs(text.length - this.#size) <= 1 && this.#size > 2;
		if (this.#isJoined && isAlmost) {
			this.#wait(list);
			return;
		}

		if (text.length === this.#size && this.#maybe.length < longestWait) {
			this.#maybe.push(list);
		}

		this.#emit({type: 'words', line, text});
	}

	#join(): void {
		this.#isJoined = true;
		for (const list of this.#maybe.splice(0)) {
			this.#wait(list);
		}
	}

	/** The columns without the number of the solution, if there is one: the numbers grow from line to line. */
	#withoutNumber(numbers: readonly number[]): readonly number[] {
		const [number = 0, ...rest] = numbers;
		if (rest.length !== this.#size) {
			return numbers;
		}

		const isNext = number > (this.#numbered[0] ?? -1) || numbers.every((each, index) => each === this.#numbered[index]);
		const isWhole = new Set(rest).size === this.#size && rest.every((column) => column >= 0 && column <= this.#size);
		if (isNext && (isWhole || this.#numbered.length > 0)) {
			this.#numbered = numbers;
			return rest;
		}

		return numbers;
	}

	#wait(list: List): void {
		this.#hasLists = true;
		if (this.#base !== undefined) {
			this.#put(list, this.#base);
			return;
		}

		this.#waiting.push(list);
		const all = [...list.columns, ...(list.rows ?? [])];
		const isWhole = new Set(list.columns).size === this.#size && list.columns.length === this.#size;
		this.#votes += isWhole ? Number(all.includes(this.#size)) - Number(all.includes(0)) : 0;
		if (Math.abs(this.#votes) >= majority || this.#waiting.length >= longestWait) {
			this.#decide(this.#votes > 0 ? 1 : 0);
		}
	}

	#decide(base: Base): void {
		this.#base ??= base;
		for (const list of this.#waiting.splice(0)) {
			this.#put(list, this.#base);
		}
	}

	#put({line, columns, rows}: List, base: Base): void {
		const bits = columns.map(
			(column) => 1 << (column >= base && column - base < outermost ? column - base : outermost),
		);
		const masks = rows ? bitsByRow(rows, bits, base, this.#size) : bits;
		this.#emit(
			masks.length === this.#size && (rows === undefined || rows.length === this.#size)
				? {type: 'board', line, lastLine: line, masks}
				: {type: 'broken', line, lastLine: line, what: 'numbers', found: columns.length, at: undefined, masks},
		);
	}
}

/** The squares of each row in one mask. Rows outside the board are left out. */
function bitsByRow(rows: readonly number[], bits: readonly number[], base: Base, size: number): readonly number[] {
	const masks = new Array<number>(size).fill(0);
	for (const [index, row] of rows.entries()) {
		if (row - base in masks) {
			masks[row - base]! |= bits[index]!;
		}
	}

	return masks;
}
