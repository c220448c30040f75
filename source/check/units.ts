/** A line of the text, or a piece of a very long one. */
export type Line = {
	/** Counts lines and pieces, from 0. */
	readonly at: number;
	/** From 1, as in the file. */
	readonly number: number;
	readonly raw: string;
	/** With full-width signs and drawn frames as ASCII. */
	readonly text: string;
};

/** The first and the last line. */
type Place = {readonly at: number; readonly end: number; readonly line: number; readonly last: number};

export type Symbols = {readonly queen: string; readonly empty: readonly string[]};

/** What a program printed: a board, drawn or as a list of queens. */
export type Board = Place & {
	readonly type: 'board';
	/** Rows of a drawing, or queens of a list. */
	readonly found: number;
	/** Of a drawing; of a list it is as many as there are queens. */
	readonly width: number;
	/** Of a drawing, from the top: bit c is a queen in column c; -1 is a row with an unknown sign. */
	readonly masks?: readonly number[];
	/** Of a drawing. */
	readonly symbols?: Symbols;
	/** Of a list, as printed. */
	readonly columns?: readonly number[];
	/** Else a queen's row is its place in the list. */
	readonly rows?: readonly number[];
};

/** A square, and what was found there. A log of placements has only safe squares. */
export type Test = Place & {
	readonly type: 'test';
	readonly row: number;
	readonly column: number;
	readonly isSafe: boolean;
	readonly isPlacement?: boolean;
};

/** Columns beyond this, which no board has, share its bit. */
export const outermost = 30;

export type Unit = Board | Test;
/** Finds what is written in one layout: in each line all of it or nothing. The size is what the user gave. */
export type Form = (lines: readonly Line[], size: number | undefined) => readonly Unit[];

export function placeOf(from: Line, to: Line = from): Place {
	return {at: from.at, end: to.at, line: from.number, last: to.number};
}

export function countsOf<Key>(keys: readonly Key[]): ReadonlyMap<Key, number> {
	const counts = new Map<Key, number>();
	for (const key of keys) {
		counts.set(key, (counts.get(key) ?? 0) + 1);
	}

	return counts;
}

export function most<Key>(counts: ReadonlyMap<Key, number>): Key | undefined {
	return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0];
}

/** For the lines of one batch, most of which are like others. */
export function memoised<Result>(compute: (text: string) => Result): (text: string) => Result {
	const kept = new Map<string, {readonly result: Result}>();
	return (text) => {
		const known = kept.get(text) ?? {result: compute(text)};
		kept.set(text, known);
		return known.result;
	};
}
