import {type KeyRow, single} from './keymap.js';
import {createSlot} from './slot.js';

/** Whether the board shows the lines along which its queens attack the row at work. */
export const attackLines = createSlot('attack-lines', {isShown: false});

export const attackLinesKey: KeyRow = {
	id: 'attack-lines',
	bindings: single('A', (model) => attackLines.with(model, {isShown: !attackLines.of(model).isShown})),
};
