import {cells} from '../text/width.js';

/** The same in words, the longest first. */
export type Wordings = readonly string[];

/** Returns the longest wording of at most `width` cells, or the shortest if none fits. */
export function fitting(wordings: Wordings, width: number): string {
	return wordings.find((each) => cells(each) <= width) ?? wordings.at(-1) ?? '';
}
