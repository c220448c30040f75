import {PassThrough} from 'node:stream';
import {setImmediate as nextTurn} from 'node:timers/promises';
import type {ReadStream} from 'node:tty';
import {beforeEach, expect, onTestFinished, test, vi} from 'vitest';
import {InputGate, isAmbiguousWide} from '../../source/terminal/input-gate.js';

const right = '\u001B[C';

beforeEach(() => {
	vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout']});
});

/** A gate, the keys that it has passed on, and what it reads. `onKey` is called with the number of keys before. */
function opened(onKey: (index: number) => void = () => {}, waitsForFrame = false) {
	const input = Object.assign(new PassThrough(), {setRawMode: vi.fn()});
	const options = {onHangUp() {}, onError() {}, waitsForFrame: () => waitsForFrame};
	const gate = new InputGate(input as unknown as ReadStream, options);
	onTestFinished(() => {
		gate.close();
	});
	const keys: (string | null)[] = [];
	gate.on('readable', () => {
		onKey(keys.length);
		keys.push(gate.read());
	});

	/** Sends this, then waits, in milliseconds. */
	async function send(text: string, milliseconds = 0): Promise<void> {
		input.write(text);
		for (let turn = 0; turn < 150; turn++) {
			await nextTurn();
		}

		await vi.advanceTimersByTimeAsync(milliseconds);
	}

	return {gate, keys, input, send};
}

/** Sends this, and has each key handled for so long, in milliseconds. After a key, what `meanwhile` returns for it is sent. */
async function handled(sent: string, duration: number, meanwhile: (index: number) => string = () => '') {
	const {keys, input, send} = opened((index) => {
		const until = performance.now() + duration;
		while (performance.now() < until) {
			// Busy, as a slow key is.
		}

		input.write(meanwhile(index));
	});
	await send(sent);
	return keys.join('');
}

test('all keys are handled, in the order of arrival', async () => {
	expect(await handled('jkqqjj', 0, (index) => (index < 3 ? 'nn' : ''))).toBe('jkqqjjnnnnnn');
});

test('keys that wait when it is closed are dropped', async () => {
	const {gate, keys, send} = opened((index) => index === 1 && gate.close());
	await send('jkl');
	expect(keys).toEqual(['j', 'k']);
});

test('Ink does not set the mode of the terminal: what is typed while it ends could stop the output', () => {
	const {gate, input} = opened();
	gate.setRawMode();
	expect(input.setRawMode).not.toHaveBeenCalled();
});

test.each(['\u0003', '\u001A'])('%j overtakes the keys that wait', async (urgent) => {
	expect(await handled(`jkl${urgent}n`, 0)).toBe(`${urgent}jkln`);
});

test('repeats of a slow key that arrive while it is handled count as one, and other keys are kept', async () => {
	expect(await handled('n', 40, (index) => (index < 2 ? 'nnpnnp' : ''))).toBe('nnpnpnpnp');
});

test.each([
	['n'.repeat(30), false, 1],
	['n'.repeat(30), true, 30],
	// The last one may begin a sequence.
	['\u001B'.repeat(31), false, 30],
])('keys that wait are handled before one frame, or each before its own: %j', async (sent, waits, expected) => {
	// No key takes time.
	vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout', 'performance']});
	let [frames, isDue] = [0, false];
	const {keys, send} = opened(() => {
		if (!isDue) {
			isDue = true;
			queueMicrotask(() => {
				isDue = false;
				frames++;
			});
		}
	}, waits);
	await send(sent);
	expect([keys.length, frames]).toEqual([30, expected]);
});

test('an incomplete paste ends after one second without input', async () => {
	const {keys, send} = opened();
	await send('\u001B[200~q', 900);
	await send(right, 900);
	await send(right, 1100);
	expect(keys).toEqual([]);
	await send(right);
	expect(keys).toEqual([right]);
});

test.each([
	['one', ['\u001B[1;2R'], false],
	['one, split over reads', ['\u001B', '[1;2', 'R'], false],
	['two', ['\u001B[1;3R'], true],
	['two, split over reads', ['\u001B', '[1;', '3R'], true],
	['two, between keys', ['j\u001B[1;3R', 'j'], true],
	['nothing', [], false],
] as const)('answering %s tells how wide a character is, and no reply is a key', async (_, sent, expected) => {
	const {gate, keys, send} = opened();
	const isWide = isAmbiguousWide(gate);
	for (const part of sent) {
		// Longer than a lone Escape waits for the rest of a sequence.
		await send(part, 45);
	}

	await send('', 100);
	expect(await isWide).toBe(expected);
	await send('\u001B[1;3R', 100);
	expect(keys.filter((key) => key !== 'j')).toEqual([]);
});
