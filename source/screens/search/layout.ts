import {panelRows} from '../../components/panel.js';
import {bodySize, frameRows, type PanelSize} from '../../components/window.js';
import type {Model} from '../../explorer/model.js';
import {type SearchView, searchView, searchViews} from '../../explorer/step-views.js';
import {reportRows, type StepLayout, stepLayout} from '../steps/layout.js';
import {memoryRows} from '../steps/memory.js';

const largeRoom: PanelSize = {width: 100, height: 30 - frameRows - reportRows};
/** Lines of the program. With less room, but for a last brace, it scrolls. */
const codeRows = 15;
/** Up to this number of depths must all have room below the program. */
const leastDepths = 9;

const besideRows = 2;

export type RightSection = {readonly id: SearchView; readonly rows: number};

type SearchLayout = StepLayout & {
	readonly views: Readonly<Partial<Record<SearchView, readonly RightSection[]>>>;
};

/** Between header and footer. A lesson says what is shown, so there each view is one section. */
export function layoutIn(model: Pick<Model, 'size' | 'window'>, room: PanelSize): SearchLayout {
	const layout = stepLayout(model, room);
	const rows = layout.height - panelRows;
	const alone = Object.fromEntries(searchViews.map((id) => [id, [{id, rows}]]));
	return {...layout, views: model.window.isPart ? alone : viewsIn(model.size, room.width, layout)};
}

function viewsIn(size: number, width: number, {height, below}: StepLayout): SearchLayout['views'] {
	const rows = height - panelRows;
	const hasMemory = below === 0;
	const hasMore = width >= largeRoom.width && height >= largeRoom.height;
	const memory: readonly RightSection[] = hasMemory && hasMore ? [{id: 'memory', rows: memoryRows}] : [];
	const left = rows - codeRows - 1 - memory.length * (memoryRows + 1);
	const depths = Math.min(left, size + 1);
	const nodes: readonly RightSection[] =
		hasMore && depths >= Math.min(leastDepths, size + 1) ? [{id: 'nodes', rows: depths}] : [];
	const rest = left - depths - 2;
	const tree: readonly RightSection[] = nodes.length > 0 && rest >= size + besideRows ? [{id: 'tree', rows: rest}] : [];
	const further = [...memory, ...nodes, ...tree];
	const taken = further.reduce((sum, section) => sum + section.rows + 1, 0);
	return {
		program: [{id: 'program', rows: rows - taken}, ...further],
		...(hasMemory &&
			nodes.length === 0 && {
				memory: [
					{id: 'memory', rows: memoryRows},
					{id: 'nodes', rows: rows - memoryRows - 1},
				],
			}),
		...(tree.length === 0 && {tree: [{id: 'tree', rows}]}),
		...(!hasMemory && nodes.length === 0 && {nodes: [{id: 'nodes', rows}]}),
	};
}

export function shownView(model: Model, {views}: SearchLayout): SearchView {
	const {shown} = searchView.of(model);
	return views[shown] ? shown : 'program';
}

export function nextView(model: Model, by: 1 | -1, layout = layoutIn(model, bodySize(model))): SearchView | undefined {
	const all = searchViews.filter((each) => layout.views[each]);
	const index = all.indexOf(shownView(model, layout)) + by;
	return all.length > 1 ? all[(index + all.length) % all.length] : undefined;
}
