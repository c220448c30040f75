import fc from 'fast-check';
import {expect, test} from 'vitest';
import {textOf} from '../../../source/components/styled-text.js';
import {workAt} from '../../../source/explorer/work.js';
import {costWords, memoryLines, memoryRows} from '../../../source/screens/steps/memory.js';
import {type CodeId, type VariantId, variantOf, variants} from '../../../source/solver/index.js';
import {displayWidth, fitting} from '../../../source/text/width.js';
import {knowledge} from '../../pressed.js';
import {writing} from '../../writing.js';

function drawn(size: number, step: number, id: VariantId, width = 46, code: CodeId = 'typescript'): string[] {
	const moment = knowledge.tape(size).at(step)!;
	const work = workAt(variantOf(id), moment);
	const cost = fitting(costWords(work, variantOf(id), moment, writing.text), width);
	return [...textOf(memoryLines(work, variantOf(id), code, {width, height: memoryRows - 1}, writing)), cost];
}

test('what a step writes to the array is written as in the program, with the values put in', () => {
	const {index} = knowledge.tape(8).removing([0, 2, 4, 1, 3])!;
	const written = (code: CodeId) => [drawn(8, 50, 'scan', 46, code)[1], drawn(8, index, 'flags', 46, code)[0]];
	expect(written('typescript')).toEqual(['queens[3] = 6', 'queens.pop()']);
	expect(written('java')).toEqual(['queens[3] = 6', 'queens[4] = -1']);
	expect(written('cpp')).toEqual(['queens[3] = 6', 'queens[4] = -1']);
	expect(written('python')).toEqual(['queens.append(6)', 'queens.pop()']);
});

test('in Java and C++ the array has an element for each row, as many as fit', () => {
	const array = (size: number, step: number, width: number) => drawn(size, step, 'scan', width, 'java')[0];
	expect(array(8, 50, 46)).toBe('queens = [0, 2, 4, 6, -1, -1, -1, -1]');
	expect(array(8, 50, 30)).toBe('queens = [0,2,4,6,-1,…]');
	expect(array(8, 50, 22)).toBe('queens = […,4,6,-1,…]');
	expect(array(8, 0, 46)).toBe('queens = [-1, -1, -1, -1, -1, -1, -1, -1]');
});

test('a return writes no mask, and clears flags', () => {
	const {index} = knowledge.tape(8).removing([0, 2, 4, 1, 3])!;
	expect(drawn(8, index, 'bitmask').slice(3)).toEqual([
		'Its own masks: none is written.',
		expect.stringContaining('bitmask: 1 write'),
	]);
	expect(drawn(8, index, 'flags').slice(0, 2)).toEqual(['queens.pop()', expect.stringContaining('cols[3]   = 0')]);
});

test('of many comparisons the last two stand alone', () => {
	const tape = knowledge.tape(12);
	const moment = tape.solution(1)!;
	const step = moment.index - 2;
	const lines = drawn(12, step, 'scan');
	expect(lines[1]).toMatch(/^\d+ comparisons, no attack$/);
	expect(lines).toHaveLength(memoryRows);
});

test('takes at most five lines of its width below its cost at every step, whatever the size', () => {
	fc.assert(
		fc.property(
			fc.integer({min: 1, max: 27}),
			fc.integer({min: 0, max: 5000}),
			fc.constantFrom(...variants.map(({id}) => id)),
			fc.integer({min: 40, max: 60}),
			(size, step, id, width) => {
				const {horizon} = knowledge.tape(size);
				const lines = drawn(size, Math.min(step, horizon.index), id, width);
				expect(lines.length).toBeLessThanOrEqual(memoryRows + 1);
				expect(Math.max(...lines.map(displayWidth))).toBeLessThanOrEqual(width);
			},
		),
	);
});

test('where a table does not fit, it shows the cell that was read, between signs for the cuts', () => {
	knowledge.tape(27).advance(100);
	const line = drawn(27, 62, 'flags', 30)[0]!;
	expect(line).toMatch(/^cols\[\d+\] +\S+ +…?[01]+…$/);
});

test('what a test of the masks finds takes the line below them only where no mask gives way for it', () => {
	const moment = knowledge.tape(8).at(48)!;
	const lines = (height: number) =>
		textOf(
			memoryLines(
				workAt(variantOf('bitmask'), moment),
				variantOf('bitmask'),
				'typescript',
				{width: 35, height},
				writing,
				{start: 10, step: 3},
			),
		).map((line) => line.split(' ')[0]);
	expect(lines(4)).toEqual(['cols', 'downs', 'ups', 'attacked']);
	expect(lines(5)).toEqual(['cols', 'downs', 'ups', 'attacked', '&']);
});
