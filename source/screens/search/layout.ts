import {panelRows} from '../../components/panel.js';
import {bodySize, type PanelSize} from '../../components/window.js';
import type {Model} from '../../explorer/model.js';
import {type SearchView, searchView, searchViews} from '../../explorer/step-views.js';
import {type StepLayout, stepLayout} from '../steps/layout.js';
import {memoryRows} from '../steps/memory.js';
import {stepViews} from '../steps/views.js';

/** Lines of the program. With less room, but for a last brace, it scrolls. */
const codeRows = 15;
/** What stands below the path, at least. */
const besideRows = 2;

export type RightSection = {readonly id: SearchView; readonly rows: number};

type SearchLayout = StepLayout & {
	readonly views: Readonly<Partial<Record<SearchView, readonly RightSection[]>>>;
};

/**
 * Between header and footer. Below the program stands what has room, the rest in views of their own. A lesson says what is
 * shown, so there all have.
 */
export function layoutIn(model: Pick<Model, 'size' | 'window'>, room: PanelSize): SearchLayout {
	const {size, window} = model;
	const layout = stepLayout(model, room);
	const rows = layout.height - panelRows;
	const others: readonly RightSection[] = [
		...(layout.below === 0 ? [{id: 'memory', rows: memoryRows} as const] : []),
		{id: 'nodes', rows: size + 1},
		{id: 'tree', rows: size + besideRows},
	];
	const spare = (count: number) =>
		others.slice(0, count).reduce((left, section) => left - section.rows - 1, rows - codeRows);
	const count = window.isPart ? 0 : others.filter((_, index) => spare(index + 1) >= 0).length;
	const below = others.slice(0, count);
	const alone = others.slice(count).map(({id}) => [id, [{id, rows}]] as const);
	const isTreeBelow = below.some(({id}) => id === 'tree');
	return {
		...layout,
		views: {
			program: [
				{id: 'program', rows: codeRows + (isTreeBelow ? 0 : spare(count))},
				...below.map(({id, rows}) => ({id, rows: id === 'tree' ? rows + spare(count) : rows})),
			],
			...Object.fromEntries(alone),
		},
	};
}

export const views = stepViews(searchView, searchViews, (model) => {
	const {views} = layoutIn(model, bodySize(model));
	return searchViews.filter((each) => views[each]);
});
