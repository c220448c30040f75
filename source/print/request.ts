import type {Range} from '../explorer/navigation.js';
import type {VariantId} from '../solver/search/variants.js';

/** Share `number` of `of`, counted from 1: what `--shard` asks for. */
export type Share = {readonly number: number; readonly of: number};

export type Request = {
	readonly size: number;
	/** Of what is printed only the sentences of `steps` depend on it. */
	readonly variant: VariantId;
	readonly at: number | undefined;
	readonly limit: number;
	readonly isFundamentalOnly: boolean;
	/** The most threads that count; one per core if undefined. */
	readonly jobs: number | undefined;
	readonly share: Share;
	/** All steps if undefined. */
	readonly steps?: Range | undefined;
};

/** An empty piece lets signals and timers be handled. */
export type Pieces = Iterable<string> | AsyncIterable<string>;
