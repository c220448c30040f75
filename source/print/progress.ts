import {isErrorTerminal, writeErrorLine} from '../terminal/standard-error.js';
import {displayWidth, padEnd} from '../text/width.js';

/** In milliseconds. */
const second = 1000;

type Progress = {
	/** `done` is from 0 to 1. */
	readonly update: (done: number) => void;
	readonly end: () => void;
};

/** On standard error, if that is a terminal. The code that ends the program has to remove the line. */
export function showProgress(words: (done: number, secondsLeft: number | undefined) => string): Progress {
	const started = performance.now();
	let current = 0;
	let width = 0;

	function show(line: string): void {
		// To the start of the line, so that the next update overwrites what the user types.
		writeErrorLine(padEnd(line, width), '\r');
		width = displayWidth(line);
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
