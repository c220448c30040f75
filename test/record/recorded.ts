import {type Plan, type Recording, recordingOf} from '../../source/record/record.js';
import {screens} from '../../source/screens/index.js';
import type {Start} from '../../source/screens/start.js';
import {modelWith, english as text} from '../pressed.js';

/** Search with 8 queens, in a window of 80 by 24 cells, in all colours, as the command line would start it. */
export const usual: Start = {...modelWith({screen: 'search'}), at: undefined, options: new Map()};

const speaking = {language: 'en', text, window: {columns: 80, rows: 24}} as const;
const usualPlan = {range: undefined, speaking, level: 3, speed: undefined} as const;

/** A recording of a place, or of a range from it on. */
export async function recorded(start: Partial<Start>, changes: Partial<Plan> = {}): Promise<Recording> {
	return recordingOf(screens, {...usualPlan, start: {...usual, ...start}, ...changes});
}

/** A recording of the numbers from the first to the last. */
export function recordedRange(start: Partial<Start>, first: number, last: number | undefined, changes?: Partial<Plan>) {
	return recorded({...start, at: first}, {range: {first, last}, ...changes});
}
