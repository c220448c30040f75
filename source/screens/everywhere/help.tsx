import {Text} from 'ink';
import {useDisplay} from '../../components/display.js';
import {asciiGlyphs, type Glyphs, unicodeGlyphs} from '../../components/glyphs.js';
import {helpKeysOf} from '../../components/key-labels.js';
import {Lit} from '../../components/lit.js';
import {Panel, Section} from '../../components/panel.js';
import {palette} from '../../components/theme.js';
import {bodySize} from '../../components/window.js';
import {type Change, type KeyRow, pair, single, upDown} from '../../explorer/keymap.js';
import type {Knowledge} from '../../explorer/knowledge/knowledge.js';
import type {Model} from '../../explorer/model.js';
import {mouse} from '../../explorer/press.js';
import {opened, overlayOf, screenOf} from '../../explorer/screen.js';
import {createSlot} from '../../explorer/slot.js';
import type {Text as Words} from '../../text/en.js';
import {cells, padEnd} from '../../text/width.js';
import {wrap} from '../../text/wrap.js';
import type {Overlay, ScreenProps, Screens} from '../screen.js';
import {type MarkSample, markSamples, marksNow} from './marks.js';

/** A key, a mark or a word, and what it means. */
type HelpRow = {readonly sign: (glyphs: Glyphs) => MarkSample; readonly meaning: string};

type HelpSection = {readonly title: string; readonly rows: readonly HelpRow[]; readonly columns: 1 | 2};

/** A line of the help: a heading, or a part of a row in each column. */
type HelpLine = {readonly heading: string} | {readonly cells: readonly HelpCell[]};

/** A sign and words beside it, each with its width in cells. */
type HelpCell = {
	readonly sign: MarkSample;
	readonly signWidth: number;
	readonly words: string;
	readonly width: number;
};

type HelpState = {
	/** The number of lines above the first visible one. */
	readonly above: number;
	/** The overlay that the help hides: closing the help shows it again. */
	readonly under: Model['overlay'];
	/** What is searched for; empty if nothing is. */
	readonly query: string;
};

const help = createSlot<HelpState>('help', {above: 0, under: undefined, query: ''});

/** Opens the help at its first line. */
export function openHelp(model: Model): Model {
	return opened(help.with(model, {above: 0, under: model.overlay, query: ''}), 'help');
}

/** The model without the help. */
function hidden(model: Model): Model {
	return {...model, overlay: help.of(model).under};
}

/** Explains the keys of the screen, the marks on it now, and its words. `screensOf` returns all screens. */
export function helpOverlay(screensOf: () => Screens): Overlay {
	const scroll =
		(byPages: number, byLines: number): Change =>
		(model, knowledge) => {
			// The keys do not know how the signs are drawn: of the two ways, the one with more lines can be scrolled to its end.
			const {height, lines} = [unicodeGlyphs, asciiGlyphs]
				.map((glyphs) => contentOf(screensOf(), model, knowledge, glyphs))
				.reduce((most, each) => (each.lines.length > most.lines.length ? each : most));
			const by = byPages * (height - 1) + byLines;
			return help.with(model, {above: within(help.of(model).above + by, lines.length - height)});
		};
	return {
		id: 'help',
		keys: [
			{id: 'scroll', hasWheel: true, bindings: upDown((by) => scroll(0, by))},
			{id: 'scroll-page', bindings: pair(['pageup'], ['pagedown', 'space'], (by) => scroll(by, 0))},
			{id: 'find', bindings: single('/', (model) => opened(help.with(model, {query: ''}), 'find'))},
			{
				id: 'hit',
				isActive: (model) => help.of(model).query !== '',
				bindings: pair(['p', 'N'], ['n'], (by) => (model, knowledge) => toHit(screensOf(), model, knowledge, by)),
			},
			{id: 'close', bindings: [{keys: ['escape', 'q', '?', 'enter'], change: hidden}]},
		],
		footer: () => ['scroll', 'scroll-page', 'find', 'hit', 'close'],
		passes: ['screen', 'save', 'way-back'],
		// The marks are those on the hidden overlay.
		pending: (model, knowledge) => overlayOf(screensOf(), hidden(model))?.pending?.(model, knowledge) ?? [],
		Component: (props) => <Help {...props} screens={screensOf()} />,
		speech(model, knowledge, {glyphs}) {
			const sections = sectionsOf(screensOf(), hidden(model), knowledge).filter(
				({title}) => title !== model.text.legend.visible,
			);
			const lines = sections.flatMap(({title, rows}) => [
				title,
				...rows.map(({sign, meaning}) => model.text.joined.entry(sign(glyphs).text.trim(), meaning)),
			]);
			return {help: lines.join('\n')};
		},
	};
}

const longestQuery = 20;

/** What is searched for is typed in the place of the footer. */
export function findOverlay(screensOf: () => Screens): Overlay {
	const typed = (model: Model, query: string) => help.with(model, {query: query.slice(0, longestQuery)});
	const erase: Change = (model) => typed(model, help.of(model).query.slice(0, -1));
	const back: Change = (model) => opened(help.with(model, {query: ''}), 'help');
	return {
		id: 'find',
		keys: [
			{id: 'erase', bindings: [{keys: ['backspace', 'delete'], change: erase}]},
			{
				id: 'submit',
				bindings: single('enter', (model, knowledge) =>
					toHit(screensOf(), opened(model, 'help'), knowledge, 1, help.of(model).above - 1),
				),
			},
			{id: 'close', bindings: single('escape', back)},
		],
		footer: () => ['submit', 'close'],
		onText: (model, character) => typed(model, help.of(model).query + character),
		Component: (props) => <Help {...props} screens={screensOf()} />,
		prompt: (model) => ({question: '/ ', typed: help.of(model).query, note: ''}),
		speech: (model) => ({prompt: `/ ${help.of(model).query}`}),
	};
}

/** Scrolls to the next or previous line that contains what is searched for, round the end. */
function toHit(screens: Screens, model: Model, knowledge: Knowledge, by: 1 | -1, from = help.of(model).above): Model {
	const {lines, height} = contentOf(screens, model, knowledge, unicodeGlyphs);
	const hits = lines.flatMap((line, index) => (isHit(line, help.of(model).query) ? [index] : []));
	const next =
		by > 0 ? (hits.find((each) => each > from) ?? hits[0]) : (hits.findLast((each) => each < from) ?? hits.at(-1));
	return next === undefined
		? {...model, notice: 'not-found'}
		: help.with(model, {above: within(next, lines.length - height)});
}

function isHit(line: HelpLine, query: string): boolean {
	const text = 'heading' in line ? line.heading : line.cells.map(({sign, words}) => `${sign.text} ${words}`).join(' ');
	return query !== '' && text.toLowerCase().includes(query.toLowerCase());
}

function within(above: number, last: number): number {
	return Math.max(0, Math.min(above, last));
}

/** The rows inside the panel, and all lines of the help. */
function contentOf(screens: Screens, model: Model, knowledge: Knowledge, glyphs: Glyphs) {
	const {width, height} = bodySize(model);
	const sections = sectionsOf(screens, hidden(model), knowledge);
	return {height: height - 2, lines: linesOf(sections, width - 4, glyphs)};
}

/** The keys, the marks, the words and the mouse. */
function sectionsOf(screens: Screens, model: Model, knowledge: Knowledge): readonly HelpSection[] {
	const {text} = model;
	const {legend} = text;
	const marks = marksNow(screens, model, knowledge);
	const words = (overlayOf(screens, model)?.words ?? screenOf(screens, model).words).map((id) => legend.words[id]);
	const sections: readonly HelpSection[] = [
		...keySections(screens, model, knowledge, text),
		{
			title: legend.visible,
			columns: 2,
			rows: marks.map((id) => ({sign: markSamples[id], meaning: legend.marks[id]})),
		},
		{title: legend.wordsTitle, columns: 1, rows: words.map(({word, meaning}) => ({sign: signOf(word), meaning}))},
		mouseSection(screens, model, text),
	];
	return sections.filter(({rows}) => rows.length > 0);
}

function signOf(text: string): HelpRow['sign'] {
	return () => ({text});
}

/** The keys that act now: of the open overlay, of the current screen, of all screens; then those of the overlays of the screen. */
function keySections(screens: Screens, model: Model, knowledge: Knowledge, text: Words): readonly HelpSection[] {
	const screen = screenOf(screens, model);
	const open = overlayOf(screens, model);
	const section = (title: string, rows: readonly KeyRow[]): HelpSection => ({
		title: text.keysOf(title),
		columns: 2,
		rows: rows
			.filter(({isActive}) => isActive?.(model, knowledge) ?? true)
			.map((row) => ({
				sign: (glyphs) => ({text: helpKeysOf(row, glyphs)}),
				meaning: text.keys[row.id],
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

/** What a click does on the current screen and on its overlays, and the wheel; without rows where there is no mouse. */
function mouseSection(screens: Screens, model: Model, text: Words): HelpSection {
	const screen = screenOf(screens, model);
	const {isOn, isAvailable} = mouse.of(model);
	const own = screen.helpKeys?.(model) ?? screen.keys;
	const all = [...screens.everywhere, ...own, ...screens.overlays.flatMap(({keys}) => keys)];
	const clicks = all.flatMap(({click}) => (click ? [text.mouse.clicks[click.id]] : []));
	const wheel = own.find(({hasWheel}) => hasWheel);
	const rows = [...clicks, ...(wheel ? [{on: text.mouse.wheel, meaning: text.keys[wheel.id]}] : []), text.mouse.shift];
	return {
		title: text.mouse.titles[isOn ? 'on' : 'off'],
		columns: 1,
		rows: isAvailable ? rows.map(({on, meaning}) => ({sign: signOf(on), meaning})) : [],
	};
}

/** In a narrower window there is one column. */
const leastForTwo = 76;
const gap = 2;

/** The sections as lines. In two columns the first half of the rows stands at the left. */
function linesOf(sections: readonly HelpSection[], width: number, glyphs: Glyphs): readonly HelpLine[] {
	return sections.flatMap(({title, rows, columns: most}, index) => {
		const columns = width < leastForTwo ? 1 : most;
		const columnWidth = Math.floor((width - gap * (columns - 1)) / columns);
		const perColumn = Math.ceil(rows.length / columns);
		const signWidths = Array.from({length: columns}, (_, column) =>
			signWidthOf(rows.slice(column * perColumn, (column + 1) * perColumn), glyphs),
		);
		const wordsWidth = (column: number) => columnWidth - (signWidths[column] ?? 0);
		const lines = Array.from({length: perColumn}, (_, row) => {
			const sideBySide = Array.from({length: columns}, (_, column) => rows[column * perColumn + row]);
			const wrapped = sideBySide.map((each, column) => wrap(each?.meaning ?? '', wordsWidth(column)));
			const height = Math.max(...wrapped.map(({length}) => length));
			return Array.from({length: height}, (_, line) => ({
				cells: sideBySide.map((each, column) => ({
					sign: (line === 0 && each?.sign(glyphs)) || {text: ''},
					signWidth: signWidths[column] ?? 0,
					words: wrapped[column]?.[line] ?? '',
					width: wordsWidth(column) + (column < columns - 1 ? gap : 0),
				})),
			}));
		});
		return [...(index > 0 ? [{heading: ''}] : []), {heading: title}, ...lines.flat()];
	});
}

/** The width of the widest sign, and the gap behind it. */
function signWidthOf(rows: readonly HelpRow[], glyphs: Glyphs): number {
	return gap + Math.max(0, ...rows.map(({sign}) => cells(sign(glyphs).text)));
}

/** The help over the whole room, from the line to which it has been scrolled. Lines that are found are lit. */
function Help({model, knowledge, room, screens}: ScreenProps & {readonly screens: Screens}) {
	const {glyphs, text} = useDisplay();
	const {height, lines} = contentOf(screens, model, knowledge, glyphs);
	const {query} = help.of(model);
	const above = within(help.of(model).above, lines.length - height);
	const hasBelow = lines.length > above + height;
	const hint = `${above > 0 ? glyphs.above : ''}${hasBelow ? glyphs.below : ''}`;
	return (
		<Panel width={room.width} height={room.height}>
			<Section title={text.panels.help} hint={hint}>
				{lines.slice(above, above + height).map((line, index) => (
					<HelpLineText key={above + index} line={line} isLit={isHit(line, query)} width={room.width - 4} />
				))}
			</Section>
		</Panel>
	);
}

type HelpLineProps = {readonly line: HelpLine; readonly isLit: boolean; readonly width: number};

function HelpLineText({line, isLit, width}: HelpLineProps) {
	if ('heading' in line) {
		return <Lit isLit={isLit}>{isLit ? padEnd(line.heading, width) : <Text bold>{line.heading || ' '}</Text>}</Lit>;
	}

	return (
		<Lit isLit={isLit}>
			{line.cells.map(({sign, signWidth, words, width: wordsWidth}, column) => (
				<Text key={column}>
					<Sample {...sign} isPlain={isLit} />
					{' '.repeat(signWidth - cells(sign.text))}
					{padEnd(words, wordsWidth)}
				</Text>
			))}
		</Lit>
	);
}

/** A key, a mark or a word; a mark of a square on the ground of the square. */
function Sample({text, ground, isPlain}: MarkSample & {readonly isPlain: boolean}) {
	const colours = palette();
	if (isPlain) {
		return text;
	}

	return ground ? (
		<Text color={ground === 'attacked' ? colours.white : colours.ink} backgroundColor={colours[ground]}>
			{text}
		</Text>
	) : (
		<Text bold color={colours.accent}>
			{text}
		</Text>
	);
}
