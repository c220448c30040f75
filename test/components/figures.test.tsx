import {expect, test} from 'vitest';
import {pendingOf} from '../../source/explorer/background.js';
import {attemptOf, createModel, type Model} from '../../source/explorer/model.js';
import {figuresIn} from './figures/figures.js';
import {textbook} from './figures/textbook.js';
import {frameOf} from './render.js';

const window = {columns: 120, rows: 40};
test('the textbook program counts as the tables do', () => {
	const {accounts, solutions} = textbook(8);
	expect(accounts).toHaveLength(19_925);
	expect(accounts.at(-1)).toMatchObject({tests: 15_720, placements: 2056, solutions: 92, deadEnds: 644});
	expect(accounts.at(-1)?.checks).toEqual({scan: 46_752, flags: 24_648, bitmask: 15_720});
	expect(solutions[0]).toEqual({queens: [0, 4, 7, 5, 2, 6, 1, 3], tests: 876});
});

test.each([
	{screen: 'solutions', names: 'header solution class found-after found-since list as-it-stands rotated-right board'},
	{screen: 'search', names: 'header step tests placements solutions dead-ends queens attack checks checks-of-a-test'},
	{screen: 'search', names: 'calls-by-depth frame board'},
	{screen: 'compare', names: 'header step tests this-step so-far per-test in-all variant queens board'},
	{screen: 'play', names: 'header placed possible board'},
] as const)('what $screen says is found, and is true: $names', ({screen, names}) => {
	const model = {...createModel({size: 6, screen, window}), places: {6: {step: 48, solution: 3}}};
	pendingOf(model)[0]?.advance(100);
	const findings = figuresIn(frameOf(model).join('\n'), model);
	expect(findings.filter(({found, expected}) => found !== expected)).toEqual([]);
	const seen = findings.map(({name}) => name.replaceAll(' ', '-'));
	expect(seen).toEqual(expect.arrayContaining(names.split(' ')));
});

test.each([
	{overlay: {type: 'ladder'} as const, names: 'squares one-a-row permutations ladder-tests ladder-placements'},
	{overlay: {type: 'images', chosen: 0} as const, names: 'header images'},
])('what lies over the screen is found, and is true: $names', ({overlay, names}) => {
	const model: Model = {...createModel({size: 6, window}), overlay};
	const findings = figuresIn(frameOf(model).join('\n'), model);
	expect(findings.filter(({found, expected}) => found !== expected)).toEqual([]);
	const seen = findings.map(({name}) => name.replaceAll(' ', '-'));
	expect(seen).toEqual(expect.arrayContaining(names.split(' ')));
});

test.each([
	{queens: [{row: 0, column: 1}], found: 'One'},
	{queens: [{row: 0, column: 0}], found: 'No'},
])('how many solutions contain some queens is found, and is true: $found', ({queens, found}) => {
	const model: Model = createModel({size: 6, screen: 'play', window});
	const tried = {...model, attempts: {6: {...attemptOf(model), queens}}};
	pendingOf(tried)[0]?.advance(100);
	const findings = figuresIn(frameOf(tried).join('\n'), tried);
	expect(findings).toContainEqual({name: 'contain', found, expected: found});
});

test('a false figure is noticed', () => {
	const model = {...createModel({size: 6, screen: 'search', window}), places: {6: {step: 48, solution: 3}}};
	const frame = frameOf(model).join('\n').replace('tests 37', 'tests 38');
	const wrong = figuresIn(frame, model).filter(({found, expected}) => found !== expected);
	expect(wrong).toEqual([{name: 'tests', found: '38 | 894', expected: '37 | 894'}]);
});
