import {createSlot} from '../../explorer/slot.js';

export const gallery = createSlot('gallery', {isShown: false});

export const images = createSlot('images', {chosen: 0});
