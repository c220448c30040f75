import type {Range} from '../explorer/navigation.js';
import type {Queens} from '../solver/board.js';
import {solutionBatches} from '../solver/counting/solutions.js';
import type {VariantId} from '../solver/search/variants.js';
import {isFundamental} from '../solver/symmetry.js';

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

/** `number` is from 1. */
export type Solution = {readonly number: number; readonly queens: Queens};

/** Computed while they are read; an empty batch means that the search continues. */
export function* select({size, at, limit, isFundamentalOnly}: Request): Generator<readonly Solution[], undefined> {
	const isWanted = ({number, queens}: Solution) =>
		at === undefined ? !isFundamentalOnly || isFundamental(queens) : number === at;
	let before = 0;
	let remaining = at === undefined ? limit : 1;
	for (const batch of solutionBatches(size)) {
		const wanted = batch.map((queens, index) => ({number: before + index + 1, queens})).filter(isWanted);
		yield wanted.slice(0, remaining);
		before += batch.length;
		remaining -= wanted.length;
		if (remaining <= 0) {
			return;
		}
	}
}
