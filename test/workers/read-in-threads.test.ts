import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {build} from 'esbuild';
import {beforeAll, expect, test, vi} from 'vitest';
import {Tape} from '../../source/solver/index.js';
import type {readInThreads as Read} from '../../source/workers/read-in-threads.js';
import {temporaryFolder} from '../temporary-folder.js';

const size = 12;
const folder = temporaryFolder();
let readInThreads: typeof Read;
let other: Tape;

beforeAll(async () => {
	await build({
		entryPoints: ['read-in-threads', 'read'].map((name) => `source/workers/${name}.ts`),
		bundle: true,
		format: 'esm',
		platform: 'node',
		outdir: folder,
	});
	writeFileSync(path.join(folder, 'package.json'), '{"type": "module"}');
	({readInThreads} = await import(path.join(folder, 'read-in-threads.js')));
	other = new Tape(size);
	other.advance(Number.POSITIVE_INFINITY);
}, 60_000);

/** Waits until the threads have read the tape to where `isEnough`; returns a function that stops them. */
function readUntil(tape: Tape, isEnough: () => boolean): Promise<() => void> {
	return new Promise((resolve, reject) => {
		const stop = readInThreads(tape, {
			onRead() {
				if (isEnough()) {
					resolve(stop);
				}
			},
			onError() {
				reject(new Error('a thread has failed'));
			},
		});
	});
}

test('threads read a tape to its end, with the moments of a tape that reads itself', async () => {
	const tape = new Tape(size);
	await readUntil(tape, () => tape.isDone);
	expect(tape.end).toEqual(other.end);
	for (let share = 0; share < 1; share += 0.01) {
		const index = Math.floor(share * other.end!.index);
		expect(tape.at(index)).toEqual(other.at(index));
	}
});

test('threads that have been stopped move the horizon no more, and others go on from there', async () => {
	const tape = new Tape(size);
	const stop = await readUntil(tape, () => tape.horizon.index > 100_000);
	stop();
	const {index} = tape.horizon;
	expect(tape.isDone).toBe(false);
	tape.advance(1);
	await readUntil(tape, () => tape.isDone);
	expect(tape.horizon.index).toBeGreaterThan(index);
	expect(tape.end).toEqual(other.end);
});

test('without the file of the thread, the tape is left to read itself', async () => {
	const {readInThreads: readWithout} = await import('../../source/workers/read-in-threads.js');
	const tape = new Tape(size);
	const onRead = vi.fn();
	await new Promise<void>((resolve) => {
		readWithout(tape, {onRead, onError: resolve});
	});
	expect(onRead).not.toHaveBeenCalled();
	tape.advance(Number.POSITIVE_INFINITY);
	expect(tape.end).toEqual(other.end);
});
