import {test} from 'vitest';
import {expectFound} from './corruptions.js';

test('10,000 random changes of right outputs are found, each in its place', () => {
	expectFound(10_000);
}, 600_000);
