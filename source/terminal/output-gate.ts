import {EventEmitter} from 'node:events';
import process from 'node:process';
import type {WriteStream} from 'node:tty';
import {type Cell, cellsOf, type Sgr, unstyled} from './cells.js';
import {clear} from './sequences.js';

/** Ink sends it, but the scrollback belongs to the user. */
const eraseScrollback = '\u001B[3J';

/** In cells, if the terminal reports no size. */
const defaultSize = {columns: 80, rows: 24};
/** In cells. Each costs time, and some terminals report nonsense, such as 65,535 rows. */
const largestSize = {columns: 800, rows: 250};

/** In milliseconds: longer than Ink takes to draw a frame. */
const repaintDelay = 50;

/** Before a frame, Ink clears the screen, or erases the lines of the last frame, from the last one up. */
const erasing = /^(?:\u001B\[2J\u001B\[H|(?:\u001B\[2K\u001B\[1A)*\u001B\[2K\u001B\[G)/;

/**
 * Replaces `stdout` for Ink: passes on only what differs in a line, keeps the scrollback, and reports the size
 * of the window. (Ink's own `incrementalRendering` leaves old lines where the frame is shorter than the terminal.)
 */
export class OutputGate extends EventEmitter {
	readonly isTTY = true;
	#lines: readonly string[] | undefined;
	/** Whether the next frame is written whole. Also after a repaint: on a busy machine, that frame may still have had the old size. */
	#writesWhole = false;
	#isResizing = false;
	#timer: NodeJS.Timeout | undefined;

	constructor(
		private readonly output: WriteStream,
		private readonly isAlternate: boolean,
	) {
		super();
		// `resize` does not tell of a window that has its size again when the signal arrives, but has lost cells.
		process.on('SIGWINCH', this.#onResize);
	}

	get columns(): number {
		return this.#sizeOf('columns');
	}

	/** One more than there are: Ink clears the screen before each frame that fills it. */
	get rows(): number {
		return this.windowRows + 1;
	}

	get windowRows(): number {
		return this.#sizeOf('rows');
	}

	/** What is spoken does not depend on the window. */
	#sizeOf(side: 'columns' | 'rows'): number {
		return Math.min((this.isAlternate && this.output[side]) || defaultSize[side], largestSize[side]);
	}

	/** Measures the window, too: a stopped program receives no resize events. */
	redraw(): void {
		process.emit('SIGWINCH');
	}

	write(text: string, callback?: (error?: Error | null) => void): boolean {
		const output = this.#withoutUnchanged(text.replaceAll(eraseScrollback, ''));
		// While it hears of a resize, Ink draws the old frame in the new size; React draws the new one after that.
		return this.output.write(this.#isResizing ? '' : output, callback);
	}

	#withoutUnchanged(text: string): string {
		const [erased = ''] = erasing.exec(text) ?? [];
		const frame = text.slice(erased.length);
		// Ink also writes sequences, such as those that hide the cursor, and erases a frame without another.
		if (!this.isAlternate || !(frame.includes('\n') || erased === clear)) {
			this.#lines = erased === '' ? this.#lines : undefined;
			return this.isAlternate ? frame : text;
		}

		// The last line break would scroll a full screen.
		const lines = frame.replace(/\n$/, '').split('\n');
		const before = this.#lines;
		this.#lines = lines;
		if (this.#writesWhole || before?.length !== lines.length) {
			this.#writesWhole = false;
			return clear + lines.join('\n');
		}

		return lines.map((line, row) => changeOf(before[row]!, line, row)).join('');
	}

	close(): void {
		process.off('SIGWINCH', this.#onResize);
		clearTimeout(this.#timer);
	}

	/** Terminals may shift the text of a window that changes, so all is written again, after the frame of the new size. */
	readonly #onResize = (): void => {
		this.#isResizing = this.isAlternate;
		this.emit('resize');
		this.#isResizing = false;
		this.#writesWhole = true;
		this.#timer ??= setTimeout(() => {
			this.#timer = undefined;
			this.output.write(this.#lines ? clear + this.#lines.join('\n') : '');
			this.#writesWhole = true;
			this.emit('repaint');
		}, repaintDelay);
	};
}

/** What turns one line into the other: the cells from the first to the last that differs. */
function changeOf(before: string, line: string, row: number): string {
	if (line === before) {
		return '';
	}

	const [old, cells] = [cellsOf(before), cellsOf(line)];
	const excess = widthOf(old) - widthOf(cells);
	const shift = excess === 0 ? old.length - cells.length : Number.NaN;
	const first = cells.findIndex((cell, index) => !isEqual(cell, old[index]));
	const lastIndex = cells.findLastIndex((cell, index) => !isEqual(cell, old[index + shift]));
	const start = first < 0 ? cells.length : first;
	let output = `\u001B[${row + 1};${widthOf(cells.slice(0, start)) + 1}H`;
	let sgr = unstyled;
	for (const cell of cells.slice(start, lastIndex + 1)) {
		output += turnedTo(sgr, cell.sgr) + cell.text;
		sgr = cell.sgr;
	}

	return output + turnedTo(sgr, unstyled) + (excess > 0 ? '\u001B[K' : '');
}

function turnedTo(before: Sgr, sgr: Sgr): string {
	const ended = [...before.codes.keys()].filter((end) => !sgr.codes.has(end)).map((end) => `\u001B[${end}m`);
	const begun = [...sgr.codes].filter(([end, code]) => before.codes.get(end) !== code).map(([, code]) => code);
	return [...ended, ...begun].join('');
}

function widthOf(cells: readonly Cell[]): number {
	return cells.reduce((sum, {width}) => sum + width, 0);
}

function isEqual(one: Cell, other: Cell | undefined): boolean {
	return one.text === other?.text && one.sgr.key === other.sgr.key;
}
