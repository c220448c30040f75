import {describe, expect, test} from 'vitest';
import {checked, printed} from './checked.js';
import {laidOut, layouts} from './layouts.js';

const formats = ['boards', 'matrix', 'list', 'csv', 'json', 'trace'] as const;

describe.each(formats)('--print %s', (format) => {
	test.each([4, 6])('is right for %i queens', (size) => {
		expect(checked(printed(format, size))).toMatchObject({verdict: 'right', size, unread: {count: 0}});
	});

	test.each([1, 2, 3])('is right for %i queens, if the size is given', (size) => {
		// A heading alone does not say that there is no solution.
		const isHeading = format === 'csv';
		expect(checked(printed(format, size), {size}).verdict).toBe(isHeading ? 'unclear' : 'right');
	});
});

describe.each(Object.entries(layouts))('%s', (_, layout) => {
	test.each([4, 6])('is right for %i queens', (size) => {
		const text = laidOut(layout, size);
		expect(checked(text)).toMatchObject({verdict: 'right', size, unread: {count: 0}});
		expect(checked(text, {size}).verdict).toBe('right');
	});
});
