import {type KeyRow, single} from '../../explorer/keymap.js';
import {opened} from '../../explorer/overlay.js';
import {stepKeys} from '../../explorer/step-keys.js';
import {measure} from './growth-overlay.js';

export const keys: readonly KeyRow[] = [
	...stepKeys,
	{id: 'search-spaces', bindings: single('w', (model) => opened(model, 'search-spaces'))},
	{id: 'growth', bindings: single('e', measure)},
];
