import {withoutLabel} from './cells.js';
import type {Cells, Content} from './content.js';
import type {Board, Broken, Item} from './item.js';
import {type Base, ListReader} from './list-reader.js';
import {symbolsOf} from './symbols.js';

/** A row of a board, and its line; without cells if the line could not be read. */
type Row = {readonly line: number; readonly cells: Cells | undefined};

/** Lines of one of these symbols are often drawn between boards. */
const ruleSymbols: readonly string[] = ['-', '=', '_', '*', '#', '+', '~'];

/** How solutions are written in what has been read. */
export type Written = {
	/** Boards, with the symbols of a queen and of an empty square. */
	readonly symbols: readonly [queen: string, empty: string] | undefined;
	/** Whether there are solutions in one line, or as squares. */
	readonly hasLists: boolean;
	/** The number of the first column, once it is known. */
	readonly base: Base | undefined;
};

/** Puts the rows of boards together, and passes on what the other lines say. */
export class BoardReader {
	readonly #size: number;
	readonly #emit: (item: Item) => void;
	readonly #lists: ListReader;
	#rows: Row[] = [];
	/** A row of one symbol before a board, which can be a line between boards. */
	#before: Row | undefined;
	/** The line of something unread before the first row. */
	#unread = 0;
	/** Whether a board is directly above: the names of its columns can follow. */
	#isBelowBoard = false;
	/** Whether rules are drawn between the rows of a board. Unknown before the first board is complete. */
	#isDrawn: boolean | undefined;
	#hasRule = false;
	#symbols: readonly [string, string] | undefined;

	/** `base` is the number of the first column, if that is not to be found out. */
	constructor(size: number, base: Base | undefined, emit: (item: Item) => void) {
		this.#size = size;
		this.#emit = emit;
		this.#lists = new ListReader(size, base, emit);
	}

	get written(): Written {
		return {symbols: this.#symbols, ...this.#lists.written};
	}

	add(line: number, content: Content): void {
		switch (content.type) {
			case 'cells': {
				this.#lists.dropNames();
				this.#addRow({line, cells: content});
				break;
			}

			case 'rule': {
				this.#addRule();
				break;
			}

			case 'unknown': {
				this.#addUnknown(line, content.text);
				break;
			}

			case 'end': {
				this.#finish();
				break;
			}

			case 'words': {
				this.#finish();
				this.#lists.release();
				this.#emit({...content, line});
				break;
			}

			case 'test': {
				this.#finish();
				this.#lists.release();
				this.#emit({...content, line});
				break;
			}

			case 'numbers':
			case 'squares':
			case 'number': {
				const isBelowBoard = this.#isBelowBoard;
				this.#finish();
				this.#lists.add(line, content, isBelowBoard);
				break;
			}
		}
	}

	/** Says that nothing more comes. */
	end(): void {
		this.#finish();
		this.#lists.end();
	}

	#addRow(given: Row): void {
		const row = {...given, cells: withoutLabel(given.cells, this.#rows.length, this.#size)};
		const {cells} = row;
		const only = cells?.marks.length === 1 ? cells.marks[0]?.symbol : undefined;
		const isRuleLike = only !== undefined && ruleSymbols.includes(only);
		if (isRuleLike && (cells?.width !== this.#size || (this.#rows.length > 0 && !this.#symbols?.includes(only)))) {
			this.#addRule();
		} else if (isRuleLike && this.#rows.length === 0) {
			this.#before = row;
		} else {
			this.#rows.push(row);
			if (this.#rows.length === this.#size) {
				this.#complete();
			}
		}
	}

	#addRule(): void {
		if (this.#isDrawn === false) {
			this.#finish();
		} else if (this.#rows.length > 0) {
			this.#hasRule = true;
		}
	}

	/** An unknown line inside a board is one of its rows; elsewhere it is skipped. */
	#addUnknown(line: number, text: string): void {
		this.#lists.release();
		if (this.#rows.length > 0) {
			this.#addRow({line, cells: undefined});
		} else {
			this.#unread = line;
		}

		this.#emit({type: 'unknown', line, text});
	}

	/** A board ends here, whether it is complete or not. */
	#finish(): void {
		const isLacking = this.#rows.length === this.#size - 1 && this.#before;
		if (isLacking) {
			this.#rows.unshift(isLacking);
			this.#complete();
		} else if (this.#rows.length > 0) {
			this.#break({what: 'rows', found: this.#rows.length});
		}

		this.#before = undefined;
		this.#unread = 0;
		this.#isBelowBoard = false;
	}

	#complete(): void {
		const odd = this.#rows.find(({cells}) => cells?.width !== this.#size);
		if (odd) {
			this.#break({what: odd.cells ? 'cells' : 'unread', found: odd.cells?.width ?? 0, at: odd.line});
			return;
		}

		this.#isDrawn ??= this.#hasRule;
		this.#symbols ??= symbolsOf(this.#rows);
		const [queen] = this.#symbols ?? symbolsOf(this.#rows, true) ?? [];
		const masks = this.#rows.map(({cells}) => cells?.marks.find(({symbol}) => symbol === queen)?.mask ?? 0);
		const board: Board = {type: 'board', line: this.#rows[0]!.line, lastLine: this.#rows.at(-1)!.line, masks};
		this.#clear();
		this.#emit(board);
	}

	#break(problem: Pick<Broken, 'what' | 'found'> & {at?: number}): void {
		const [first, last] = [this.#rows[0]!.line, this.#rows.at(-1)!.line];
		const line = this.#unread > 0 ? this.#unread : first;
		this.#clear();
		this.#emit({type: 'broken', line, lastLine: last, at: undefined, ...problem});
	}

	#clear(): void {
		this.#isBelowBoard = true;
		this.#unread = 0;
		this.#rows = [];
		this.#before = undefined;
		this.#hasRule = false;
	}
}
