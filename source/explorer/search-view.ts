import {createSlot} from './model.js';

export const searchViews = ['program', 'tree'] as const;
export type SearchView = (typeof searchViews)[number];
/** What can stand beside a board; the memory does in the lesson, and where it has no room below. */
export type SearchPanel = SearchView | 'memory';

export const searchView = createSlot<{readonly shown: SearchView}>('search-view', {shown: 'program'});
