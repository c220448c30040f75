import type {Counted} from '../explorer/goal.js';

/** Steps or solutions, from the first to the last. Without a last, up to the end. */
export type Range = {readonly first: number; readonly last: number | undefined};

/** What the frames of a recording show, if that has numbers. Its end may be unknown. */
export type Span = Range & {readonly what: Counted};
