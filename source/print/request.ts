import type {VariantId} from '../solver/index.js';

export type Request = {
	readonly size: number;
	/** In the sentences of steps. */
	readonly variant: VariantId;
	readonly at: number | undefined;
	readonly limit: number;
	readonly isFundamentalOnly: boolean;
	/** All steps if undefined; without a last, up to the end. */
	readonly steps?: {readonly first: number; readonly last: number | undefined} | undefined;
};

/** An empty piece lets signals and timers be handled. */
export type Pieces = Iterable<string> | AsyncIterable<string>;
