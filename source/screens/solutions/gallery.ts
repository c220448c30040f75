import type {Knowledge} from '../../explorer/knowledge/knowledge.js';
import {type Model, placeOf} from '../../explorer/model.js';
import type {Display} from '../../panels/display.js';
import type {Glyphs} from '../../panels/glyphs.js';
import {clickable, type Line, type Span, span} from '../../panels/line.js';
import type {DistinctImage} from './distinct-images.js';
import {gridLines} from './grid.js';
import type {BoardsLayout} from './grid-layout.js';
import {smallBoardLines} from './small-board.js';

/** Returns the gallery page that contains the current solution: small boards, each with its number and its class. */
export function galleryLines(
	model: Model,
	knowledge: Knowledge,
	{grid, scale}: BoardsLayout,
	display: Display,
): Line[] {
	const {glyphs, text} = display;
	const {solution} = placeOf(model);
	const count = grid.columns * grid.rows;
	const page = knowledge.catalogue(model.size).page(solution, count, model.isFundamentalOnly);
	const cells = page.map(({number, queens, classNumber}) => {
		const lines = [
			...smallBoardLines(queens, scale, number === solution, display),
			[label(text.number(number), number === solution, glyphs), span(` ${text.classNumber(classNumber)}`, 'dim')],
		];
		return lines.map((each) => clickable(each, {type: 'solution', number}));
	});
	return gridLines(
		cells,
		page.findIndex(({number}) => number === solution),
		grid,
	);
}

/** Returns the different images of a solution as small boards, each with its transforms and its number. */
export function imageLines(
	images: readonly DistinctImage[],
	chosen: number,
	{grid, scale}: BoardsLayout,
	display: Display,
): Line[] {
	const {glyphs, text} = display;
	const cells = images.map(({queens, number, transforms}, index) => [
		...smallBoardLines(queens, scale, index === chosen, display),
		...transforms.map((transform) => [span(text.transforms[transform], 'dim')]),
		[label(number === undefined ? text.unknown : text.solutionNumber(number), index === chosen, glyphs)],
	]);
	return gridLines(cells, chosen, grid);
}

function label(words: string, isCurrent: boolean, {current}: Glyphs): Span {
	return isCurrent ? span(current + words, 'accent') : span(` ${words}`);
}
