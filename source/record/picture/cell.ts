/** The size of a cell, and of the type in it, in pixels: in the usual monospace fonts it is 0.6 times as wide as high. */
export const cell = {width: 9, height: 17, baseline: 13, type: 15};
