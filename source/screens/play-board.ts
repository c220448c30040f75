import {contains, type Knowledge} from '../explorer/knowledge.js';
import {createSlotBySize, type Model} from '../explorer/model.js';
import {type AttackLine, attackersOf, isSolution, lineBetween, type Queens, type Square} from '../solver/board.js';

type PlayBoard = {
	readonly queens: readonly Square[];
	/** The boards before this one, the most recent last. */
	readonly past: readonly (readonly Square[])[];
	/** The boards that were undone, the next last. */
	readonly future: readonly (readonly Square[])[];
	readonly cursor: Square;
	/** Any change of the board hides the hint. */
	readonly isHintShown: boolean;
};

export const playBoard = createSlotBySize<PlayBoard>('play-board', {
	queens: [],
	past: [],
	future: [],
	cursor: {row: 0, column: 0},
	isHintShown: false,
});

/** The solutions that contain the queens; undefined on boards too large to list them. */
export function solutionsLeft(model: Model, knowledge: Knowledge): readonly Queens[] | undefined {
	const {queens} = playBoard.of(model);
	return knowledge.solutions(model.size)?.filter((solution) => contains(solution, queens));
}

export function clear(model: Model): Model {
	return playBoard.of(model).queens.length > 0 ? withQueens(model, []) : {...model, notice: 'no-queens'};
}

export function withQueens(model: Model, queens: readonly Square[]): Model {
	const {queens: before, past} = playBoard.of(model);
	return playBoard.with(model, {queens, past: [...past, before], future: [], isHintShown: false});
}

type Conflict = {readonly squares: readonly [Square, Square]; readonly line: AttackLine | 'row'};

export function conflictsOf(queens: readonly Square[]): readonly Conflict[] {
	const sorted = fromTheTop(queens);
	return sorted.flatMap((a, index) =>
		sorted.slice(index + 1).flatMap((b) => {
			const line = lineBetween(a, b);
			return line ? [{squares: [a, b] as const, line}] : [];
		}),
	);
}

/**
 * The rows without a queen and without a safe square. The queens of `by` attack all squares of a row together: none can be left
 * out, and where different ones could be named, the upper ones are.
 */
export function blockedRows(size: number, queens: readonly Square[]) {
	const sorted = fromTheTop(queens);
	const indices = Array.from({length: size}, (_, index) => index);
	return indices.flatMap((row) => {
		const areEnough = (some: readonly Square[]) =>
			indices.every((column) => attackersOf(some, {row, column}).length > 0);
		if (queens.some((queen) => queen.row === row) || !areEnough(sorted)) {
			return [];
		}

		const by = sorted.reduceRight((needed, queen) => {
			const others = needed.filter((other) => other !== queen);
			return areEnough(others) ? others : needed;
		}, sorted);
		return [{row, by}];
	});
}

export function solutionOf(size: number, queens: readonly Square[]): Queens | undefined {
	const columns = fromTheTop(queens).map(({column}) => column);
	return isSolution(size, columns) && conflictsOf(queens).length === 0 ? columns : undefined;
}

/** The columns of queens that the search puts on the board together; undefined for others. */
export function nodeOf(queens: readonly Square[]): Queens | undefined {
	const sorted = fromTheTop(queens);
	const isNode = sorted.every(({row}, index) => row === index) && conflictsOf(queens).length === 0;
	return isNode ? sorted.map(({column}) => column) : undefined;
}

/** Sorts the queens, which the user may have placed in any order. */
export function fromTheTop(queens: readonly Square[]): readonly Square[] {
	return [...queens].sort((a, b) => a.row - b.row || a.column - b.column);
}

export function isBetween(square: Square, {squares: [a, b], line}: Conflict): boolean {
	const isInside = (axis: 'row' | 'column') => (square[axis] - a[axis]) * (square[axis] - b[axis]) <= 0;
	return line === lineBetween(a, square) && line === lineBetween(square, b) && isInside('row') && isInside('column');
}

export function safeSquares(size: number, queens: readonly Square[]): readonly Square[] {
	const indices = Array.from({length: size}, (_, index) => index);
	return indices
		.flatMap((row) => indices.map((column) => ({row, column})))
		.filter((square) => attackersOf(queens, square).length === 0);
}
