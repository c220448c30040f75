import {type KeyRow, pair, upDown} from '../explorer/keymap.js';
import type {Knowledge} from '../explorer/knowledge/knowledge.js';
import type {Model} from '../explorer/model.js';
import {createSlot} from '../explorer/slot.js';
import type {Glyphs} from '../panels/glyphs.js';
import type {Line} from '../panels/line.js';
import type {PanelContent} from '../panels/view.js';

/** The number of lines of a content, and of those that are visible at once. */
export type Extent = {readonly length: number; readonly height: number};

/** A content that can be scrolled. */
export type Scroll = {
	/** These keys act only while something is hidden. */
	readonly keys: readonly KeyRow[];
	/** Returns the visible lines, and the title with marks for what is hidden above and below. */
	readonly shown: (model: Model, title: string, lines: readonly Line[], height: number, glyphs: Glyphs) => PanelContent;
	readonly toStart: (model: Model) => Model;
};

/** Creates the keys and the state to scroll a content of this extent. Names are unique. */
export function createScroll(name: string, extentOf: (model: Model, knowledge: Knowledge) => Extent): Scroll {
	/** `above` is the number of hidden lines above the first visible one. The content may have shrunk since. */
	const slot = createSlot(name, {above: 0});
	const hiddenIn = ({length, height}: Extent) => Math.max(0, length - height);
	const aboveIn = (model: Model, hidden: number) => Math.min(slot.of(model).above, hidden);
	const scroll = (stepIn: (extent: Extent) => number) => (model: Model, knowledge: Knowledge) => {
		const extent = extentOf(model, knowledge);
		const hidden = hiddenIn(extent);
		return slot.with(model, {above: Math.max(0, Math.min(aboveIn(model, hidden) + stepIn(extent), hidden))});
	};
	const isActive = (model: Model, knowledge: Knowledge) => hiddenIn(extentOf(model, knowledge)) > 0;
	return {
		keys: [
			{id: 'scroll', isActive, hasWheel: true, bindings: upDown((by) => scroll(() => by))},
			{
				id: 'scroll-page',
				isActive,
				// One line of the last page stays visible.
				bindings: pair(['pageup'], ['pagedown'], (by) => scroll(({height}) => by * Math.max(1, height - 1))),
			},
		],
		shown(model, title, lines, height, glyphs) {
			const hidden = hiddenIn({length: lines.length, height});
			const above = aboveIn(model, hidden);
			const marks = `${above > 0 ? glyphs.above : ''}${above < hidden ? glyphs.below : ''}`;
			return {title: `${title} ${marks}`.trimEnd(), lines: lines.slice(above, above + height)};
		},
		toStart: (model) => slot.with(model, {above: 0}),
	};
}
