import type {Writing} from '../../../panels/display.js';
import type {Glyphs} from '../../../panels/glyphs.js';
import type {Line} from '../../../panels/line.js';
import type {PanelSize} from '../../../panels/panel-size.js';
import type {PanelContent} from '../../../panels/view.js';
import {type Moment, placementsIn, type Tape} from '../../../solver/index.js';
import {pathTreeLines} from './path-tree.js';
import {searchTree} from './search-tree.js';
import {minNodeColumns, wholeTreeLines} from './whole-tree.js';

/**
 * Returns the whole search tree if it fits, else the part around the current node. With `isFutureHidden` it shows nothing of
 * what follows.
 */
export function treeContent(
	tape: Tape,
	moment: Moment,
	isFutureHidden: boolean,
	panel: PanelSize,
	writing: Writing,
): PanelContent {
	// The root is a node too, and is not placed.
	const visited = placementsIn(moment) + 1;
	const all = tape.end && !isFutureHidden ? placementsIn(tape.end) + 1 : undefined;
	return {
		title: writing.text.treeTitle(visited, all),
		lines:
			wholeLines(tape, moment, isFutureHidden, panel, writing.glyphs) ??
			pathTreeLines(tape, moment, isFutureHidden, panel, writing),
	};
}

function wholeLines(
	{size, end}: Tape,
	moment: Moment,
	isFutureHidden: boolean,
	panel: PanelSize,
	glyphs: Glyphs,
): readonly Line[] | undefined {
	// Each dead end and each solution ends a line.
	const lines = end ? end.deadEnds + end.solutions : Number.POSITIVE_INFINITY;
	const isPossible = lines <= panel.height * Math.floor(panel.width / (size * minNodeColumns));
	return isPossible
		? wholeTreeLines(searchTree(size, moment, isFutureHidden), isFutureHidden, panel, glyphs)
		: undefined;
}
