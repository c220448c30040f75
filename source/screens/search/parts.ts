import {type Part, shownPart, switchPart} from '../../explorer/parts/part.js';
import {stepParts} from '../../explorer/parts/step-parts.js';
import {tree} from '../../explorer/tree-shown.js';
import {prediction, togglePrediction} from './prediction.js';

/** What the command line can say about Search. */
export const parts: readonly Part[] = [
	// First, because it plays, and forwards.
	switchPart('predict', (model) => prediction.of(model).isOn, togglePrediction),
	...stepParts,
	shownPart('tree', tree),
];
