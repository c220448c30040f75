import {type Image, imagesOf} from './catalogue.js';
import {imagesLayout} from './layout/images-layout.js';
import type {Model} from './model.js';
import {tapeOf} from './tapes.js';
import {at, solutionMoment} from './travel.js';

/** One of the different images of a solution, and every transform that leads to it. */
export type DistinctImage = Pick<Image, 'queens' | 'number'> & {readonly transforms: readonly Image['transform'][]};

/** The images without those that are the same as one before, in their order. */
export function distinct(images: readonly Image[]): readonly DistinctImage[] {
	const found = new Map<string, DistinctImage>();
	for (const {queens, number, transform} of images) {
		const key = queens.join();
		found.set(key, {queens, number, transforms: [...(found.get(key)?.transforms ?? []), transform]});
	}

	return [...found.values()];
}

/** The different images of the solution at hand, itself first; none without a solution. */
export function distinctImages(model: Model): readonly DistinctImage[] {
	const moment = solutionMoment(model);
	return moment ? distinct(imagesOf(tapeOf(model.size), moment.queens)) : [];
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
