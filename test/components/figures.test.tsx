import {expect, test} from 'vitest';
import type {Model} from '../../source/explorer/model.js';
import {attempt} from '../../source/screens/play/attempt.js';
import {atStep, modelWith, pressed} from '../pressed.js';
import {figuresIn} from './figures/figures.js';
import {textbook} from './figures/textbook.js';
import {frameOf} from './render.js';

const window = {columns: 120, rows: 40};

function expectToFind(model: Model, names: string): void {
	const findings = figuresIn(frameOf(model).join('\n'), model);
	expect(findings.filter(({found, expected}) => found !== expected)).toEqual([]);
	const seen = findings.map(({name}) => name.replaceAll(' ', '-'));
	expect(seen).toEqual(expect.arrayContaining(names.split(' ')));
}

test('the textbook program counts as the tables do', () => {
	const {accounts, solutions} = textbook(8);
	expect(accounts).toHaveLength(19_925);
	expect(accounts.at(-1)).toMatchObject({tests: 15_720, placements: 2056, solutions: 92, deadEnds: 644});
	expect(accounts.at(-1)?.checks).toEqual({scan: 46_752, flags: 24_648, bitmask: 15_720});
	expect(solutions[0]).toEqual({queens: [0, 4, 7, 5, 2, 6, 1, 3], tests: 876});
});

test.each([
	{screen: 'solutions', names: 'header solution class found-after found-since list listed unchanged rotated-right'},
	{screen: 'solutions', names: 'board'},
	{screen: 'search', names: 'header step tests placements solutions dead-ends queens attack checks checks-of-a-test'},
	{screen: 'search', names: 'calls-by-depth frame board'},
	{screen: 'compare', names: 'header step tests this-step so-far per-test in-all variant queens board'},
	{screen: 'play', names: 'header placed possible board'},
] as const)('the figures of $screen are found and correct: $names', ({screen, names}) => {
	expectToFind(modelWith({size: 6, screen, window, places: {6: {step: 48, solution: 3}}}), names);
});

test.each([
	{step: 2, name: 'place'},
	{step: 3, name: 'attack'},
	{step: 5, name: 'safe'},
	{step: 47, name: 'removed'},
])('the sentence about step $step is found and correct: $name', ({step, name}) => {
	expectToFind(atStep(6, step, {window}), name);
});

test.each([
	{size: 7, step: 700},
	{size: 7, step: 3000},
	{size: 8, step: 1980},
])('the path in the search tree of N = $size is found and correct at step $step', ({size, step}) => {
	expectToFind(pressed(atStep(size, step, {window}), 'T'), 'path-in-the-tree nodes-of-the-tree');
});

test.each([
	{screen: 'compare', key: 'w', names: 'squares one-a-row permutations all-tests all-placements nodes'},
	{screen: 'solutions', key: 's', names: 'header images'},
] as const)('the figures that $key shows over $screen are found and correct: $names', ({screen, key, names}) => {
	expectToFind(pressed(modelWith({size: 6, screen, window}), key), names);
});

test.each([
	{queens: [{row: 0, column: 1}], found: 'One'},
	{queens: [{row: 0, column: 0}], found: 'No'},
])('the number of solutions that contain some queens is found and correct: $found', ({queens, found}) => {
	const model = attempt.with(modelWith({size: 6, screen: 'play', window}), {queens});
	const findings = figuresIn(frameOf(model).join('\n'), model);
	expect(findings).toContainEqual({name: 'contain', found, expected: found});
});

test.each([
	{name: 'tests', from: 'tests 37', to: 'tests 38', found: '38 | 894', expected: '37 | 894'},
	{
		name: 'frame',
		from: 'place(1) ✗',
		to: 'place(1) ◦',
		found: '1 | ◦ | ✗ | ♛ | · | · | ·',
		expected: '1 | ✗ | ✗ | ♛ | · | · | ·',
	},
])('a wrong figure is found: $name', ({name, from, to, found, expected}) => {
	const model = atStep(6, 48, {window});
	const frame = frameOf(model).join('\n');
	expect(frame).toContain(from);
	const wrong = figuresIn(frame.replace(from, to), model).filter((each) => each.found !== each.expected);
	expect(wrong).toEqual([{name, found, expected}]);
});
