import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {clip, justify, line, span, textOf, widthOf, wrap} from '../../source/panels/line.js';
import {marked} from './marked.js';

const spans = fc.array(fc.string({minLength: 1, maxLength: 8}).map((text) => span(text, 'dim')));
const width = fc.integer({min: 1, max: 30});

describe('wrap', () => {
	test('breaks at spaces', () => {
		expect(wrap('Row 1 has returned: the queen', 12)).toEqual(['Row 1 has', 'returned:', 'the queen']);
		expect(wrap('Solved!', 12)).toEqual(['Solved!']);
	});

	test('puts a word that is too long on a separate line, and does not begin with an empty line', () => {
		expect(wrap('incomprehensible words', 8)).toEqual(['incomprehensible', 'words']);
		expect(wrap('an incomprehensible word', 8)).toEqual(['an', 'incomprehensible', 'word']);
	});

	test('keeps every word, and fills each line as far as it goes', () => {
		const words = fc.array(fc.stringMatching(/^[a-z]{1,12}$/), {minLength: 1});
		fc.assert(
			fc.property(words, width, (given, columns) => {
				const lines = wrap(given.join(' '), columns);
				expect(lines.join(' ')).toBe(given.join(' '));
				for (const [index, each] of lines.entries()) {
					expect(each.length <= columns || !each.includes(' ')).toBe(true);
					const [next] = lines[index + 1]?.split(' ') ?? [];
					expect(next === undefined || `${each} ${next}`.length > columns).toBe(true);
				}
			}),
		);
	});
});

describe('clip', () => {
	const given = [span('queen 2, '), span('attacks', 'warning')];

	test('cuts the right end off, and says so with a mark if there is one', () => {
		expect(clip(given, 16)).toEqual(given);
		expect(marked(clip(given, 13))).toBe('queen 2, «warning:atta»');
		expect(marked(clip(given, 13, '…'))).toBe('queen 2, «warning:att»«dim:…»');
		expect(marked(clip(given, 5, '…'))).toBe('quee«dim:…»');
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
