import type {Variant} from '../solver/index.js';

/** What to print. */
export type Request = {
	readonly size: number;
	/** Whose search does the work, which never changes the result; the fastest way there is if none is named. */
	readonly variant: Variant | undefined;
	/** The only solution to print, by its number from 1. */
	readonly at: number | undefined;
	/** So many solutions at most. */
	readonly limit: number;
	/** Whether to print only the first solution of each symmetry class. */
	readonly isFundamentalOnly: boolean;
};

/** A stretch of what is printed. An empty one says that work goes on, and lets others have a turn. */
export type Piece = string | Uint8Array;
