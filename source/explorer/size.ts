import {largestSize, smallestSize} from '../solver/index.js';
import type {Model} from './model.js';

/** Changes the size of the board; adds a notice if there is no such size. */
export function resized(model: Model, size: number): Model {
	return size < smallestSize || size > largestSize ? {...model, notice: 'no-such-size'} : {...model, size};
}
