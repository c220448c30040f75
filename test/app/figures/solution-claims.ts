import {type Model, placeOf} from '../../../source/explorer/model.js';
import {type Claim, claim, figure} from './claim.js';
import {classOf, fundamental, imagesOf, transforms} from './images.js';
import {textbook} from './textbook.js';

export function ofSolutions(model: Model): Claim[] {
	const {size} = model;
	const {accounts, solutions} = textbook(size);
	const {solution} = placeOf(model);
	const all = accounts.at(-1)!;
	if (solutions.length === 0) {
		return [claim('all tests', `${figure} tests have`, () => [all.tests])];
	}

	return [claim('solution', `Solution ${figure} of ${figure}`, () => [solution, solutions.length]), ofClass(model)];
}

export function ofImages(model: Model): Claim[] {
	const {size} = model;
	return [
		ofClass(model),
		claim('chosen image', `Solution ${figure} of ${figure}[^▸]*▸ (\\S+(?: \\S+)*)`, ([, , name]) => [
			imagesOf(size, placeOf(model).solution)[Object.keys(transforms).indexOf(name!)]!,
			textbook(size).solutions.length,
			name!,
		]),
	];
}

function ofClass(model: Model): Claim {
	const [{size}, {solution}] = [model, placeOf(model)];
	return claim('images', `Class ${figure} of ${figure}\\W+One board, turned or mirrored, ${figure} way`, () => [
		classOf(size, solution),
		fundamental(size).length,
		new Set(imagesOf(size, solution)).size,
	]);
}
