import {pair, upDown} from '../../explorer/keymap.js';
import type {Model} from '../../explorer/model.js';
import {opened} from '../../explorer/overlay.js';
import {overlayOf} from '../../explorer/screen.js';
import {createSlot} from '../../explorer/slot.js';
import type {Display} from '../../panels/display.js';
import {unicodeGlyphs} from '../../panels/glyphs.js';
import {type Line, line, textOf} from '../../panels/line.js';
import {insideOf} from '../../panels/panel-size.js';
import {bodySize} from '../../panels/window.js';
import {wrap} from '../../text/wrap.js';
import type {Overlay, Screens} from '../screen.js';
import {keySections, labelWidthOf, marksSection, mouseSection, sectionLines, wordsSection} from './help-sections.js';
import {type DividedMarks, divideMarks, legendOf} from './legend.js';

/**
 * `scroll` is the number of lines above the first visible one. `under` is the overlay that the help hides: closing the
 * help shows it again.
 */
const help = createSlot<{readonly scroll: number; readonly under: Model['overlay']}>('help', {
	scroll: 0,
	under: undefined,
});

const linesPerPage = 10;

/** Opens the help at its first line. */
export function openHelp(model: Model): Model {
	return opened(help.with(model, {scroll: 0, under: model.overlay}), 'help');
}

/** Explains the marks on the screen and its words, and lists its keys. `screensOf` returns all screens. */
export function helpOverlay(screensOf: () => Screens): Overlay {
	const hidden = (model: Model): Model => ({...model, overlay: help.of(model).under});
	const scroll = (by: number) => (model: Model) => {
		const {width, height} = insideOf(bodySize(model));
		const {marks} = legendOf(screensOf(), hidden(model));
		// How many marks are visible does not change the number of lines, because the others are explained too.
		const divided = {visible: marks.slice(0, 1), others: marks.slice(1)};
		const all = helpLines(screensOf(), hidden(model), divided, width, {glyphs: unicodeGlyphs, hasHues: true}).length;
		const last = Math.max(0, all - height);
		return help.with(model, {scroll: Math.max(0, Math.min(help.of(model).scroll + by, last))});
	};
	return {
		id: 'help',
		keys: [
			{id: 'scroll', hasWheel: true, bindings: upDown(scroll)},
			{id: 'scroll-page', bindings: pair(['pageup'], ['pagedown', 'space'], (by) => scroll(by * linesPerPage))},
			{id: 'close', bindings: [{keys: ['escape', 'q', '?', 'enter'], change: hidden}]},
		],
		footer: ['scroll', 'close'],
		passes: ['screen', 'save', 'way-back'],
		// The legend begins with what the hidden overlay shows.
		pending: (model, knowledge) => overlayOf(screensOf(), hidden(model))?.pending?.(model, knowledge) ?? [],
		panel(model, knowledge, {width, height}, display) {
			const {glyphs} = display;
			const marks = divideMarks(screensOf(), hidden(model), knowledge, display);
			const lines = helpLines(screensOf(), hidden(model), marks, width, display);
			const above = Math.min(help.of(model).scroll, Math.max(0, lines.length - height));
			const signs = `${above > 0 ? glyphs.above : ''}${lines.length > above + height ? glyphs.below : ''}`;
			return {title: `${model.text.panels.help} ${signs}`.trimEnd(), lines: lines.slice(above)};
		},
		speech(model, _knowledge, display) {
			const marks = {visible: [], others: []};
			const lines = helpLines(screensOf(), hidden(model), marks, Number.POSITIVE_INFINITY, display);
			return {help: lines.map(textOf).join('\n')};
		},
	};
}

/** The marks on the screen, the words, the keys, and the marks that are not on the screen. `model` is without the help. */
function helpLines(
	screens: Screens,
	model: Model,
	{visible, others}: DividedMarks,
	width: number,
	{glyphs, hasHues}: Pick<Display, 'glyphs' | 'hasHues'>,
): Line[] {
	const {text} = model;
	const now = marksSection(text.legend.visible, visible, hasHues, text);
	const later = marksSection(text.legend.others, others, hasHues, text);
	const markWidth = labelWidthOf([now, later]);
	const words = [wordsSection(legendOf(screens, model).words, text)];
	const keys = [...keySections(screens, model, text), mouseSection(screens, model, text)];
	return [
		...sectionLines([now], width, glyphs, markWidth),
		...sectionLines(words, width, glyphs, labelWidthOf(words)),
		...sectionLines(keys, width, glyphs, labelWidthOf(keys)),
		...wrap(text.aliases, width).map((each) => line(each, 'dim')),
		[],
		...sectionLines([later], width, glyphs, markWidth),
	];
}
