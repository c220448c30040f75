import {createSlot} from '../slot.js';

/** Whether the program acts on the mouse, and whether it can: there is nothing to click where lines of text are printed. */
export const mouse = createSlot('mouse', {isOn: false, isAvailable: true});
