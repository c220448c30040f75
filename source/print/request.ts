import type {variants} from '../solver/index.js';

/** Share `number` of the `of` shares of the work, counted from 1: what `--shard` asks for. */
export type Share = {readonly number: number; readonly of: number};

/** Counts of shares to add up: the files that contain them (`-` is standard input), and their size if it is known. */
export type Sources = {readonly files: readonly string[]; readonly size: number | undefined};

export type Request = {
	readonly size: number;
	/** The variant that runs the search; the fastest algorithm if undefined. The output is the same. */
	readonly variant: (typeof variants)[number] | undefined;
	readonly at: number | undefined;
	readonly limit: number;
	readonly isFundamentalOnly: boolean;
	/** The largest number of threads that count; one per core if undefined. */
	readonly jobs: number | undefined;
	readonly share: Share;
	/** The steps to print; all of them if undefined. Without a last, up to the end. */
	readonly steps?: {readonly first: number; readonly last: number | undefined} | undefined;
	readonly sources: Sources | undefined;
};

/** Some of the output. An empty piece means that the work continues: signals and timers can be handled. */
export type Piece = string | Uint8Array;

/** The whole output, computed while it is read. */
export type Pieces = Iterable<Piece> | AsyncIterable<Piece>;
