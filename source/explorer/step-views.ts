import {createSlot} from './model.js';

export const searchViews = ['program', 'tree'] as const;
type SearchView = (typeof searchViews)[number];
/** What can stand beside a board; the memory does in the lesson, and where it has no room below. */
export type SearchPanel = SearchView | 'memory';

export const searchView = createSlot<{readonly shown: SearchView}>('search-view', {shown: 'program'});

export const compareViews = ['race', 'step'] as const;
type CompareView = (typeof compareViews)[number];
export const compareView = createSlot<{readonly shown: CompareView}>('compare-view', {shown: 'race'});
