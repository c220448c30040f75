import type {Writing} from '../../../panels/display.js';
import type {Line} from '../../../panels/line.js';
import type {PanelSize} from '../../../panels/panel-size.js';
import type {PanelContent} from '../../../panels/view.js';
import type {Moment, Tape} from '../../../solver/index.js';
import {treeRuns, treeSize} from './tree.js';

/** The same for a view of lines. */
export function treeContent(
	tape: Tape,
	moment: Moment,
	isFutureHidden: boolean,
	panel: PanelSize,
	writing: Writing,
): PanelContent {
	const {visited, all} = treeSize(tape, moment, isFutureHidden);
	return {
		title: writing.text.treeTitle(visited, all),
		lines: treeRuns(tape, moment, isFutureHidden, panel, writing).map(
			(runs): Line => runs.map(({text, tone}) => ({text, role: tone === 'line' ? 'dim' : tone})),
		),
	};
}
