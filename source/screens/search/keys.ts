import {type KeyRow, single} from '../../explorer/keymap.js';
import {stepKeys} from '../../explorer/step-keys.js';
import {askedSquare, guess, togglePrediction} from './prediction.js';
import {tree} from './tree.js';

export const keys: readonly KeyRow[] = [
	...stepKeys,
	{id: 'tree', bindings: single('T', (model) => tree.with(model, {isShown: !tree.of(model).isShown}))},
	{id: 'predict', bindings: single('y', togglePrediction)},
	{
		id: 'answer',
		label: 's 0-9',
		isActive: (model, knowledge) => askedSquare(model, knowledge) !== undefined,
		bindings: ['s', ...'0123456789', 'enter'].map((key) => ({
			keys: [key],
			change: (model, knowledge) => guess(model, knowledge, key),
		})),
	},
];
