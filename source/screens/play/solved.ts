import type {Model} from '../../explorer/model.js';
import {compareQueens, imageOf, type Queens, squaresOf, transforms} from '../../solver/index.js';
import {solutionOf} from '../conflicts.js';
import {attempt, withQueens} from './attempt.js';

/** Returns the different images of a solution, in the order in which the search finds them. */
function imagesInOrder(solution: Queens): readonly Queens[] {
	const images = new Map(
		transforms.map((transform) => imageOf(solution, transform)).map((each) => [each.join(), each]),
	);
	return [...images.values()].sort(compareQueens);
}

/** Whether the board is a solution that has other images. In a puzzle these would move the given queens. */
export function hasOtherImages(model: Model): boolean {
	const {queens, puzzle} = attempt.of(model);
	const solution = puzzle ? undefined : solutionOf(model.size, queens);
	return solution !== undefined && imagesInOrder(solution).length > 1;
}

/** Replaces a solution by the next one of its class. After the last one the first follows. */
export function showNextImage(model: Model): Model {
	const solution = solutionOf(model.size, attempt.of(model).queens);
	if (!solution) {
		return model;
	}

	const images = imagesInOrder(solution);
	const index = images.findIndex((image) => image.join() === solution.join()) + 1;
	return withQueens(model, squaresOf(images[index % images.length] ?? solution));
}
