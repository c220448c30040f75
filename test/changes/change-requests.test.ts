import {afterAll, beforeAll, expect, test} from 'vitest';
import {Copy} from './copy.js';
import {
	addChineseTexts,
	addFormat,
	addKey,
	addOption,
	addScreen,
	addTexts,
	addVariant,
	changeColour,
} from './requests.js';

// `npm run test:long` also explores with the changed program, and changes it wrongly.

let copy: Copy;

beforeAll(() => {
	copy = new Copy();
	for (const change of [addVariant, addScreen, addFormat, addTexts, addChineseTexts, addKey, addOption, changeColour]) {
		change(copy);
	}

	copy.build();
}, 60_000);

afterAll(() => {
	copy.remove();
});

test('a variant, a screen, a format, a key, an option and a colour are added in as few files as they should take', () => {
	expect(copy.compile()).toBe('');
	expect(copy.print('6', '--print', 'list', '--variant', 'table')).toBe(copy.print('6', '--print', 'list'));
	expect(copy.print('4', '--print', 'digits')).toBe('1302\n2031\n');
	expect(copy.print('4', '--print', 'list', '--start-row', '3', '--in-rows')).toBe('1 3 0 2\n2 0 3 1\n');
	expect(copy.print('--help')).toMatch(/--start-row +NUMBER +a number/);
	expect(copy.print('--screen', 'about', '--print', 'screen')).toContain('One line about the program.');
});
