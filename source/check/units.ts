import type {Sheet, Span} from './sheet.js';

/** What a program printed as a solution: drawn, or a list. Bit c of the mask of a row is a queen in column c. */
export type Board = {readonly line: number; readonly last: number; readonly masks: readonly number[]};

/** What the program was to print, as far as the user says. */
export type Exercise = {
	readonly size: number | undefined;
	/** From which the columns count. */
	readonly base: 0 | 1 | undefined;
	readonly isFundamentalOnly?: boolean;
	readonly limit: number | undefined;
};

/** Of what an output consists, in order; `stray` is the line of something that is written as boards are, but is none. */
export type Part = {readonly board: Board} | {readonly stray: number} | {readonly taken: Span};

/** An output as one layout reads it. */
export type Reading = {
	readonly kind: 'boards' | 'lists';
	readonly size: number;
	readonly base: 0 | 1;
	/** Of which rows are made. */
	readonly signs: ReadonlySet<string>;
	/** How far a board that is no solution proves the program wrong, not the reading. */
	readonly provesWrong: 'always' | 'with-solutions' | 'never';
	readonly parts: Iterable<Part>;
	/** Whether what is left of a line is written as the boards are. */
	readonly isOther?: (rest: string) => boolean;
};

/** The sample is the beginning of the sheet. */
export type LayoutReader = (sheet: Sheet, sample: Sheet, size: number, bases: readonly (0 | 1)[]) => Iterable<Reading>;
