import process from 'node:process';
import {expect, test} from 'vitest';
import {Session} from './session.js';
import {explore, untilTestEnds} from './shell.js';

const {keys} = Session;
// RUNS=500 runs longer. SEED=1 repeats a run.
const {RUNS = 10, SEED = 2026} = process.env;
const count = 25 * Number(RUNS);
const rounds = Math.ceil(Number(RUNS) / 10);

const pool = [
	...'hjklabBdDnpoOrTtfzswvyuix123[]:5%?gG<> ',
	'\r',
	'\t',
	'\u001B',
	keys.right,
	keys.left,
	keys.up,
	keys.down,
	keys.end,
	keys.home,
	'\u001B[1;2A',
	'\u001B[1;2C',
	'\u007F',
];

/** The linear congruential generator of ANSI C. */
function randomFrom(seed: number): (below: number) => number {
	let state = seed;
	return (below) => {
		state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
		return Math.floor((state / 2 ** 31) * below);
	};
}

test(`${count} random keys do not crash the program, and it still quits cleanly`, async () => {
	const explorer = untilTestEnds(Session.explore(['6'], {hasScreen: false}));
	await explorer.until(() => explorer.output.includes('Solution 1 of 4'));
	const random = randomFrom(12_345);
	const all = Array.from({length: count}, () => pool[random(pool.length)]!).join('');
	for (let start = 0; start < all.length; start += 4096) {
		explorer.press(all.slice(start, start + 4096));
		// One chunk at a time: both processes must read, or both block.
		await explorer.quiet(40);
	}

	// Ctrl+C is the last key.
	explorer.press(keys.interrupt);
	await explorer.until(() => explorer.exit !== undefined, 60_000);
	expect(explorer.exit?.exitCode).toBe(130);
	expect(explorer.output.slice(explorer.output.lastIndexOf('\u001B[?1049'))).toMatch(/^\u001B\[\?1049l/);
});

test('after random keys and resizes, Ctrl+L twice changes nothing on the screen', async () => {
	const random = randomFrom(Number(SEED));
	const explorer = await explore(['6', '-s', 'search'], {environment: {REDUCED_MOTION: '1'}});
	await explorer.until('step 0 of');
	for (let round = 0; round < rounds; round++) {
		const sent = Array.from({length: 25}, () => pool[random(pool.length)]!);
		explorer.press(...sent);
		// Also windows in which nothing has room.
		explorer.resize(1 + random(60), 1 + random(20));
		await explorer.quiet(60);
		explorer.resize(45 + random(80), 13 + random(25));
		// The first one takes away what the program says about a key.
		explorer.press('\u000C');
		await explorer.quiet(150);
		const {text} = explorer;
		const clears = () => explorer.output.split('\u001B[2J').length;
		const before = clears();
		explorer.press('\u000C');
		await explorer
			.until(() => clears() > before && explorer.text === text)
			.catch((error: unknown) => {
				const where = `SEED=${SEED}, round ${round}, keys ${JSON.stringify(sent)}, before:\n${text}`;
				throw new Error(where, {cause: error});
			});
	}
});
