import {bodySize, type PanelSize, useDisplay, type Writing, writingOf} from '../components/display.js';
import {borderColumns, Panel, panelRows, Section} from '../components/panel.js';
import {type Line, Lines, runsWidth, styled} from '../components/styled-text.js';
import type {TextRole} from '../components/theme.js';
import {pair, upDown} from '../explorer/keymap.js';
import type {Knowledge} from '../explorer/knowledge.js';
import {createSlot, type Model} from '../explorer/model.js';
import {wrap} from '../text/wrap.js';
import {type Overlay, opened, type ScreenProps} from './screen.js';

type LinesOf = (model: Model, knowledge: Knowledge, room: PanelSize, writing: Writing) => readonly Line[];

export function createPage(id: Overlay['id'], linesOf: LinesOf) {
	/** `above` counts the hidden lines above the first visible one. The content may have shrunk since. */
	const slot = createSlot(`${id}-page`, {above: 0});
	const content = (model: Model, knowledge: Knowledge, room = bodySize(model)) => {
		const width = room.width - borderColumns - 2;
		const height = room.height - panelRows;
		const all = linesOf(model, knowledge, {width, height}, writingOf(model));
		const hidden = Math.max(0, all.length - height);
		const above = Math.min(slot.of(model).above, hidden);
		return {all, above, hidden, width, height};
	};
	const isActive = (model: Model, knowledge: Knowledge) => content(model, knowledge).hidden > 0;
	const scroll = (model: Model, knowledge: Knowledge, by: number) => {
		const {above, hidden} = content(model, knowledge);
		return slot.with(model, {above: Math.max(0, Math.min(above + by, hidden))});
	};
	return {
		open: (model: Model) => opened(slot.with(model, {above: 0}), id),
		keys: [
			{id: 'scroll', isActive, bindings: upDown(scroll)},
			{
				id: 'page',
				isActive,
				// One line of the last page stays visible.
				bindings: pair(['pageup'], ['pagedown', 'space'], (model, knowledge, by) =>
					scroll(model, knowledge, by * Math.max(1, content(model, knowledge).height - 1)),
				),
			},
		],
		Component({model, knowledge, room}: ScreenProps) {
			const {glyphs, text} = useDisplay();
			const {all, above, hidden, height} = content(model, knowledge, room);
			const signs = `${above > 0 ? glyphs.above : ''}${above < hidden ? glyphs.below : ''}`;
			return (
				<Panel {...room}>
					<Section title={`${text.overlays[id]} ${signs}`.trimEnd()}>
						<Lines lines={all.slice(above, above + height)} />
					</Section>
				</Panel>
			);
		},
	} satisfies Partial<Overlay> & Record<string, unknown>;
}

export function paragraph(words: string, width: number, tone?: TextRole): readonly Line[] {
	return wrap(words, width).map((line) => [styled(line, tone)]);
}

/** The mark stands beside the first line, a space as wide beside the others. */
export function marked(mark: Line, lines: readonly Line[]): readonly Line[] {
	const space = [styled(' '.repeat(runsWidth(mark)))];
	return lines.map((line, index) => [...(index === 0 ? mark : space), ...line]);
}

/** An empty line stands between blocks, if all have room. */
export function spaced(blocks: readonly (readonly Line[])[], rows: number): readonly Line[] {
	const filled = blocks.filter((lines) => lines.length > 0);
	const hasRoom = filled.flat().length + filled.length - 1 <= rows;
	return filled.flatMap((lines, index) => (hasRoom && index > 0 ? [[], ...lines] : lines)).slice(0, rows);
}
