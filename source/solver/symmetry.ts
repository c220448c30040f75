import type {Queens} from './board.js';

/** The symmetries of the square: the rotations (clockwise), then the reflections. */
export const transforms = [
	{id: 'identity', isTransposed: false, isReversed: false, isComplemented: false},
	{id: 'rotation-90', isTransposed: true, isReversed: false, isComplemented: true},
	{id: 'rotation-180', isTransposed: false, isReversed: true, isComplemented: true},
	{id: 'rotation-270', isTransposed: true, isReversed: true, isComplemented: false},
	{id: 'reflection-columns', isTransposed: false, isReversed: false, isComplemented: true},
	{id: 'reflection-rows', isTransposed: false, isReversed: true, isComplemented: false},
	{id: 'reflection-diagonal', isTransposed: true, isReversed: false, isComplemented: false},
	{id: 'reflection-antidiagonal', isTransposed: true, isReversed: true, isComplemented: true},
] as const;

/**
 * One of the eight symmetries of a square board. First rows and columns are exchanged (a reflection in the `\` diagonal), then
 * the order of the rows or of the columns is reversed, each if it says so.
 */
export type Transform = (typeof transforms)[number];

export type TransformId = Transform['id'];

/** The image of a solution under a transform, which is a solution too. */
export function imageOf(solution: Queens, transform: Transform): Queens {
	const inverse = inverseOf(solution);
	return solution.map((_, row) => imageColumn(solution, inverse, transform, row));
}

/** The image of some queens from the first row down when the columns are in reverse order. */
export function mirrorImage(size: number, queens: Queens): Queens {
	return queens.map((column) => size - 1 - column);
}

/** The fundamental solution of a solution's symmetry class: the image that is first in lexicographic order. */
export function canonicalOf(solution: Queens): Queens {
	return transforms
		.map((transform) => imageOf(solution, transform))
		.reduce((a, b) => (compareQueens(b, a) < 0 ? b : a));
}

/** Whether no image of the solution precedes it in lexicographic order. Each symmetry class has one such solution. */
export function isFundamental(solution: Queens): boolean {
	const inverse = inverseOf(solution);
	// Compares column by column instead of calling imageOf(): most images differ in the first columns.
	return transforms.every((transform) => {
		for (let row = 0; row < solution.length; row++) {
			const difference = imageColumn(solution, inverse, transform, row) - solution[row]!;
			if (difference !== 0) {
				return difference > 0;
			}
		}

		return true;
	});
}

/**
 * Compares in lexicographic order, the order in which the search finds solutions: negative if `a` is first, 0 if both are
 * equal. A prefix precedes the longer array.
 */
export function compareQueens(a: Queens, b: Queens): number {
	const length = Math.min(a.length, b.length);
	let row = 0;
	while (row < length && a[row] === b[row]) {
		row++;
	}

	return row < length ? a[row]! - b[row]! : a.length - b.length;
}

function inverseOf(solution: Queens): Queens {
	const inverse = solution.slice();
	solution.forEach((column, row) => {
		inverse[column] = row;
	});

	return inverse;
}

function imageColumn(solution: Queens, inverse: Queens, transform: Transform, row: number): number {
	const lastIndex = solution.length - 1;
	const source = transform.isTransposed ? inverse : solution;
	const column = source[transform.isReversed ? lastIndex - row : row]!;
	return transform.isComplemented ? lastIndex - column : column;
}
