import type {Variant} from '../solver/index.js';

/** One share of so many, counted from 1. */
export type Shard = {readonly number: number; readonly of: number};

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
	/** How many threads may count; one a core if none is given. */
	readonly jobs: number | undefined;
	/** The share of the solutions to count. */
	readonly shard: Shard;
};

/** A stretch of what is printed. An empty one says that work goes on, and lets others have a turn. */
export type Piece = string | Uint8Array;

/** All of it, as it is found out. */
export type Pieces = Iterable<Piece> | AsyncIterable<Piece>;
