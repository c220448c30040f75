import {type Change, type KeyRow, pair, single} from '../../explorer/keymap.js';
import {type Model, resized, stopped} from '../../explorer/model.js';
import type {VariantId} from '../../solver/search/variants.js';
import {closed, type Screen, type Screens, screenOf} from '../screen.js';
import {nextVariant, openMenu, turned} from './menu.js';
import {openPrompt} from './prompt.js';
import {showWayBack} from './way-back.js';

export function everywhereKeys(screens: Screens['screens'], openHelp: Change): KeyRow[] {
	const before = (model: Model): Model | undefined => {
		const {cameFrom} = model;
		const without = screenOf({screens}, model).back?.(model);
		return without ?? (cameFrom && {...stopped(model), screen: cameFrom, cameFrom: undefined});
	};
	const hasNumbers = (model: Model) => {
		const {counts, axis} = screenOf({screens}, model);
		return (counts ?? axis) !== undefined;
	};
	return [
		{
			id: 'screen',
			stopsPlayback: true,
			// Help shows Tab first.
			bindings: pair(['tab'], ['shift-tab'], (model, _, by) => ({
				...closed(model),
				screen: turned(screens, model.screen, -by),
			})),
		},
		{
			id: 'go-to-screen',
			isActive: (model) => !screenOf({screens}, model).isQuiet?.(model),
			stopsPlayback: true,
			label: `1-${screens.length}`,
			bindings: screens.map(({id}, index) => ({
				keys: [`${index + 1}`],
				change: (model) => ({...closed(model), screen: id}),
			})),
		},
		{
			id: 'variant',
			// Compare shows all variants.
			isActive: (model) => screenOf({screens}, model).variants !== 'all',
			bindings: pair(['V'], ['v'], (model, _, by) =>
				withVariant(screenOf({screens}, model), model, nextVariant(model, by)),
			),
		},
		{
			id: 'size',
			stopsPlayback: true,
			bindings: pair(['-'], ['+', '='], (model, _, by) => resized(model, model.size + by)),
		},
		{id: 'prompt', isActive: hasNumbers, stopsPlayback: true, bindings: single(':', openPrompt)},
		{id: 'save', effect: 'save', stopsPlayback: true, bindings: single('W', (model) => model)},
		{id: 'menu', bindings: single('m', openMenu(screens))},
		{
			id: 'way-back',
			effect: 'copy',
			// While a lesson asks, c can be an answer.
			bindings: [{keys: ['c', 'C'], change: showWayBack({screens})}],
		},
		{id: 'help', bindings: single('?', openHelp)},
		{
			id: 'back',
			isActive: (model) => before(model) !== undefined,
			staysInTest: true,
			bindings: single('escape', (model) => before(model) ?? model),
		},
		{id: 'redraw', effect: 'redraw', bindings: single('ctrl-l', (model) => model)},
		{id: 'suspend', effect: 'suspend', bindings: single('ctrl-z', (model) => model)},
		{id: 'quit', stopsPlayback: true, bindings: single('q', (model) => ({...model, exit: 'quit'}))},
		{id: 'interrupt', stopsPlayback: true, bindings: single('ctrl-c', (model) => ({...model, exit: 'interrupt'}))},
	];
}

/** Where the variant is not seen, a notice names it. */
function withVariant({variants, isQuiet}: Screen, model: Model, variant: VariantId): Model {
	const isSeen = variants !== undefined || isQuiet?.(model);
	return {...model, variant, ...(!isSeen && {notice: ({notices}) => notices['variant-elsewhere'](variant)})};
}
