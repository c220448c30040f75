import type {Model} from '../../../source/explorer/model.js';
import {attempt} from '../../../source/screens/play/attempt.js';
import {type Claim, claim, figure} from './claim.js';
import {textbook} from './textbook.js';

/** While solutions are still being counted, their number is only a lower bound. */
const exactly = '(?<!At least [\\d,]*)\\b';

export function ofPlay(model: Model): Claim[] {
	const {size} = model;
	const {queens} = attempt.of(model);
	const {solutions} = textbook(size);
	const left = solutions.filter((solution) => queens.every(({row, column}) => solution.queens[row] === column));
	return [
		claim('placed', `${figure} of ${figure} queens? placed`, () => [queens.length, size]),
		claim('contain', `${exactly}(\\w+) solutions? contains? them`, () => [['No', 'One'][left.length] ?? left.length]),
		claim('possible', `${exactly}${figure} solutions? (?:is|are) possible`, () => [left.length]),
		claim('solved', `This is solution ${figure} of ${figure}`, () => [
			1 + solutions.indexOf(left[0]!),
			solutions.length,
		]),
	];
}
