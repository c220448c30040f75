import {expect, test} from 'vitest';
import {textOf} from '../../../../source/components/styled-text.js';
import {searchSpacesOf} from '../../../../source/screens/compare/search-spaces/search-spaces.js';
import {
	searchSpacesOverlay,
	spaceGroups,
	spaceLines,
} from '../../../../source/screens/compare/search-spaces/search-spaces-overlay.js';
import {ascii, complete} from '../../../app/render.js';
import {knowledge, modelWith, pressed} from '../../../pressed.js';
import {writing} from '../../../writing.js';

/** The search spaces of a size, counted to the end in the background. */
function searchSpaces(size: number) {
	const model = pressed(modelWith({size, screen: 'compare'}), 'w');
	expect(model.overlay).toBe('search-spaces');
	complete(model, knowledge);
	return searchSpacesOf(size, knowledge);
}

test('the search spaces of 8 queens are as published', () => {
	expect(searchSpaces(8)).toEqual({
		'any-squares': {count: 4_426_165_368n},
		'one-a-row': {count: 16_777_216n},
		permutations: {count: 40_320n},
		tests: {count: 15_720n},
		placements: {count: 2056n},
		'no-rules': {count: 19_173_961n, boards: 16_777_216n},
		'no-column': {count: 85_875n, boards: 48_042n},
		'no-diagonal': {count: 109_601n, boards: 40_320n},
		'one-diagonal': {count: 12_757n, boards: 2113n},
		'all-rules': {count: 2057n, boards: 92n},
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
	const prefixesOf = (boards: readonly (readonly number[])[]) =>
		new Set(boards.flatMap((columns) => columns.map((_, end) => columns.slice(0, end + 1).join())));
	const allPrefixes = prefixesOf(rows);
	const prefixes = prefixesOf(permutations);
	expect(searchSpaces(size)).toMatchObject({
		'any-squares': {count: BigInt(choices(0, size))},
		'one-a-row': {count: BigInt(rows.length)},
		permutations: {count: BigInt(permutations.length)},
		'no-rules': {count: BigInt(allPrefixes.size + 1), boards: BigInt(rows.length)},
		'no-diagonal': {count: BigInt(prefixes.size + 1), boards: BigInt(permutations.length)},
	});
});

test('factors of large numbers are exact', () => {
	const factors = new Map(
		spaceGroups(27, searchSpacesOf(27, knowledge), knowledge, writing)
			.flatMap(({rows}) => rows)
			.map(({name, factor}) => [name, factor]),
	);
	// C(729, 27) / 27^27 and 27^27 / 27!, rounded.
	expect(factors.get('one a row')).toBe('÷25,012,280,631');
	expect(factors.get('one a row, column')).toBe('÷40,722,913,454');
	expect(factors.get('columns and /')).toBe('?');
});

test('where there is little room, long counts are rounded to three digits', () => {
	const words = new Map(
		spaceGroups(12, searchSpacesOf(12, knowledge), knowledge, writing)
			.flatMap(({rows}) => rows)
			.map(({name, words}) => [name, words.join(' ')]),
	);
	expect(words.get('any squares')).toBe('103,619,293,824,707,388 1.04 * 10^17');
	expect(words.get('one a row')).toBe('8,916,100,448,256 8.92 * 10^12');
	expect(words.get('one a row, column')).toBe('479,001,600 479,001,600');
});

test('boards have their formulas in every window, trees where they have room', () => {
	searchSpaces(8);
	const first = (width: number) => {
		const lines = textOf(spaceLines(8, knowledge, {width, height: 30}, writing));
		return lines.filter((line) => /^\S.* \d+,\d+/.test(line)).map((line) => line.replace(/ *█.*| +[÷x].*/, ''));
	};
	expect(first(76).slice(0, 4)).toEqual([
		'any squares        C(64, 8)  4,426,165,368',
		'one a row          8^8          16,777,216',
		'one a row, column  8!               40,320',
		'only one a row                  19,173,961',
	]);
	expect(first(116).slice(3, 5)).toEqual([
		'only one a row     8^0 + ... + 8^8         19,173,961',
		'columns            8!/8! + ... + 8!/0!        109,601',
	]);
});

test('bars are on one log scale', () => {
	const rows = spaceGroups(8, searchSpaces(8), knowledge, writing).flatMap((group) => group.rows);
	const [largest] = rows;
	for (const {count, share} of rows) {
		expect(share).toBeCloseTo(Math.log(Number(count)) / Math.log(Number(largest!.count)), 9);
	}

	// The shortest bar is visible too.
	expect(spaceGroups(1, searchSpaces(1), knowledge, writing)[0]!.rows.every(({share}) => share > 0)).toBe(true);
});

test('the reason of a factor is a sentence between two spaces, or some words beside the bar where that is too high', () => {
	const linesIn = (width: number, height: number) => textOf(spaceLines(8, knowledge, {width, height}, writing));
	searchSpaces(8);
	expect(linesIn(116, 35).join('\n')).toMatch(/^ +÷264 {2}Boards with two queens in one row are left out\.$/m);
	expect(linesIn(76, 19).join('\n')).toMatch(/^one a row +8\^8 +16,777,216 +÷264 one a row +█+/m);
	expect(linesIn(76, 19).length).toBeLessThanOrEqual(19);
});

test('what has not been counted is not guessed', () => {
	const spaces = Object.entries(searchSpacesOf(27, knowledge));
	expect(spaces.filter(([, {count}]) => count === undefined).map(([id]) => id)).toEqual([
		'tests',
		'placements',
		'one-diagonal',
		'no-column',
		'all-rules',
	]);
});

test('a screen reader says how many times fewer there are, and why', () => {
	const model = pressed(modelWith({size: 8, screen: 'compare'}), 'w');
	complete(model, knowledge);
	expect(Object.values(searchSpacesOverlay.speech(model, knowledge, ascii))).toEqual(
		expect.arrayContaining([
			'any squares: 4,426,165,368.',
			'one a row: 16,777,216. 264 times fewer: Boards with two queens in one row are left out.',
			'/ and \\: 85,875. 41.7 times more: Only the column rule is left out here: that is what it saves.',
		]),
	);
});
