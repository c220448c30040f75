import process from 'node:process';
import {test} from 'vitest';
import {Session} from './session.js';
import {explore} from './shell.js';

const {keys} = Session;
// RUNS=500 runs longer. SEED=1 repeats a run.
const {RUNS = 10, SEED = 2026} = process.env;
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

test('after random keys and resizes, Ctrl+L twice changes nothing on the screen', async () => {
	const random = randomFrom(Number(SEED));
	const explorer = await explore(['6', '-s', 'search'], {environment: {REDUCED_MOTION: '1'}});
	await explorer.until('step 0 of');
	const clears = () => explorer.output.split('\u001B[2J').length;
	const redraw = async (isDrawn = () => true) => {
		const before = clears();
		explorer.press('\u000C');
		await explorer.until(() => clears() > before && isDrawn());
	};
	for (let round = 0; round < rounds; round++) {
		const sent = Array.from({length: 25}, () => pool[random(pool.length)]!);
		// The bell ends a sequence that the last keys may have begun, and is no key.
		explorer.press(...sent, '\u0007');
		// Also windows in which nothing has room.
		explorer.resize(1 + random(60), 1 + random(20));
		await explorer.quiet(60);
		explorer.resize(45 + random(80), 13 + random(25));
		// The first one takes away what the program says about a key.
		await redraw();
		await explorer.quiet(150);
		const {text} = explorer;
		await redraw(() => explorer.text === text).catch((error: unknown) => {
			const where = `SEED=${SEED}, round ${round}, keys ${JSON.stringify(sent)}, before:\n${text}`;
			throw new Error(where, {cause: error});
		});
	}
});
