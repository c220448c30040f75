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
		return [claim('all tests', `all ${figure} tests`, () => [all.tests])];
	}

	const images = imagesOf(size, solution);
	const tests = solutions[solution - 1]!.tests;
	return [
		claim('solution', `Solution ${figure} of ${figure}`, () => [solution, solutions.length]),
		claim('class', `Class ${figure} of ${figure}, ${figure} image`, () => [
			classOf(size, solution),
			fundamental(size).length,
			new Set(images).size,
		]),
		claim('found after', `Found after ${figure}(?: of ${figure})? tests`, () => [tests, all.tests]),
		claim('found since', `${figure} after solution ${figure}`, () => [
			tests - (solutions[solution - 2]?.tests ?? 0),
			solution - 1,
		]),
		claim('list', `[ ▸]${figure}  ((?:\\d+ ){${size - 1}}\\d+) +class ${figure}`, ([number]) => [
			number!,
			solutions[Number(number) - 1]!.queens.join(' '),
			classOf(size, Number(number)),
		]),
		claim('listed', `▸${figure}  \\d`, () => [solution]),
		...Object.keys(transforms).map((name, index) =>
			claim(name, `${name.replace('\\', '\\\\')} +([\\d,]+|itself)`, () =>
				index > 0 && images[index] === solution ? ['itself'] : [images[index]!],
			),
		),
	];
}

export function ofImages(model: Model): Claim[] {
	const {solution} = placeOf(model);
	return [
		claim('images', `Solution ${figure}, ${figure} image`, () => [
			solution,
			new Set(imagesOf(model.size, solution)).size,
		]),
	];
}
