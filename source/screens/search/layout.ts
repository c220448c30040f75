import {memoryRows} from '../../components/memory.js';
import {leastBelow, panelsIn, type StepLayout, stepLayout} from '../../components/step-layout.js';
import {reportRows} from '../../components/step-report.js';
import {frameRows, type PanelSize} from '../../components/window.js';
import type {Model} from '../../explorer/model.js';
import {type SearchView, searchView, searchViews} from '../../explorer/step-views.js';

/** From this size on, panels show more at a time: in a window of 100 by 30. */
const largeRoom: PanelSize = {width: 100, height: 30 - frameRows - reportRows};
/** The most lines of a program, but for a last brace: without room that scrolls. */
const codeRows = 15;
/** The fewest depths of the tree below program and memory: as many as stand below the memory in the least window. */
const leastDepths = 9;

/** A part of the right box, with the rows inside it. */
export type RightSection = {readonly id: SearchView | 'nodes'; readonly rows: number};

type SearchLayout = StepLayout & {
	/** What each view shows, in the order in which a key goes round them. */
	readonly views: Readonly<Partial<Record<SearchView, readonly RightSection[]>>>;
};

/** The layout of panels in a room without a report below them. */
export function searchLayout(size: number, room: PanelSize): SearchLayout {
	const layout = stepLayout(size, room);
	return {...layout, views: viewsIn(size, room, layout.below > 0)};
}

/** The layout in the room between header and footer. In a lesson, which says what is shown, each view is one section. */
export function layoutIn({size, window}: Model, room: PanelSize): SearchLayout {
	const layout = searchLayout(size, panelsIn(room, window.isPart));
	const rows = layout.height - 2;
	const views = Object.fromEntries(searchViews.map((id) => [id, [{id, rows}]]));
	return window.isPart ? {...layout, views} : layout;
}

function viewsIn(size: number, room: PanelSize, hasStack: boolean): SearchLayout['views'] {
	const rows = room.height - 2;
	const hasMore = room.width >= largeRoom.width && room.height >= largeRoom.height;
	// Each further section has a line with its title.
	const left = rows - codeRows - 1 - memoryRows - 1;
	const depths = Math.min(left, size + 1);
	const hasNodes = hasMore && depths >= Math.min(leastDepths, size + 1);
	// The line between the sections, and that of a last brace.
	const rest = left - depths - 2;
	// Its head, the rows of a path and the edges between them.
	const hasTree = hasMore && rest >= 2 * size;
	const below: readonly RightSection[] = [
		...(hasMore ? [{id: 'memory', rows: memoryRows} as const] : []),
		...(hasNodes ? [{id: 'nodes', rows: depths} as const] : []),
		...(hasTree ? [{id: 'tree', rows: rest} as const] : []),
	];
	const taken = below.reduce((sum, section) => sum + section.rows + 1, 0);
	const depthsBelow = rows - memoryRows - 1;
	return {
		program: [{id: 'program', rows: rows - taken}, ...below],
		...(!hasNodes && {
			memory:
				depthsBelow >= leastBelow
					? [
							{id: 'memory', rows: memoryRows},
							{id: 'nodes', rows: depthsBelow},
						]
					: [{id: 'memory', rows}],
		}),
		...(!hasTree && {tree: [{id: 'tree', rows}]}),
		...(!hasStack && {stack: [{id: 'stack', rows}]}),
	};
}

/** The view that is shown: the chosen one, if the layout has it. */
export function shownView(model: Model, {views}: SearchLayout): SearchView {
	const {shown} = searchView.of(model);
	return views[shown] ? shown : 'program';
}

/** The view to which a key goes; undefined if there is no other one. */
export function nextView(model: Model, layout: SearchLayout, by: 1 | -1): SearchView | undefined {
	const all = searchViews.filter((each) => layout.views[each]);
	const index = all.indexOf(shownView(model, layout)) + by;
	return all.length > 1 ? all[(index + all.length) % all.length] : undefined;
}
