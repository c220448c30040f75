import {createSlot} from '../../explorer/slot.js';

/** Whether Solutions shows the gallery of small boards instead of one board with its list. */
export const gallery = createSlot('gallery', {isShown: false});

/** `chosen` is the index of the current image in the images overlay. */
export const images = createSlot('images', {chosen: 0});
