import {type Display, useDisplay, writingOf} from '../components/display.js';
import {borderColumns, Panel, panelRows, Section} from '../components/panel.js';
import {type Line, Lines, run} from '../components/styled-text.js';
import {bodySize, type PanelSize} from '../components/window.js';
import {type KeyName, pair, upDown} from '../explorer/keymap.js';
import type {Knowledge} from '../explorer/knowledge/knowledge.js';
import type {Model} from '../explorer/model.js';
import {type OverlayCore, opened} from '../explorer/screen.js';
import {createSlot} from '../explorer/slot.js';
import {wrap} from '../text/wrap.js';
import type {Overlay, ScreenProps} from './screen.js';

type Content = {
	readonly title: (model: Model) => string;
	/** A line that stays above the others. */
	readonly head?: (model: Model, width: number, display: Display) => Line;
	/** The lines in a room, which there can be more of than its height. Their number does not depend on the names of keys. */
	readonly lines: (model: Model, knowledge: Knowledge, room: PanelSize, display: Display) => readonly Line[];
	/** Other keys that show the next page. */
	readonly pageKeys?: readonly KeyName[];
};

/** An overlay that fills the room with lines, which scroll where not all of them fit. */
export function createPage(id: OverlayCore['id'], {title, head, lines, pageKeys = []}: Content) {
	/** `above` is the number of hidden lines above the first visible one. The content may have shrunk since. */
	const slot = createSlot(`${id}-page`, {above: 0});
	const linesIn = (model: Model, knowledge: Knowledge, room: PanelSize, display: Display) => {
		const width = room.width - borderColumns - 2;
		const fixed = head ? [head(model, width, display)] : [];
		const height = room.height - panelRows - fixed.length;
		const all = lines(model, knowledge, {width, height}, display);
		const hidden = Math.max(0, all.length - height);
		const above = Math.min(slot.of(model).above, hidden);
		return {fixed, all, visible: all.slice(above, above + height), above, hidden, height};
	};
	// Keys do not know how keys are written.
	const withoutLabels = (model: Model, knowledge: Knowledge) =>
		linesIn(model, knowledge, bodySize(model), {...writingOf(model), label: () => ''});
	const isActive = (model: Model, knowledge: Knowledge) => withoutLabels(model, knowledge).hidden > 0;
	const scroll = (stepIn: (height: number) => number) => (model: Model, knowledge: Knowledge) => {
		const {above, hidden, height} = withoutLabels(model, knowledge);
		return slot.with(model, {above: Math.max(0, Math.min(above + stepIn(height), hidden))});
	};
	return {
		/** Opens the overlay at its first line. */
		open: (model: Model) => opened(slot.with(model, {above: 0}), id),
		/** Scrolls to this line, or to the end if it is further on. */
		to: (model: Model, line: number) => slot.with(model, {above: line}),
		/** All lines, and how many are hidden above the visible ones. */
		content: (model: Model, knowledge: Knowledge) => withoutLabels(model, knowledge),
		/** These keys act only while something is hidden. */
		keys: [
			{id: 'scroll', isActive, hasWheel: true, bindings: upDown((by) => scroll(() => by))},
			{
				id: 'scroll-page',
				isActive,
				// One line of the last page stays visible.
				bindings: pair(['pageup'], ['pagedown', ...pageKeys], (by) => scroll((height) => by * Math.max(1, height - 1))),
			},
		],
		/** A panel whose title has signs for what is hidden above and below. */
		Component({model, knowledge, room}: ScreenProps) {
			const display = useDisplay();
			const {fixed, visible, above, hidden} = linesIn(model, knowledge, room, display);
			const signs = `${above > 0 ? display.glyphs.above : ''}${above < hidden ? display.glyphs.below : ''}`;
			return (
				<Panel width={room.width} height={room.height}>
					<Section title={`${title(model)} ${signs}`.trimEnd()}>
						<Lines lines={[...fixed, ...visible]} />
					</Section>
				</Panel>
			);
		},
	} satisfies Partial<Overlay> & Record<string, unknown>;
}

/** Words in as many lines as they take, in one style. */
export function paragraph(words: string, width: number, tone?: 'strong' | 'accent'): readonly Line[] {
	return wrap(words, width).map((line) => [run(line, tone)]);
}
