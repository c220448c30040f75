import {expect, test} from 'vitest';
import {mistakes} from '../../source/judge/mistakes.js';
import {type Deviation, outputOf} from '../../source/judge/programs.js';
import {solutions} from '../../source/solver/counting/solutions.js';
import {checked} from '../check/checked.js';

/** More than after which a program is stopped. */
const mostLines = 21_000;

function linesOf(size: number, deviation: Deviation) {
	const tests: string[] = [];
	const list: string[] = [];
	const boards: string[] = [];
	for (const output of outputOf(size, deviation)) {
		if (output.type === 'test') {
			tests.push(`[${output.row}][${output.column}]=${output.isSafe}`);
		} else {
			const {masks} = output;
			list.push(`[${masks.map((mask) => (mask === 0 ? -1 : 31 - Math.clz32(mask))).join(', ')}]`);
			boards.push(
				...masks.map((mask) => Array.from({length: size}, (_, column) => ((mask >> column) & 1 ? 'Q' : '.')).join('')),
				'',
			);
		}

		if (tests.length > 40 * mostLines || list.length > mostLines) {
			break;
		}
	}

	return {tests, list, boards};
}

const check = (size: number, lines: readonly string[]) => checked(`${lines.join('\n')}\n`, {size});

test('a search without a mistake prints what is right', () => {
	const {tests, list} = linesOf(6, {});
	expect(check(6, [...tests, ...list])).toMatchObject({verdict: 'right', causes: []});
});

const ways = mistakes.flatMap(({id, ways}) => ways.map((way, index) => [id, index, way] as const));

test.each(ways)('%s, way %i, is named from its tests and from its boards, or nothing is called wrong', (id, _, way) => {
	if (['wrong-formula', 'row-too-early', 'row-not-printed', 'not-copied'].includes(id)) {
		return;
	}

	const size = ['never-attacked', 'printed-twice'].includes(id) ? 4 : 5;
	const {tests, list, boards} = linesOf(size, way);
	const isRight = JSON.stringify(list.toSorted()) === JSON.stringify(linesOf(size, {}).list);
	// A list has as many numbers as there are queens.
	const isDrawn = ['shared-rows', 'row-too-early', 'row-not-printed', 'each-placement'].includes(id);
	const printed = isDrawn ? boards : list;
	const {verdict, causes} = check(size, [...tests.slice(0, mostLines), ...printed]);
	expect(verdict !== 'wrong' || causes.includes(id)).toBe(true);
	const ofBoards = check(size, printed);
	if (isRight || list.length === 0) {
		expect(ofBoards.causes).toEqual([]);
	} else if (ofBoards.verdict === 'wrong' && !ofBoards.solutions?.asks && list.length < mostLines) {
		expect(ofBoards.causes).toContain(id);
	}
});

test.each([
	['no-diagonal', 0, 5],
	['no-diagonals', 0, 5],
	['no-column', 0, 5],
	['only-last-queen', 0, 5],
	['not-copied', 0, 5],
	['not-removed', 7, 6],
	['return-place', 0, 6],
	['no-return', 0, 6],
	['not-first-column', 0, 6],
	['not-last-column', 0, 6],
] as const)('%s is the only one that its tests are like', (id, way, size) => {
	const {tests, list} = linesOf(size, mistakes.find((mistake) => mistake.id === id)!.ways[way]!);
	expect(check(size, [...tests, ...list]).causes).toEqual([id]);
});

test('no cause is named that does not explain everything, or where nothing was read', () => {
	const right = [...solutions(6)].map((queens) => queens.join(' '));
	expect(checked(right.with(1, '2 5 1 5 0 3').join('\n')).causes).toEqual([]);
	expect(checked(right.join('\n'), {isFundamentalOnly: true})).toMatchObject({verdict: 'wrong', causes: []});
	for (const nothing of ['', 'hello\n', '0 solutions\n', '91\n', 'Solution does not exist\n']) {
		expect(checked(nothing, {size: 6}).causes).toEqual([]);
	}
});
