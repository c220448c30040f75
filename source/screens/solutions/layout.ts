import {boardLayout, columnsBeside} from '../../components/board-size.js';
import {
	bodySize,
	type PanelSize,
	sentenceRows,
	type Writing,
	windowLayout,
	writingOf,
} from '../../components/display.js';
import {borderColumns, panelRows} from '../../components/panel.js';
import {type Line, styled} from '../../components/styled-text.js';
import {classLook, drawsBlocks, hasShades} from '../../components/theme.js';
import type {CatalogueEntry, Knowledge} from '../../explorer/knowledge.js';
import {createSlot, type Model, placeOf} from '../../explorer/model.js';
import {displayWidth, padEnd, padStart} from '../../text/width.js';
import {boardTile, type GridLayout, gridLayout, letterTile, tileSquares, titleRows} from './tiles.js';

export const wall = createSlot('wall', {isShown: false});

/** `rows` are those for solutions; `width` is that with the border. */
export type List = {readonly width: number; readonly rows: number};

/** This is assumed while the last number is unknown, so that the list keeps its columns. */
const usualCount = 100_000;
const leastList = 33;
const usualList = 34;
const widestList = 60;
/** The borders take these columns, with a free cell that keeps digits apart from them. */
export const aroundList = borderColumns + 1;
/** Below the list: room for the greeting, or for why there is no solution. */
export const sentenceRowsBelow = 5;

/** A small window has no list. */
export function solutionsLayout(model: Model, knowledge: Knowledge, {width, height}: PanelSize) {
	const {size, text} = model;
	if (windowLayout(model) === 'compact') {
		return {board: boardLayout(size, width, height - sentenceRows), list: undefined};
	}

	const rows = height - panelRows;
	const board = boardLayout(size, width - borderColumns - leastList, rows);
	const largest = knowledge.tape(size).end?.solutions ?? Math.max(usualCount, placeOf(model).solution);
	// With the columns of the queens below each other.
	const entryColumns = 1 + displayWidth(text.number(largest)) + 3 + size * String(size - 1).length + (size - 1);
	const usual = Math.max(usualList, aroundList + entryColumns);
	const list: List = {
		width: columnsBeside(size, board.square, width, {usual, most: widestList}),
		// A heading, and the title of the sentence.
		rows: rows - 1 - 1 - sentenceRowsBelow,
	};
	return {board, list};
}

function listedCount(model: Model, knowledge: Knowledge): number | undefined {
	const {end} = knowledge.tape(model.size);
	return model.isFundamentalOnly ? end?.fundamental : end?.solutions;
}

/** A free line below each board; without colours it is a line of letters. */
export function wallLayout(model: Model, knowledge: Knowledge, {width, height}: PanelSize): GridLayout {
	const {size} = model;
	const isDrawn = drawsBlocks(writingOf(model).glyphs);
	const tiles = isDrawn ? tileSquares.map((square) => boardTile(size, square)) : [letterTile(size)];
	const count = listedCount(model, knowledge) ?? Number.POSITIVE_INFINITY;
	// The wall stands between the title and the sentence.
	const room = {width, height: height - titleRows - sentenceRows};
	return gridLayout(count, tiles, {width: 0, height: Number(isDrawn)}, room);
}

export function strides(model: Model, knowledge: Knowledge): {readonly row: number; readonly page: number} {
	const room = bodySize(model);
	if (wall.of(model).isShown) {
		const {columns, rows} = wallLayout(model, knowledge, room);
		return {row: columns, page: columns * rows};
	}

	return {row: 1, page: solutionsLayout(model, knowledge, room).list?.rows ?? 1};
}

export type SolutionPage = ReturnType<typeof solutionPage>;

/** At most `most` solutions. `first` and `last` are positions in the list, from 1. */
export function solutionPage(model: Model, knowledge: Knowledge, most: number) {
	const {size, isFundamentalOnly} = model;
	const current = placeOf(model).solution;
	const entries = knowledge.catalogue(size).page(current, most, isFundamentalOnly);
	const position = (entry: CatalogueEntry | undefined) => (isFundamentalOnly ? entry?.classNumber : entry?.number) ?? 0;
	const [first, last] = [position(entries[0]), position(entries.at(-1))];
	return {entries, current, first, last, listed: listedCount(model, knowledge)};
}

/** The last queens are left out where they have no room. The number is grey, so that it does not look like a queen. */
export function listLines({entries, current}: SolutionPage, {width}: List, {glyphs, text}: Writing): readonly Line[] {
	const digits = displayWidth(text.number(entries.at(-1)?.number ?? 0));
	// Without colours the number of the class stands here.
	const classes = entries.map(({classNumber}) => (hasShades() ? glyphs.swatch : `#${classNumber}`));
	const classColumns = Math.max(...classes.map(displayWidth));
	const room = width - aroundList - digits - 3 - classColumns;
	const size = entries[0]?.queens.length ?? 0;
	const lines = entries.map(({number, queens, classNumber}, index): Line => {
		const [mark, tone] = number === current ? [glyphs.current, 'lit' as const] : [' ', undefined];
		const aligned = queens.map((column) => padStart(String(column), String(size - 1).length)).join(' ');
		const queensShown = aligned.length <= room ? aligned : cutNumbers(queens.join(' '), room, glyphs.openEnd);
		return [
			styled(mark, tone),
			styled(`${padStart(text.number(number), digits)} `, tone ?? 'line'),
			{
				...styled(padEnd(classes[index]!, classColumns), tone),
				...(hasShades() && {color: classLook(classNumber).sign}),
			},
			styled(' ', tone),
			styled(padEnd(queensShown, room), tone),
		];
	});
	return [[styled(` ${text.listHeading}`, 'line')], ...lines];
}

function cutNumbers(text: string, width: number, mark: string): string {
	return text.length <= width ? text : `${text.slice(0, Math.max(0, width - 1)).replace(/ \d*$/, ' ')}${mark}`;
}
