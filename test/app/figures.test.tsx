import fc from 'fast-check';
import {expect, test} from 'vitest';
import {type Model, placeOf} from '../../source/explorer/model.js';
import {screens} from '../../source/screens/index.js';
import {attempt} from '../../source/screens/play/attempt.js';
import {searchLayout} from '../../source/screens/search/layout.js';
import {fittingNarration} from '../explorer/fitting-narration.js';
import {atStep, knowledge, modelWith, pressed} from '../pressed.js';
import {measurementsUpTo, withMeasurements} from '../screens/compare/growth/measured.js';
import {figuresIn} from './figures/figures.js';
import {sentencesAbout} from './figures/sentences.js';
import {textbook} from './figures/textbook.js';
import {complete, frameOf, unicode} from './render.js';

const window = {columns: 120, rows: 40};

function expectToFind(model: Model, names: string): void {
	const findings = figuresIn(frameOf(model).join('\n'), model);
	expect(findings.filter(({found, expected}) => found !== expected)).toEqual([]);
	const seen = findings.map(({name}) => name.replaceAll(' ', '-'));
	expect(seen).toEqual(expect.arrayContaining(names.split(' ')));
}

const windows = [
	{columns: 40, rows: 12},
	{columns: 50, rows: 14},
	{columns: 60, rows: 16},
	{columns: 80, rows: 24},
	{columns: 100, rows: 30},
	{columns: 120, rows: 40},
];

/** The models of an overlay scrolled down page by page, to its end. */
function scrolledThrough(model: Model): readonly Model[] {
	complete(model, knowledge);
	const next = pressed(model, 'pagedown');
	const isEnd = frameOf(next).join() === frameOf(model).join();
	return isEnd ? [model] : [model, ...scrolledThrough(next)];
}

/** Returns the names of the figures that were found. */
function expectAllToBeTrue(models: readonly Model[]): readonly string[] {
	const findings = models.flatMap((model) => figuresIn(frameOf(model).join('\n'), model));
	expect(findings.filter(({found, expected}) => found !== expected)).toEqual([]);
	return findings.map(({name}) => name);
}

test('the textbook program counts as the tables do', () => {
	const {accounts, solutions} = textbook(8);
	expect(accounts).toHaveLength(19_925);
	expect(accounts.at(-1)).toMatchObject({tests: 15_720, placements: 2056, solutions: 92, deadEnds: 644});
	expect(accounts.at(-1)?.checks).toEqual({scan: 46_752, flags: 24_648, bitmask: 15_720});
	expect(solutions[0]).toEqual({queens: [0, 4, 7, 5, 2, 6, 1, 3], tests: 876});
});

test.each([
	{screen: 'solutions', names: 'header solution list listed'},
	{screen: 'solutions', names: 'board'},
	{screen: 'search', names: 'header step tests placements solutions dead-ends queens sentence checks checks-of-a-test'},
	{screen: 'search', names: 'calls-by-depth frame board timeline'},
	{screen: 'compare', names: 'header step tests board this-test flags-against-scan bitmask-against-scan'},
	{screen: 'compare', names: 'checks-so-far checks-in-all writes-so-far writes-in-all cells-now'},
	{screen: 'play', names: 'header placed possible board'},
] as const)('the figures of $screen are found and correct: $names', ({screen, names}) => {
	expectToFind(modelWith({size: 6, screen, window, places: {6: {step: 48, solution: 3}}}), names);
});

test.each([0, 1, 2, 3, 47, 171, 313, 314, 894, 1202])('the sentence about step %i is found and correct', (step) => {
	expectToFind(atStep(6, step, {window}), 'sentence frame');
	expectToFind(atStep(6, step, {window, screen: 'compare', variant: 'flags'}), 'sentence');
});

test('a dead end is found and correct, for each variant', () => {
	const {accounts} = textbook(6);
	const step = accounts.findIndex(({event}) => event?.safe === 0);
	for (const variant of ['scan', 'flags', 'bitmask'] as const) {
		expectToFind(atStep(6, step, {window, variant}), 'dead-end sentence');
	}
});

const positions = fc
	.record({
		size: fc.integer({min: 1, max: 8}),
		share: fc.integer({min: 0, max: 10_000}),
		variant: fc.constantFrom('scan', 'flags', 'bitmask'),
		columns: fc.integer({min: 40, max: 160}),
		rows: fc.integer({min: 12, max: 50}),
	})
	.map(({size, share, variant, columns, rows}) => {
		const step = Math.round((share / 10_000) * (textbook(size).accounts.length - 1));
		return atStep(size, step, {variant, window: {columns, rows}});
	});

test('the sentence and the speech about any step are those of the textbook program, in any window', () => {
	fc.assert(
		fc.property(positions, (model) => {
			const {step} = placeOf(model);
			const expected = sentencesAbout(model.size, step, model.variant);
			const moment = knowledge.tape(model.size).at(step)!;
			expect(expected).toContain(fittingNarration(model, moment));
			const {board} = searchLayout(model.size, {width: Math.max(80, model.window.columns), height: model.window.rows});
			expect(expected).toContain(fittingNarration(model, moment, board));
			const spoken = expected.find((sentence) => !sentence.endsWith(' attacker.'));
			for (const screen of screens.screens.filter(({counts}) => counts === 'steps')) {
				expect(screen.speech(model, knowledge, unicode)['place']).toContain(`${spoken} `);
			}
		}),
	);
});

test.each([
	{variant: 'scan', step: 2, columns: 120, rows: 40, names: 'writes-of-a-step'},
	{variant: 'flags', step: 48, columns: 80, rows: 24, names: 'flag checks-of-a-test'},
	{variant: 'flags', step: 6, columns: 120, rows: 40, names: 'flag writes-of-a-step'},
	{variant: 'flags', step: 0, columns: 120, rows: 40, names: 'table cost-so-far'},
	{variant: 'bitmask', step: 48, columns: 80, rows: 24, names: 'mask'},
	{variant: 'bitmask', step: 6, columns: 80, rows: 24, names: 'mask bit'},
	{variant: 'bitmask', step: 47, columns: 120, rows: 40, names: 'mask'},
] as const)(
	'the memory of $variant is found and correct at step $step: $names',
	({variant, step, columns, rows, names}) => {
		// In 80 by 24 cells the memory is a view of its own.
		const keys = columns < 100 ? ['t'] : [];
		expectToFind(pressed(atStep(6, step, {variant, window: {columns, rows}}), ...keys), names);
	},
);

test.each([6, 7, 48])('the memory of each variant is found and correct on Compare at step %i', (step) => {
	expectToFind(pressed(atStep(6, step, {screen: 'compare', window}), 't'), step === 6 ? 'memory this-write' : 'memory');
});

test.each([
	{columns: 60, rows: 16, names: 'checks-so-far checks-in-all'},
	{columns: 200, rows: 60, names: 'writes-in-all cells-now flags-against-scan'},
])('the costs are found and correct in a window of $columns by $rows: $names', ({columns, rows, names}) => {
	expectToFind(atStep(7, 48, {screen: 'compare', window: {columns, rows}}), names);
});

test.each([
	{size: 7, step: 700},
	{size: 7, step: 3000},
	{size: 8, step: 1980},
])('the path in the search tree of N = $size is found and correct at step $step', ({size, step}) => {
	expectToFind(pressed(atStep(size, step, {window}), 't'), 'path-in-the-tree nodes-of-the-tree');
});

test.each([
	{screen: 'compare', key: 'w', names: 'squares one-queen-a-row one-a-row-and-column only-one-queen-a-row columns'},
	{screen: 'compare', key: 'w', names: 'columns-and-/ columns,-/-and-\\ /-and-\\ tests placements saved invalid'},
	{screen: 'compare', key: 'w', names: 'to-one-queen-a-row to-one-a-row-and-column to-columns to-columns-and-/'},
	{screen: 'compare', key: 'w', names: 'to-columns,-/-and-\\ to-/-and-\\ to-placements'},
	{screen: 'solutions', key: 'M', names: 'header images'},
] as const)('the figures that $key shows over $screen are found and correct: $names', ({screen, key, names}) => {
	expectToFind(pressed(modelWith({size: 6, screen, window}), key), names);
});

test('the figures of a puzzle are found and correct', () => {
	for (const size of [4, 5, 6, 7]) {
		const puzzle = pressed(modelWith({size, screen: 'play', window}), 'n');
		expectToFind(puzzle, 'only-solution');
		const model = pressed(puzzle, 'space');
		expectToFind(model, 'given placed-besides board');
		expectToFind({...pressed(model, 'x', 'a', 'a'), notice: undefined}, 'contain');
	}
});

test('the number of solutions that continue from a square is found and correct', () => {
	const model = modelWith({size: 6, screen: 'play', window});
	const counting = pressed(model, 'right', 'space', 'down', 'down', 'right', 'a', 'a');
	expectToFind({...counting, notice: undefined}, 'contain continuing board');
	expectToFind(pressed(model, 'space', 'down', 'right', 'space', 'down', 'right', 'space'), 'conflicts');
});

test('the figures of the search spaces are correct for every size and in every window', () => {
	for (const size of [1, 2, 3, 4, 5, 6, 7]) {
		const window = windows[size % windows.length]!;
		const opened = pressed(modelWith({size, screen: 'compare', window}), 'w');
		const names = expectAllToBeTrue(scrolledThrough(opened));
		expect(names).toEqual(expect.arrayContaining(['squares', 'to columns', 'placements', 'to placements']));
	}
});

test('the figures of growth are correct in every width', () => {
	const measurements = measurementsUpTo(7);
	const tables = windows.map(({columns}) => {
		// As high as all tables: a row is found by the title of its table.
		const window = {columns, rows: 100};
		const opened = withMeasurements(pressed(modelWith({screen: 'compare', window}), 'e'), measurements);
		const names = expectAllToBeTrue([opened]);
		const ofChecks = (size: number) =>
			names.filter((name) => name.startsWith('Checks') && name.endsWith(` for ${size}`)).length;
		expect(new Set([1, 2, 3, 4, 5, 6, 7].map(ofChecks)).size).toBe(1);
		return names.filter((name) => name.endsWith(' for 7')).length;
	});
	// One for each variant where bars do not fit beside each other, else for the time and the checks.
	expect(tables.at(0)).toBe(6);
	expect(tables.slice(3)).toEqual([2, 2, 2]);
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
	{name: 'tests', from: '37 tests', to: '38 tests', found: '38', expected: '37'},
	{name: 'timeline', from: '▁▁▁●▁▁▁', to: '▁▁▁▁▁●▁', found: expect.any(String), expected: 'about 3 cells | '},
	{
		name: 'sentence',
		from: 'by the queen in row 1',
		to: 'by the queen in row 0',
		found: 'Row 3, column 2 is attacked along its column by the queen in row 0. The loop goes on with column 3.',
		expected: 'Row 3, column 2 is attacked along its column by the queen in row 1. The loop goes on with column 3.',
	},
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
