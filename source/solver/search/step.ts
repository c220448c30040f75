import {type Attack, attackOn, type Queens, safeColumns} from '../board.js';

/** One step of the search. Rows and columns count from 0, solutions from 1. A test without an attack found a safe square. */
export type Step =
	| {readonly type: 'test'; readonly row: number; readonly column: number; readonly attack: Attack | undefined}
	| {readonly type: 'place'; readonly row: number; readonly column: number}
	| {readonly type: 'solution'; readonly number: number}
	| {readonly type: 'backtrack'; readonly row: number; readonly column: number};

export type StepOf<Type extends Step['type']> = Extract<Step, {type: Type}>;

/**
 * A position in the search: the queens on the board, the last step (undefined at the start) and the number of solutions
 * found so far. The next and the previous position follow from it alone.
 */
export type Position = {
	readonly queens: Queens;
	readonly step: Step | undefined;
	readonly solutions: number;
};

export const start: Position = {queens: [], step: undefined, solutions: 0};

/** The column with which the search continues in the row below the queens; `size` if the row is done. */
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

export function queensAfter(queens: Queens, step: Step): Queens {
	switch (step.type) {
		case 'place': {
			return [...queens, step.column];
		}

		case 'backtrack': {
			return queens.slice(0, -1);
		}

		case 'test':
		case 'solution': {
			return queens;
		}
	}
}

/** Whether the last step was the last test of a row in which every square is attacked. */
export function isAtDeadEnd(size: number, {queens, step}: Pick<Position, 'queens' | 'step'>): boolean {
	return step?.type === 'test' && step.column === size - 1 && safeColumns(size, queens).length === 0;
}

/** The position before the last step; undefined at the start. Needs no history: the board determines the previous step. */
export function positionBefore(size: number, {queens, step, solutions}: Position): Position | undefined {
	switch (step?.type) {
		case 'test': {
			return {queens, step: stepBeforeColumn(queens, step.column), solutions};
		}

		case 'place': {
			return {queens: queens.slice(0, -1), step: {...step, type: 'test', attack: undefined}, solutions};
		}

		case 'solution': {
			return {queens, step: lastPlacement(queens), solutions: solutions - 1};
		}

		case 'backtrack': {
			const before = [...queens, step.column];
			const isFull = before.length === size;
			const lastStep: Step = isFull ? {type: 'solution', number: solutions} : lastStepAt(before, size - 1);
			return {queens: before, step: lastStep, solutions};
		}

		case undefined: {
			return undefined;
		}
	}
}

/** The last step before the search tests this column of the row below the queens; undefined for the first test of all. */
export function stepBeforeColumn(queens: Queens, column: number): Step | undefined {
	return column === 0 ? lastPlacement(queens) : lastStepAt(queens, column - 1);
}

function lastPlacement(queens: Queens): Step | undefined {
	const column = queens.at(-1);
	return column === undefined ? undefined : {type: 'place', row: queens.length - 1, column};
}

/** The test if the square is attacked, else the backtrack. */
function lastStepAt(queens: Queens, column: number): Step {
	const row = queens.length;
	const attack = attackOn(queens, row, column);
	return attack ? {type: 'test', row, column, attack} : {type: 'backtrack', row, column};
}
