import {type Model, placeOf} from '../../../source/explorer/model.js';
import {type Claim, claim, figure} from './claim.js';
import {classOf, fundamental, imagesOf} from './images.js';
import {textbook} from './textbook.js';

export function ofSolutions(model: Model): Claim[] {
	const {size} = model;
	const {accounts, solutions} = textbook(size);
	const {solution} = placeOf(model);
	const all = accounts.at(-1)!;
	if (solutions.length === 0) {
		return [claim('all tests', `${figure} tests have`, () => [all.tests])];
	}

	return [
		...ofImages(model),
		claim('list', `[│ ▸]${figure} {1,2}((?:\\d+ ){${size - 1}}\\d+) `, ([number]) => [
			number!,
			solutions[Number(number) - 1]!.queens.join(' '),
		]),
		claim('listed', `▸ *${figure} {1,2}\\d`, () => [solution]),
	];
}

export function ofImages(model: Model): Claim[] {
	const {solution} = placeOf(model);
	const {solutions} = textbook(model.size);
	return [
		claim('solution', `Solution ${figure} of ${figure}`, () => [solution, solutions.length]),
		claim('images', `class ${figure} of ${figure}: ${figure} board`, () => [
			classOf(model.size, solution),
			fundamental(model.size).length,
			new Set(imagesOf(model.size, solution)).size,
		]),
	];
}
