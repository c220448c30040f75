import {EventEmitter} from 'node:events';
import {StringDecoder} from 'node:string_decoder';
import {setImmediate as nextTurn} from 'node:timers/promises';
import type {ReadStream} from 'node:tty';
import {KeyDecoder, reportedBrightness, reportedColumn} from './key-decoder.js';
import {escapeKey, interrupt, suspend} from './sequences.js';

/** Milliseconds to wait for the rest of a sequence before the decoder is flushed. */
const delays = {escape: 40, sequence: 500, paste: 1000} as const;
/** Milliseconds of passing on keys before frames and timers get a turn. */
const maximumTurn = 8;
/** A key that takes more milliseconds is slow: a held key repeats at this interval. */
const repeatInterval = 30;

type InputGateOptions = {
	readonly onHangUp: () => void;
	readonly onError: (error: unknown) => void;
	/** Whether something drawn hears keys itself: then each key has its frame before the next one. */
	readonly waitsForFrame: () => boolean;
};

/**
 * Replaces `stdin` for Ink. Each `read` returns one key, even if many arrive at once; other input is dropped. Emits
 * `column` where the terminal reports its cursor, and `brightness` where it reports its ground.
 */
export class InputGate extends EventEmitter {
	readonly isTTY = true;
	readonly #decoder = new KeyDecoder();
	readonly #text = new StringDecoder('utf8');
	#keys: string[] = [];
	#slow: string | undefined;
	#next: string | null = null;
	#isBusy = false;
	#pendingTimer: NodeJS.Timeout | undefined;

	constructor(
		private readonly input: ReadStream,
		private readonly options: InputGateOptions,
	) {
		super();
		input.on('data', this.#receive);
		input.on('end', options.onHangUp);
		input.on('error', options.onError);
	}

	close(): void {
		clearTimeout(this.#pendingTimer);
		this.#keys = [];
		this.input.off('data', this.#receive);
		this.input.off('end', this.options.onHangUp);
		this.input.off('error', this.options.onError);
		this.input.pause();
	}

	read(): string | null {
		const key = this.#next;
		this.#next = null;
		return key;
	}

	/**
	 * Ink calls this when it starts to listen: keys typed earlier are passed on then. The mode itself is set together with the
	 * screen: if Ink ended it before the screen is left, a Ctrl+S among the next keys would stop the output that leaves it.
	 */
	setRawMode(): this {
		setImmediate(() => void this.#passOn());
		return this;
	}

	setEncoding(): this {
		return this;
	}

	ref(): this {
		this.input.ref();
		return this;
	}

	unref(): this {
		this.input.unref();
		return this;
	}

	/** Whether the terminal was asked something: then an Escape is more likely to begin its reply than to be a key. */
	get #expectsReply(): boolean {
		return this.listenerCount('column') > 0;
	}

	readonly #receive = (chunk: Buffer): void => {
		clearTimeout(this.#pendingTimer);
		this.#add(this.#decoder.push(this.#text.write(chunk)));
		const {pending} = this.#decoder;
		if (pending !== 'nothing') {
			this.#pendingTimer = setTimeout(
				() => this.#add(this.#decoder.flush()),
				delays[this.#expectsReply && pending === 'escape' ? 'sequence' : pending],
			);
		}
	};

	/** Ctrl+C and Ctrl+Z overtake waiting keys. While a slow key is handled, its repeats count as one. */
	#add(keys: readonly string[]): void {
		for (const key of keys) {
			const [column, brightness] = [reportedColumn(key), reportedBrightness(key)];
			if (brightness !== undefined) {
				this.emit('brightness', brightness);
			} else if (column !== undefined) {
				this.emit('column', column);
			} else if (key === interrupt || key === suspend) {
				this.#keys.unshift(key);
			} else if (key !== this.#slow || this.#keys.at(-1) !== key) {
				this.#keys.push(key);
			}
		}

		void this.#passOn();
	}

	async #passOn(): Promise<void> {
		if (this.#isBusy || this.listenerCount('readable') === 0) {
			return;
		}

		this.#isBusy = true;
		let turn = performance.now();
		for (let key = this.#keys.shift(); key !== undefined; key = this.#keys.shift()) {
			const start = performance.now();
			const waits = this.options.waitsForFrame();
			this.#next = key;
			this.emit('readable');
			const end = performance.now();
			this.#slow = end - start > repeatInterval ? key : undefined;
			// Ink waits for turns of the event loop to tell an Escape key from a sequence, and to draw a frame.
			const hasTurns = key === escapeKey || waits || this.options.waitsForFrame();
			for (let turns = hasTurns ? 4 : Number(end - turn > maximumTurn); turns > 0; turns--) {
				await nextTurn();
				turn = performance.now();
			}
		}

		this.#isBusy = false;
	}
}

/**
 * Terminals set up for Chinese, Japanese or Korean draw some "ambiguous" characters (Unicode Standard Annex 11) two
 * cells wide. This writes one on an empty screen, asks where the cursor is (`CSI 6n`), and erases it.
 */
export const widthQuery = '●\u001B[6n\r\u001B[K';

const columnIfNarrow = 2;
/** In milliseconds; without a reply the character counts as one cell wide. */
const replyTimeout = 100;

export async function isAmbiguousWide(input: InputGate): Promise<boolean> {
	return new Promise((resolve) => {
		const decide = (column: number) => {
			clearTimeout(timer);
			input.off('column', decide);
			resolve(column > columnIfNarrow);
		};
		const timer = setTimeout(() => {
			// A reply that has already arrived is read before this.
			setImmediate(decide, columnIfNarrow);
		}, replyTimeout);
		input.on('column', decide);
	});
}

/** OSC 11 asks for the colour of the ground. */
export const groundQuery = '\u001B]11;?\u001B\\';
