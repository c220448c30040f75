import {expect, test} from 'vitest';
import {line} from '../../source/panels/line.js';
import {wholePanel} from '../../source/panels/view.js';

test('a whole panel is the only one, in the size that is given', () => {
	const content = {title: 'Keys', lines: [line('q  quit')], isCentred: true};
	expect(wholePanel({width: 80, height: 21}, content)).toEqual({
		direction: 'rows',
		groups: [[{width: 80, height: 21, ...content}]],
		below: [],
	});
});
