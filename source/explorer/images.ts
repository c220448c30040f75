import {type Image, imagesOf} from './catalogue.js';
import {imagesLayout} from './layout/images-layout.js';
import type {Model} from './model.js';
import {tapeOf} from './tapes.js';
import {at, solutionMoment} from './travel.js';

/** One of the different images of a solution, and every transform that leads to it. */
export type DistinctImage = Pick<Image, 'queens' | 'number'> & {readonly transforms: readonly Image['transform'][]};

/** The different images of the solution at hand, itself first; none without a solution. */
export function distinctImages(model: Model): readonly DistinctImage[] {
	const moment = solutionMoment(model);
	const images = moment ? imagesOf(tapeOf(model.size), moment.queens) : [];
	const isSame = (a: Image, b: Image) => a.queens.join() === b.queens.join();
	return images
		.filter((image, index) => images.findIndex((each) => isSame(each, image)) === index)
		.map(({queens, number}) => ({
			queens,
			number,
			transforms: images.filter((each) => each.queens.join() === queens.join()).map(({transform}) => transform),
		}));
}

export function imagesShown(model: Model): Model {
	return solutionMoment(model)
		? {...model, overlay: {type: 'images', chosen: 0}}
		: {...model, notice: 'no-solution-to-show'};
}

/** Another image chosen: one on or back, or one a row further, as far as there are any. */
export function imagesChosen(model: Model, {by, isRow}: {readonly by: 1 | -1; readonly isRow: boolean}): Model {
	if (model.overlay?.type !== 'images') {
		return model;
	}

	const {length} = distinctImages(model);
	const {columns} = imagesLayout(model.size, length, model.window).grid;
	const chosen = model.overlay.chosen + by * (isRow ? columns : 1);
	return chosen < 0 || chosen >= length ? model : {...model, overlay: {type: 'images', chosen}};
}

/** At the solution that the chosen image is, if that is known. */
export function goToImage(model: Model, chosen: number): Model {
	const number = distinctImages(model)[chosen]?.number;
	return number === undefined
		? {...model, notice: 'image-unknown'}
		: at({...model, overlay: undefined, isFundamentalOnly: false}, {solution: number});
}
