import {EventEmitter} from 'node:events';
import {StringDecoder} from 'node:string_decoder';
import type {ReadStream} from 'node:tty';
import {KeyDecoder} from './key-decoder.js';
import {KeyQueue} from './key-queue.js';
import {mouseReport} from './mouse.js';
import {escapeKey} from './sequences.js';

/** How long to wait for the rest of an incomplete sequence before the decoder is flushed, in milliseconds. */
const delays = {escape: 40, sequence: 500, paste: 1000} as const;
/** How long keys are passed on before frames and timers get a turn, in milliseconds. */
const maximumTurn = 8;

type InputGateOptions = {
	/** Called when the terminal has been closed. */
	readonly onHangUp: () => void;
	/** Whether what is drawn hears the next key itself, so that the frame has to come first. */
	readonly waitsForFrame: () => boolean;
};

/**
 * Replaces `stdin` for Ink. Each `read` returns one key, even if many arrive at once. Input that is not a key is dropped. The
 * event `column` tells where the terminal reports its cursor, the event `mouse` a click or a turn of the wheel.
 */
export class InputGate extends EventEmitter {
	readonly isTTY = true;
	readonly #input: ReadStream;
	readonly #options: InputGateOptions;
	readonly #decoder = new KeyDecoder((column) => this.emit('column', column));
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

	/** Removes all listeners and pauses the input. */
	close(): void {
		clearTimeout(this.#pendingTimer);
		this.#queue.clear();
		this.#input.off('data', this.#receive);
		this.#input.off('end', this.#options.onHangUp);
		this.#input.off('error', this.#options.onHangUp);
		this.#input.pause();
	}

	/** Whether reports of the mouse are passed on, in their order among the keys. */
	setMouse(isOn: boolean): void {
		this.#decoder.hasMouse = isOn;
	}

	read(): string | null {
		const key = this.#next;
		this.#next = null;
		return key;
	}

	/** Ink calls this when it starts to listen. Keys typed earlier are passed on then. */
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

	/** While a reply is expected, an Escape is more likely to be its beginning than a key. */
	get #expectsReply(): boolean {
		return this.listenerCount('column') > 0;
	}

	readonly #receive = (chunk: Buffer): void => {
		clearTimeout(this.#pendingTimer);
		this.#queue.push(this.#decoder.push(this.#text.write(chunk)), performance.now());
		const {pending} = this.#decoder;
		if (pending !== 'nothing') {
			this.#pendingTimer = setTimeout(
				() => {
					this.#queue.push(this.#decoder.flush(), performance.now());
					void this.#passOn();
				},
				delays[this.#expectsReply && pending === 'escape' ? 'sequence' : pending],
			);
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
			this.#emit(key);
			this.#queue.handled(performance.now());
			const isOver = performance.now() - turn > maximumTurn;
			// Ink waits for turns of the event loop to tell an Escape key from a sequence, and React to mount what hears keys.
			const needsTurns = key === escapeKey || this.#options.waitsForFrame();
			if (needsTurns || isOver) {
				await waitTurns(needsTurns ? 4 : 1);
				turn = performance.now();
			}
		}

		this.#isBusy = false;
	}

	#emit(key: string): void {
		const report = mouseReport(key);
		if (report) {
			this.emit('mouse', report);
		} else {
			this.#next = key;
			this.emit('readable');
		}
	}
}

/** Waits for this many turns of the event loop. */
async function waitTurns(count: number): Promise<void> {
	for (let turn = 0; turn < count; turn++) {
		await new Promise((resolve) => {
			setImmediate(resolve);
		});
	}
}

/**
 * Terminals set up for Chinese, Japanese or Korean draw some characters two cells wide that take one elsewhere (Unicode Standard
 * Annex 11, "ambiguous"). This writes one at the start of an empty screen, asks where the cursor is (`CSI 6n`), and erases it.
 */
export const widthQuery = '●\u001B[6n\r\u001B[K';

/** The column of the cursor after a character of one cell. */
const columnIfNarrow = 2;
/** How long to wait for the reply to the query, in milliseconds. Then the character counts as one cell wide. */
const replyTimeout = 100;

/** Resolves to whether the terminal has drawn the character of the query two cells wide. */
export async function isAmbiguousWide(input: InputGate): Promise<boolean> {
	return new Promise((resolve) => {
		const decide = (column: number) => {
			clearTimeout(timer);
			input.off('column', decide);
			resolve(column > columnIfNarrow);
		};
		const timer = setTimeout(() => {
			// A reply that has arrived while the program was busy is read before this.
			setImmediate(decide, columnIfNarrow);
		}, replyTimeout);
		input.on('column', decide);
	});
}
