import {attackOn, explainTest, type Square, type Step, type Tape, variantOf} from '../../solver/index.js';
import {factsIn} from './facts.js';
import {indexBefore, type NextStep} from './next-step.js';
import type {Chapter, Stage} from './task.js';

/** Search with 4 queens, as the variant `scan` does it, except for these. */
function stageOf(changes: Partial<Stage> = {}): Stage {
	return {screen: 'search', size: 4, variant: 'scan', right: 'program', ...changes};
}

function square(row: number, column: number): Square {
	return {row, column};
}

const givenTwo = [square(0, 2), square(1, 0)];
const givenOne = [square(0, 3)];
const stuck = [...givenOne, square(1, 1)];

function safeInRow1({row, column}: Square): number {
	return [0, 1, 2, 3].filter((each) => !attackOn([column], row + 1, each)).length;
}

const rule: Chapter = {
	id: 'rule',
	part: 1,
	stage: stageOf({screen: 'play'}),
	signs: ['queen', 'cursor'],
	tasks: [
		{
			type: 'reach',
			id: 'complete',
			queens: givenTwo,
			cursor: square(2, 2),
			goal: {type: 'board', queens: [...givenTwo, square(2, 3), square(3, 1)]},
		},
		{type: 'number', id: 'safe-squares', queens: givenOne, cursor: square(1, 0), right: () => safeInRow1(square(0, 3))},
		{
			type: 'reach',
			id: 'stuck',
			queens: givenOne,
			cursor: square(1, 0),
			goal: {type: 'board', queens: stuck, row: 1},
		},
		{type: 'choose', id: 'undo', queens: stuck, right: 'c'},
	],
};

/** place(2) has just been called for the first time. */
const secondCall: NextStep = {type: 'test', queens: [0, 2], column: 0};

const loop: Chapter = {
	id: 'loop',
	part: 1,
	stage: stageOf(),
	signs: ['tested', 'safe', 'rejected', 'attacker', 'untried', 'current', 'next'],
	tasks: [
		{type: 'reach', id: 'steps', at: {type: 'start'}, goal: {type: 'step', until: secondCall}},
		{type: 'predict', id: 'call', at: secondCall},
		// Four columns in each of the two rows that are left.
		{type: 'number', id: 'pruned', at: secondCall, steps: 0, right: () => 4 ** 2},
	],
};

const deadEnd: Chapter = {
	id: 'dead-end',
	part: 1,
	stage: stageOf(),
	tasks: [{type: 'attackers', id: 'attackers', at: {type: 'test', queens: [0, 2], column: 0}, steps: 4}],
};

const twoReturns: NextStep = {type: 'return', queens: [0, 3]};

/** How many steps after this one are backtracks, itself included. */
function backtracksFrom(tape: Tape, index: number): number {
	const typeAt = (step: number): Step['type'] | undefined => tape.at(step)?.step?.type;
	let count = 0;
	while (typeAt(index + count + 1) === 'backtrack') {
		count++;
	}

	return count;
}

const theReturn: Chapter = {
	id: 'return',
	part: 1,
	stage: stageOf(),
	tasks: [
		{type: 'predict', id: 'who-goes-on', at: {type: 'return', queens: [0, 2]}, signs: ['returned', 'explored']},
		{type: 'choose', id: 'own-column', right: 'd', at: {type: 'test', queens: [0], column: 3}, steps: 0},
		{
			type: 'number',
			id: 'two-returns',
			at: twoReturns,
			right: (knowledge) => backtracksFrom(knowledge.tape(4), indexBefore(knowledge.tape(4), twoReturns)),
			steps: 2,
		},
	],
};

const afterReturns: NextStep = {type: 'test', queens: [], column: 1};
/** The branch that ends with the sign of a dead end in its last row but one. */
const deadBranch = [3, 0, 2];

const tree: Chapter = {
	id: 'tree',
	part: 1,
	stage: stageOf({right: 'tree'}),
	signs: ['deadEnd', 'solved', 'explored', 'fruitful'],
	tasks: [
		{type: 'reach', id: 'end', at: afterReturns, goal: {type: 'step', until: {type: 'end'}}},
		{type: 'number', id: 'dead-row', at: {type: 'end'}, right: () => deadBranch.length},
		{type: 'choose', id: 'no-corner', at: {type: 'end'}, right: 'b'},
	],
};

/** The first solution has just been reported. */
const reported: NextStep = {type: 'return', queens: [1, 3, 0, 2]};

const solution: Chapter = {
	id: 'solution',
	part: 1,
	stage: stageOf(),
	tasks: [
		{type: 'predict', id: 'after-solution', at: reported},
		{type: 'choose', id: 'when-over', right: 'c', at: {type: 'test', queens: [1, 3, 0], column: 3}, steps: 0},
	],
};

const firstDeadEnd: NextStep = {type: 'return', queens: [0, 2, 4, 1, 3]};

const eight: Chapter = {
	id: 'eight',
	part: 1,
	stage: stageOf({size: 8, right: 'stack'}),
	tasks: [
		{type: 'reach', id: 'first-dead-end', at: {type: 'start'}, goal: {type: 'step', until: firstDeadEnd}},
		{type: 'predict', id: 'alone', at: firstDeadEnd, isUnaided: true},
		{type: 'choose', id: 'left-out', right: 'a', at: {type: 'test', queens: [0, 2, 4, 1], column: 4}, steps: 0},
	],
};

const test48: NextStep = {type: 'test', queens: [0, 2, 4], column: 5};

/** The comparisons that scan makes for its square. */
function comparisons(): number {
	const made = explainTest(8, variantOf('scan'), [0, 2, 4], 5);
	return made.type === 'comparisons' ? made.made.length : 0;
}

/** What a queen makes flags write: when it is placed, and when it is removed. */
function writesForQueen(): number {
	const {place, backtrack} = variantOf('flags').writes;
	return place + backtrack;
}

const variants: Chapter = {
	id: 'variants',
	part: 2,
	stage: stageOf({size: 8, right: 'stack'}),
	tasks: [
		{type: 'number', id: 'comparisons', at: test48, right: comparisons},
		{type: 'choose', id: 'which-flag', right: 'b', at: test48, stage: {variant: 'flags', right: 'memory'}},
		{
			type: 'number',
			id: 'writes',
			// The queen in row 2 has just been removed, so the listing shows that line, and those above it.
			at: {type: 'test', queens: [0, 2], column: 5},
			right: writesForQueen,
			// From the test to the end of the listing.
			stage: {variant: 'flags', right: 'program', rows: 13},
			steps: 0,
		},
		{type: 'choose', id: 'shift', right: 'd', at: test48, stage: {variant: 'bitmask', right: 'memory'}, isOpen: true},
	],
};

/** The first queen stands on this column, and nothing below it has been tested. */
const columnOfQueen = 3;
const oneQueen: NextStep = {type: 'test', queens: [columnOfQueen], column: 0};

const growth: Chapter = {
	id: 'growth',
	part: 2,
	stage: stageOf({size: 8, right: 'stack'}),
	tasks: [
		// Its \ goes as many rows down as there are columns to the right.
		{type: 'number', id: 'best-rule', at: oneQueen, right: () => 8 - 1 - columnOfQueen, steps: 0},
		{type: 'choose', id: 'factor', right: 'c', at: oneQueen, steps: 0},
	],
};

const symmetry: Chapter = {
	id: 'symmetry',
	part: 2,
	stage: stageOf({screen: 'solutions', size: 8}),
	tasks: [
		{type: 'reach', id: 'images', goal: {type: 'overlay', id: 'images'}},
		{type: 'number', id: 'classes', right: (knowledge) => factsIn(knowledge)(8).classes},
	],
};

/** All chapters of the lesson, in their order. What they say stands in the texts, a file for each. */
export const chapters: readonly Chapter[] = [
	rule,
	loop,
	deadEnd,
	theReturn,
	tree,
	solution,
	eight,
	variants,
	growth,
	symmetry,
];

/** The index of the first chapter of part two. */
export const partTwo = chapters.findIndex(({part}) => part === 2);

/** How many tasks a part has. */
export function tasksIn(part: Chapter['part']): number {
	return chapters.filter((each) => each.part === part).reduce((sum, {tasks}) => sum + tasks.length, 0);
}
