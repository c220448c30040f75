import {pins} from '../../explorer/breakpoints.js';
import {type Change, clickOn, type KeyRow, pair, single} from '../../explorer/keymap.js';
import type {Model} from '../../explorer/model.js';
import {closed} from '../../explorer/overlay.js';
import {type ScreenTable, screenOf} from '../../explorer/screen.js';
import {resized} from '../../explorer/size.js';
import {isTooSmall} from '../../panels/window.js';
import {variants} from '../../solver/index.js';
import {openHelp} from './help.js';
import {openMenu} from './menu.js';
import {openPrompt} from './prompt.js';
import {isReplaced} from './replaced.js';
import {showWayBack} from './way-back/overlay.js';

/** Returns the keys that act on every screen. Tab visits `screens` in their order. */
export function everywhereKeys(screens: ScreenTable['screens']): KeyRow[] {
	const hasNumbers = (model: Model) => screenOf({screens}, model).counts !== undefined;
	const attacked = single('a', (model) => ({...model, isAttackedShown: !model.isAttackedShown}));
	const nextScreen =
		(by: 1 | -1): Change =>
		(model) => {
			const index = screens.findIndex(({id}) => id === model.screen) + by;
			return {...closed(model), screen: screens.at(index % screens.length)?.id ?? model.screen};
		};
	return [
		{
			id: 'screen',
			stopsPlayback: true,
			click: clickOn('screen', 'screen', ({id}) => (model) => ({...closed(model), screen: id})),
			bindings: [
				{keys: ['tab'], change: nextScreen(1)},
				{keys: ['shift-tab'], change: nextScreen(-1)},
			],
		},
		{
			id: 'variant',
			bindings: variants.map(({id}, index) => ({
				keys: [`${index + 1}`],
				change: (model) => ({...model, variant: id}),
			})),
		},
		{id: 'next-variant', bindings: single('v', nextVariant)},
		{
			id: 'size',
			stopsPlayback: true,
			bindings: pair(['-'], ['+', '='], (by) => (model) => resized(model, model.size + by)),
		},
		{
			id: 'attacked',
			isActive: (model) => !isReplaced({bindings: attacked}, screenOf({screens}, model).keys),
			bindings: attacked,
		},
		{id: 'prompt', isActive: hasNumbers, stopsPlayback: true, bindings: single(':', openPrompt)},
		{
			id: 'save',
			effect: 'save',
			// There is no screen to save then.
			isActive: (model) => !isTooSmall(model),
			stopsPlayback: true,
			bindings: single('W', (model) => model),
		},
		{id: 'menu', bindings: single('m', openMenu(screens))},
		{
			id: 'lesson',
			// The lesson has this key to leave it.
			isActive: ({screen}) => screen !== 'lesson',
			footerInstead: ({screen}) => (screen === 'solutions' ? 'lesson-offer' : undefined),
			stopsPlayback: true,
			bindings: single('L', (model) => ({...model, screen: 'lesson'})),
		},
		{
			id: 'way-back',
			effect: 'copy',
			// While a lesson asks, c can be an answer.
			bindings: [{keys: ['c', 'C'], change: showWayBack({screens})}],
		},
		{id: 'help', bindings: single('?', openHelp)},
		{id: 'back', bindings: single('escape', (model) => pins.with(model, {cursor: undefined}))},
		{id: 'redraw', effect: 'redraw', bindings: single('ctrl-l', (model) => model)},
		{id: 'suspend', effect: 'suspend', bindings: single('ctrl-z', (model) => model)},
		{
			id: 'quit',
			stopsPlayback: true,
			bindings: single('q', (model) => ({...model, exit: 'quit'})),
		},
		{
			id: 'interrupt',
			stopsPlayback: true,
			bindings: single('ctrl-c', (model) => ({...model, exit: 'interrupt'})),
		},
	];
}

function nextVariant(model: Model): Model {
	const index = variants.findIndex(({id}) => id === model.variant);
	const next = variants[index + 1] ?? variants[0];
	return {...model, variant: next.id};
}
