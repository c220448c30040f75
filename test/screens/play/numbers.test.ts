import {expect, test} from 'vitest';
import {onSquare} from '../../../source/screens/play/numbers.js';

test.each([
	[9, ['=9', '9']],
	[92, ['=92']],
	[949, ['=949', '.9k']],
	[950, ['=950', '1k']],
	[14_200, ['=14200', '14k']],
])('%i solutions on a square of Play are shown as %j', (count, texts) => {
	expect(onSquare(count)).toEqual(texts);
});
