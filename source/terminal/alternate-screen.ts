import {writeSync} from 'node:fs';
import {constants} from 'node:os';
import process from 'node:process';
import type {ReadStream} from 'node:tty';
import {clear, escapeKey} from './sequences.js';
import {onTermination} from './terminating-signals.js';

const enterMainScreen = `${escapeKey}[?2004h`;
/** Turns off bracketed paste, and shows the cursor, which Ink hides. */
const leaveMainScreen = `${escapeKey}[?2004l${escapeKey}[?25h`;
const enterAlternateScreen = `${escapeKey}[?1049h${escapeKey}[?25l${enterMainScreen}${escapeKey}[?1007l${clear}`;
const leaveAlternateScreen = `${leaveMainScreen}${escapeKey}[0m${escapeKey}[?1049l`;
/**
 * Most terminals turn the wheel into arrow keys in the alternate screen (mode 1007), which would move by several steps.
 * Where the mode cannot be saved, it is on by default, so it is set before it is restored.
 */
const saveWheel = `${escapeKey}[?1007s`;
const restoreWheel = `${escapeKey}[?1007h${escapeKey}[?1007r`;
/** In milliseconds. In an orphaned process group the system ignores the stop signal: no shell could continue it. */
const stopDelay = 100;

/** However the program ends or stops, the terminal is restored: cursor, echo, and the contents of the main screen. */
export class AlternateScreen {
	#isEntered = false;
	#stopListening: (() => void) | undefined;
	#stopTimer: NodeJS.Timeout | undefined;

	constructor(
		private readonly input: ReadStream,
		private readonly output: {readonly fd: number; cork(): void; uncork(): void},
		private readonly options: {readonly isAlternate: boolean; readonly onResume: () => void},
	) {}

	enter(query = ''): void {
		// First, so that an early signal waits until the terminal can be restored.
		process.on('exit', this.#restore);
		process.on('SIGCONT', this.#resume);
		process.on('SIGTSTP', this.suspend);
		this.#stopListening = onTermination(() => this.leave());
		// Before the first frame, so that keys typed early are not echoed into it.
		this.input.setRawMode(true);
		this.#enterScreen(query);
	}

	leave(): void {
		clearTimeout(this.#stopTimer);
		this.#restore();
		process.off('exit', this.#restore);
		process.off('SIGCONT', this.#resume);
		process.off('SIGTSTP', this.suspend);
		this.#stopListening?.();
	}

	/** Stops the process group, as the terminal does on Ctrl+Z outside raw mode. Windows has no such signal. */
	readonly suspend = (): void => {
		// After the end, a key that has waited must not enter the screen again; of two keys in one chunk, the second does nothing.
		if (!this.#isEntered || !('SIGTSTP' in constants.signals)) {
			return;
		}

		this.#restore();
		// Without this listener the signal stops the process.
		process.off('SIGTSTP', this.suspend);
		process.kill(0, 'SIGTSTP');
		this.#stopTimer = setTimeout(this.#resume, stopDelay);
	};

	readonly hangUp = (): void => {
		this.leave();
		process.kill(process.pid, 'SIGHUP');
	};

	/** Also after SIGSTOP, which stops the program before it can restore the terminal. */
	readonly #resume = (): void => {
		clearTimeout(this.#stopTimer);
		process.off('SIGTSTP', this.suspend);
		process.on('SIGTSTP', this.suspend);
		const hasLeft = !this.#isEntered;
		// The shell may have changed the mode, and Node sets only what differs from what it set last: toggle it.
		this.input.setRawMode(false);
		this.input.setRawMode(true);
		this.#enterScreen();
		if (hasLeft) {
			this.output.uncork();
		}

		this.options.onResume();
	};

	#enterScreen(query = ''): void {
		// After SIGSTOP the saved mode is no longer that of the shell.
		const wheel = this.#isEntered ? '' : saveWheel;
		this.#isEntered = true;
		this.#write(this.options.isAlternate ? wheel + enterAlternateScreen + query : enterMainScreen);
	}

	readonly #restore = (): void => {
		if (!this.#isEntered) {
			return;
		}

		this.#isEntered = false;
		this.#write(this.options.isAlternate ? restoreWheel + leaveAlternateScreen : leaveMainScreen);
		// Later output, such as the last frame of Ink, must not reach the main screen.
		this.output.cork();
		try {
			this.input.setRawMode(false);
		} catch {
			// The terminal has been closed.
		}
	};

	/** Writes synchronously, because the process may end right after. */
	#write(sequence: string): void {
		try {
			writeSync(this.output.fd, sequence);
		} catch {
			// The terminal has been closed.
		}
	}
}
