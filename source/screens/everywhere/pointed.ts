import type {Clickables} from '../../components/clickable.js';
import {isTooSmall} from '../../components/window.js';
import type {Cell} from '../../explorer/keymap.js';
import type {Knowledge} from '../../explorer/knowledge/knowledge.js';
import type {Model} from '../../explorer/model.js';
import {clicked, mouse, wheeled} from '../../explorer/press.js';
import type {Screens} from '../screen.js';

/** What the mouse does at a cell of the window: a click, or a turn of the wheel, down if `by` is 1. */
export type Pointing = Cell & ({readonly type: 'click'} | {readonly type: 'wheel'; readonly by: 1 | -1});

/** The model after a click, or a turn of the wheel. Nothing happens where there is nothing to click. */
export function pointed(
	screens: Screens,
	model: Model,
	knowledge: Knowledge,
	clickables: Clickables,
	pointing: Pointing,
): Model {
	const {columns, rows} = model.window;
	const isInside = pointing.column < columns && pointing.row < rows;
	if (!mouse.of(model).isOn || isTooSmall(model) || !isInside) {
		return model;
	}

	switch (pointing.type) {
		case 'click': {
			const target = clickables.targetAt(pointing);
			return target ? clicked(screens, model, knowledge, target) : model;
		}

		case 'wheel': {
			return wheeled(screens, model, knowledge, pointing.by);
		}
	}
}
