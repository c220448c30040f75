import {EventEmitter} from 'node:events';
import process from 'node:process';
import type {WriteStream} from 'node:tty';

/** Erases the scrollback. Ink sends it, but the scrollback belongs to the user. */
const eraseScrollback = '\u001B[3J';

/** The size to assume if the terminal does not report one, in character cells. */
const defaultSize = {columns: 80, rows: 24};

/** With this Ink erases so many lines, from the last one up, before it writes a frame in their place. */
const erasing = /^(?:\u001B\[2K\u001B\[1A)*\u001B\[2K\u001B\[G/;

/**
 * Replaces `stdout` for Ink. Of a frame in the place of another it passes on the lines that differ: over a slow connection a
 * key then takes some hundred bytes instead of thousands. It keeps back the sequence that erases the scrollback, and reports
 * the size of the window. (Ink's own `incrementalRendering` leaves old lines where the frame is shorter than the terminal.)
 */
export class OutputGate extends EventEmitter {
	readonly isTTY = true;
	readonly #output: WriteStream;
	/** Whether a frame begins in the first row of the screen, so that its lines have known rows. */
	readonly #isAlternate: boolean;
	/** The lines of the frame on the screen, if they are known. */
	#lines: readonly string[] | undefined;

	constructor(output: WriteStream, isAlternate: boolean) {
		super();
		this.#output = output;
		this.#isAlternate = isAlternate;
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

	/** The screen has been cleared: the next frame is written whole. */
	forget(): void {
		this.#lines = undefined;
	}

	write(text: string, callback?: (error?: Error | null) => void): boolean {
		return this.#output.write(this.#withoutUnchanged(text.replaceAll(eraseScrollback, '')), callback);
	}

	#withoutUnchanged(text: string): string {
		const [erased = ''] = erasing.exec(text) ?? [];
		const lines = text.slice(erased.length).split('\n');
		// Ink also writes sequences, such as those that hide the cursor, and erases a frame without another.
		if (!this.#isAlternate || lines.length === 1) {
			this.#lines = erased === '' ? this.#lines : undefined;
			return text;
		}

		const before = this.#lines;
		this.#lines = lines;
		if (erased === '' || before?.length !== lines.length) {
			return text;
		}

		const changed = lines.flatMap((line, row) => (line === before[row] ? [] : [`${toRow(row)}\u001B[2K${line}`]));
		// The cursor stays behind the last line, where Ink expects it.
		return `${changed.join('')}${toRow(lines.length - 1)}`;
	}

	close(): void {
		this.#output.off('resize', this.#onResize);
	}

	readonly #onResize = (): void => {
		this.emit('resize');
	};
}

/** Moves the cursor to the start of a row, counted from 0. */
function toRow(row: number): string {
	return `\u001B[${row + 1};1H`;
}
