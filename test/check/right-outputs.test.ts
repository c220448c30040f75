import {describe, expect, test} from 'vitest';
import {checked, printed} from './checked.js';
import {laidOut, layouts} from './layouts.js';

const formats = ['boards', 'matrix', 'list', 'csv', 'json', 'ndjson', 'trace'] as const;

describe.each(formats)('--print %s', (format) => {
	test.each([4, 6, 10])('is right for %i queens', (size) => {
		const report = checked(printed(format, size));
		expect(report).toMatchObject({size, isRight: true, skipped: {count: 0}});
	});

	test.each([1, 2, 3])('is right for %i queens, if the size is given', (size) => {
		expect(checked(printed(format, size), {size})?.isRight).toBe(true);
	});
});

describe.each(Object.entries(layouts))('%s', (_, layout) => {
	test.each([4, 5, 8])('is right for %i queens, even strictly', (size) => {
		expect(checked(laidOut(layout, size), {isStrict: true})).toMatchObject({size, isRight: true});
	});
});
