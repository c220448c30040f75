import type {KeyRow} from '../../explorer/keymap.js';
import type {Model} from '../../explorer/model.js';
import {mouse} from '../../explorer/mouse/mouse.js';
import {screenOf} from '../../explorer/screen.js';
import {asciiGlyphs, type Glyphs, unicodeGlyphs} from '../../panels/glyphs.js';
import {keysOf} from '../../panels/key-labels.js';
import type {LegendMark, WordId} from '../../panels/legend.js';
import {type Line, line, span, widthOf} from '../../panels/line.js';
import type {Text} from '../../text/en.js';
import {wrap} from '../../text/wrap.js';
import type {Overlay, Screens} from '../screen.js';
import {isReplaced} from './replaced.js';

/** A part of the help: rows with a label and what it means, under a heading. */
export type HelpSection = {readonly title: string; readonly rows: readonly Row[]};

type Row = {readonly label: (glyphs: Glyphs) => Line; readonly meaning: string};

const gap = 2;

export function marksSection(title: string, marks: readonly LegendMark[], hasHues: boolean, text: Text): HelpSection {
	const {coloured, colours, marks: meanings} = text.legend;
	return {
		title,
		rows: marks.map(({id, ground, sample}) => ({
			label: sample,
			meaning: hasHues && ground ? coloured(colours[ground], meanings[id]) : meanings[id],
		})),
	};
}

export function wordsSection(words: readonly WordId[], text: Text): HelpSection {
	const rows = words.map((id) => {
		const {word, meaning} = text.legend.words[id];
		return {label: () => line(word, 'strong'), meaning};
	});
	return {title: text.legend.wordsTitle, rows};
}

/** Returns the keys of the open overlay, of the current screen, the global ones, and those of the other overlays of the screen. */
export function keySections(screens: Screens, model: Model, text: Text): readonly HelpSection[] {
	const screen = screenOf(screens, model);
	const {overlays, everywhere} = screens;
	const foreignOverlays = screens.screens.flatMap((each) => (each.id === screen.id ? [] : each.overlays));
	// The prompt is not available on a screen that counts nothing.
	const isAvailable = ({id}: {readonly id: string}) => id !== 'prompt' || screen.counts !== undefined;
	const own = overlays.filter((overlay) => isAvailable(overlay) && !foreignOverlays.includes(overlay));
	const sectionOf = ({id, keys}: Overlay) => keysSection(text.overlays[id], keys, text);
	return [
		...own.filter(({id}) => id === model.overlay).map(sectionOf),
		keysSection(text.screens[screen.id], screen.helpKeys?.(model) ?? screen.keys, text),
		keysSection(
			text.everywhere,
			everywhere.filter((row) => isAvailable(row) && !isReplaced(row, screen.keys)),
			text,
		),
		...own.filter(({id}) => id !== model.overlay).map(sectionOf),
	];
}

/** Returns what a click does on the current screen and on its overlays, and the wheel; without rows where there is no mouse. */
export function mouseSection(screens: Screens, model: Model, text: Text): HelpSection {
	const screen = screenOf(screens, model);
	const {isOn, isAvailable} = mouse.of(model);
	const own = screen.helpKeys?.(model) ?? screen.keys;
	const all = [...screens.everywhere, ...own, ...screens.overlays.flatMap(({keys}) => keys)];
	const clicks = all.flatMap(({click}) => (click ? [text.mouse.clicks[click.id]] : []));
	const wheel = own.find(({hasWheel}) => hasWheel);
	const rows = [...clicks, ...(wheel ? [{on: text.mouse.wheel, meaning: text.keys[wheel.id]}] : []), text.mouse.shift];
	return {
		title: text.mouse.titles[isOn ? 'on' : 'off'],
		rows: isAvailable ? rows.map(({on, meaning}) => ({label: () => line(on, 'strong'), meaning})) : [],
	};
}

function keysSection(title: string, rows: readonly KeyRow[], text: Text): HelpSection {
	return {
		title,
		rows: rows.map((row) => ({
			label: (glyphs) => line(keysOf(row, glyphs).join(' '), 'strong'),
			meaning: text.keys[row.id],
		})),
	};
}

/** The width of the widest label with all glyphs, so that the number of lines depends only on the width. */
export function labelWidthOf(sections: readonly HelpSection[]): number {
	const labels = sections.flatMap(({rows}) =>
		rows.flatMap(({label}) => [unicodeGlyphs, asciiGlyphs].map((each) => widthOf(label(each)))),
	);
	return Math.max(0, ...labels) + gap;
}

/** Returns the sections as lines of at most `width` cells, each with its heading and an empty line after it. */
export function sectionLines(
	sections: readonly HelpSection[],
	width: number,
	glyphs: Glyphs,
	labelWidth: number,
): Line[] {
	return sections.flatMap(({title, rows}) =>
		rows.length === 0
			? []
			: [line(title, 'accent'), ...rows.flatMap((row) => rowLines(row, labelWidth, width, glyphs)), []],
	);
}

/** Wraps the meaning beside the label. */
function rowLines({label, meaning}: Row, labelWidth: number, width: number, glyphs: Glyphs): Line[] {
	return wrap(meaning, width - labelWidth).map((words, index) => {
		const left = index === 0 ? label(glyphs) : [];
		return [...left, span(' '.repeat(labelWidth - widthOf(left))), span(words)];
	});
}
