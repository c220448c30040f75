import {solutionGoal} from '../../explorer/goal.js';
import {clickOn, ends, type KeyRow, pair, single, upDown} from '../../explorer/keymap.js';
import {goTo} from '../../explorer/navigation.js';
import {openImages} from './images.js';
import {strides} from './layout.js';
import {moveBySolutions, moveToFirst, moveToLast, toggleFundamental, watch} from './navigation.js';
import {gallery} from './state.js';

export const keys: readonly KeyRow[] = [
	{
		id: 'neighbour',
		hasWheel: true,
		click: clickOn('solution', 'solution', (model, knowledge, {number}) =>
			goTo(model, knowledge, 'solutions', solutionGoal(number)),
		),
		bindings: pair(['left', 'h', 'p', 'N'], ['right', 'l', 'n'], moveBySolutions),
	},
	{
		id: 'row',
		bindings: upDown((model, knowledge, by) => moveBySolutions(model, knowledge, by * strides(model, knowledge).row)),
	},
	{
		id: 'page-of-solutions',
		bindings: pair(['pageup'], ['pagedown'], (model, knowledge, by) =>
			moveBySolutions(model, knowledge, by * strides(model, knowledge).page),
		),
	},
	{id: 'ends-of-list', bindings: ends(moveToFirst, moveToLast)},
	{id: 'images', bindings: single('M', openImages)},
	{id: 'fundamental', bindings: single('f', toggleFundamental)},
	{
		id: 'gallery',
		footerInstead: (model) => (gallery.of(model).isShown ? 'one-board' : undefined),
		bindings: single('z', (model) => gallery.with(model, {isShown: !gallery.of(model).isShown})),
	},
	{id: 'watch', bindings: single('space', (model, knowledge) => watch(model, knowledge, true))},
	{
		id: 'to-search',
		bindings: single('enter', (model, knowledge) =>
			gallery.of(model).isShown ? gallery.with(model, {isShown: false}) : watch(model, knowledge, false),
		),
	},
];
