import type {Knowledge} from '../../explorer/knowledge/knowledge.js';
import type {Model} from '../../explorer/model.js';
import {
	type BoardBeside,
	boardBeside,
	frameRows,
	leastSide,
	panelColumns,
	panelRows,
	type Window,
} from '../../panels/panel-size.js';
import {isCompact} from '../../panels/window.js';
import {type BoardsLayout, galleryLayout} from './grid-layout.js';
import {gallery} from './state.js';

/**
 * The sizes of the board and of the panels beside it: the list of solutions, and the class of the current one below it.
 */
export type SolutionsLayout = BoardBeside & {
	readonly height: number;
	/** 0 if there is no room for the class. */
	readonly classHeight: number;
};

const classPanelHeight = 10;
const minListHeight = 5;
/** The list has at least this height where the panel of the class says what a class is. */
const minListBesideMeaning = 7;
const minClassWidth = 28;
/** The width that shows the class in full. */
const fullSideWidth = 32;
/** The lines below the panels: the rule, and how the solution was found. */
const belowRows = 2;
/** The most lines that say what a class is. The list of solutions gets its rows first. */
const meaningRows = 6;

/**
 * The width of a list that shows the queens: a mark, a number of five digits with separator, and the column of each
 * queen.
 */
function listColumns(size: number): number {
	const digits = size + Math.max(0, size - 10);
	return panelColumns + 1 + '12,345'.length + 2 + digits + size - 1;
}

/** Returns the layout for this size of board and window. */
export function solutionsLayout(size: number, window: Window): SolutionsLayout {
	const height = window.rows - frameRows - belowRows;
	const sides = [Math.max(fullSideWidth, listColumns(size)), fullSideWidth, leastSide];
	const beside = boardBeside(size, sides, window.columns, height - panelRows);
	const hasClass = height - classPanelHeight >= minListHeight && beside.sideWidth >= minClassWidth;
	const meaning = Math.max(0, Math.min(meaningRows, height - classPanelHeight - minListBesideMeaning));
	return {...beside, height, classHeight: hasClass ? classPanelHeight + meaning : 0};
}

/** Returns the layout of the gallery. Its cells have room for the solution numbers known so far. */
export function galleryOf(model: Model, knowledge: Knowledge): BoardsLayout {
	const {end, horizon} = knowledge.tape(model.size);
	const listed = model.isFundamentalOnly ? end?.fundamental : end?.solutions;
	return galleryLayout(model, listed ?? Number.POSITIVE_INFINITY, horizon.solutions);
}

/** Returns how many solutions the list or the gallery shows at once, or 1 if the window has no room for the list. */
export function solutionsOnPage(model: Model, knowledge: Knowledge): number {
	if (gallery.of(model).isShown) {
		const {grid} = galleryOf(model, knowledge);
		return grid.columns * grid.rows;
	}

	const {sideWidth, height, classHeight} = solutionsLayout(model.size, model.window);
	return isCompact(model) || sideWidth === 0 ? 1 : height - classHeight - panelRows;
}

/** Returns how many solutions stand side by side in the gallery, or 1 in the list. */
export function solutionsInRow(model: Model, knowledge: Knowledge): number {
	return gallery.of(model).isShown ? galleryOf(model, knowledge).grid.columns : 1;
}
