import {type Change, type KeyRow, pair, single} from '../explorer/keymap.js';
import {type Model, resized, stopped} from '../explorer/model.js';
import {compare} from './compare/index.js';
import {createHelp} from './everywhere/help.js';
import {menuOverlay, nextVariant, openMenu, turned} from './everywhere/menu.js';
import {openPrompt, promptOverlay} from './everywhere/prompt.js';
import {showWayBack} from './everywhere/way-back.js';
import {createLesson} from './lesson/index.js';
import {play} from './play/index.js';
import {replay} from './replay/index.js';
import {closed, type Screen, type Screens, screenOf} from './screen.js';
import {search} from './search/index.js';
import {solutions} from './solutions/index.js';
import type {Start} from './start.js';

const lesson = createLesson([solutions, search, compare, play]);

function tableOf(all: readonly Screen[]): Screens {
	const help = createHelp(() => table);
	const table: Screens = {
		screens: all,
		overlays: [
			...new Set(all.flatMap(({overlays = []}) => overlays)),
			help.overlay,
			menuOverlay(all),
			promptOverlay(all),
		],
		everywhere: everywhereKeys(all, help.open),
	};
	return table;
}

const always = [lesson, solutions, search, compare, play];

export const screens = tableOf(always);
export const screensWithReplay = tableOf([...always, replay]);

export function screensOf(start: Pick<Start, 'replay' | 'run'>): Screens {
	return start.replay || start.run ? screensWithReplay : screens;
}

function everywhereKeys(screens: Screens['screens'], openHelp: Change): KeyRow[] {
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
			bindings: pair(['V'], ['v'], (model, _, by) => {
				const {variants, isQuiet} = screenOf({screens}, model);
				const variant = nextVariant(model, by);
				// Where the variant is not seen, a notice names it.
				const isSeen = variants !== undefined || isQuiet?.(model);
				return {...model, variant, ...(!isSeen && {notice: ({notices}) => notices['variant-elsewhere'](variant)})};
			}),
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
