import type {Legend, MarkId} from '../../panels/legend.js';
import type {Scale} from './small-boards.js';

/** The marks of small boards. */
export function boardMarksIn(scale: Scale): readonly MarkId[] {
	return scale === 'two-rows-a-line' ? ['two-rows', 'chosen-board'] : ['queen', 'chosen-board'];
}

export const imagesLegend: Legend = {
	words: ['image', 'unchanged', 'rotated', 'mirror', 'class', 'solution'],
};

export const legend: Legend = {
	words: ['solution', 'class', 'image', 'fundamental', 'test', 'backtrack'],
};
