import type {Counted} from './goal.js';
import type {KeyId, KeyName, KeyRow} from './keymap.js';
import type {Knowledge} from './knowledge/knowledge.js';
import type {Model, OverlayId, ScreenId} from './model.js';
import type {ScreenOption} from './screen-option.js';

export type ScreenCore = {
	readonly id: ScreenId;
	readonly keys: readonly KeyRow[];
	readonly options: readonly ScreenOption[];
	/** What `:` counts; undefined if the screen has no numbers. */
	readonly counts: Counted | undefined;
	/** The most steps of playback at once; unlimited without it. */
	readonly mostSteps?: (model: Model, knowledge: Knowledge) => number;
	/** For a key of no row; if undefined, the program says on which screen the key acts. */
	readonly onUnknownKey?: (model: Model, knowledge: Knowledge) => Model | undefined;
	/** Digits are answers now, and do not lead to other screens. */
	readonly takesDigits?: (model: Model) => boolean;
	/** Copied by `c` instead of the command that leads back. */
	readonly command?: (model: Model) => string | undefined;
	/** Undoes what was begun last on this screen; undefined if there is nothing. */
	readonly back?: (model: Model) => Model | undefined;
	/** Runs after every change; `before` can be of another screen. */
	readonly settle?: (before: Model, after: Model, knowledge: Knowledge) => Model;
	/** `after` is of the screen that takes its place. */
	readonly onLeave?: (after: Model) => Model;
};

export type OverlayCore = {
	readonly id: OverlayId;
	readonly keys: readonly KeyRow[];
	/** Rows of the keys of all screens that act on this overlay, too. */
	readonly passes?: readonly KeyId[];
	readonly onText?: (model: Model, character: KeyName) => Model;
};

export type ScreenTable<Screen extends ScreenCore = ScreenCore, Overlay extends OverlayCore = OverlayCore> = {
	readonly screens: readonly Screen[];
	readonly overlays: readonly Overlay[];
	readonly everywhere: readonly KeyRow[];
	readonly always: readonly KeyId[];
};

export function screenOf<Screen extends ScreenCore>(
	{screens}: Pick<ScreenTable<Screen>, 'screens'>,
	{screen}: Model,
): Screen {
	return screens.find(({id}) => id === screen)!;
}

/** What follows from every change, whatever made it. */
export function settled(screens: ScreenTable, before: Model, after: Model, knowledge: Knowledge): Model {
	const now = before.screen === after.screen ? after : left(screens, before, after);
	return screenOf(screens, now).settle?.(before, now, knowledge) ?? now;
}

/** A change that sets `cameFrom` is itself the way back. */
function left(screens: ScreenTable, before: Model, after: Model): Model {
	const now = screenOf(screens, before).onLeave?.(after) ?? after;
	return now.cameFrom === before.cameFrom ? {...now, cameFrom: before.screen} : now;
}

export function overlayOf<Overlay extends OverlayCore>(
	{overlays}: ScreenTable<ScreenCore, Overlay>,
	{overlay}: Model,
): Overlay | undefined {
	return overlays.find(({id}) => id === overlay);
}

export function opened(model: Model, overlay: OverlayId): Model {
	return {...model, overlay};
}

export function closed(model: Model): Model {
	return {...model, overlay: undefined};
}

export function closeRow(...further: readonly KeyName[]): KeyRow {
	return {id: 'close', bindings: [{keys: ['escape', 'q', ...further], change: closed}]};
}
