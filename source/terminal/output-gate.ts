import {EventEmitter} from 'node:events';
import process from 'node:process';
import type {WriteStream} from 'node:tty';

/** Erases what has scrolled off the screen: the user's history, which is not the program's to erase. */
const eraseScrollback = '\u001B[3J';

/** The size of a terminal that does not tell it, in cells. */
const unknownSize = {columns: 80, rows: 24};

/**
 * Stands between Ink and the terminal, in place of its `stdout`: passes on everything but the sequence that erases the
 * scrollback, and knows the size of the window.
 */
export class OutputGate extends EventEmitter {
	readonly isTTY = true;
	readonly #output: WriteStream;

	constructor(output: WriteStream) {
		super();
		this.#output = output;
		output.on('resize', this.#resized);
	}

	get columns(): number {
		return this.#output.columns || unknownSize.columns;
	}

	get rows(): number {
		return this.#output.rows || unknownSize.rows;
	}

	/** Asks the terminal for its size: while the program was stopped, nobody told it about a change. */
	measure(): void {
		process.emit('SIGWINCH');
	}

	write(text: string, callback?: (error?: Error | null) => void): boolean {
		return this.#output.write(text.replaceAll(eraseScrollback, ''), callback);
	}

	close(): void {
		this.#output.off('resize', this.#resized);
	}

	readonly #resized = (): void => {
		this.emit('resize');
	};
}
