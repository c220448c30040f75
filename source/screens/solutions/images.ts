import {arrows, type Change, single} from '../../explorer/keymap.js';
import type {Knowledge} from '../../explorer/knowledge/knowledge.js';
import {type Model, placeOf} from '../../explorer/model.js';
import {at, solutionMoment} from '../../explorer/navigation.js';
import {closed, closeRow, opened} from '../../explorer/overlay.js';
import type {Overlay} from '../screen.js';
import {distinctImages} from './distinct-images.js';
import {imageLines} from './gallery.js';
import {imagesLayout} from './grid-layout.js';
import {imagesLegend} from './legend.js';
import {images} from './state.js';

/** Opens the list of images of the current solution. */
export function openImages(model: Model, knowledge: Knowledge): Model {
	return solutionMoment(model, knowledge)
		? opened(images.with(model, {chosen: 0}), 'images')
		: {...model, notice: 'no-solution-to-show'};
}

/** Moves the choice by columns and rows. Does nothing if no image is there. */
function moveChoice({rows, columns}: {readonly rows: number; readonly columns: number}): Change {
	return (model, knowledge) => {
		const {length} = distinctImages(model, knowledge);
		const {grid} = imagesLayout(model, length);
		const chosen = images.of(model).chosen + columns + rows * grid.columns;
		return chosen < 0 || chosen >= length ? model : images.with(model, {chosen});
	};
}

/**
 * Closes the overlay and goes to the solution that equals the chosen image. A notice says so if its number is unknown.
 */
function goToChosen(model: Model, knowledge: Knowledge): Model {
	const number = distinctImages(model, knowledge)[images.of(model).chosen]?.number;
	return number === undefined
		? {...model, notice: 'image-unknown'}
		: at(closed({...model, isFundamentalOnly: false}), {solution: number});
}

/** Shows the images of a solution and goes to the chosen one. */
export const imagesOverlay: Overlay = {
	id: 'images',
	keys: [
		{id: 'choose', hasWheel: true, bindings: arrows('', moveChoice)},
		{id: 'submit', bindings: single('enter', goToChosen)},
		closeRow('s'),
	],
	passes: ['screen', 'help', 'save', 'way-back'],
	footer: ['choose', 'submit', 'close'],
	legend: imagesLegend,
	panel(model, knowledge, _size, display) {
		const all = distinctImages(model, knowledge);
		const layout = imagesLayout(model, all.length);
		const lines = imageLines(all, images.of(model).chosen, layout, display);
		return {title: display.text.imagesTitle(placeOf(model).solution, all.length), lines};
	},
	speech(model, knowledge) {
		const {text} = model;
		const image = distinctImages(model, knowledge)[images.of(model).chosen];
		const names = image?.transforms.map((transform) => text.transforms[transform]) ?? [];
		return {image: text.spoken.image(text.joined.names(names), image?.number)};
	},
};
