import {isErrorTerminal, writeErrorLine} from '../terminal/standard-error.js';
import {cells, padEnd} from '../text/width.js';

/** One second, in milliseconds: the line is updated this often. */
const second = 1000;

type Progress = {
	/** Says how much of the work is done, from 0 to 1. */
	readonly update: (done: number) => void;
	readonly end: () => void;
};

/**
 * Shows on standard error, if that is a terminal, how much of the work is done and the estimated time left. The line is
 * updated every second. The code that ends the program has to remove it.
 */
export function showProgress(words: (done: number, secondsLeft: number | undefined) => string): Progress {
	const started = performance.now();
	let current = 0;
	let width = 0;

	function show(line: string): void {
		// The cursor returns to the start of the line, so that the next update overwrites what the user types.
		writeErrorLine(padEnd(line, width), '\r');
		width = cells(line);
	}

	const showCurrent = () => {
		const seconds = (performance.now() - started) / second;
		show(words(current, current === 0 ? undefined : (seconds * (1 - current)) / current));
	};
	const timer = isErrorTerminal() ? setInterval(showCurrent, second) : undefined;

	return {
		update(done) {
			current = done;
		},
		end() {
			clearInterval(timer);
			if (width > 0) {
				show('');
			}
		},
	};
}
