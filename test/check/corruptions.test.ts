import {test} from 'vitest';
import {expectFound} from './corruptions.js';

test('300 random changes of right outputs are found, each in its place', () => {
	expectFound(300);
});
