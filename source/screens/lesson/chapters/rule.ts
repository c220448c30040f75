import type {Square} from '../../../solver/index.js';
import type {Fault} from '../../../text/lesson-facts.js';
import {blockedRows, conflictsOf, isAmong, isSame} from '../../conflicts.js';
import type {Goal, State} from '../goal.js';
import {type Chapter, stageOf} from '../task.js';

const corner: Square = {row: 0, column: 0};
const first: Square = {row: 0, column: 1};
const second: Square = {row: 1, column: 3};
/** Without a safe square in the row below them. */
const stuck: readonly Square[] = [corner, {row: 1, column: 2}];

/** The first two queens, from the top, that attack each other. */
function attackAmong(queens: readonly Square[]): Fault | undefined {
	const [conflict] = conflictsOf(queens);
	if (!conflict) {
		return undefined;
	}

	const {
		squares: [upper, lower],
		line,
	} = conflict;
	return {type: 'attack', upper, lower, line};
}

/** Whether the first queen is missing where the task leaves one. */
function missing(queens: readonly Square[], wanted: Square): Fault | undefined {
	return isAmong(queens, wanted) ? undefined : {type: 'missing', wanted};
}

/** Whether a row has neither a queen nor a square that no queen attacks, though no queen attacks another. */
function isStuck({model: {size}, queens}: State): boolean {
	return conflictsOf(queens).length === 0 && blockedRows(size, queens).length > 0;
}

const firstQueen: Goal = {
	queens: [first],
	isReached: ({queens}) => queens.length === 1 && !missing(queens, first),
	faultOf({queens}) {
		const other = queens.find((queen) => !isSame(queen, first));
		return other && {type: 'elsewhere', queen: other, wanted: first};
	},
};

const secondQueen: Goal = {
	queens: [first, second],
	isReached: ({queens}) =>
		queens.length === 2 &&
		queens.some(({row}) => row === second.row) &&
		!missing(queens, first) &&
		!attackAmong(queens),
	faultOf({queens}) {
		const other = queens.find((queen) => queen.row !== second.row && !isSame(queen, first));
		const isElsewhere: Fault | undefined = other && {type: 'wrong-row', queen: other, wanted: second.row};
		return attackAmong(queens) ?? missing(queens, first) ?? isElsewhere;
	},
};

const finish: Goal = {
	queens: [first, second, {row: 2, column: 0}, {row: 3, column: 2}],
	isReached: ({model: {size}, queens}) => queens.length === size && !attackAmong(queens),
	faultOf: ({queens}) => attackAmong(queens),
};

const getStuck: Goal = {
	queens: stuck,
	isReached: (state) => !missing(state.queens, corner) && isStuck(state),
	faultOf: ({queens}) => attackAmong(queens) ?? (queens.length > 0 ? missing(queens, corner) : undefined),
};

export const rule: Chapter = {
	id: 'rule',
	stage: stageOf({screen: 'play'}),
	tasks: [
		{type: 'reach', id: 'first-queen', queens: [], goal: firstQueen},
		{type: 'reach', id: 'second-queen', queens: [first], goal: secondQueen},
		{type: 'reach', id: 'finish', queens: [first, second], goal: finish},
		{type: 'reach', id: 'get-stuck', queens: [], goal: getStuck},
		{type: 'choose', id: 'what-now', queens: stuck, right: 'a'},
	],
};
