import {expect, test} from 'vitest';
import {mouseReport} from '../../source/terminal/mouse.js';

test.each([
	['\u001B[<0;1;1M', {type: 'click', column: 0, row: 0}],
	['\u001B[<0;300;24M', {type: 'click', column: 299, row: 23}],
	['\u001B[<64;5;6M', {type: 'wheel', by: -1, column: 4, row: 5}],
	['\u001B[<65;5;6M', {type: 'wheel', by: 1, column: 4, row: 5}],
	['\u001B[C', undefined],
	['[<0;1;1M', undefined],
	['q', undefined],
])('%j reports %j, with cells from 0', (sequence, report) => {
	expect(mouseReport(sequence)).toEqual(report);
});
