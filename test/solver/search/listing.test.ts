import process from 'node:process';
import {describe, expect, test} from 'vitest';
import {codes} from '../../../source/solver/search/listing.js';
import {guardWith} from '../../../source/solver/search/variant.js';
import {variants} from '../../../source/solver/search/variants.js';
import {expectedOutput, hasTool, outputOf} from './listing-run.js';

const each = variants.flatMap((variant) => codes.map(({id: code}) => ({id: variant.id, variant, code})));

// Manual: a test compiles each listing and compares it with the search
describe.each(each)('the listing of $id in $code', ({variant, code}) => {
	const listing = variant.listings[code];

	// Compilers take their time: the other languages are tried by npm run test:long.
	const isTried = code === 'typescript' || code === 'python' || 'RUNS' in process.env;
	test.runIf(isTried && hasTool(code))(
		'makes the steps of the generator, each with its checks and writes, and finds the same solutions',
		() => {
			expect(outputOf(variant, code)).toEqual(expectedOutput(variant));
		},
	);

	test('fits beside a board of 8: 40 columns, and 16 lines with perhaps last braces below', () => {
		expect(listing.filter(({code}) => code.length > 40)).toEqual([]);
		expect(listing.slice(16).filter(({code}) => code.trim() !== '}')).toEqual([]);
		expect(listing.length).toBeLessThanOrEqual(18);
	});

	test('uses the names of the memory', () => {
		const text = listing.map(({code}) => code).join(' ');
		const memory = guardWith(4, variant, [1]).explain(1, 1);
		for (const name of ['queens', ...(memory.type === 'comparisons' ? [] : memory.cells.map((cell) => cell.name))]) {
			expect(text).toMatch(new RegExp(`\\b${name}\\b`));
		}
	});
});
