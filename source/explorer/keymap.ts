import {variants} from '../solver/index.js';
import type {Action, Model, Overlay} from './model.js';
import {askedSquare} from './prediction.js';
import type {Screen} from './screen.js';

/** A key by name: a printable character stands for itself, others have the names below, `ctrl-` goes before. */
export type KeyName = string;

export type KeyRowId =
	| 'neighbour'
	| 'row'
	| 'page'
	| 'ends-of-list'
	| 'image'
	| 'images'
	| 'fundamental'
	| 'gallery'
	| 'to-search'
	| 'step'
	| 'over'
	| 'out'
	| 'solution'
	| 'dead-end'
	| 'page-of-steps'
	| 'ends-of-search'
	| 'play'
	| 'reverse'
	| 'speed'
	| 'cursor'
	| 'row-cursor'
	| 'breakpoint'
	| 'clear-breakpoints'
	| 'tree'
	| 'predict'
	| 'to-solution'
	| 'ladder'
	| 'growth'
	| 'move'
	| 'put'
	| 'undo'
	| 'hint'
	| 'clear'
	| 'hand-over'
	| 'screen'
	| 'variant'
	| 'next-variant'
	| 'size'
	| 'attacked'
	| 'prompt'
	| 'menu'
	| 'help'
	| 'back'
	| 'redraw'
	| 'suspend'
	| 'quit';

type Binding = {readonly keys: readonly KeyName[]; readonly action: Action};

/** Some keys that belong together. The first key of each binding is the one that help and footer show. */
export type KeyRow = {
	readonly id: KeyRowId;
	/** Where they work; everywhere without it. */
	readonly screens?: readonly Screen[];
	readonly bindings: readonly Binding[];
};

const pair = (back: readonly KeyName[], on: readonly KeyName[], action: (by: 1 | -1) => Action): readonly Binding[] => [
	{keys: back, action: action(-1)},
	{keys: on, action: action(1)},
];
const single = (key: KeyName, action: Action): readonly Binding[] => [{keys: [key], action}];
const ends: readonly Binding[] = [
	{keys: ['home', 'g'], action: {type: 'first'}},
	{keys: ['end', 'G'], action: {type: 'last'}},
];
const pages = pair(['pageup'], ['pagedown'], (by) => ({type: 'page', by}));

const leftRight = (action: (by: 1 | -1) => Action) => pair(['left', 'h'], ['right', 'l'], action);
const upDown = (action: (by: 1 | -1) => Action) => pair(['up', 'k'], ['down', 'j'], action);
const sizes = pair(['-'], ['+', '='], (by) => ({type: 'next-size', by}));
const screenKeys: readonly Binding[] = [
	{keys: ['tab'], action: {type: 'next-screen', by: 1}},
	{keys: ['shift-tab'], action: {type: 'next-screen', by: -1}},
];
const interrupt: Binding = {keys: ['ctrl-c'], action: {type: 'interrupt'}};
const suspend: Binding = {keys: ['ctrl-z'], action: {type: 'suspend'}};
const redraw: Binding = {keys: ['ctrl-l'], action: {type: 'redraw'}};

const arrows = (keys: Readonly<Record<'left' | 'right' | 'up' | 'down', readonly KeyName[]>>): readonly Binding[] => [
	{keys: keys.left, action: {type: 'cursor', rows: 0, columns: -1}},
	{keys: keys.right, action: {type: 'cursor', rows: 0, columns: 1}},
	{keys: keys.up, action: {type: 'cursor', rows: -1, columns: 0}},
	{keys: keys.down, action: {type: 'cursor', rows: 1, columns: 0}},
];

const solutions = (id: KeyRowId, bindings: readonly Binding[]): KeyRow => ({id, screens: ['solutions'], bindings});
const search = (id: KeyRowId, bindings: readonly Binding[]): KeyRow => ({id, screens: ['search'], bindings});
const steps = (id: KeyRowId, bindings: readonly Binding[]): KeyRow => ({id, screens: ['search', 'compare'], bindings});
const compare = (id: KeyRowId, bindings: readonly Binding[]): KeyRow => ({id, screens: ['compare'], bindings});
const play = (id: KeyRowId, bindings: readonly Binding[]): KeyRow => ({id, screens: ['play'], bindings});

/** Every key of the program. Handler, footer, help and the readme's table all come from these rows. */
export const keymap: readonly KeyRow[] = [
	solutions(
		'neighbour',
		leftRight((by) => ({type: 'solution', by})),
	),
	solutions(
		'row',
		upDown((by) => ({type: 'row', by})),
	),
	solutions('page', pages),
	solutions('ends-of-list', ends),
	solutions('image', single('t', {type: 'image'})),
	solutions('images', single('s', {type: 'images'})),
	solutions('fundamental', single('f', {type: 'fundamental'})),
	solutions('gallery', single('z', {type: 'gallery'})),
	solutions('to-search', single('enter', {type: 'enter'})),

	steps(
		'step',
		leftRight((by) => ({type: 'step', by})),
	),
	steps(
		'over',
		upDown((by) => ({type: 'over', by})),
	),
	steps(
		'out',
		pair(['O'], ['o'], (by) => ({type: 'out', by})),
	),
	steps(
		'solution',
		pair(['p'], ['n'], (by) => ({type: 'solution', by})),
	),
	steps(
		'dead-end',
		pair(['D'], ['d'], (by) => ({type: 'dead-end', by})),
	),
	steps('page-of-steps', pages),
	steps('ends-of-search', ends),
	steps('play', single('space', {type: 'play'})),
	steps('reverse', single('r', {type: 'reverse'})),
	steps(
		'speed',
		pair(['<'], ['>'], (by) => ({type: 'speed', by})),
	),
	steps('cursor', arrows({left: ['shift-left'], right: ['shift-right'], up: ['shift-up'], down: ['shift-down']})),
	steps(
		'row-cursor',
		pair(['['], [']'], (by) => ({type: 'row-cursor', by})),
	),
	steps('breakpoint', single('b', {type: 'breakpoint'})),
	steps('clear-breakpoints', single('B', {type: 'clear-breakpoints'})),
	search('tree', single('T', {type: 'tree'})),
	search('predict', single('y', {type: 'predict'})),
	steps('to-solution', single('enter', {type: 'enter'})),
	compare('ladder', single('w', {type: 'ladder'})),
	compare('growth', single('e', {type: 'growth'})),

	play('move', arrows({left: ['left', 'h'], right: ['right', 'l'], up: ['up', 'k'], down: ['down', 'j']})),
	play('put', [{keys: ['space', 'enter'], action: {type: 'put'}}]),
	play('undo', [
		{keys: ['u'], action: {type: 'undo'}},
		{keys: ['ctrl-r'], action: {type: 'redo'}},
	]),
	play('hint', single('i', {type: 'hint'})),
	play('clear', single('x', {type: 'clear'})),
	play('hand-over', single('s', {type: 'hand-over'})),

	{id: 'screen', bindings: screenKeys},
	{
		id: 'variant',
		bindings: variants.map(({id}, index) => ({keys: [`${index + 1}`], action: {type: 'variant', id}})),
	},
	{id: 'next-variant', bindings: single('v', {type: 'next-variant'})},
	{id: 'size', bindings: sizes},
	{id: 'attacked', bindings: single('a', {type: 'attacked'})},
	{id: 'prompt', screens: ['solutions', 'search', 'compare'], bindings: single(':', {type: 'prompt'})},
	{id: 'menu', bindings: single('m', {type: 'menu'})},
	{id: 'help', bindings: single('?', {type: 'help'})},
	{id: 'back', bindings: single('escape', {type: 'back'})},
	{id: 'redraw', bindings: [redraw]},
	{id: 'suspend', bindings: [suspend]},
	{
		id: 'quit',
		bindings: [{keys: ['q'], action: {type: 'quit'}}, interrupt],
	},
];

/** What the footer shows where there is room, the most useful first. */
export const footers = {
	solutions: ['help', 'quit', 'neighbour', 'screen', 'to-search', 'gallery', 'images', 'fundamental', 'size', 'menu'],
	search: ['help', 'quit', 'step', 'over', 'solution', 'play', 'screen', 'variant', 'speed', 'size', 'menu', 'prompt'],
	compare: ['help', 'quit', 'step', 'ladder', 'growth', 'solution', 'play', 'screen', 'over', 'speed', 'size', 'menu'],
	play: ['help', 'quit', 'move', 'put', 'undo', 'hint', 'hand-over', 'screen', 'attacked', 'clear', 'size', 'menu'],
} as const satisfies Record<Screen, readonly KeyRowId[]>;

/** The rows that work on a screen alone, and those that work everywhere. */
export function rowsOf(screen: Screen): {readonly own: readonly KeyRow[]; readonly everywhere: readonly KeyRow[]} {
	return {
		own: keymap.filter(({screens}) => screens?.includes(screen)),
		everywhere: keymap.filter(({screens}) => !screens),
	};
}

/** The keys that work while something lies over the screen. The menu has its own arrows and Enter. */
const overlayKeys: Readonly<Record<Overlay['type'], readonly Binding[]>> = {
	help: [
		...upDown((by) => ({type: 'scroll', by})),
		...pair(['pageup'], ['pagedown', 'space'], (by) => ({type: 'scroll', by: 10 * by})),
		{keys: ['escape', '?', 'q', 'enter'], action: {type: 'back'}},
		...screenKeys,
	],
	menu: [{keys: ['escape', 'm', 'q'], action: {type: 'back'}}],
	ladder: [...sizes, {keys: ['escape', 'w', 'q'], action: {type: 'back'}}, ...screenKeys],
	growth: [
		{keys: ['e', 'space'], action: {type: 'growth'}},
		{keys: ['escape', 'q'], action: {type: 'back'}},
		...screenKeys,
	],
	images: [
		...leftRight((by) => ({type: 'choose', by, isRow: false})),
		...upDown((by) => ({type: 'choose', by, isRow: true})),
		{keys: ['enter'], action: {type: 'enter'}},
		{keys: ['escape', 's', 'q'], action: {type: 'back'}},
		...screenKeys,
	],
	prompt: [
		{keys: ['escape'], action: {type: 'back'}},
		{keys: ['enter'], action: {type: 'enter'}},
		{keys: ['backspace', 'delete'], action: {type: 'erase'}},
	],
};

/** The answers to a question about the next test. */
const answerKeys: readonly Binding[] = ['s', ...'0123456789', 'enter'].map((key) => ({
	keys: [key],
	action: {type: 'guess', key},
}));

/** What a key asks for, given what is on the screen. */
export function actionFor(model: Model, key: KeyName): Action | undefined {
	const {overlay, screen} = model;
	const {own, everywhere} = rowsOf(screen);
	const here = [...own, ...everywhere].flatMap((row) => row.bindings);
	const asked = askedSquare(model) ? [...answerKeys, ...here] : here;
	const bindings = overlay ? [...overlayKeys[overlay.type], interrupt, suspend, redraw] : asked;
	const bound = bindings.find(({keys}) => keys.includes(key))?.action;
	return bound ?? (overlay?.type === 'prompt' && /^[\d+,%-]$/.test(key) ? {type: 'type', text: key} : undefined);
}
