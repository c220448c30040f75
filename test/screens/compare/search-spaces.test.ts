import {expect, test} from 'vitest';
import {type SearchSpaceId, searchSpacesOf} from '../../../source/screens/compare/search-spaces.js';
import {complete} from '../../components/render.js';
import {knowledge, modelWith, pressed} from '../../pressed.js';

/** The search spaces of a size, counted to the end in the background. */
function searchSpaces(size: number) {
	const model = pressed(modelWith({size, screen: 'compare'}), 'w');
	expect(model.overlay).toBe('search-spaces');
	complete(model, knowledge);
	return Object.fromEntries(
		searchSpacesOf(size, knowledge).map(({id, count, boards}) => [id, {count, boards}]),
	) as Record<SearchSpaceId, {count: bigint | undefined; boards: number | undefined}>;
}

test('the search spaces of 8 queens are as published', () => {
	expect(searchSpaces(8)).toEqual({
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

test.each([1, 2, 3, 4, 5])('the boards of size %i are as many as brute force enumerates', (size) => {
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
	expect(searchSpaces(size)).toMatchObject({
		'any-squares': {count: BigInt(choices(0, size))},
		'one-a-row': {count: BigInt(rows.length)},
		permutations: {count: BigInt(permutations.length)},
		'no-diagonal': {count: BigInt(prefixes.size + 1), boards: permutations.length},
	});
});

test('what has not been counted is not guessed', () => {
	const spaces = searchSpacesOf(27, knowledge);
	expect(spaces.filter(({count}) => count === undefined).map(({id}) => id)).toEqual([
		'tests',
		'placements',
		'one-diagonal',
		'no-column',
		'all-rules',
	]);
});
