import {expect, test} from 'vitest';
import {line} from '../../source/panels/line.js';
import {ofHeight, wholePanel} from '../../source/panels/view.js';
import {plain} from './marked.js';

test('a whole panel is the only one, in the size that is given', () => {
	const content = {title: 'Keys', lines: [line('q  quit')], isCentred: true};
	expect(wholePanel({width: 80, height: 21}, content)).toEqual({
		direction: 'rows',
		groups: [[{width: 80, height: 21, ...content}]],
		below: [],
	});
});

test('lines are filled up with empty ones, or cut, to a height', () => {
	const lines = [line('one'), line('two')];
	expect(plain(ofHeight(lines, 4))).toEqual(['one', 'two', '', '']);
	expect(plain(ofHeight(lines, 1))).toEqual(['one']);
	expect(ofHeight(lines, 0)).toEqual([]);
});
