import {EventEmitter} from 'node:events';
import {StringDecoder} from 'node:string_decoder';
import type {ReadStream} from 'node:tty';
import {KeyDecoder} from './key-decoder.js';
import {KeyQueue} from './key-queue.js';

/** How long the decoder may wait for more input before what is pending counts as complete, in milliseconds. */
const delays = {escape: 40, sequence: 500, paste: 1000} as const;
/** Keys are passed on for this long, in milliseconds, before frames and timers get their turn. */
const longestTurn = 8;
const escapeKey = '\u001B';

export type InputGateOptions = {
	/** Whether each key must have been drawn before the next one comes, as it must for components with a state of their own. */
	readonly isPaced: () => boolean;
	/** The terminal is gone. */
	readonly onHangUp: () => void;
};

/**
 * Stands between the terminal and Ink, in place of its `stdin`: passes on one key per read, however many arrived at once,
 * and nothing but keys.
 */
export class InputGate extends EventEmitter {
	readonly isTTY = true;
	readonly #input: ReadStream;
	readonly #options: InputGateOptions;
	readonly #decoder = new KeyDecoder();
	readonly #text = new StringDecoder('utf8');
	readonly #queue = new KeyQueue();
	#next: string | null = null;
	#isBusy = false;
	#pendingTimer: NodeJS.Timeout | undefined;

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
		clearTimeout(this.#pendingTimer);
		this.#queue.clear();
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

	/** Ink calls this when it begins to listen: what has been typed until then is passed on. */
	setRawMode(isRaw: boolean): this {
		this.#input.setRawMode(isRaw);
		setImmediate(() => {
			void this.#passOn();
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
		clearTimeout(this.#pendingTimer);
		this.#queue.push(this.#decoder.push(this.#text.write(chunk)), performance.now());
		const {pending} = this.#decoder;
		if (pending !== 'nothing') {
			this.#pendingTimer = setTimeout(() => {
				this.#queue.push(this.#decoder.flush(), performance.now());
				void this.#passOn();
			}, delays[pending]);
		}

		void this.#passOn();
	};

	async #passOn(): Promise<void> {
		if (this.#isBusy || this.listenerCount('readable') === 0) {
			return;
		}

		this.#isBusy = true;
		let turn = performance.now();
		const nextKey = () => this.#queue.next(performance.now());
		for (let key = nextKey(); key !== undefined; key = nextKey()) {
			this.#next = key;
			this.emit('readable');
			this.#queue.acted(performance.now());
			// Ink, too, waits a turn to see whether an Escape was the key.
			if (key === escapeKey || this.#options.isPaced() || performance.now() - turn > longestTurn) {
				await turns(4);
				turn = performance.now();
			}
		}

		this.#isBusy = false;
	}
}

/** Lets everything else that is due happen, this many times. */
async function turns(count: number): Promise<void> {
	for (let turn = 0; turn < count; turn++) {
		await new Promise((resolve) => {
			setImmediate(resolve);
		});
	}
}
