import {isErrorTerminal, writeErrorLine} from '../terminal/standard-error.js';
import {onTermination} from '../terminal/terminating-signals.js';
import {displayWidth, padEnd} from '../text/width.js';

/** In milliseconds. */
const second = 1000;

/** On standard error, if that is a terminal. Returns a function that removes the line, as a signal does. */
export function showProgress(words: (seconds: number) => string): () => void {
	const started = performance.now();
	let width = 0;
	/** Only while a line is there: a signal that comes just before listeners are removed would be lost. */
	let stopListening: (() => void) | undefined;

	function show(line: string): void {
		// To the start of the line, so that the next update overwrites what the user types.
		writeErrorLine(padEnd(line, width), '\r');
		width = displayWidth(line);
		stopListening ??= onTermination(end);
	}

	const showCurrent = () => show(words((performance.now() - started) / second));
	const timer = isErrorTerminal() ? setInterval(showCurrent, second) : undefined;

	function end(): void {
		clearInterval(timer);
		if (width > 0) {
			show('');
		}

		stopListening?.();
	}

	return end;
}
