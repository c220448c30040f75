import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import type {Queens} from '../source/solver/board.js';
import {solutions} from '../source/solver/counting/solutions.js';

type Program = (n: number, report: (queens: Queens) => void) => void;

function listingsIn(file: string, heading: string): readonly string[] {
	const [, section = ''] = readFileSync(file, 'utf8').split(`## ${heading}\n`);
	const [own = ''] = section.split(/^## /m);
	return [...own.matchAll(/^```js\n(.*?)^```$/gms)].map(([, code = '']) => code);
}

const listings = listingsIn('docs/manual.md', 'Your program looks different?');
const nameOf = (code: string) => /^function (\w+)/.exec(code)?.[1] ?? '';

test('the manual has the same programs in both languages', () => {
	expect(listings.map(nameOf)).toEqual(['placeFirst', 'wholeBoard', 'movingMasks', 'withoutRecursion']);
	expect(listingsIn('docs/manual.zh.md', '你的程序写法不同？')).toEqual(listings);
});

describe.each(listings.map((code) => [nameOf(code), code] as const))('%s', (_name, code) => {
	// Manual: finds the same solutions in the same order as the three variants
	test.each([1, 2, 3, 4, 5, 6, 7, 8])('finds the solutions of %i queens in the order of the search', (size) => {
		const program: Program = new Function(`return ${code}`)();
		const found: Queens[] = [];
		program(size, (queens) => found.push(queens));
		expect(found).toEqual([...solutions(size)]);
	});
});
