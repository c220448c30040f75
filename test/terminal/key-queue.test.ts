import fc from 'fast-check';
import {expect, test} from 'vitest';
import {KeyQueue} from '../../source/terminal/key-queue.js';

const interrupt = '\u0003';

/** Every key that waits, each of which acts for this long, in milliseconds; pushes more meanwhile. */
function acted(queue: KeyQueue, duration: number, meanwhile: (now: number) => readonly string[] = () => []): string[] {
	const keys: string[] = [];
	let now = 1000;
	for (let key = queue.next(now); key !== undefined && keys.length < 1000; key = queue.next(now)) {
		keys.push(key);
		now += duration;
		queue.acted(now);
		queue.push(meanwhile(now), now);
	}

	return keys;
}

test('fast keys act in the order in which they came, every one of them', () => {
	fc.assert(
		fc.property(fc.array(fc.array(fc.constantFrom('j', 'k', 'q', interrupt))), (reads) => {
			const queue = new KeyQueue();
			for (const keys of reads) {
				queue.push(keys, 1000);
			}

			expect(acted(queue, 0)).toEqual(reads.flat());
		}),
	);
});

test.each([interrupt, '\u001A', 'q'])('%j lets others act for 50 ms, then it overtakes them', (urgent) => {
	const queue = new KeyQueue();
	queue.push([...'nnnnnnnnnn', urgent, 'j'], 1000);
	expect(acted(queue, 20)).toEqual(['n', 'n', 'n', urgent, 'j']);
});

test('repeats of a slow key that come while it acts count as one', () => {
	const queue = new KeyQueue();
	queue.push(['n'], 1000);
	expect(acted(queue, 200, (now) => (now < 2000 ? [...'nnnnnn'] : []))).toEqual([...'nnnnn']);
});

test('repeats of a fast key count each', () => {
	const queue = new KeyQueue();
	queue.push(['n'], 1000);
	expect(acted(queue, 10, (now) => (now < 1030 ? [...'nnn'] : []))).toEqual([...'nnnnnnn']);
});

test('other keys than the slow one are kept', () => {
	const queue = new KeyQueue();
	queue.push(['n'], 1000);
	expect(acted(queue, 200, (now) => (now < 1300 ? [...'nnpnnp'] : []))).toEqual([...'nnpnp']);
});

test('no more than 100,000 keys wait, and Ctrl+C is none too many', () => {
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
