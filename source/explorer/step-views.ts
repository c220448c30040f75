import {createSlot} from './slot.js';

/** What Search shows beside its board. */
export const searchViews = ['program', 'memory', 'tree', 'stack'] as const;
export type SearchView = (typeof searchViews)[number];

/** The view that the user has chosen. Where there is none of this name, the first one is shown. */
export const searchView = createSlot<{readonly shown: SearchView}>('search-view', {shown: 'program'});

/** What Compare shows beside its board. */
export const compareViews = ['cost', 'memories'] as const;
/** What can be shown over Compare. */
export const compareOverlays = ['search-spaces', 'growth'] as const;
export type CompareView = (typeof compareViews)[number];
export const compareView = createSlot<{readonly shown: CompareView}>('compare-view', {shown: 'cost'});
