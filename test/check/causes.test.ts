import {describe, expect, test} from 'vitest';
import {causesOf, mistakes, Printed} from '../../source/check/causes.js';
import {type Deviation, runProgram} from '../../source/check/programs.js';
import {solutions} from '../../source/solver/index.js';
import {checked} from './checked.js';

const layouts = {
	list: (masks: readonly number[]) => `[${masks.map((mask) => (mask === 0 ? -1 : 31 - Math.clz32(mask))).join(', ')}]`,
	boards: (masks: readonly number[]) =>
		masks.map((mask) => `${masks.map((_, column) => ((mask >> column) & 1 ? 'Q' : '.')).join('')}\n`).join(''),
};

const mostLines = 30_000;

function printedWith(size: number, deviation: Deviation, hasTests: boolean, layout: keyof typeof layouts): string {
	const lines: string[] = [];
	runProgram(size, deviation, {
		test(row, column, isSafe) {
			lines.push(...(hasTests ? [`[${row}][${column}]=${isSafe}`] : []));
			return lines.length < mostLines;
		},
		board(masks) {
			lines.push(layouts[layout](masks));
			return lines.length < mostLines;
		},
	});
	return `${lines.join('\n')}\n`;
}

/** It prints what the search does: no mistake is visible for this size. */
function isRight(size: number, deviation: Deviation): boolean {
	const printed = new Printed();
	let tests = 0;
	runProgram(size, deviation, {
		test: () => ++tests < mostLines,
		board(masks) {
			printed.addBoard(masks);
			return printed.boards < mostLines;
		},
	});
	return printed.boards > 0 && causesOf(size, printed).length === 0;
}

test('a search without a mistake prints what is right', () => {
	expect(checked(printedWith(6, {}, true, 'list'), {size: 6})).toMatchObject({verdict: 'right', causes: []});
});

describe.each(mistakes.flatMap(([id, ways]) => ways.map((way, index) => [id, index, way] as const)))(
	'%s, way %i',
	(id, _, way) => {
		const size = id === 'mask-without-limit' ? 4 : 5;

		test('is named from the tests, or nothing is called wrong', () => {
			const report = checked(printedWith(size, way, true, 'list'), {size});
			expect(report.verdict === 'right' || report.causes.includes(id) || isRight(size, way)).toBe(true);
		});

		test('is named from the solutions, if one of them is wrong or missing, and nothing without any', () => {
			// A drawn board has no column outside.
			for (const layout of id === 'column-outside' || id === 'mask-without-limit'
				? (['list'] as const)
				: (['list', 'boards'] as const)) {
				const report = checked(printedWith(size, way, false, layout), {size});
				const isNamed = report.causes.includes(id) || report.solutions?.asks !== undefined;
				expect(
					report.verdict === 'right' || report.solutions === undefined ? report.causes : isNamed || report.causes,
				).toEqual(report.verdict === 'right' || report.solutions === undefined ? [] : true);
			}
		});
	},
);

test('the one cause is named of the mistakes that are made most', () => {
	const causeOf = (id: (typeof mistakes)[number][0], index: number, hasTests: boolean) => {
		const way = mistakes.find(([each]) => each === id)![1][index]!;
		return checked(printedWith(6, way, hasTests, 'list'), {size: 6}).causes;
	};
	for (const id of [
		'no-diagonal',
		'no-antidiagonal',
		'no-diagonals',
		'no-column',
		'only-last-queen',
		'row-too-early',
		'not-copied',
	] as const) {
		expect([id, causeOf(id, 0, true), causeOf(id, 0, false)]).toEqual([id, [id], [id]]);
	}

	for (const id of [
		'not-removed',
		'cleared-elsewhere',
		'return-place',
		'not-first-column',
		'not-last-column',
	] as const) {
		expect([id, causeOf(id, id === 'not-removed' ? 5 : 0, true)]).toEqual([id, [id]]);
	}
});

test('an array that is not copied is named from solutions that are all the same, or empty', () => {
	for (const text of ['[5, 3, 1, 4, 2, 1]\n'.repeat(4), '[-1, -1, -1, -1, -1, -1]\n'.repeat(4), '[[], [], [], []]\n']) {
		expect(checked(text, {size: 6}).causes).toEqual(['not-copied']);
	}
});

test('no cause is named that does not explain everything, or where nothing was read', () => {
	const right = [...solutions(6)].map((queens) => queens.join(' '));
	expect(checked(right.with(1, '2 5 1 5 0 3').join('\n')).causes).toEqual([]);
	expect(checked(right.join('\n'), {isFundamentalOnly: true})).toMatchObject({verdict: 'wrong', causes: []});
	for (const nothing of ['', 'hello\n', '0 solutions\n', '91\n', 'Solution does not exist\n']) {
		expect(checked(nothing, {size: 6}).causes).toEqual([]);
	}
});
