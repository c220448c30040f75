import {isErrorTerminal, writeErrorLine} from '../terminal/standard-error.js';
import {onTermination} from '../terminal/terminating-signals.js';
import type {Text} from '../text/en.js';
import {cells, padEnd} from '../text/width.js';

/** One second, in milliseconds: the line is updated this often. */
const second = 1000;

export type Progress = {
	/** Adds to the amount of work done, in the unit of the total. */
	readonly advance: (amount: number) => void;
	/** Removes the line. */
	readonly end: () => void;
};

/**
 * Shows on standard error, if that is a terminal, how much of the work is done and the estimated time left. The line is
 * updated every second, and removed at the end and when a signal ends the program.
 */
export function showProgress(total: number, text: Text): Progress {
	const started = performance.now();
	let done = 0;
	let width = 0;

	function show(line: string): void {
		// The cursor returns to the start of the line, so that the next update overwrites what the user types.
		writeErrorLine(padEnd(line, width), '\r');
		width = cells(line);
	}

	function update(): void {
		const progress = done / total;
		const seconds = (performance.now() - started) / second;
		show(text.progress(progress, progress === 0 ? undefined : (seconds * (1 - progress)) / progress));
	}

	function end(): void {
		clearInterval(timer);
		stopListening?.();
		if (width > 0) {
			show('');
		}
	}

	const timer = isErrorTerminal() ? setInterval(update, second) : undefined;
	const stopListening = timer && onTermination(end);

	return {
		advance(amount) {
			done += amount;
		},
		end,
	};
}
