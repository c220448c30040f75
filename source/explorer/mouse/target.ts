import type {ScreenId} from '../model.js';

/** What can be clicked. Rows and columns count from 0. */
export type Target =
	| {readonly type: 'screen'; readonly id: ScreenId}
	| {readonly type: 'square'; readonly row: number; readonly column: number}
	| {readonly type: 'solution'; readonly number: number}
	/** A cell of the timeline, from 0. The cell after the last of `width` is the end. */
	| {readonly type: 'track'; readonly cell: number; readonly width: number}
	/** An entry of the menu or of a list, by its index; or a value of the current entry. */
	| {readonly type: 'entry'; readonly index: number; readonly isValue: boolean};
