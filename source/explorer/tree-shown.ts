import {createSlot} from './slot.js';

/** Whether Search shows the search tree instead of the stack. */
export const tree = createSlot('tree', {isShown: false});

/** Whether Search shows the program instead of the stack where there is no room for both. */
export const program = createSlot('program', {isShown: false});
