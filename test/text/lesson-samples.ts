import type {Text} from '../../source/text/en.js';
import type {FactsOf} from '../../source/text/lesson-words.js';
import type {Samples} from './samples.js';

const square = {row: 3, column: 5};
const lines = ['column', 'diagonal', 'antidiagonal'] as const;
const said = [['S']] as const;
const other = {row: 1, column: 2};

const facts: FactsOf = (size) => ({
	tests: 15_720 * size,
	nodes: size === 4 ? 17 : 2057,
	nodesAt: [1, 4, 6, 4, 2],
	nodesWithout: () => 85_875,
	deadEnds: 644,
	solutions: 92,
	classes: 12,
	stepsAfterLast: () => 34,
	checks: (variant) => (variant === 'scan' ? 46_752 : 24_648),
	writes: (variant) => (variant === 'scan' ? 4112 : 16_448),
});
const known = [[facts]] as const;
const score = {tasks: 19, firstTry: 17, skipped: 1};
const perfect = {tasks: 8, firstTry: 8, skipped: 0};

export const lessonSamples: Samples<Text['lesson']> = {
	title: [[4, 10, 'S', 2, 5]],
	where: [[4, 10]],
	tooSmall: [[{columns: 80, rows: 24}, 60, 20]],
	resume: [['6'], ['6.2', 'zh']],
	awaySize: [[4, 5]],
	awayVariant: [['scan', 'flags']],
	fault: [
		...lines.map((line) => [{type: 'attack', upper: other, lower: square, line}] as const),
		[{type: 'attack', upper: square, lower: square, line: 'row'}],
		[{type: 'missing', wanted: other}],
		[{type: 'wrong-row', queen: square, wanted: 1}],
		[{type: 'not-stuck', safe: other}],
	],
	outcomes: {right: said, wrong: said, skipped: [['S', 'S']]},
	helps: {nudge: said, hint: said},
	refused: {attacker: [[1]]},
	otherNumber: [[9]],
	typedNumber: [['12_']],
	attackers: {filled: [[0, '2']], notSafe: lines.map((line) => [square, line])},
	chapters: {
		rule: [[]],
		loop: [[]],
		'dead-end': [[]],
		return: [[]],
		tree: known,
		solution: known,
		eight: known,
		variants: known,
		growth: known,
		symmetry: known,
	},
	pages: {
		start: {sentences: [[19, 8]]},
		'part-one': {sentences: [[score]]},
		end: {sentences: [[score, perfect]]},
	},
};
