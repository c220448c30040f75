import {EventEmitter} from 'node:events';
import process from 'node:process';
import type {WriteStream} from 'node:tty';

/** Erases the scrollback. Ink sends it, but the scrollback belongs to the user. */
const eraseScrollback = '\u001B[3J';

/** The size to assume if the terminal does not report one, in character cells. */
const defaultSize = {columns: 80, rows: 24};

/**
 * Replaces `stdout` for Ink. Passes on everything except the sequence that erases the scrollback, and reports the size of
 * the window.
 */
export class OutputGate extends EventEmitter {
	readonly isTTY = true;
	readonly #output: WriteStream;

	constructor(output: WriteStream) {
		super();
		this.#output = output;
		output.on('resize', this.#onResize);
	}

	get columns(): number {
		return this.#output.columns || defaultSize.columns;
	}

	get rows(): number {
		return this.#output.rows || defaultSize.rows;
	}

	/** Reads the size from the terminal again: a stopped program receives no resize events. */
	measure(): void {
		process.emit('SIGWINCH');
	}

	write(text: string, callback?: (error?: Error | null) => void): boolean {
		return this.#output.write(text.replaceAll(eraseScrollback, ''), callback);
	}

	close(): void {
		this.#output.off('resize', this.#onResize);
	}

	readonly #onResize = (): void => {
		this.emit('resize');
	};
}
