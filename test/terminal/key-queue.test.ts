import fc from 'fast-check';
import {expect, test} from 'vitest';
import {KeyQueue} from '../../source/terminal/key-queue.js';

const interrupt = '\u0003';

/** Handles all keys, each for `duration` milliseconds, and pushes the keys of `meanwhile` after each. Returns them in order. */
function handleAll(
	queue: KeyQueue,
	duration: number,
	meanwhile: (now: number) => readonly string[] = () => [],
): string[] {
	const keys: string[] = [];
	let now = 1000;
	for (let key = queue.next(now); key !== undefined && keys.length < 1000; key = queue.next(now)) {
		keys.push(key);
		now += duration;
		queue.handled(now);
		queue.push(meanwhile(now), now);
	}

	return keys;
}

test('all fast keys are handled, in the order of arrival', () => {
	fc.assert(
		fc.property(fc.array(fc.array(fc.constantFrom('j', 'k', 'q', interrupt))), (reads) => {
			const queue = new KeyQueue();
			for (const keys of reads) {
				queue.push(keys, 1000);
			}

			expect(handleAll(queue, 0)).toEqual(reads.flat());
		}),
	);
});

test.each([interrupt, '\u001A', 'q'])('%j waits 50 ms for other keys, then overtakes them', (urgent) => {
	const queue = new KeyQueue();
	queue.push([...'nnnnnnnnnn', urgent, 'j'], 1000);
	expect(handleAll(queue, 20)).toEqual(['n', 'n', 'n', urgent, 'j']);
});

test('repeats of a slow key that arrive while it is handled count as one', () => {
	const queue = new KeyQueue();
	queue.push(['n'], 1000);
	expect(handleAll(queue, 200, (now) => (now < 2000 ? [...'nnnnnn'] : []))).toEqual([...'nnnnn']);
});

test('every repeat of a fast key counts', () => {
	const queue = new KeyQueue();
	queue.push(['n'], 1000);
	expect(handleAll(queue, 10, (now) => (now < 1030 ? [...'nnn'] : []))).toEqual([...'nnnnnnn']);
});

test('keys other than the slow one are kept', () => {
	const queue = new KeyQueue();
	queue.push(['n'], 1000);
	expect(handleAll(queue, 200, (now) => (now < 1300 ? [...'nnpnnp'] : []))).toEqual([...'nnpnp']);
});

test('the queue holds at most 100,000 keys, but always accepts Ctrl+C', () => {
	const queue = new KeyQueue();
	queue.push(
		Array.from({length: 200_000}, () => 'j'),
		0,
	);
	queue.push([interrupt], 0);
	let keys = 0;
	let last: string | undefined;
	for (let key = queue.next(0); key !== undefined; key = queue.next(0)) {
		keys++;
		last = key;
	}

	expect(keys).toBe(100_001);
	expect(last).toBe(interrupt);
});
