import {EventEmitter} from 'node:events';
import process from 'node:process';
import type {WriteStream} from 'node:tty';
import {eastAsianWidth} from 'get-east-asian-width';

/** Ink sends it, but the scrollback belongs to the user. */
const eraseScrollback = '\u001B[3J';

/** In cells, if the terminal reports no size. */
const defaultSize = {columns: 80, rows: 24};

/** Ink erases a frame's lines with this, from the last one up, before it writes the next. */
const erasing = /^(?:\u001B\[2K\u001B\[1A)*\u001B\[2K\u001B\[G/;

/**
 * Replaces `stdout` for Ink: passes on only the ends of lines that differ, keeps the scrollback, and reports the size
 * of the window. (Ink's own `incrementalRendering` leaves old lines where the frame is shorter than the terminal.)
 */
export class OutputGate extends EventEmitter {
	readonly isTTY = true;
	readonly #output: WriteStream;
	readonly #isAlternate: boolean;
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

	/** A stopped program receives no resize events. */
	measure(): void {
		process.emit('SIGWINCH');
	}

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

		const changed = lines.map((line, row) => changeOf(before[row]!, line, row, this.columns));
		// Where Ink expects it: behind the last line.
		return `${changed.join('')}${toCell(lines.length - 1, 0)}`;
	}

	close(): void {
		this.#output.off('resize', this.#onResize);
	}

	readonly #onResize = (): void => {
		this.emit('resize');
	};
}

function toCell(row: number, column: number): string {
	return `\u001B[${row + 1};${column + 1}H`;
}

const token = /\u001B\[(?<code>[\d;]*)m|./gu;

function changeOf(before: string, line: string, row: number, columns: number): string {
	if (line === before) {
		return '';
	}

	const styles = new Map<string, string>();
	let [start, column] = [0, 0];
	for (const {0: text, groups} of line.matchAll(token)) {
		if (!before.startsWith(text, start)) {
			break;
		}

		const code = groups?.['code'];
		if (code === undefined) {
			column += eastAsianWidth(text.codePointAt(0) ?? 0);
		} else if (!styles.delete(code)) {
			styles.set(endOf(code), text);
		}

		start += text.length;
	}

	// Behind a full line the terminal would erase its last cell.
	const erase = column < columns ? '\u001B[K' : '';
	return `${toCell(row, column)}${erase}${[...styles.values()].join('')}${line.slice(start)}`;
}

/** 39 ends a colour of the text, 49 one of the ground, 22 bold, and so on (ECMA-48, SGR). */
function endOf(code: string): string {
	const [number = 0] = code.split(';').map(Number);
	if (number < 10) {
		return String(number <= 2 ? 22 : 20 + number);
	}

	const isGround = (number >= 40 && number < 50) || number >= 100;
	return isGround ? '49' : '39';
}
