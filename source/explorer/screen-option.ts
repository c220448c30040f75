import type {Text} from '../text/en.js';
import {Refusal} from '../text/refusal.js';
import type {Breakpoint} from './breakpoints.js';
import type {Knowledge} from './knowledge/knowledge.js';
import type {Model} from './model.js';
import type {Slot} from './slot.js';

/** The name of an option of the command line. The text has its description under this name. */
export type OptionId = keyof Text['options'];

/** The values of the options that are given, by name: none for a switch. */
export type GivenOptions = ReadonlyMap<OptionId, readonly string[]>;

/** An option of the command line about what a screen shows. Reading what was written gives the same again. */
export type ScreenOption = {
	readonly option: OptionId;
	/** The model with what these values mean. Throws a Refusal if they make no sense. */
	readonly read: (model: Model, values: readonly string[], knowledge: Knowledge) => Model;
	/** The values of the option, none for a switch; undefined if the screen is as it is without the option. */
	readonly write: (model: Model) => readonly string[] | undefined;
};

export function switchOption(
	option: OptionId,
	isOn: (model: Model) => boolean,
	turnedOn: (model: Model) => Model,
): ScreenOption {
	return {option, read: turnedOn, write: (model) => (isOn(model) ? [] : undefined)};
}

export function shownOption(option: OptionId, slot: Slot<{readonly isShown: boolean}>): ScreenOption {
	return switchOption(
		option,
		(model) => slot.of(model).isShown,
		(model) => slot.with(model, {isShown: true}),
	);
}

/** One of the allowed words; undefined if none is given. Throws a Refusal that names `what` for any other. */
export function parseWord<Word extends string>(
	what: string | undefined,
	given: string | undefined,
	allowed: readonly Word[],
): Word | undefined {
	const word = allowed.find((each) => each === given);
	if (given !== undefined && word === undefined) {
		throw new Refusal((text) => text.notOneOf(what, given, allowed));
	}

	return word;
}

/**
 * A required whole number from `least` to `most`, both included, in decimal digits. Throws a Refusal that names `what` for
 * anything else.
 */
export function parseWholeNumber(what: string | undefined, given: string, least: number, most: number): number {
	const number = /^\d+$/.test(given) ? Number(given) : Number.NaN;
	if (!(number >= least && number <= most)) {
		throw new Refusal((text) => text.noWholeNumber(what, given, least, most));
	}

	return number;
}

/** Parses a square `ROW,COLUMN`, or a row. Throws a Refusal that names the option if it is neither, or not on the board. */
export function parseSquareOrRow(option: OptionId, given: string, size: number): Breakpoint {
	const {row = '', column} = /^(?<row>\d+)(?:,(?<column>\d+))?$/.exec(given)?.groups ?? {};
	const square = {row: Number(row), column: column === undefined ? undefined : Number(column)};
	if (row === '' || square.row >= size || (square.column ?? 0) >= size) {
		throw new Refusal((text) => text.noSquareOrRow(`--${option}`, given, size - 1));
	}

	return square;
}

export function squareOrRow({row, column}: Breakpoint): string {
	return column === undefined ? String(row) : `${row},${column}`;
}
