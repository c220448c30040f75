import {keysOf, writingOf} from '../../components/display.js';
import {type Line, runsWidth, styled, textOf} from '../../components/styled-text.js';
import type {KeyRow} from '../../explorer/keymap.js';
import type {Knowledge} from '../../explorer/knowledge.js';
import {createSlot, type Model} from '../../explorer/model.js';
import {longest, padEnd} from '../../text/width.js';
import {wrap} from '../../text/wrap.js';
import {meaningOf, numberMarks, sampleOf} from '../mark.js';
import {createPage} from '../page.js';
import {actingRows, reachable} from '../press.js';
import {type Overlay, overlayOf, type Screens, screenOf} from '../screen.js';

type HelpRow = {readonly sign: Line; readonly meaning: string};

type HelpSection = {readonly title: string; readonly rows: readonly HelpRow[]; readonly columns: 1 | 2};

const covered = createSlot<{readonly overlay: Model['overlay']}>('help', {overlay: undefined});

function hidden(model: Model): Model {
	return {...model, overlay: covered.of(model).overlay};
}

export function createHelp(screensOf: () => Screens) {
	const page = createPage('help', (model, knowledge, {width}) => {
		const shown = hidden(model);
		const groups = [keySections, markSections, wordSections].map((of) => of(screensOf(), shown, knowledge));
		return groups.flatMap((sections) => linesOf(sections, width)).slice(1);
	});
	const overlay: Overlay = {
		id: 'help',
		keys: [...page.keys, {id: 'close', bindings: [{keys: ['escape', 'q', '?', 'enter'], change: hidden}]}],
		footer: () => ['scroll', 'page', 'close'],
		passes: ['screen', 'go-to-screen', 'save', 'way-back'],
		Component: page.Component,
		speech(model, knowledge) {
			const shown = hidden(model);
			const sections = [keySections, wordSections].flatMap((of) => of(screensOf(), shown, knowledge));
			const lines = sections.flatMap(({title, rows}) => [
				title,
				...rows.map(({sign, meaning}) => model.text.joined.entry(textOf([sign]).join('').trim(), meaning)),
			]);
			return {help: lines.join('\n')};
		},
	};
	return {overlay, open: (model: Model) => page.open(covered.with(model, {overlay: model.overlay}))};
}

/** The marks of what the help covers, in the lesson also of the screen of the task. */
function markSections(screens: Screens, model: Model): readonly HelpSection[] {
	const {glyphs, text} = writingOf(model);
	const own = screenOf(screens, model);
	const screen = own.host?.(model) ?? own;
	const overlay = overlayOf(screens, model);
	const marks = overlay
		? (overlay.marks ?? [])
		: [...new Set([...own.marks, ...screen.marks, ...numberMarks(screen.id)])];
	const rows = marks.map((mark) => ({sign: sampleOf(mark, glyphs), meaning: meaningOf(mark, text)}));
	return [{title: text.legend.marksTitle, columns: 2, rows}];
}

function wordSections(_: Screens, {text}: Model): readonly HelpSection[] {
	const {words, wordsTitle} = text.legend;
	const rows = Object.entries(words).map(([word, meaning]) => ({sign: [styled(word, 'accent')], meaning}));
	return [{title: wordsTitle, columns: 1, rows}];
}

function keySections(screens: Screens, model: Model, knowledge: Knowledge): readonly HelpSection[] {
	const {glyphs, text} = writingOf(model);
	const screen = screenOf(screens, model);
	const overlay = overlayOf(screens, model);
	const section = (title: string, over: Overlay['id'] | undefined, rows: readonly KeyRow[]): HelpSection => ({
		title: text.keysOf(title),
		columns: 2,
		rows: rows
			.flatMap((row) => reachable(actingRows(screens, {...model, overlay: over}, knowledge), row) ?? [])
			.filter(({label}) => label !== '')
			.map((row) => {
				const keys = keysOf(row, glyphs)
					.join(' ')
					.replaceAll(/(?<=[←→↑↓]) (?=[←→↑↓])/g, '');
				return {sign: [styled(keys, 'accent')], meaning: longest(text.keys[row.id])};
			}),
	});
	return [
		...(overlay ? [section(text.overlays[overlay.id], overlay.id, overlay.keys)] : []),
		section(text.screens[screen.id], undefined, screen.keys),
		section(text.everywhere, undefined, screens.everywhere),
	];
}

const leastForTwo = 76;
const gap = 2;

/** An empty line stands before each section, and all signs have one width. */
function linesOf(sections: readonly HelpSection[], width: number): readonly Line[] {
	const listed = sections.filter(({rows}) => rows.length > 0);
	const signWidth = gap + Math.max(0, ...listed.flatMap(({rows}) => rows.map(({sign}) => runsWidth(sign))));
	return listed.flatMap(({title, rows, columns: usual}) => {
		const columns = width < leastForTwo ? 1 : usual;
		const columnWidth = Math.floor((width - gap * (columns - 1)) / columns);
		const perColumn = Math.ceil(rows.length / columns);
		const sides = Array.from({length: columns}, (_, column) =>
			sideLines(rows.slice(column * perColumn, (column + 1) * perColumn), columnWidth, signWidth),
		);
		const lines = Array.from({length: Math.max(...sides.map(({length}) => length))}, (_, line) =>
			sides.flatMap((side, column) => [
				...(column > 0 ? [styled(' '.repeat(gap))] : []),
				...(side[line] ?? [styled(' '.repeat(columnWidth))]),
			]),
		);
		return [[], [styled(title, 'strong')], ...lines];
	});
}

function sideLines(rows: readonly HelpRow[], width: number, signWidth: number): readonly Line[] {
	return rows.flatMap(({sign, meaning}) =>
		wrap(meaning, width - signWidth).map((words, line) => [
			...(line === 0 ? sign : []),
			styled(' '.repeat(signWidth - (line === 0 ? runsWidth(sign) : 0)) + padEnd(words, width - signWidth)),
		]),
	);
}
