import {PassThrough} from 'node:stream';
import {setImmediate as nextTurn} from 'node:timers/promises';
import type {ReadStream} from 'node:tty';
import {afterEach, expect, test} from 'vitest';
import {InputGate} from '../../source/terminal/input-gate.js';

let gate: InputGate | undefined;
afterEach(() => gate?.close());

/** Sends this, and has each key handled for so long, in milliseconds. After a key, what `meanwhile` returns for it is sent. */
async function handled(sent: string, duration: number, meanwhile: (index: number) => string = () => '') {
	const input = Object.assign(new PassThrough(), {setRawMode() {}});
	const opened = new InputGate(input as unknown as ReadStream, {onHangUp() {}, waitsForFrame: () => false});
	gate = opened;
	const keys: (string | null)[] = [];
	opened.on('readable', () => {
		const until = performance.now() + duration;
		while (performance.now() < until) {
			// Busy, as a slow key is.
		}

		input.write(meanwhile(keys.length));
		keys.push(opened.read());
	});
	input.write(sent);
	for (let turn = 0; turn < 200; turn++) {
		await nextTurn();
	}

	return keys.join('');
}

test('all keys are handled, in the order of arrival', async () => {
	expect(await handled('jkqqjj', 0, (index) => (index < 3 ? 'nn' : ''))).toBe('jkqqjjnnnnnn');
});

test.each(['\u0003', '\u001A'])('%j overtakes the keys that wait', async (urgent) => {
	expect(await handled(`jkl${urgent}n`, 0)).toBe(`${urgent}jkln`);
});

test('repeats of a slow key that arrive while it is handled count as one, and other keys are kept', async () => {
	expect(await handled('n', 40, (index) => (index < 2 ? 'nnpnnp' : ''))).toBe('nnpnpnpnp');
});
