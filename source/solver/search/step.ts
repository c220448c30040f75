import {type Attack, attackOn, type Queens} from '../board.js';

/** One observable moment of the search. Rows and columns count from 0, solutions from 1. A test without attack is safe. */
export type Step =
	| {readonly type: 'test'; readonly row: number; readonly column: number; readonly attack: Attack | undefined}
	| {readonly type: 'place'; readonly row: number; readonly column: number}
	| {readonly type: 'solution'; readonly number: number}
	| {readonly type: 'backtrack'; readonly row: number; readonly column: number};

/**
 * Where a search stands: the board, the step that led to it (none at the start) and how many solutions it has found.
 * This is all it takes to go on, and all it takes to go back.
 */
export type Position = {
	readonly queens: Queens;
	readonly step: Step | undefined;
	readonly solutions: number;
};

export const start: Position = {queens: [], step: undefined, solutions: 0};

/** The column at which the row below the queens goes on; the size when nothing is left to do there. */
export function nextColumn(size: number, {step}: Position): number {
	switch (step?.type) {
		case 'test': {
			return step.attack ? step.column + 1 : step.column;
		}

		case 'backtrack': {
			return step.column + 1;
		}

		case 'solution': {
			return size;
		}

		case 'place':
		case undefined: {
			return 0;
		}
	}
}

/** The position before the last step; the start has none. Needs no history: the board tells what must have come before. */
export function positionBefore(size: number, {queens, step, solutions}: Position): Position | undefined {
	switch (step?.type) {
		case 'test': {
			return {queens, step: stepBeforeColumn(queens, step.column), solutions};
		}

		case 'place': {
			return {queens: queens.slice(0, -1), step: {...step, type: 'test', attack: undefined}, solutions};
		}

		case 'solution': {
			const row = size - 1;
			return {queens, step: {type: 'place', row, column: queens[row]!}, solutions: solutions - 1};
		}

		case 'backtrack': {
			const before = [...queens, step.column];
			const isFull = before.length === size;
			const last: Step = isFull ? {type: 'solution', number: solutions} : lastOfColumn(before, size - 1);
			return {queens: before, step: last, solutions};
		}

		case undefined: {
			return undefined;
		}
	}
}

/** The last step before the search tests this column of the row below the queens; none for the very first. */
export function stepBeforeColumn(queens: Queens, column: number): Step | undefined {
	const row = queens.length;
	if (column > 0) {
		return lastOfColumn(queens, column - 1);
	}

	return row === 0 ? undefined : {type: 'place', row: row - 1, column: queens[row - 1]!};
}

/** The last step the search spends on a column of the row below the queens: the failed test, or the return from beyond it. */
function lastOfColumn(queens: Queens, column: number): Step {
	const row = queens.length;
	const attack = attackOn(queens, row, column);
	return attack ? {type: 'test', row, column, attack} : {type: 'backtrack', row, column};
}
