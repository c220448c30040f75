import {variants} from '../../../solver/index.js';

const initials = variants.map(({id}) => id.charAt(0));

/** The mark of each variant in the chart, in their order: its initial, or its number if another has the same initial. */
export const seriesMarks: readonly string[] = initials.map((initial, index) =>
	initials.indexOf(initial) === index ? initial : String(index + 1),
);

/** Stands for several variants in one row of the chart. */
export const several = '*';
