import type {Queens} from './board.js';

/** One of the eight ways to lay a square board on itself. */
export type Transform = {
	readonly id: TransformId;
	/** Rows and columns change places (a reflection in the `\` diagonal). Done first. */
	readonly isTransposed: boolean;
	/** The rows run from the bottom to the top. */
	readonly isReversed: boolean;
	/** The columns run from the right to the left. */
	readonly isComplemented: boolean;
};

export type TransformId =
	| 'identity'
	| 'rotation-90'
	| 'rotation-180'
	| 'rotation-270'
	| 'reflection-columns'
	| 'reflection-rows'
	| 'reflection-diagonal'
	| 'reflection-antidiagonal';

/** The symmetries of the square: the rotations (clockwise), then the reflections. */
export const transforms: readonly Transform[] = [
	{id: 'identity', isTransposed: false, isReversed: false, isComplemented: false},
	{id: 'rotation-90', isTransposed: true, isReversed: false, isComplemented: true},
	{id: 'rotation-180', isTransposed: false, isReversed: true, isComplemented: true},
	{id: 'rotation-270', isTransposed: true, isReversed: true, isComplemented: false},
	{id: 'reflection-columns', isTransposed: false, isReversed: false, isComplemented: true},
	{id: 'reflection-rows', isTransposed: false, isReversed: true, isComplemented: false},
	{id: 'reflection-diagonal', isTransposed: true, isReversed: false, isComplemented: false},
	{id: 'reflection-antidiagonal', isTransposed: true, isReversed: true, isComplemented: true},
];

/** Where a solution goes under a transform: again a solution. */
export function imageOf(solution: Queens, transform: Transform): Queens {
	const inverse = inverseOf(solution);
	return solution.map((_, row) => columnOf(solution, inverse, transform, row));
}

/** The member of a solution's class that the search meets first: the image that comes first in lexicographic order. */
export function canonicalOf(solution: Queens): Queens {
	return transforms
		.map((transform) => imageOf(solution, transform))
		.reduce((a, b) => (compareQueens(b, a) < 0 ? b : a));
}

/** Whether no image of the solution comes before it. The search meets exactly one such solution of each class, and first. */
export function isFundamental(solution: Queens): boolean {
	const inverse = inverseOf(solution);
	return transforms.every((transform) => {
		for (let row = 0; row < solution.length; row++) {
			const difference = columnOf(solution, inverse, transform, row) - solution[row]!;
			if (difference !== 0) {
				return difference > 0;
			}
		}

		return true;
	});
}

/** Lexicographic order, which is the order in which the search meets them: negative when `a` comes first. A prefix comes before. */
export function compareQueens(a: Queens, b: Queens): number {
	const row = a.findIndex((column, index) => column !== b[index]);
	if (row === -1) {
		return a.length - b.length;
	}
	return row < b.length ? a[row]! - b[row]! : 1;
}

function inverseOf(solution: Queens): Queens {
	const inverse = solution.slice();
	for (let row = 0; row < solution.length; row++) {
		inverse[solution[row]!] = row;
	}

	return inverse;
}

function columnOf(solution: Queens, inverse: Queens, transform: Transform, row: number): number {
	const last = solution.length - 1;
	const from = transform.isTransposed ? inverse : solution;
	const column = from[transform.isReversed ? last - row : row]!;
	return transform.isComplemented ? last - column : column;
}
