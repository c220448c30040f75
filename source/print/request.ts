import type {variants} from '../solver/index.js';

/** Share `number` of the `of` shares of the work, counted from 1: what `--shard` asks for. */
export type Share = {readonly number: number; readonly of: number};

/** Counts of shares to add up: the files that contain them (`-` is standard input), and their size if it is known. */
export type Sources = {readonly files: readonly string[]; readonly size: number | undefined};

/** What to print. */
export type Request = {
	readonly size: number;
	/** The variant that runs the search; the fastest algorithm if undefined. The output is the same. */
	readonly variant: (typeof variants)[number] | undefined;
	/** The number of the only solution to print, from 1. */
	readonly at: number | undefined;
	/** The largest number of solutions to print. */
	readonly limit: number;
	/** Whether to print only the first solution of each symmetry class. */
	readonly isFundamentalOnly: boolean;
	/** The largest number of threads that count; one per core if undefined. */
	readonly jobs: number | undefined;
	/** The share of the work to count. */
	readonly share: Share;
	/** The steps to print; all of them if undefined. Without a last, up to the end. */
	readonly steps?: {readonly first: number; readonly last: number | undefined} | undefined;
	/** The counts to add up instead of counting. */
	readonly sources: Sources | undefined;
};

/** Some of the output. An empty piece means that the work continues: signals and timers can be handled. */
export type Piece = string | Uint8Array;

/** The whole output, computed while it is read. */
export type Pieces = Iterable<Piece> | AsyncIterable<Piece>;
