import process from 'node:process';
import {beforeDeath} from '../terminal/deadly-signals.js';
import {text} from '../text/en.js';

const milliseconds = 1000;

export type Progress = {
	/** So much more has been done. */
	readonly advance: (amount: number) => void;
	readonly end: () => void;
};

/**
 * Shows on standard error, if that is a terminal, how much of the total is done and how much longer the rest will take:
 * in one line, anew every second, and gone when it ends, be it by a signal.
 */
export function showProgress(total: number): Progress {
	const started = performance.now();
	let done = 0;
	let width = 0;

	function show(line: string): void {
		// Back at its start, what is typed stands on the line, and goes with it.
		process.stderr.write(`${line.padEnd(width)}\r`);
		width = line.length;
	}

	function showShare(): void {
		const share = done / total;
		const seconds = (performance.now() - started) / milliseconds;
		show(text.progress(share, share === 0 ? undefined : (seconds * (1 - share)) / share));
	}

	function end(): void {
		clearInterval(timer);
		forgetSignals?.();
		if (width > 0) {
			show('');
		}
	}

	const timer = process.stderr.isTTY ? setInterval(showShare, milliseconds) : undefined;
	const forgetSignals = timer && beforeDeath(end);

	return {
		advance(amount) {
			done += amount;
		},
		end,
	};
}
