import type {Text} from '../../source/text/en.js';
import type {FactsOf} from '../../source/text/lesson-facts.js';
import type {Samples} from './samples.js';

const square = {row: 3, column: 5};
const attacks = [
	{line: 'column', row: 0},
	{line: 'diagonal', row: 2},
	{line: 'antidiagonal', row: 1},
] as const;
const said = [['S']] as const;
const row = [[3]] as const;
const filled = [
	[3, true],
	[3, false],
] as const;

const facts: FactsOf = (size) => ({
	tests: 15_720 * size,
	nodes: 2057,
	deadEnds: 644,
	solutions: 92,
	classes: 12,
	checks: (variant) => (variant === 'scan' ? 46_752 : 24_648),
	writes: (variant) => (variant === 'scan' ? 4112 : 16_448),
	cells: (variant) => (variant === 'scan' ? 8 : 46),
	solutionsBelow: (column) => 4 + column,
});
const known = [[facts]] as const;
const reached = {done: known};
const asked = [[facts, 48]] as const;
const other = {row: 1, column: 2};

export const lessonSamples: Samples<Text['lesson']> = {
	title: [[4, 10, 'S', 2, 5]],
	where: [[4, 10]],
	tooSmall: [[{columns: 80, rows: 24}, 60, 20]],
	resume: [['6'], ['6.2', 'zh']],
	awaySize: [[4, 5]],
	awayVariant: [['scan', 'flags']],
	jump: [
		[{size: undefined, index: 7, queens: [0]}],
		[{size: undefined, index: 1234, queens: [0, 3, 1]}],
		[{size: 6, index: 0, queens: []}],
	],
	fault: [
		...attacks.map(({line}) => [{type: 'attack', upper: other, lower: square, line}] as const),
		[{type: 'attack', upper: square, lower: square, line: 'row'}],
		[{type: 'elsewhere', queen: square, wanted: other}],
		[{type: 'missing', wanted: other}],
		[{type: 'wrong-row', queen: square, wanted: 1}],
		[{type: 'past', index: 1026, goal: 6}],
	],
	withTyped: [['S', '12_']],
	chosen: [['b', 'S']],
	outcomes: {right: said, wrong: said, skipped: said, skippedWay: [['S', 'S']]},
	helps: {nudge: said, hint: said, answer: said},
	refused: {
		row: [[2]],
		columns: [[7]],
	},
	predict: {
		hint: {return: filled},
		answer: [['r 1 3', 'S']],
	},
	attackers: {
		task: row,
		filled: [[0, 2]],
		open: [[0]],
		hint: attacks.map(({line}) => [0, line]),
		answer: [[0, 2]],
		done: row,
	},
	columns: {
		task: [[1, 2, 2, '01_']],
		missing: attacks.map((each) => [2, 3, each]),
		tooMany: [[2, 7]],
		answer: [[[0, 1, 2]]],
		done: [[[0, 1, 2]]],
	},
	reach: {
		'first-queen': reached,
		'second-queen': reached,
		finish: reached,
		'get-stuck': reached,
		'two-queens': reached,
		'whole-tree': reached,
		'second-solution': reached,
		'first-dead-end': reached,
		'first-solution': reached,
		'search-spaces': reached,
	},
	choices: {
		'what-now': known,
		'after-dead-end': known,
		'own-column': known,
		'no-corner': known,
		'when-over': known,
		'more-or-less': known,
		'which-flag': known,
		shift: known,
		price: known,
		'best-rule': known,
		factor: known,
		class: known,
	},
	numbers: {'dead-ends': asked, branch: asked, comparisons: asked, bit: asked, classes: asked},
	end: {firstTry: [[3, 5]], skipped: [[2]], open: [[2]]},
};
