import type {Model, ScreenId} from '../explorer/model.js';
import type {Line} from './line.js';
import type {PanelSize} from './panel-size.js';

/** The title and the lines of a panel. The lines are centred, or start in the upper left corner. */
export type PanelContent = {readonly title: string; readonly lines: readonly Line[]; readonly isCentred?: boolean};

/** A panel with its size, border included. */
export type PanelView = PanelSize & PanelContent;

/** The part of the screen between header and footer: groups of panels, and lines below them. */
export type View = {
	/** `columns`: the groups stand beside each other. `rows`: they stand below each other. */
	readonly direction: 'columns' | 'rows';
	readonly groups: readonly (readonly PanelView[])[];
	/** A screen with a component, drawn in this room above all of that. */
	readonly hosted?: {readonly screen: ScreenId; readonly model: Model; readonly room: PanelSize};
	readonly below: readonly Line[];
	/** A panel below all of that. */
	readonly foot?: PanelView;
};

export const emptyView: View = {direction: 'rows', groups: [], below: []};

/** Returns a view with one panel of this size and nothing else. */
export function wholePanel(size: PanelSize, content: PanelContent): View {
	return {direction: 'rows', groups: [[{...size, ...content}]], below: []};
}
