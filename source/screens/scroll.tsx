import type {ReactNode} from 'react';
import {useDisplay} from '../components/display.js';
import {borderColumns, Panel, Section} from '../components/panel.js';
import type {PanelSize} from '../components/window.js';
import {type KeyRow, pair, upDown} from '../explorer/keymap.js';
import type {Knowledge} from '../explorer/knowledge/knowledge.js';
import type {Model} from '../explorer/model.js';
import {createSlot} from '../explorer/slot.js';

/** The number of lines of a content, and of those that are visible at once. */
type Extent = {readonly length: number; readonly height: number};

/** The lines that are visible, and whether others are hidden above or below them. */
type Visible<Line> = {readonly lines: readonly Line[]; readonly isAbove: boolean; readonly isBelow: boolean};

/** A content that can be scrolled. */
type Scroll = {
	/** These keys act only while something is hidden. */
	readonly keys: readonly KeyRow[];
	readonly visible: <Line>(model: Model, lines: readonly Line[], height: number) => Visible<Line>;
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
		visible(model, lines, height) {
			const hidden = hiddenIn({length: lines.length, height});
			const above = aboveIn(model, hidden);
			return {lines: lines.slice(above, above + height), isAbove: above > 0, isBelow: above < hidden};
		},
		toStart: (model) => slot.with(model, {above: 0}),
	};
}

/** The rows of the border above and below a page. */
const borderRows = 2;

/** The size of what is in a page that fills a room. */
export function insidePage({width, height}: PanelSize): PanelSize {
	return {width: width - borderColumns - 2, height: height - borderRows};
}

type PageProps<Line> = Visible<Line> & {
	readonly room: PanelSize;
	readonly title: string;
	/** What stays above the lines. */
	readonly head?: ReactNode;
	/** Draws a line. */
	readonly children: (line: Line, index: number) => ReactNode;
};

/** A panel that fills a room. Its title has signs for what is hidden above and below. */
export function Page<Line>({room, title, head, lines, isAbove, isBelow, children}: PageProps<Line>) {
	const {above, below} = useDisplay().glyphs;
	const signs = `${isAbove ? above : ''}${isBelow ? below : ''}`;
	return (
		<Panel width={room.width} height={room.height}>
			<Section title={`${title} ${signs}`.trimEnd()}>
				{head}
				{lines.map(children)}
			</Section>
		</Panel>
	);
}
