import type {Tape} from '../solver/index.js';
import {readInThreads} from '../workers/read-in-threads.js';

/** Smaller boards are read in less time than threads take to start and to be worth it. */
const leastSize = 14;
/** More time than this between two parts means that the program was suspended. In milliseconds. */
const longestPause = 1000;

/** What happens while threads read a tape. */
type ThreadsListener = {
	/** The threads have read the tape a little further, in about this many milliseconds. */
	readonly onRead: (tape: Tape, milliseconds: number) => void;
	/** There are no threads, or one has failed. */
	readonly onError: () => void;
};

/** The threads that read large tapes, one tape at a time. After an error they read no more. */
export class TapeThreads {
	readonly #listener: ThreadsListener;
	#current: {readonly tape: Tape; readonly stop: () => void} | undefined;
	#hasFailed = false;

	constructor(listener: ThreadsListener) {
		this.#listener = listener;
	}

	/** From now on, reads only this tape, or none. Returns whether it is read in threads. */
	read(tape: Tape | undefined): boolean {
		if (this.#current && this.#current.tape !== tape) {
			this.#current.stop();
			this.#current = undefined;
		}

		if (tape && tape.size >= leastSize && !this.#hasFailed) {
			this.#current ??= {tape, stop: this.#start(tape)};
		}

		return this.#current !== undefined;
	}

	#start(tape: Tape): () => void {
		let last = performance.now();
		return readInThreads(tape, {
			onRead: () => {
				const now = performance.now();
				this.#listener.onRead(tape, Math.min(now - last, longestPause));
				last = now;
			},
			onError: () => {
				this.#hasFailed = true;
				this.read(undefined);
				this.#listener.onError();
			},
		});
	}
}
