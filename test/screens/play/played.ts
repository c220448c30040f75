import type {Model} from '../../../source/explorer/model.js';
import {playBoard} from '../../../source/screens/play-board.js';
import type {Square} from '../../../source/solver/board.js';
import {complete} from '../../app/render.js';
import {knowledge, modelWith} from '../../pressed.js';

/** Play with these queens, and the cursor on the first square. */
export function played(size: number, queens: readonly Square[] = []): Model {
	return playBoard.with(modelWith({size, screen: 'play'}), {queens});
}

/** With all computed that the model shows. */
export function settled(model: Model): Model {
	complete(model, knowledge);
	return model;
}
