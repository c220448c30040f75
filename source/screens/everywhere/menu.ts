import {type Change, clickOn, single, upDown} from '../../explorer/keymap.js';
import {type Model, type ScreenId, stopped} from '../../explorer/model.js';
import {mouse} from '../../explorer/mouse/mouse.js';
import {closed, closeRow, opened} from '../../explorer/overlay.js';
import {resized} from '../../explorer/size.js';
import {createSlot} from '../../explorer/slot.js';
import type {Display} from '../../panels/display.js';
import {asciiGlyphs, type Glyphs} from '../../panels/glyphs.js';
import {largestSize, smallestSize, variants} from '../../solver/index.js';
import type {Text} from '../../text/en.js';
import {languages} from '../../text/language.js';
import {cells, padEnd} from '../../text/width.js';
import type {Overlay} from '../screen.js';

type ScreenList = readonly {readonly id: ScreenId}[];

type MenuEntry = {
	readonly kind: keyof Text['kinds'];
	readonly name: (text: Text, glyphs: Glyphs) => string;
	readonly help: (text: Text) => string;
	readonly isCurrent: (model: Model) => boolean;
	readonly change: Change;
};

/** `chosen` is the index of the current entry. */
const menu = createSlot('menu', {chosen: 0});

/** The spaces between the columns of the menu. */
const gap = 2;

/** Each digit applies one of the first ten entries directly: the screens, the variants and the languages. */
const digits = [...'1234567890'];

/** Opens the menu. The current screen is chosen. */
export function openMenu(screens: ScreenList): Change {
	return (model) => opened(menu.with(model, {chosen: screens.findIndex(({id}) => id === model.screen)}), 'menu');
}

/** Lists all screens, variants, languages and sizes, and whether the mouse acts, each with a short description. */
export function menuOverlay(screens: ScreenList): Overlay {
	const all = entriesOf(screens);
	const entriesIn = (model: Model) => (mouse.of(model).isAvailable ? all : all.filter(({kind}) => kind !== 'mouse'));
	const chosenEntry = (model: Model) => entriesIn(model)[menu.of(model).chosen];
	const moveBy =
		(by: number): Change =>
		(model) => {
			const {length} = entriesIn(model);
			return menu.with(model, {chosen: (menu.of(model).chosen + by + length) % length});
		};
	const apply =
		(entryOf: (model: Model) => MenuEntry | undefined): Change =>
		(model, knowledge) => {
			const closedModel = closed(model);
			return entryOf(model)?.change(closedModel, knowledge) ?? closedModel;
		};
	const entryTexts = (model: Model, {glyphs}: Pick<Display, 'glyphs'>) => {
		const {text} = model;
		const entries = entriesIn(model);
		const kindWidth = Math.max(...entries.map(({kind}) => cells(text.kinds[kind]))) + gap;
		const nameWidth = Math.max(...entries.map(({name}) => cells(name(text, glyphs)))) + gap;
		return entries.map(({kind, name, help, isCurrent}) => {
			const mark = isCurrent(model) ? glyphs.place : ' ';
			return `${padEnd(text.kinds[kind], kindWidth)}${mark} ${padEnd(name(text, glyphs), nameWidth)}${help(text)}`;
		});
	};
	return {
		id: 'menu',
		keys: [
			{id: 'choose', hasWheel: true, bindings: upDown(moveBy)},
			{
				id: 'select',
				click: clickOn('entry', 'entry', ({index}) => apply((model) => entriesIn(model)[index])),
				bindings: single('enter', apply(chosenEntry)),
			},
			{
				id: 'select-number',
				label: '0-9',
				bindings: digits.map((digit, index) => ({keys: [digit], change: apply((model) => entriesIn(model)[index])})),
			},
			closeRow('m'),
		],
		passes: ['save', 'way-back'],
		footer: ['choose', 'select', 'close'],
		list: (model, display) => ({
			title: model.text.panels.menu,
			entries: entryTexts(model, display),
			chosen: menu.of(model).chosen,
		}),
		speech(model, _knowledge, display) {
			const chosen = entryTexts(model, display)[menu.of(model).chosen] ?? '';
			return {menu: model.text.panels.menu, chosen: chosen.replaceAll(/ +/g, ' ')};
		},
	};
}

function entriesOf(screens: ScreenList): readonly MenuEntry[] {
	const sizes = Array.from({length: largestSize - smallestSize + 1}, (_, index) => smallestSize + index);
	return [
		...screens.map(
			({id}): MenuEntry => ({
				kind: 'screen',
				name: (text) => text.screens[id],
				help: (text) => text.screenHelp[id],
				isCurrent: ({screen}) => screen === id,
				change: (model) => ({...stopped(model), screen: id}),
			}),
		),
		...variants.map(
			({id}): MenuEntry => ({
				kind: 'variant',
				name: () => id,
				help: (text) => text.variantHelp[id],
				isCurrent: ({variant}) => variant === id,
				change: (model) => ({...model, variant: id}),
			}),
		),
		...languages.map(
			({id, name}): MenuEntry => ({
				kind: 'language',
				// Everybody finds their language by its own name, if the terminal can show it.
				name: (text, glyphs) => (glyphs === asciiGlyphs ? text.languageNames[id] : name),
				help: (text) => text.languageHelp[id],
				isCurrent: ({language}) => language === id,
				change: (model) => ({...model, language: id}),
			}),
		),
		...[true, false].map(
			(isOn): MenuEntry => ({
				kind: 'mouse',
				name: (text) => text.mouse.names[isOn ? 'on' : 'off'],
				help: (text) => text.mouse.help[isOn ? 'on' : 'off'],
				isCurrent: (model) => mouse.of(model).isOn === isOn,
				change: (model) => ({...mouse.with(model, {isOn}), notice: isOn ? 'mouse-on' : 'mouse-off'}),
			}),
		),
		...sizes.map(
			(each): MenuEntry => ({
				kind: 'size',
				name: () => String(each),
				help: (text) => text.sizeHelp(each),
				isCurrent: ({size}) => size === each,
				change: (model) => resized(stopped(model), each),
			}),
		),
	];
}
