import {expect, test} from 'vitest';
import {pendingOf} from '../../source/explorer/background.js';
import {type RungId, rungsOf} from '../../source/explorer/ladder.js';
import {createModel} from '../../source/explorer/model.js';
import {tapeOf} from '../../source/explorer/tapes.js';

/** The ladder of a size, counted to the end as the background does it. */
function ladder(size: number) {
	const model = createModel({size, screen: 'compare'});
	for (const reading of pendingOf({...model, overlay: {type: 'ladder'}})) {
		reading.advance(Number.POSITIVE_INFINITY);
	}

	return Object.fromEntries(rungsOf(size, tapeOf(size)).map(({id, count, boards}) => [id, {count, boards}])) as Record<
		RungId,
		{count: bigint | undefined; boards: number | undefined}
	>;
}

test('the work ladder of 8 queens is as published', () => {
	expect(ladder(8)).toEqual({
		'any-squares': {count: 4_426_165_368n},
		'one-a-row': {count: 16_777_216n},
		permutations: {count: 40_320n},
		tests: {count: 15_720n},
		placements: {count: 2056n},
		'no-column': {count: 85_875n, boards: 48_042},
		'no-diagonal': {count: 109_601n, boards: 40_320},
		'one-diagonal': {count: 12_757n, boards: 2113},
		'all-rules': {count: 2057n, boards: 92},
	});
});

test.each([1, 2, 3, 4, 5])('the boards of size %i are as many as can be written down', (size) => {
	const squares = Array.from({length: size ** 2}, (_, index) => index);
	const choices = (from: number, left: number): number =>
		left === 0 ? 1 : squares.slice(from).reduce((sum, square) => sum + choices(square + 1, left - 1), 0);
	const rows = Array.from({length: size ** size}, (_, code) =>
		Array.from({length: size}, (_, row) => Math.floor(code / size ** row) % size),
	);
	const permutations = rows.filter((columns) => new Set(columns).size === size);
	const prefixes = new Set(
		permutations.flatMap((columns) => columns.map((_, end) => columns.slice(0, end + 1).join())),
	);
	expect(ladder(size)).toMatchObject({
		'any-squares': {count: BigInt(choices(0, size))},
		'one-a-row': {count: BigInt(rows.length)},
		permutations: {count: BigInt(permutations.length)},
		'no-diagonal': {count: BigInt(prefixes.size + 1), boards: permutations.length},
	});
});

test('what has not been counted is not guessed', () => {
	const rungs = rungsOf(27, tapeOf(27));
	expect(rungs.filter(({count}) => count === undefined).map(({id}) => id)).toEqual([
		'tests',
		'placements',
		'one-diagonal',
		'no-column',
		'all-rules',
	]);
});
