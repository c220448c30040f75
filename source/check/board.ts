import {type AttackLine, lineBetween, type Queens, type Square} from '../solver/index.js';
import {type Cells, symbolsOf} from './row.js';

/** A complete board. Its rows come from the top, and bit c of a mask is a queen in column c, counted from 0. */
export type Board = {
	readonly type: 'board';
	readonly line: number;
	readonly lastLine: number;
	readonly masks: readonly number[];
};

/** Lines that are almost a solution, and what is wrong with their form. */
export type Broken = {
	readonly type: 'broken';
	readonly line: number;
	readonly lastLine: number;
	/** The number of rows, of squares in a row, or of numbers in a line is wrong, or a line of a board cannot be read. */
	readonly what: 'rows' | 'cells' | 'numbers' | 'unread';
	/** How many rows, squares or numbers there are. */
	readonly found: number;
	/** The line with the mistake, if it is one of the lines of a board. */
	readonly at: number | undefined;
	/** A list of queens that is too short or too long, as a board with one row for each of its numbers. */
	readonly masks?: readonly number[];
};

/** Why a board is no solution: an attack, or a row without a queen, with several, or with one outside the board. */
export type Fault =
	| {readonly type: 'no-queen' | 'several' | 'outside'; readonly row: number; readonly columns: readonly number[]}
	| {readonly type: 'attack'; readonly one: Square; readonly other: Square; readonly line: AttackLine};

/** Lines of one of these symbols are often drawn between boards. */
const ruleSymbols = '-=_*#+~';

/** Puts rows together to boards of one size. */
export class BoardRows {
	readonly #size: number;
	readonly #emit: (item: Board | Broken) => void;
	/** The rows of the board that is being read; without cells where a line could not be read. */
	#rows: {readonly line: number; readonly cells: Cells | undefined}[] = [];
	/** Whether rules are drawn between the rows of a board. Unknown before the first board is complete. */
	#isDrawn: boolean | undefined;
	#hasRule = false;
	#symbols: readonly [string, string] | undefined;

	constructor(size: number, emit: (item: Board | Broken) => void) {
		this.#size = size;
		this.#emit = emit;
	}

	/** The symbols of a queen and of an empty square, if there are boards. */
	get symbols(): readonly [queen: string, empty: string] | undefined {
		return this.#symbols;
	}

	get isInside(): boolean {
		return this.#rows.length > 0;
	}

	add(line: number, cells: Cells | undefined): void {
		const [only = ''] = cells?.symbols ?? [];
		const isAlike = ruleSymbols.includes(only) && cells?.symbols.every((symbol) => symbol === only);
		const isEmptyRow = this.isInside && cells?.symbols.length === this.#size && this.#symbols?.includes(only);
		if (isAlike && !isEmptyRow) {
			this.addRule();
			return;
		}

		this.#rows.push({line, cells});
		if (this.#rows.length === this.#size) {
			this.#complete();
		}
	}

	/** A rule is a part of a drawn board, or ends a board. */
	addRule(): void {
		if (this.#isDrawn === false) {
			this.finish();
		} else {
			this.#hasRule ||= this.isInside;
		}
	}

	/** A board ends here, whether it is complete or not. */
	finish(): void {
		if (this.isInside) {
			this.#break({what: 'rows', found: this.#rows.length, at: undefined});
		}
	}

	#complete(): void {
		const odd = this.#rows.find(({cells}) => cells?.symbols.length !== this.#size);
		if (odd) {
			this.#break({what: odd.cells ? 'cells' : 'unread', found: odd.cells?.symbols.length ?? 0, at: odd.line});
			return;
		}

		const rows = this.#rows.map(({cells}) => cells?.symbols ?? []);
		this.#isDrawn ??= this.#hasRule;
		this.#symbols ??= symbolsOf(rows, false);
		const [queen] = this.#symbols ?? symbolsOf(rows, true) ?? [];
		const masks = rows.map((row) => row.reduce((mask, each, column) => mask | (Number(each === queen) << column), 0));
		this.#emit({type: 'board', ...this.#clear(), masks});
	}

	#break(problem: Pick<Broken, 'what' | 'found' | 'at'>): void {
		this.#emit({type: 'broken', ...this.#clear(), ...problem});
	}

	/** Starts with the next board. Returns the lines of this one. */
	#clear(): {line: number; lastLine: number} {
		const lines = {line: this.#rows[0]!.line, lastLine: this.#rows.at(-1)!.line};
		this.#rows = [];
		this.#hasRule = false;
		return lines;
	}
}

/** The queens of a board with one in each row; undefined for any other board. */
export function queensIn(masks: readonly number[]): Queens | undefined {
	const queens = new Array<number>(masks.length);
	for (let row = 0; row < masks.length; row++) {
		const mask = masks[row]!;
		const column = 31 - Math.clz32(mask);
		if (column < 0 || column >= masks.length || mask !== 1 << column) {
			return undefined;
		}

		queens[row] = column;
	}

	return queens;
}

/** The squares of all queens, from the top. */
export function squaresIn(masks: readonly number[]): readonly Square[] {
	return masks.flatMap((mask, row) => columnsIn(mask).map((column) => ({row, column})));
}

function columnsIn(mask: number): readonly number[] {
	return Array.from({length: 31}, (_, column) => column).filter((column) => (mask >>> column) & 1);
}

/** The first fault of a board: an attack between rows only if each row has one queen. Undefined for a solution. */
export function faultIn(masks: readonly number[]): Fault | undefined {
	for (const [row, mask] of masks.entries()) {
		const columns = columnsIn(mask);
		if (columns.some((column) => column >= masks.length)) {
			return {type: 'outside', row, columns};
		}

		if (columns.length !== 1) {
			return {type: columns.length === 0 ? 'no-queen' : 'several', row, columns};
		}
	}

	const squares = squaresIn(masks);
	for (const other of squares) {
		for (const one of squares.slice(0, other.row)) {
			const line = lineBetween(one, other);
			if (line && line !== 'row') {
				return {type: 'attack', one, other, line};
			}
		}
	}

	return undefined;
}
