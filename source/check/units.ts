import type {Queens} from '../solver/board.js';
import type {Span, Text} from './texts.js';

/** What a program printed as a solution: drawn, or a list of columns. */
export type Board = {
	readonly isDrawn: boolean;
	readonly line: number;
	readonly last: number;
	/** By rows from the top: bit c is a queen in column c. */
	readonly masks: readonly number[];
};

/** What the program was to print, as far as the user says. */
export type Exercise = {
	readonly size: number | undefined;
	/** From which the columns count. */
	readonly base: 0 | 1 | undefined;
	readonly isFundamentalOnly: boolean;
	readonly limit: number | undefined;
};

/** A file as one layout reads it. */
export type Reading = {
	readonly kind: 'boards' | 'lists';
	readonly size: number;
	readonly base: 0 | 1;
	readonly boards: readonly Board[];
	/** Of which rows are made. */
	readonly signs: ReadonlySet<string>;
	/** The line of something that is written as these units are, but is none. */
	readonly stray: number | undefined;
	/** They are units, though none is a solution. */
	readonly isCertain: boolean;
	readonly texts: readonly Text[];
	readonly spans: readonly Span[];
};

/** The last one of each row. */
export function queensOf(masks: readonly number[]): Queens {
	return masks.map((mask) => 31 - Math.clz32(mask));
}

export function countsOf<Key>(keys: readonly Key[]): ReadonlyMap<Key, number> {
	const counts = new Map<Key, number>();
	for (const key of keys) {
		counts.set(key, (counts.get(key) ?? 0) + 1);
	}

	return counts;
}
