import {writingOf} from '../../components/display.js';
import {helpKeysOf} from '../../components/key-labels.js';
import {type Line, styled} from '../../components/styled-text.js';
import type {Change, KeyRow} from '../../explorer/keymap.js';
import type {Knowledge} from '../../explorer/knowledge/knowledge.js';
import {createSlot, type Model} from '../../explorer/model.js';
import {displayWidth, longest, padEnd} from '../../text/width.js';
import {wrap} from '../../text/wrap.js';
import {createPage} from '../page.js';
import {type Overlay, overlayOf, type Screens, screenOf} from '../screen.js';
import {type MarkSample, markSamples} from './marks.js';

type HelpRow = {readonly sign: MarkSample; readonly meaning: string};

type HelpSection = {readonly title: string; readonly rows: readonly HelpRow[]; readonly columns: 1 | 2};

/** What the help covers. */
const covered = createSlot<{readonly overlay: Model['overlay']}>('help', {overlay: undefined});

function hidden(model: Model): Model {
	return {...model, overlay: covered.of(model).overlay};
}

type Help = {readonly overlay: Overlay; readonly open: Change};

export function createHelp(screensOf: () => Screens): Help {
	const sectionsIn = (model: Model, knowledge: Knowledge) => sectionsOf(screensOf(), hidden(model), knowledge);
	const page = createPage('help', {
		title: ({text}) => text.overlays.help,
		lines: (model, knowledge, {width}) => linesOf(sectionsIn(model, knowledge), width),
		pageKeys: ['space'],
	});
	const overlay: Overlay = {
		id: 'help',
		keys: [...page.keys, {id: 'close', bindings: [{keys: ['escape', 'q', '?', 'enter'], change: hidden}]}],
		footer: () => ['scroll', 'scroll-page', 'close'],
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
	};
	return {overlay, open: (model) => page.open(covered.with(model, {overlay: model.overlay}))};
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
			.map((row) => ({sign: {text: helpKeysOf(row, glyphs)}, meaning: longest(text.keys[row.id])})),
	});
	const others = screen.overlays.filter(({id}) => id !== open?.id);
	return [
		...(open ? [section(text.overlays[open.id], open.keys)] : []),
		section(text.screens[screen.id], screen.helpKeys?.(model) ?? screen.keys),
		section(text.everywhere, screens.everywhere),
		// That Esc closes them is said above.
		...others.map(({id, keys}) =>
			section(
				text.overlays[id],
				keys.filter((row) => row.id !== 'close'),
			),
		),
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
				...(column > 0 ? [styled(' '.repeat(gap))] : []),
				...(side[line] ?? [styled(' '.repeat(columnWidth))]),
			]),
		);
		return [...(index > 0 ? [[]] : []), [styled(title, 'strong')], ...lines];
	});
}

/** The sign, with its meaning beside it. */
function sideLines(rows: readonly HelpRow[], width: number): readonly Line[] {
	const signWidth = gap + Math.max(0, ...rows.map(({sign}) => displayWidth(sign.text)));
	return rows.flatMap(({sign, meaning}) =>
		wrap(meaning, width - signWidth).map((words, line) => [
			...(line === 0 ? [{...styled(sign.text, sign.tone ?? 'accent'), ...sign}] : []),
			styled(' '.repeat(signWidth - (line === 0 ? displayWidth(sign.text) : 0)) + padEnd(words, width - signWidth)),
		]),
	);
}
