import {clickOn, ends, type KeyRow, leftRight, pair, single, upDown} from '../../explorer/keymap.js';
import {goToSolution} from '../../explorer/navigation.js';
import {openImages} from './images.js';
import {moveBySolutions, moveToLast, moveToNextImage, toggleFundamental, watch} from './navigation.js';
import {solutionsInRow, solutionsOnPage} from './page.js';
import {gallery} from './state.js';

export const keys: readonly KeyRow[] = [
	{
		id: 'neighbour',
		hasWheel: true,
		click: clickOn(
			'solution',
			'solution',
			({number}) =>
				(model, knowledge) =>
					goToSolution(model, knowledge, {type: 'solution', number}),
		),
		bindings: leftRight((by) => (model, knowledge) => moveBySolutions(model, knowledge, by)),
	},
	{
		id: 'row',
		bindings: upDown(
			(by) => (model, knowledge) => moveBySolutions(model, knowledge, by * solutionsInRow(model, knowledge)),
		),
	},
	{
		id: 'page-of-solutions',
		bindings: pair(
			['pageup'],
			['pagedown'],
			(by) => (model, knowledge) => moveBySolutions(model, knowledge, by * solutionsOnPage(model, knowledge)),
		),
	},
	{
		id: 'ends-of-list',
		bindings: ends((model, knowledge) => goToSolution(model, knowledge, {type: 'solution', number: 1}), moveToLast),
	},
	{id: 'image', bindings: single('t', moveToNextImage)},
	{id: 'images', bindings: single('s', openImages)},
	{id: 'fundamental', bindings: single('f', toggleFundamental)},
	{
		id: 'gallery',
		bindings: single('z', (model) => gallery.with(model, {isShown: !gallery.of(model).isShown})),
	},
	{id: 'to-search', bindings: single('enter', watch)},
];
