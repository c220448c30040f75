import {countText} from '../../../explorer/total.js';
import type {Text} from '../../../text/en.js';
import {cells} from '../../../text/width.js';
import type {BesidePath, Subtrees} from './beside-path.js';

/** How wide the parts of a line are: the row, the figures of the left, the children, and the figures of the right. */
export type PathFormat = {
	readonly label: number;
	/** One child, with the free cells behind it. */
	readonly cell: number;
	readonly figures: readonly Figure[];
};

/** A count of what is in the subtrees at one side. */
export type Figure = {readonly name: string; readonly width: number; readonly of: (subtrees: Subtrees) => string};

/** Free cells at the left of the children. */
const gap = 2;

/** Returns the most detailed format that fits into `width` cells. */
export function pathFormat(size: number, beside: readonly BesidePath[], width: number, text: Text): PathFormat {
	const digits = String(size - 1).length;
	const label = Math.max(digits + 1, cells(text.treeRow));
	const full = figuresOf(text.treeFigures, beside, text);
	const short = figuresOf(text.shortTreeFigures, beside, text);
	const candidates: readonly PathFormat[] = [
		...[digits + 2, digits + 1].flatMap((cell) => [
			{label, cell, figures: full},
			{label, cell, figures: short},
		]),
		...[2, 1].map((cell) => ({label, cell, figures: short})),
		...[2, 1].map((cell) => ({label, cell, figures: short.slice(0, 1)})),
		{label, cell: 2, figures: []},
	];
	const widthOf = (format: PathFormat) => childrenFrom(format) + format.cell * size + figuresColumns(format);
	return candidates.find((each) => widthOf(each) <= width) ?? {label, cell: 1, figures: []};
}

function figuresOf(names: Text['treeFigures'], beside: readonly BesidePath[], text: Text): readonly Figure[] {
	const figures = [
		{name: names.nodes, of: ({nodes}: Subtrees) => countText(nodes, text)},
		{name: names.solutions, of: ({solutions}: Subtrees) => countText(solutions, text)},
	];
	return figures.map((figure) => {
		const counts = beside.flatMap(({left, right}) => [figure.of(left), figure.of(right)]);
		return {...figure, width: Math.max(cells(figure.name), ...counts.map(cells))};
	});
}

/** Returns the width of the figures at one side. */
function figuresColumns({figures}: PathFormat): number {
	return figures.reduce((sum, {width}) => sum + width + 1, 0);
}

/** Returns the cell in which the children begin. */
export function childrenFrom(format: PathFormat): number {
	return format.label + figuresColumns(format) + gap;
}
