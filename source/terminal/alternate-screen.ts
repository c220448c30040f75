import {writeSync} from 'node:fs';
import process from 'node:process';
import type {ReadStream} from 'node:tty';
import {beforeDeath} from './deadly-signals.js';

type Terminal = {readonly fd: number; cork(): void; uncork(): void};

const escapeKey = '\u001B';
const clear = `${escapeKey}[2J${escapeKey}[H`;
/** Bracketed paste, with which pasted text is no typing. */
const enterLines = `${escapeKey}[?2004h`;
/** With the cursor, which Ink hides. */
const leaveLines = `${escapeKey}[?2004l${escapeKey}[?25h`;
const enterScreen = `${escapeKey}[?1049h${escapeKey}[?25l${enterLines}${clear}`;
const leaveScreen = `${leaveLines}${escapeKey}[0m${escapeKey}[?1049l`;
/** When a stop signal has not stopped us within so many milliseconds, nothing will: nobody is there to continue us. */
const stopDelay = 100;

/**
 * The screen that a program of its own draws on, in the place of the shell's. On every way out the shell gets its own
 * back as it was: cursor, echo, and what stood there.
 */
export class AlternateScreen {
	readonly #input: ReadStream;
	readonly #output: Terminal;
	/** Whether there is a screen to be entered; else the terminal stays as it is but for its input. */
	readonly #isScreen: boolean;
	readonly #onResume: () => void;
	#isEntered = false;
	#forgetSignals: (() => void) | undefined;
	#unstopped: NodeJS.Timeout | undefined;

	constructor(input: ReadStream, output: Terminal, isScreen: boolean, onResume: () => void) {
		this.#input = input;
		this.#output = output;
		this.#isScreen = isScreen;
		this.#onResume = onResume;
	}

	enter(): void {
		this.#isEntered = true;
		// Before anything is drawn: what is typed early must not be echoed into the picture.
		this.#input.setRawMode(true);
		this.#write(this.#isScreen ? enterScreen : enterLines);
		process.on('exit', this.#restore);
		process.on('SIGCONT', this.#continue);
		process.on('SIGTSTP', this.suspend);
		this.#forgetSignals = beforeDeath(this.#leaveAtDeath);
	}

	leave(): void {
		clearTimeout(this.#unstopped);
		this.#restore();
		process.off('exit', this.#restore);
		process.off('SIGCONT', this.#continue);
		process.off('SIGTSTP', this.suspend);
		this.#forgetSignals?.();
	}

	clear(): void {
		if (this.#isEntered && this.#isScreen) {
			this.#write(clear);
		}
	}

	/** Stops the whole job, as Ctrl+Z does to programs that leave it to the terminal. */
	readonly suspend = (): void => {
		this.#restore();
		// Without a listener the signal stops us.
		process.off('SIGTSTP', this.suspend);
		process.kill(0, 'SIGTSTP');
		this.#unstopped = setTimeout(this.#continue, stopDelay);
	};

	/** The terminal is gone: there is nobody to tell, and nothing to restore but in vain. */
	readonly hangUp = (): void => {
		this.leave();
		process.kill(process.pid, 'SIGHUP');
	};

	readonly #leaveAtDeath = (): void => {
		this.leave();
	};

	/** Draws anew, also when it was another who stopped us, without a chance to restore anything. */
	readonly #continue = (): void => {
		clearTimeout(this.#unstopped);
		process.off('SIGTSTP', this.suspend);
		process.on('SIGTSTP', this.suspend);
		const hasLeft = !this.#isEntered;
		this.#isEntered = true;
		// The shell has set the terminal as it likes it; only a change sets it as we do.
		this.#input.setRawMode(false);
		this.#input.setRawMode(true);
		this.#write(this.#isScreen ? enterScreen : enterLines);
		if (hasLeft) {
			this.#output.uncork();
		}

		this.#onResume();
	};

	readonly #restore = (): void => {
		if (!this.#isEntered) {
			return;
		}

		this.#isEntered = false;
		this.#write(this.#isScreen ? leaveScreen : leaveLines);
		// What is still drawn, Ink's last frame for example, must not come into the shell's screen.
		this.#output.cork();
		try {
			this.#input.setRawMode(false);
		} catch {}
	};

	/** At once and whatever may come, because it may be the last thing we do. */
	#write(sequence: string): void {
		try {
			writeSync(this.#output.fd, sequence);
		} catch {}
	}
}
