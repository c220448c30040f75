import {type AttackLine, attackOn, type Queens, type Square} from '../solver/index.js';
import type {CellLine, Cells, Symbols} from './row.js';

/** Complete. Rows come from the top; bit c of a mask is a queen in column c, from 0. */
export type Board = {
	readonly type: 'board';
	readonly isDrawn: boolean;
	readonly line: number;
	readonly lastLine: number;
	readonly masks: readonly number[];
};

export type Broken = {
	readonly type: 'broken';
	readonly isDrawn: boolean;
	readonly line: number;
	readonly lastLine: number;
	/** The number of rows or of queens is wrong, or a line of a board cannot be read. */
	readonly what: 'rows' | 'numbers' | 'unread';
	readonly found: number;
	/** The line with the mistake, if it is one of a board. */
	readonly at: number | undefined;
	/** What was read of it, row by row; a row of all columns if it cannot be compared. */
	readonly masks: readonly number[];
};

/** Columns beyond this, which no board has, share its bit. */
export const outermost = 30;

export type Fault =
	| {readonly type: 'no-queen' | 'several' | 'outside'; readonly row: number; readonly columns: readonly number[]}
	| {readonly type: 'attack'; readonly one: Square; readonly other: Square; readonly line: AttackLine};

/** Lines of one such symbol are often drawn between boards. */
const ruleSymbols = '-=_*#+~';

type Row = {readonly line: number; readonly cells: readonly (Cells | undefined)[]};

export class BoardRows {
	readonly #size: number;
	readonly #symbols: Symbols;
	readonly #emit: (item: Board | Broken) => void;
	/** Being read, each of one board or of several abreast; without cells where a line could not be read. */
	#rows: Row[] = [];
	/** Rules are drawn between rows; unknown before the first board is complete. */
	#isRuled: boolean | undefined;
	#hasRule = false;
	/** Blank lines are between the rows: the first board has one behind its first row. */
	#isSpaced = false;

	constructor(size: number, symbols: Symbols | undefined, emit: (item: Board | Broken) => void) {
		this.#size = size;
		this.#symbols = symbols ?? {queen: '', empty: []};
		this.#emit = emit;
	}

	get isInside(): boolean {
		return this.#rows.length > 0;
	}

	/** Whether a blank line does not end a board. */
	isGoingOn(): boolean {
		this.#isSpaced ||= this.#rows.length === 1 && this.#isRuled === undefined;
		return this.#isSpaced && this.isInside;
	}

	add(line: number, {rows, isAbreast}: CellLine): void {
		for (const cells of isAbreast ? [rows] : rows.map((row) => [row])) {
			const [only = ''] = cells[0] ?? [];
			const isAlike = ruleSymbols.includes(only) && cells[0]?.every((symbol) => symbol === only);
			if (isAlike && !(this.isInside && this.#symbols.empty.includes(only))) {
				this.addRule();
			} else {
				this.#addRow({line, cells});
			}
		}
	}

	addRule(): void {
		if (this.#isRuled === false) {
			this.finish();
		} else {
			this.#hasRule ||= this.isInside;
		}
	}

	#addRow(row: Row): void {
		if (this.isInside && this.#rows[0]?.cells.length !== row.cells.length) {
			this.finish();
		}

		if (this.#rows.push(row) === this.#size) {
			this.#isRuled ??= this.#hasRule;
			this.finish();
		}
	}

	finish(): void {
		const rows = this.#rows;
		const [first] = rows;
		this.#rows = [];
		this.#hasRule = false;
		if (!first) {
			return;
		}

		const {queen, empty} = this.#symbols;
		const isRead = (cells: Cells | undefined) => cells?.every((symbol) => symbol === queen || empty.includes(symbol));
		const isWhole = rows.length === this.#size;
		const odd = isWhole ? rows.find(({cells}) => !cells.every(isRead)) : undefined;
		const boards = first.cells.map((_, index) => rows.map(({cells}) => maskOf(cells[index] ?? [], queen)));
		const lines = {isDrawn: true, line: first.line, lastLine: rows.at(-1)!.line};
		if (isWhole && !odd) {
			for (const masks of boards) {
				this.#emit({type: 'board', ...lines, masks});
			}
		} else {
			const problem = odd ? ({what: 'unread', found: 0} as const) : ({what: 'rows', found: rows.length} as const);
			const masks = odd || boards.length > 1 ? [-1] : boards[0]!;
			this.#emit({type: 'broken', ...lines, ...problem, at: odd?.line, masks});
		}
	}
}

function maskOf(cells: Cells, queen: string): number {
	return cells.reduce((mask, each, column) => mask | (Number(each === queen) << column), 0);
}

/** Undefined unless each row has one queen. */
export function queensIn(masks: readonly number[]): Queens | undefined {
	const queens = masks.map((mask) => 31 - Math.clz32(mask));
	const isQueen = (column: number, row: number) => masks[row] === 1 << column && column < masks.length;
	return queens.every(isQueen) ? queens : undefined;
}

export function squaresIn(masks: readonly number[]): readonly Square[] {
	return masks.flatMap((mask, row) => columnsIn(mask).map((column) => ({row, column})));
}

function columnsIn(mask: number): readonly number[] {
	const columns: number[] = [];
	for (let rest = mask; rest !== 0; rest &= rest - 1) {
		columns.push(31 - Math.clz32(rest & -rest));
	}

	return columns;
}

/** An attack between rows only if each row has one queen. Undefined for a solution. */
export function faultIn(masks: readonly number[]): Fault | undefined {
	const queens = queensIn(masks) ?? [];
	for (const [row, mask] of queens.length > 0 ? [] : masks.entries()) {
		const columns = columnsIn(mask);
		if (columns.some((column) => column >= masks.length)) {
			return {type: 'outside', row, columns};
		}

		if (columns.length !== 1) {
			return {type: columns.length === 0 ? 'no-queen' : 'several', row, columns};
		}
	}

	for (const [row, column] of queens.entries()) {
		const attack = attackOn(queens, row, column);
		if (attack) {
			const one = {row: attack.row, column: queens[attack.row]!};
			return {type: 'attack', one, other: {row, column}, line: attack.line};
		}
	}

	return undefined;
}
