import {entriesOnPage} from '../explorer/catalogue.js';
import type {DistinctImage} from '../explorer/images.js';
import type {GalleryLayout} from '../explorer/layout/gallery-layout.js';
import type {ImagesLayout} from '../explorer/layout/images-layout.js';
import {type Model, placeOf} from '../explorer/model.js';
import {tapeOf} from '../explorer/tapes.js';
import {text} from '../text/en.js';
import type {Display} from './display.js';
import type {Glyphs} from './glyphs.js';
import {gridLines} from './grid.js';
import {type Line, type Span, span} from './line.js';
import {smallBoardLines} from './small-board.js';

/** The page of solutions around the one at hand, each with its number and its class. */
export function galleryLines(model: Model, {grid}: GalleryLayout, display: Display): Line[] {
	const {solution} = placeOf(model);
	const page = entriesOnPage(tapeOf(model.size), solution, grid.columns * grid.rows, model.isFundamentalOnly);
	const cells = page.map(({number, queens, classNumber}) => [
		...smallBoardLines(queens, number === solution, display),
		[label(text.number(number), number === solution, display.glyphs), span(` ${text.classNumber(classNumber)}`, 'dim')],
	]);
	return gridLines(
		cells,
		page.findIndex(({number}) => number === solution),
		grid,
	);
}

/** The different images of a solution, each with the transforms that lead to it and its number. */
export function imageLines(
	images: readonly DistinctImage[],
	chosen: number,
	{grid}: ImagesLayout,
	display: Display,
): Line[] {
	const cells = images.map(({queens, number, transforms}, index) => [
		...smallBoardLines(queens, index === chosen, display),
		...transforms.map((transform) => [span(text.transforms[transform], 'dim')]),
		[label(number === undefined ? text.unknown : text.solutionNumber(number), index === chosen, display.glyphs)],
	]);
	return gridLines(cells, chosen, grid);
}

function label(words: string, isCurrent: boolean, {current}: Glyphs): Span {
	return isCurrent ? span(current + words, 'accent') : span(` ${words}`);
}
