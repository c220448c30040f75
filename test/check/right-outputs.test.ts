import {describe, expect, test} from 'vitest';
import {checked, printed} from './checked.js';
import {laidOut, layouts} from './layouts.js';

const formats = ['boards', 'matrix', 'list', 'csv', 'json', 'trace'] as const;

describe.each(formats)('--print %s', (format) => {
	test.each([4, 6, 8])('is right for %i queens', (size) => {
		expect(checked(printed(format, size))).toMatchObject({verdict: 'right', size, unread: undefined});
	});

	test.each([1, 2, 3])('is right for %i queens, if the size is given', (size) => {
		// A single sign or number may be anything, and two names of columns are no heading.
		const isOpen = size === 1 || format === 'csv';
		expect(isOpen || checked(printed(format, size), {size}).verdict === 'right').toBe(true);
	});
});

describe.each(Object.entries(layouts))('%s', (_, layout) => {
	test.each([4, 5, 6])('is right for %i queens', (size) => {
		const text = laidOut(layout, size);
		expect(checked(text)).toMatchObject({verdict: 'right', size, unread: undefined});
		expect(checked(text, {size}).verdict).toBe('right');
	});
});
