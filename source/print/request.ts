import type {variants} from '../solver/index.js';

/** Share `number` of `of`, counted from 1: what `--shard` asks for. */
export type Share = {readonly number: number; readonly of: number};

/** Files with the counts of shares (`-` is standard input), and their size if it is known. */
export type Sources = {readonly files: readonly string[]; readonly size: number | undefined};

export type Request = {
	readonly size: number;
	/** The fastest algorithm if undefined. Of what is printed only the sentences of `steps` depend on it. */
	readonly variant: (typeof variants)[number] | undefined;
	readonly at: number | undefined;
	readonly limit: number;
	readonly isFundamentalOnly: boolean;
	/** The most threads that count; one per core if undefined. */
	readonly jobs: number | undefined;
	readonly share: Share;
	/** All steps if undefined; without a last, up to the end. */
	readonly steps?: {readonly first: number; readonly last: number | undefined} | undefined;
	readonly sources: Sources | undefined;
};

/** An empty piece lets signals and timers be handled. */
export type Pieces = Iterable<string> | AsyncIterable<string>;
