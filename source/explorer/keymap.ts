import {variants} from '../solver/index.js';
import type {Action, Model, Overlay} from './model.js';
import {askedSquare} from './prediction.js';
import type {Screen} from './screen.js';

/** A key by name: a printable character stands for itself, others have the names below, `ctrl-` goes before. */
export type KeyName = string;

export type KeyRowId =
	| 'step'
	| 'neighbour'
	| 'list'
	| 'solution'
	| 'over'
	| 'out'
	| 'dead-end'
	| 'attacked'
	| 'tree'
	| 'predict'
	| 'cursor'
	| 'row-cursor'
	| 'breakpoint'
	| 'clear-breakpoints'
	| 'page-of-steps'
	| 'page'
	| 'ends-of-search'
	| 'ends-of-list'
	| 'play'
	| 'reverse'
	| 'speed'
	| 'to-solution'
	| 'to-search'
	| 'image'
	| 'fundamental'
	| 'variant'
	| 'next-variant'
	| 'size'
	| 'prompt'
	| 'screen'
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
	readonly screen?: Screen;
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

/** Every key of the program. Handler, footer, help and the readme's table all come from these rows. */
export const keymap: readonly KeyRow[] = [
	{
		id: 'neighbour',
		screen: 'solutions',
		bindings: pair(['left', 'h'], ['right', 'l'], (by) => ({type: 'solution', by})),
	},
	{id: 'list', screen: 'solutions', bindings: pair(['up', 'k'], ['down', 'j'], (by) => ({type: 'solution', by}))},
	{id: 'page', screen: 'solutions', bindings: pages},
	{id: 'ends-of-list', screen: 'solutions', bindings: ends},
	{id: 'image', screen: 'solutions', bindings: single('t', {type: 'image'})},
	{id: 'fundamental', screen: 'solutions', bindings: single('f', {type: 'fundamental'})},
	{id: 'to-search', screen: 'solutions', bindings: single('enter', {type: 'enter'})},

	{id: 'step', screen: 'search', bindings: pair(['left', 'h'], ['right', 'l'], (by) => ({type: 'step', by}))},
	{id: 'over', screen: 'search', bindings: pair(['up', 'k'], ['down', 'j'], (by) => ({type: 'over', by}))},
	{id: 'out', screen: 'search', bindings: pair(['O'], ['o'], (by) => ({type: 'out', by}))},
	{id: 'solution', screen: 'search', bindings: pair(['p'], ['n'], (by) => ({type: 'solution', by}))},
	{id: 'dead-end', screen: 'search', bindings: pair(['D'], ['d'], (by) => ({type: 'dead-end', by}))},
	{id: 'page-of-steps', screen: 'search', bindings: pages},
	{id: 'ends-of-search', screen: 'search', bindings: ends},
	{id: 'play', screen: 'search', bindings: single('space', {type: 'play'})},
	{id: 'reverse', screen: 'search', bindings: single('r', {type: 'reverse'})},
	{id: 'speed', screen: 'search', bindings: pair(['<'], ['>'], (by) => ({type: 'speed', by}))},
	{
		id: 'cursor',
		screen: 'search',
		bindings: [
			{keys: ['shift-left'], action: {type: 'cursor', rows: 0, columns: -1}},
			{keys: ['shift-right'], action: {type: 'cursor', rows: 0, columns: 1}},
			{keys: ['shift-up'], action: {type: 'cursor', rows: -1, columns: 0}},
			{keys: ['shift-down'], action: {type: 'cursor', rows: 1, columns: 0}},
		],
	},
	{id: 'row-cursor', screen: 'search', bindings: pair(['['], [']'], (by) => ({type: 'row-cursor', by}))},
	{id: 'breakpoint', screen: 'search', bindings: single('b', {type: 'breakpoint'})},
	{id: 'clear-breakpoints', screen: 'search', bindings: single('B', {type: 'clear-breakpoints'})},
	{id: 'tree', screen: 'search', bindings: single('T', {type: 'tree'})},
	{id: 'predict', screen: 'search', bindings: single('y', {type: 'predict'})},
	{id: 'to-solution', screen: 'search', bindings: single('enter', {type: 'enter'})},

	{
		id: 'screen',
		bindings: [
			{keys: ['tab'], action: {type: 'next-screen', by: 1}},
			{keys: ['shift-tab'], action: {type: 'next-screen', by: -1}},
		],
	},
	{
		id: 'variant',
		bindings: variants.map(({id}, index) => ({keys: [`${index + 1}`], action: {type: 'variant', id}})),
	},
	{id: 'next-variant', bindings: single('v', {type: 'next-variant'})},
	{id: 'size', bindings: pair(['-'], ['+', '='], (by) => ({type: 'next-size', by}))},
	{id: 'attacked', bindings: single('a', {type: 'attacked'})},
	{id: 'prompt', bindings: single(':', {type: 'prompt'})},
	{id: 'menu', bindings: single('m', {type: 'menu'})},
	{id: 'help', bindings: single('?', {type: 'help'})},
	{id: 'back', bindings: single('escape', {type: 'back'})},
	{id: 'redraw', bindings: single('ctrl-l', {type: 'redraw'})},
	{id: 'suspend', bindings: single('ctrl-z', {type: 'suspend'})},
	{
		id: 'quit',
		bindings: [
			{keys: ['q'], action: {type: 'quit'}},
			{keys: ['ctrl-c'], action: {type: 'interrupt'}},
		],
	},
];

/** What the footer shows where there is room, the most useful first. */
export const footers = {
	solutions: ['help', 'quit', 'neighbour', 'screen', 'to-search', 'image', 'fundamental', 'size', 'menu', 'prompt'],
	search: ['help', 'quit', 'step', 'over', 'solution', 'play', 'screen', 'variant', 'speed', 'size', 'menu', 'prompt'],
} as const satisfies Record<Screen, readonly KeyRowId[]>;

/** The rows that work on a screen, those of the screen first. */
export function rowsOf(screen: Screen): readonly KeyRow[] {
	return [...keymap.filter((row) => row.screen === screen), ...keymap.filter((row) => row.screen === undefined)];
}

const interrupt: Binding = {keys: ['ctrl-c'], action: {type: 'interrupt'}};
const suspend: Binding = {keys: ['ctrl-z'], action: {type: 'suspend'}};
const redraw: Binding = {keys: ['ctrl-l'], action: {type: 'redraw'}};

/** The keys that work while something lies over the screen. The menu has its own arrows and Enter. */
const overlayKeys: Readonly<Record<Overlay['type'], readonly Binding[]>> = {
	help: [
		...pair(['up', 'k'], ['down', 'j'], (by) => ({type: 'scroll', by})),
		...pair(['pageup'], ['pagedown', 'space'], (by) => ({type: 'scroll', by: 10 * by})),
		{keys: ['escape', '?', 'q', 'enter'], action: {type: 'back'}},
	],
	menu: [{keys: ['escape', 'm', 'q'], action: {type: 'back'}}],
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
	const here = rowsOf(screen).flatMap((row) => row.bindings);
	const asked = askedSquare(model) ? [...answerKeys, ...here] : here;
	const bindings = overlay ? [...overlayKeys[overlay.type], interrupt, suspend, redraw] : asked;
	const bound = bindings.find(({keys}) => keys.includes(key))?.action;
	return bound ?? (overlay?.type === 'prompt' && key.length === 1 ? {type: 'type', text: key} : undefined);
}
