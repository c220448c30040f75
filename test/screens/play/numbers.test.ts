import {expect, test} from 'vitest';
import {onSquare} from '../../../source/screens/play/numbers.js';

test.each([
	[0, ['=0', '0']],
	[9, ['=9', '9']],
	[92, ['=92']],
	[352, ['=352', '.4k']],
	[960, ['=960', '1.0k', '1k']],
	[1249, ['=1249', '1.2k', '1k']],
	[14_200, ['=14200', '14k']],
	[999_600, ['=999600', '1.0M', '1M']],
	[2_279_184, ['=2279184', '2.3M', '2M']],
])('%i solutions on a square of Play are shown as %j', (count, texts) => {
	expect(onSquare(count)).toEqual(texts);
});
