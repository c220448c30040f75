import {describe, expect, test} from 'vitest';
import {codes, variants} from '../../../source/solver/index.js';
import {expectedOutput, hasTool, outputOf} from './listing-run.js';

describe.each(codes)('in $name', ({id: code}) => {
	test.runIf(hasTool(code)).each(variants.map((variant) => ({id: variant.id, variant})))(
		'the listing of $id makes the steps of the generator with its checks and writes, and finds the same solutions',
		({variant}) => {
			expect(outputOf(variant, code)).toEqual(expectedOutput(variant));
		},
	);
});
