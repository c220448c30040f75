import process from 'node:process';
import fc from 'fast-check';
import {afterAll, test} from 'vitest';
import {runs} from '../runs.js';
import {Session} from './session.js';
import {endSessions, explore} from './shell.js';

const {keys} = Session;
afterAll(endSessions);
// SEED=1 repeats a run.
const {SEED = 2026} = process.env;

const pool = [
	...'hjklabBdDnpoOrTtfzswvyuix123[]:5%?gG<> \r\t\u001B\u007F',
	...[keys.right, keys.left, keys.up, keys.down, keys.end, keys.home, '\u001B[1;2A', '\u001B[1;2C'],
];

const rounds = fc.record({
	sent: fc.array(fc.constantFrom(...pool), {minLength: 25, maxLength: 25}),
	// Also windows in which nothing has room.
	small: fc.tuple(fc.integer({min: 1, max: 60}), fc.integer({min: 1, max: 20})),
	large: fc.tuple(fc.integer({min: 45, max: 124}), fc.integer({min: 13, max: 37})),
});

test('after random keys and resizes, Ctrl+L twice changes nothing on the screen', async () => {
	const explorer = await explore(['6', '-s', 'search'], {environment: {REDUCED_MOTION: '1'}});
	await explorer.until('step 0 of');
	const clears = () => explorer.output.split('\u001B[2J').length;
	const redraw = async (isDrawn = () => true) => {
		const before = clears();
		explorer.press('\u000C');
		await explorer.until(() => clears() > before && isDrawn());
	};
	const sample = fc.sample(rounds, {seed: Number(SEED), numRuns: runs(1)});
	for (const [round, {sent, small, large}] of sample.entries()) {
		// The bell ends a sequence that the last keys may have begun, and is no key.
		explorer.press(...sent, '\u0007');
		explorer.resize(...small);
		await explorer.quiet(60);
		explorer.resize(...large);
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
