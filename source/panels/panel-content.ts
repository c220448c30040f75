import type {Line} from './line.js';

/** What a panel shows: its title and its lines, in the middle of it or from its upper left corner. */
export type PanelContent = {readonly title: string; readonly lines: readonly Line[]; readonly isCentred?: boolean};
