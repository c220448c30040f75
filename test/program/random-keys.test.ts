import {test} from 'vitest';
import {pressAtRandom, resizeAtRandom} from './random-keys.js';
import {prepareShells} from './shell.js';

const {untilTestEnds} = prepareShells();

test('1,000 random keys and clicks do not crash the program, and it still quits cleanly', async () => {
	await pressAtRandom(1_000, untilTestEnds);
});

test('after random keys and resizes, Ctrl+L changes nothing on the screen', async () => {
	await resizeAtRandom(3, untilTestEnds);
});
