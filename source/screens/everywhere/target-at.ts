import type {Cell, Target} from '../../explorer/keymap.js';
import type {Knowledge} from '../../explorer/knowledge/knowledge.js';
import type {Model} from '../../explorer/model.js';
import type {Display} from '../../panels/display.js';
import {type PlacedLines, placedLines, targetOn} from '../../panels/placed.js';
import {bodySize} from '../../panels/window.js';
import type {Screens} from '../screen.js';
import {componentOf, viewOf} from './view.js';

const headerRows = 1;

/** What the panels and the lines below it say, each where it stands in the window. */
export function linesInWindow(
	screens: Screens,
	model: Model,
	knowledge: Knowledge,
	display: Display,
): readonly PlacedLines[] {
	const {glyphs} = display;
	const size = bodySize(model);
	const isDrawn = componentOf(screens, model) !== undefined;
	const body = isDrawn ? [] : placedLines(viewOf(screens, model, knowledge, display), glyphs.openEnd);
	return body.map(({lines, at: {column, row}}) => ({
		lines: lines.slice(0, size.height - row),
		at: {column, row: row + headerRows},
	}));
}

/** What stands at a cell of the window and can be clicked. The window is not too small. */
export function targetAt(
	screens: Screens,
	model: Model,
	knowledge: Knowledge,
	display: Display,
	{column, row}: Cell,
): Target | undefined {
	const [target] = linesInWindow(screens, model, knowledge, display).flatMap(
		({lines, at}) => targetOn(lines[row - at.row] ?? [], column - at.column) ?? [],
	);
	return target;
}
