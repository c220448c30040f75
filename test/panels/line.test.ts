import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {clip, justify, line, span, textOf, widthOf} from '../../source/panels/line.js';
import {marked} from './marked.js';

const spans = fc.array(fc.string({minLength: 1, maxLength: 8}).map((text) => span(text, 'dim')));
const width = fc.integer({min: 1, max: 30});

describe('clip', () => {
	const given = [span('queen 2, '), span('attacks', 'warning')];

	test('cuts the right end off, and says so with a mark if there is one', () => {
		expect(clip(given, 16)).toEqual(given);
		expect(marked(clip(given, 13))).toBe('queen 2, «warning:atta»');
		expect(marked(clip(given, 13, '…'))).toBe('queen 2, «warning:att»«dim:…»');
		expect(marked(clip(given, 5, '…'))).toBe('quee«dim:…»');
	});

	test('cuts no wide character in half, and fills the rest of the line with nothing else', () => {
		const wide = [span('八皇后'), span('Q')];
		expect([7, 6, 5, 4].map((columns) => textOf(clip(wide, columns)))).toEqual(['八皇后Q', '八皇后', '八皇', '八皇']);
		expect([7, 6, 5, 4].map((columns) => textOf(clip(wide, columns, '…')))).toEqual([
			'八皇后Q',
			'八皇…',
			'八皇…',
			'八…',
		]);
	});

	test('does not count spaces at the right end', () => {
		expect(textOf(clip(line('queen 2   '), 7, '…'))).toBe('queen 2');
	});

	test('leaves a line that fits, and of others the beginning', () => {
		fc.assert(
			fc.property(spans, width, (each, columns) => {
				const clipped = clip(each, columns);
				expect(textOf(clipped)).toBe(textOf(each).slice(0, columns));
				expect(widthOf(clip(each, columns, '…'))).toBeLessThanOrEqual(columns);
			}),
		);
	});
});

describe('justify', () => {
	test('sets one line at the left and one at the right end', () => {
		expect(marked(justify(line('left', 'strong'), line('right'), 12))).toBe('«strong:left»   right');
	});

	test('leaves the right one out where there is no space between them', () => {
		expect(marked(justify(line('left', 'strong'), line('right'), 9))).toBe('«strong:left»');
		expect(marked(justify(line('left', 'strong'), line('right'), 3))).toBe('«strong:lef»');
	});

	test('fills the width exactly, or not more', () => {
		fc.assert(
			fc.property(spans, spans, width, (left, right, columns) => {
				const both = widthOf(left) + widthOf(right);
				const expected = both < columns ? columns : Math.min(columns, widthOf(left));
				expect(widthOf(justify(left, right, columns))).toBe(expected);
			}),
		);
	});
});
