import {EventEmitter} from 'node:events';
import {StringDecoder} from 'node:string_decoder';
import type {ReadStream} from 'node:tty';
import {KeyDecoder} from './key-decoder.js';

/** So long, in milliseconds, an Escape may be the start of a sequence, and what is the start of one may go on. */
const escapeDelay = 40;
const sequenceDelay = 500;
/** So long keys are handed on in one go before the screen gets its turn. */
const longestTurn = 8;
const escapeKey = '\u001B';

export type InputGateOptions = {
	/** Whether each key must have been drawn before the next one comes, as it must for components with a state of their own. */
	readonly isPaced: () => boolean;
	/** The terminal is gone. */
	readonly onHangUp: () => void;
};

/**
 * Stands between the terminal and Ink, in the place of its `stdin`: hands on one key a read, however many came at once,
 * and nothing but keys.
 */
export class InputGate extends EventEmitter {
	readonly isTTY = true;
	readonly #input: ReadStream;
	readonly #options: InputGateOptions;
	readonly #decoder = new KeyDecoder();
	readonly #text = new StringDecoder('utf8');
	readonly #queue: string[] = [];
	#next: string | null = null;
	#isBusy = false;
	#escapeTimer: NodeJS.Timeout | undefined;

	constructor(input: ReadStream, options: InputGateOptions) {
		super();
		this.#input = input;
		this.#options = options;
		input.on('data', this.#receive);
		input.on('end', options.onHangUp);
		input.on('error', options.onHangUp);
	}

	/** Lets go of the terminal's input. */
	close(): void {
		clearTimeout(this.#escapeTimer);
		this.#queue.length = 0;
		this.#input.off('data', this.#receive);
		this.#input.off('end', this.#options.onHangUp);
		this.#input.off('error', this.#options.onHangUp);
		this.#input.pause();
	}

	read(): string | null {
		const key = this.#next;
		this.#next = null;
		return key;
	}

	/** Ink calls this when it begins to listen: what has been typed until then is handed on. */
	setRawMode(isRaw: boolean): this {
		this.#input.setRawMode(isRaw);
		setImmediate(() => {
			void this.#handOn();
		});
		return this;
	}

	setEncoding(): this {
		return this;
	}

	ref(): this {
		this.#input.ref();
		return this;
	}

	unref(): this {
		this.#input.unref();
		return this;
	}

	readonly #receive = (chunk: Buffer): void => {
		clearTimeout(this.#escapeTimer);
		this.#queue.push(...this.#decoder.push(this.#text.write(chunk)));
		if (this.#decoder.isUndecided) {
			this.#escapeTimer = setTimeout(
				() => {
					this.#queue.push(...this.#decoder.flush());
					void this.#handOn();
				},
				this.#decoder.isEscape ? escapeDelay : sequenceDelay,
			);
		}

		void this.#handOn();
	};

	async #handOn(): Promise<void> {
		if (this.#isBusy || this.listenerCount('readable') === 0) {
			return;
		}

		this.#isBusy = true;
		let turn = performance.now();
		for (let key = this.#queue.shift(); key !== undefined; key = this.#queue.shift()) {
			this.#next = key;
			this.emit('readable');
			// Ink, too, waits a turn to see whether an Escape was one.
			if (key === escapeKey || this.#options.isPaced() || performance.now() - turn > longestTurn) {
				await turns(4);
				turn = performance.now();
			}
		}

		this.#isBusy = false;
	}
}

/** Lets everything else that is due happen, so many times. */
async function turns(count: number): Promise<void> {
	for (let turn = 0; turn < count; turn++) {
		await new Promise((resolve) => {
			setImmediate(resolve);
		});
	}
}
