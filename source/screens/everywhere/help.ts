import {type KeyRow, pair, upDown} from '../../explorer/keymap.js';
import type {Model} from '../../explorer/model.js';
import {closeRow, opened} from '../../explorer/overlay.js';
import {createSlot} from '../../explorer/slot.js';
import type {Glyphs} from '../../panels/glyphs.js';
import {keysOf} from '../../panels/key-labels.js';
import {type Line, line, span, textOf} from '../../panels/line.js';
import {insideOf} from '../../panels/panel-size.js';
import {bodySize} from '../../panels/window.js';
import {text} from '../../text/en.js';
import {cells, padEnd} from '../../text/width.js';
import type {Overlay} from '../screen.js';

/** Key rows under a heading. */
export type Section = {readonly title: string; readonly rows: readonly KeyRow[]};

/** `scroll` is the number of lines above the first visible one. */
const help = createSlot('help', {scroll: 0});

const linesPerPage = 10;

/** Opens the help at its first line. */
export function openHelp(model: Model): Model {
	return opened(help.with(model, {scroll: 0}), 'help');
}

/** Lists the keys of the current screen and of its overlays. `sectionsOf` returns them. */
export function helpOverlay(sectionsOf: (model: Model) => readonly Section[]): Overlay {
	const scroll = (by: number) => (model: Model) => {
		// Each section adds a heading and an empty line. The last line of the help names the other keys.
		const lines = sectionsOf(model).reduce((sum, {rows}) => sum + rows.length + 2, 1);
		const last = Math.max(0, lines - insideOf(bodySize(model)).height);
		return help.with(model, {scroll: Math.max(0, Math.min(help.of(model).scroll + by, last))});
	};
	return {
		id: 'help',
		keys: [
			{id: 'scroll', bindings: upDown(scroll)},
			{id: 'scroll-page', bindings: pair(['pageup'], ['pagedown', 'space'], (by) => scroll(by * linesPerPage))},
			closeRow('?', 'enter'),
		],
		footer: ['scroll', 'close'],
		passes: ['screen'],
		panel(model, _knowledge, inside, {glyphs}) {
			const {scroll: above} = help.of(model);
			const lines = helpLines(sectionsOf(model), glyphs).slice(above);
			const marks = `${above > 0 ? glyphs.above : ''}${lines.length > inside.height ? glyphs.below : ''}`;
			return {title: `${text.panels.help} ${marks}`.trimEnd(), lines};
		},
		speech: (model, _knowledge, {glyphs}) => ({
			help: helpLines(sectionsOf(model), glyphs).map(textOf).join('\n'),
		}),
	};
}

function helpLines(sections: readonly Section[], glyphs: Glyphs): Line[] {
	const labelOf = (row: KeyRow) => keysOf(row, glyphs).join(' ');
	const width = Math.max(...sections.flatMap(({rows}) => rows.map((row) => cells(labelOf(row))))) + 2;
	const lines = sections.flatMap(({title, rows}) => [
		line(title, 'accent'),
		...rows.map((row) => [span(padEnd(labelOf(row), width), 'strong'), span(text.keys[row.id])]),
		[],
	]);
	return [...lines, line(text.aliases, 'dim')];
}
