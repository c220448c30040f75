import type {Text} from '../../text/en.js';
import type {Knowledge} from '../knowledge/knowledge.js';
import type {Model} from '../model.js';
import type {Slot} from '../slot.js';

/** The name of an option of the command line. The text has its description under this name. */
export type OptionId = keyof Text['options'];

/** The values of the options that are given, by name: none for a switch. */
export type Given = ReadonlyMap<OptionId, readonly string[]>;

/** An option of the command line about what a screen shows. Reading what was written gives the same again. */
export type ScreenOption = {
	readonly option: OptionId;
	/** The model with what these values mean. Throws a Refusal if they make no sense. */
	readonly read: (model: Model, values: readonly string[], knowledge: Knowledge) => Model;
	/** The values of the option, none for a switch; undefined if the screen is as it is without the option. */
	readonly write: (model: Model) => readonly string[] | undefined;
};

/** A switch: on or off. */
export function switchOption(
	option: OptionId,
	isOn: (model: Model) => boolean,
	turnedOn: (model: Model) => Model,
): ScreenOption {
	return {option, read: turnedOn, write: (model) => (isOn(model) ? [] : undefined)};
}

/** A switch for what the slot of a screen shows or hides. */
export function shownOption(option: OptionId, slot: Slot<{readonly isShown: boolean}>): ScreenOption {
	return switchOption(
		option,
		(model) => slot.of(model).isShown,
		(model) => slot.with(model, {isShown: true}),
	);
}
