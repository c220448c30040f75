import type {Text} from '../../text/en.js';
import type {Knowledge} from '../knowledge/knowledge.js';
import type {Model} from '../model.js';
import type {Slot} from '../slot.js';

/** The name of an option of the command line. The text has its description under this name. */
export type OptionId = keyof Text['options'];

/** The values of the options that are given, by name: none for a switch. */
export type Given = ReadonlyMap<OptionId, readonly string[]>;

/** A part of what a screen shows that an option of the command line stands for. Reading what was written gives the same part. */
export type Part = {
	readonly option: OptionId;
	/** The model with the part that these values mean. Throws a Refusal if they make no sense. */
	readonly read: (model: Model, values: readonly string[], knowledge: Knowledge) => Model;
	/** The values of the option, none for a switch; undefined if the part is as it is without the option. */
	readonly write: (model: Model) => readonly string[] | undefined;
};

/** A part that is there or not. */
export function switchPart(option: OptionId, isOn: (model: Model) => boolean, turnedOn: (model: Model) => Model): Part {
	return {option, read: turnedOn, write: (model) => (isOn(model) ? [] : undefined)};
}

/** A part that the slot of a screen shows or hides. */
export function shownPart(option: OptionId, slot: Slot<{readonly isShown: boolean}>): Part {
	return switchPart(
		option,
		(model) => slot.of(model).isShown,
		(model) => slot.with(model, {isShown: true}),
	);
}
