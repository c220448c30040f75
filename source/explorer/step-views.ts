import {createSlot} from './slot.js';

export const searchViews = ['program', 'memory', 'tree', 'stack'] as const;
export type SearchView = (typeof searchViews)[number];

/** The view that the user has chosen. Where there is none of this name, the first one is shown. */
export const searchView = createSlot<{readonly shown: SearchView}>('search-view', {shown: 'program'});

export const compareViews = ['cost', 'memories'] as const;
export const compareOverlays = ['search-spaces', 'growth'] as const;
export type CompareView = (typeof compareViews)[number];
export const compareView = createSlot<{readonly shown: CompareView}>('compare-view', {shown: 'cost'});
