import {createSlot} from './slot.js';

/** Whether Search shows the search tree instead of the stack. */
export const tree = createSlot('tree', {isShown: false});
