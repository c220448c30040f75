import {describe, expect, test} from 'vitest';
import {type Deviation, mistakes, searchMistaken} from '../../source/check/mistakes.js';
import {solutions} from '../../source/solver/index.js';
import {checked} from './checked.js';

/** How a program prints a solution. A list has no row without a queen, and a board has all rows. */
const layouts = {
	list: (masks: readonly number[]) => masks.map((mask) => 31 - Math.clz32(mask)).join(' '),
	boards: (masks: readonly number[]) =>
		masks.map((mask) => `${masks.map((_, column) => ((mask >> column) & 1 ? 'Q' : '.')).join('')}\n`).join(''),
};

/** What a program prints that makes a mistake, with its tests or without. */
function printedWith(size: number, deviation: Deviation, hasTests: boolean, layout: keyof typeof layouts): string {
	const lines: string[] = [];
	searchMistaken(size, deviation, {
		test(row, column, isSafe) {
			lines.push(...(hasTests ? [`[${row}][${column}]=${isSafe}`] : []));
			return true;
		},
		board(masks) {
			lines.push(layouts[layout](masks));
			return true;
		},
	});
	return `${lines.join('\n')}\n`;
}

test('a search without a mistake prints what is right', () => {
	expect(checked(printedWith(6, {}, true, 'list'), {size: 6})).toMatchObject({isRight: true, mistakes: []});
});

describe.each(mistakes.flatMap(([id, ways]) => ways.map((way) => [id, way] as const)))('%s is guessed', (id, way) => {
	const reports = (hasTests: boolean) =>
		(['list', 'boards'] as const).map((form) =>
			checked(printedWith(6, way, hasTests, form), {size: 6, form: hasTests ? undefined : form}),
		);

	test('from the tests, and nothing else', () => {
		expect(reports(true).map((report) => report?.mistakes)).toContainEqual([id]);
	});

	test('from the solutions alone, if one of them is wrong or missing', () => {
		expect(reports(false).some((report) => report?.isRight || report?.mistakes.includes(id))).toBe(true);
	});
});

test('an array that is not copied is guessed from solutions that are all the same', () => {
	// What a program prints that keeps its array four times, as the search for 6 queens leaves it.
	expect(checked('[5, 3, 1, 4, 2, 1]\n'.repeat(4))?.mistakes).toEqual(['not-copied']);
});

test('no guess is made that does not explain everything', () => {
	const right = [...solutions(6)].map((queens) => queens.join(' '));
	expect(checked(right.with(1, '2 5 1 5 0 3').join('\n'))?.mistakes).toEqual([]);
	// All solutions are no mistake of the search, even where one of each class was asked for.
	expect(checked(right.join('\n'), {isFundamentalOnly: true})).toMatchObject({isRight: false, mistakes: []});
	const mistaken = printedWith(6, {attacks: ({line}) => line !== 'diagonal'}, false, 'list')
		.trimEnd()
		.split('\n');
	expect(checked(mistaken.slice(0, -1).join('\n'))?.mistakes).toEqual([]);
});
