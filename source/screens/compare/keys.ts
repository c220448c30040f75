import {type KeyRow, single} from '../../explorer/keymap.js';
import {stepKeys} from '../../explorer/step-keys.js';
import {openGrowth} from './growth/overlay.js';
import {openSearchSpaces} from './search-spaces/overlay.js';

export const keys: readonly KeyRow[] = [
	...stepKeys,
	{id: 'search-spaces', bindings: single('w', openSearchSpaces)},
	{id: 'growth', bindings: single('e', openGrowth)},
];
