import {createSlot} from './model.js';

export const searchViews = ['program', 'memory', 'tree', 'nodes'] as const;
export type SearchView = (typeof searchViews)[number];

export const searchView = createSlot<{readonly shown: SearchView}>('search-view', {shown: 'program'});

export const compareViews = ['memories', 'cost'] as const;
type CompareView = (typeof compareViews)[number];
export const compareView = createSlot<{readonly shown: CompareView}>('compare-view', {shown: 'memories'});

export const panelIds = ['board', 'stack', ...searchViews, 'cost'] as const;
export type PanelId = (typeof panelIds)[number];
