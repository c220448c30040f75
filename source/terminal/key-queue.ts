/** Keys that never wait long behind others: Ctrl+C, Ctrl+Z and q. */
const urgentKeys: ReadonlySet<string> = new Set(['\u0003', '\u001A', 'q']);
/** An urgent key lets those typed before it act for this long; then it overtakes the rest, which is dropped. */
const urgentDelay = 50;
/** A held key repeats about this often: a key that takes longer to act on is slow. */
const repeatInterval = 30;
/** What arrives this soon after a slow key has acted was typed while it acted. */
const arrivalDelay = 50;
/** More keys than a person types ahead. */
const mostPending = 100_000;

/**
 * Keys that wait for the program, first in, first out, with three exceptions: an urgent key overtakes what holds it up;
 * repeats of a slow key typed while it acts count as one; what exceeds 100,000 keys is dropped. Times are in milliseconds.
 */
export class KeyQueue {
	#keys: string[] = [];
	#first = 0;
	/** Urgent keys among those that wait, and when they overtake the others. */
	#urgent = 0;
	#deadline = Number.POSITIVE_INFINITY;
	/** The key that acts, and since when. */
	#acting: {readonly key: string; readonly since: number} | undefined;
	/** The last key, if it was slow, and when it had acted. */
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
			} else if (!isRepeat && length < mostPending) {
				this.#keys.push(key);
			}
		}
	}

	/** The key to act on now, if one waits. */
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
		this.#acting = {key, since: now};
		if (urgentKeys.has(key) && --this.#urgent === 0) {
			this.#deadline = Number.POSITIVE_INFINITY;
		}

		return key;
	}

	/** The key given out last has acted. */
	acted(now: number): void {
		const {key, since} = this.#acting ?? {since: now};
		this.#slow = key !== undefined && now - since > repeatInterval ? {key, at: now} : undefined;
	}

	clear(): void {
		this.#keys = [];
		this.#first = 0;
		this.#urgent = 0;
		this.#deadline = Number.POSITIVE_INFINITY;
	}
}
