import process from 'node:process';
import {describe, expect, test} from 'vitest';
import {codes, type Explanation, explainTest, variants} from '../../../source/solver/index.js';
import {expectedOutput, hasTool, outputOf} from './listing-run.js';

const each = variants.flatMap((variant) => codes.map(({id: code}) => ({id: variant.id, variant, code})));

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

	test('fits beside a board of 8: 40 columns, and 15 lines with perhaps a last brace below', () => {
		expect(listing.filter(({code}) => code.length > 40)).toEqual([]);
		expect(listing.slice(15).filter(({code}) => code !== '}')).toEqual([]);
		expect(listing.length).toBeLessThanOrEqual(16);
	});

	test('uses the names of the memory', () => {
		const text = listing.map(({code}) => code).join(' ');
		for (const name of namesOf(explainTest(4, variant, [1], 1))) {
			expect(text).toMatch(new RegExp(`\\b${name}\\b`));
		}
	});
});

/** The names of arrays and integers in the memory of a variant. */
function namesOf(explanation: Explanation): readonly string[] {
	switch (explanation.type) {
		case 'comparisons': {
			return [explanation.name];
		}

		case 'cells': {
			return explanation.cells.map(({name}) => name);
		}

		case 'masks': {
			return [...explanation.masks, explanation.union, explanation.bit].map(({name}) => name);
		}
	}
}
