import {interrupt, suspend} from './sequences.js';

/** Keys that overtake others. */
const urgentKeys: ReadonlySet<string> = new Set([interrupt, suspend, 'q']);
/** How long an urgent key waits for the keys before it. Then those that remain are dropped. */
const urgentDelay = 50;
/** The interval at which a held key repeats. A key is slow if handling it takes longer. */
const repeatInterval = 30;
/** Keys that arrive within this time after a slow key has been handled were typed while it was handled. */
const arrivalDelay = 50;
/** More keys than a user types ahead. */
const maximumLength = 100_000;

/**
 * Keys that wait to be handled, first in, first out, with three exceptions: an urgent key overtakes the others after
 * 50 ms; repeats of a slow key that are typed while it is handled count as one; keys beyond 100,000 are dropped. All times
 * are in milliseconds.
 */
export class KeyQueue {
	#keys: string[] = [];
	#first = 0;
	/** The number of urgent keys in the queue, and when they overtake the others. */
	#urgent = 0;
	#deadline = Number.POSITIVE_INFINITY;
	/** The key being handled, and when that began. */
	#current: {readonly key: string; readonly since: number} | undefined;
	/** The last key, if it was slow, and when it had been handled. */
	#slow: {readonly key: string; readonly at: number} | undefined;

	/** Adds the keys of one read. */
	push(keys: readonly string[], now: number): void {
		const slow = this.#slow && now - this.#slow.at < arrivalDelay ? this.#slow.key : undefined;
		for (const key of keys) {
			const length = this.#keys.length - this.#first;
			const isRepeat = length > 0 && key === slow && this.#keys.at(-1) === key;
			if (urgentKeys.has(key)) {
				this.#urgent++;
				this.#deadline = Math.min(this.#deadline, now + urgentDelay);
				this.#keys.push(key);
			} else if (!isRepeat && length < maximumLength) {
				this.#keys.push(key);
			}
		}
	}

	/** Removes and returns the key to handle now; undefined if the queue is empty. */
	next(now: number): string | undefined {
		while (now > this.#deadline && !urgentKeys.has(this.#keys[this.#first]!)) {
			this.#first++;
		}

		const key = this.#keys[this.#first];
		if (key === undefined) {
			this.clear();
			return undefined;
		}

		this.#first++;
		this.#current = {key, since: now};
		if (urgentKeys.has(key) && --this.#urgent === 0) {
			this.#deadline = Number.POSITIVE_INFINITY;
		}

		return key;
	}

	/** Call this when the key returned last has been handled. */
	handled(now: number): void {
		const {key, since} = this.#current ?? {since: now};
		this.#slow = key !== undefined && now - since > repeatInterval ? {key, at: now} : undefined;
	}

	clear(): void {
		this.#keys = [];
		this.#first = 0;
		this.#urgent = 0;
		this.#deadline = Number.POSITIVE_INFINITY;
	}
}
