import {createSlot} from '../../explorer/slot.js';

/** Small boards instead of one board with its list. */
export const gallery = createSlot('gallery', {isShown: false});

/** The index of the current image in the overlay. */
export const images = createSlot('images', {chosen: 0});
