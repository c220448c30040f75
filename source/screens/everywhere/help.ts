import {writingOf} from '../../components/display.js';
import {helpKeysOf} from '../../components/key-labels.js';
import {type Line, run, textOf} from '../../components/styled-text.js';
import {type Change, type KeyRow, pair, single} from '../../explorer/keymap.js';
import type {Knowledge} from '../../explorer/knowledge/knowledge.js';
import {createSlot, type Model} from '../../explorer/model.js';
import {opened, overlayOf, screenOf} from '../../explorer/screen.js';
import {cells, longest, padEnd} from '../../text/width.js';
import {wrap} from '../../text/wrap.js';
import {createPage} from '../page.js';
import type {Overlay, Screens} from '../screen.js';
import {type MarkSample, markSamples} from './marks.js';

type HelpRow = {readonly sign: MarkSample; readonly meaning: string};

type HelpSection = {readonly title: string; readonly rows: readonly HelpRow[]; readonly columns: 1 | 2};

type HelpState = {
	readonly under: Model['overlay'];
	readonly query: string;
};

const help = createSlot<HelpState>('help', {under: undefined, query: ''});

function hidden(model: Model): Model {
	return {...model, overlay: help.of(model).under};
}

const longestQuery = 20;

function searchFor(model: Model, query: string): Model {
	return help.with(model, {query: query.slice(0, longestQuery)});
}

type Help = {readonly overlays: readonly Overlay[]; readonly open: Change};

export function createHelp(screensOf: () => Screens): Help {
	const sectionsIn = (model: Model, knowledge: Knowledge) => sectionsOf(screensOf(), hidden(model), knowledge);
	const page = createPage('help', {
		title: ({text}) => text.overlays.help,
		lines: (model, knowledge, {width}) =>
			linesOf(sectionsIn(model, knowledge), width).map((line) =>
				isHit(line, help.of(model).query) ? [run(padEnd(textOf([line]).join(''), width), 'lit')] : line,
			),
		pageKeys: ['space'],
	});
	const toHit = (model: Model, knowledge: Knowledge, by: 1 | -1, isFromHere = false): Model => {
		const {all, above} = page.content(model, knowledge);
		const hits = all.flatMap((line, index) => (isHit(line, help.of(model).query) ? [index] : []));
		const from = isFromHere ? above - 1 : above;
		const next =
			by > 0 ? (hits.find((each) => each > from) ?? hits[0]) : (hits.findLast((each) => each < from) ?? hits.at(-1));
		return next === undefined ? {...model, notice: 'not-found'} : page.to(model, next);
	};
	const overlays: readonly Overlay[] = [
		{
			id: 'help',
			keys: [
				...page.keys,
				{id: 'find', bindings: single('/', (model) => opened(searchFor(model, ''), 'find'))},
				{
					id: 'hit',
					isActive: (model) => help.of(model).query !== '',
					bindings: pair(['p', 'N'], ['n'], (model, knowledge, by) => toHit(model, knowledge, by)),
				},
				{id: 'close', bindings: [{keys: ['escape', 'q', '?', 'enter'], change: hidden}]},
			],
			footer: () => ['scroll', 'scroll-page', 'find', 'hit', 'close'],
			passes: ['screen', 'go-to-screen', 'save', 'way-back'],
			Component: page.Component,
			speech(model, knowledge) {
				const {joined, legend} = model.text;
				const sections = sectionsIn(model, knowledge).filter(({title}) => title !== legend.marksTitle);
				const lines = sections.flatMap(({title, rows}) => [
					title,
					...rows.map(({sign, meaning}) => joined.entry(sign.text.trim(), meaning)),
				]);
				return {help: lines.join('\n')};
			},
		},
		{
			id: 'find',
			keys: [
				{
					id: 'erase',
					bindings: [
						{keys: ['backspace', 'delete'], change: (model) => searchFor(model, help.of(model).query.slice(0, -1))},
					],
				},
				{
					id: 'submit',
					bindings: single('enter', (model, knowledge) => toHit(opened(model, 'help'), knowledge, 1, true)),
				},
				{id: 'close', bindings: single('escape', (model) => opened(searchFor(model, ''), 'help'))},
			],
			footer: () => ['submit', 'close'],
			onText: (model, character) => searchFor(model, help.of(model).query + character),
			Component: page.Component,
			prompt: (model) => ({question: '/ ', typed: help.of(model).query, note: ''}),
			speech: (model) => ({prompt: `/ ${help.of(model).query}`}),
		},
	];
	return {overlays, open: (model) => page.open(help.with(model, {under: model.overlay, query: ''}))};
}

function isHit(line: Line, query: string): boolean {
	return query !== '' && textOf([line]).join('').toLowerCase().includes(query.toLowerCase());
}

function sectionsOf(screens: Screens, model: Model, knowledge: Knowledge): readonly HelpSection[] {
	const {glyphs, text} = writingOf(model);
	const {legend} = text;
	const screen = screenOf(screens, model);
	const {marks = screen.marks, words = screen.words} = overlayOf(screens, model) ?? {};
	const sections: readonly HelpSection[] = [
		...keySections(screens, model, knowledge),
		{
			title: legend.marksTitle,
			columns: 2,
			rows: marks.map((id) => ({sign: markSamples[id](glyphs), meaning: legend.marks[id]})),
		},
		{
			title: legend.wordsTitle,
			columns: 1,
			rows: words.map((id) => ({sign: {text: legend.words[id].word}, meaning: legend.words[id].meaning})),
		},
	];
	return sections.filter(({rows}) => rows.length > 0);
}

function keySections(screens: Screens, model: Model, knowledge: Knowledge): readonly HelpSection[] {
	const {glyphs, text} = writingOf(model);
	const screen = screenOf(screens, model);
	const open = overlayOf(screens, model);
	const section = (title: string, rows: readonly KeyRow[]): HelpSection => ({
		title: text.keysOf(title),
		columns: 2,
		rows: rows
			.filter(({isActive}) => isActive?.(model, knowledge) ?? true)
			.map((row) => ({
				sign: {text: helpKeysOf(row, glyphs)},
				meaning: longest(text.keys[row.id]),
			})),
	});
	const others = screen.overlays.filter(({id}) => id !== open?.id);
	return [
		...(open ? [section(text.overlays[open.id], open.keys)] : []),
		section(text.screens[screen.id], screen.helpKeys?.(model) ?? screen.keys),
		section(text.everywhere, screens.everywhere),
		...others.map(({id, keys}) => section(text.overlays[id], keys)),
	];
}

const leastForTwo = 76;
const gap = 2;

function linesOf(sections: readonly HelpSection[], width: number): readonly Line[] {
	return sections.flatMap(({title, rows, columns: most}, index) => {
		const columns = width < leastForTwo ? 1 : most;
		const columnWidth = Math.floor((width - gap * (columns - 1)) / columns);
		const perColumn = Math.ceil(rows.length / columns);
		const sides = Array.from({length: columns}, (_, column) =>
			sideLines(rows.slice(column * perColumn, (column + 1) * perColumn), columnWidth),
		);
		const lines = Array.from({length: Math.max(...sides.map(({length}) => length))}, (_, line) =>
			sides.flatMap((side, column) => [
				...(column > 0 ? [run(' '.repeat(gap))] : []),
				...(side[line] ?? [run(' '.repeat(columnWidth))]),
			]),
		);
		return [...(index > 0 ? [[]] : []), [run(title, 'strong')], ...lines];
	});
}

/** The sign, with its meaning beside it. */
function sideLines(rows: readonly HelpRow[], width: number): readonly Line[] {
	const signWidth = gap + Math.max(0, ...rows.map(({sign}) => cells(sign.text)));
	return rows.flatMap(({sign, meaning}) =>
		wrap(meaning, width - signWidth).map((words, line) => [
			...(line === 0 ? [{tone: 'accent' as const, ...sign}] : []),
			run(' '.repeat(signWidth - (line === 0 ? cells(sign.text) : 0)) + padEnd(words, width - signWidth)),
		]),
	);
}
