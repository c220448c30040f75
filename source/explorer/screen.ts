import type {Counted} from './goal.js';
import type {KeyId, KeyName, KeyRow} from './keymap.js';
import type {Knowledge, Reading} from './knowledge/knowledge.js';
import type {Model, OverlayId, ScreenId} from './model.js';
import type {ScreenOption} from './screen-option.js';

/** The part of a screen that does not depend on how it is drawn. */
export type ScreenCore = {
	readonly id: ScreenId;
	readonly keys: readonly KeyRow[];
	/** What the command line can say about what the screen shows, in the order in which it is read. */
	readonly options: readonly ScreenOption[];
	/** What the numbers of `:` count on this screen; undefined if it has none. */
	readonly counts: Counted | undefined;
	/** What the screen needs computed, the most urgent first. */
	readonly pending: (model: Model, knowledge: Knowledge) => readonly Reading[];
	/** The most steps that playback may take at once; unlimited without it. */
	readonly mostSteps?: (model: Model, knowledge: Knowledge) => number;
	/** What a key does that belongs to no row. If nothing, the program says on which screen the key acts. */
	readonly onUnknownKey?: (model: Model, knowledge: Knowledge) => Model | undefined;
	/** Whether digits are answers now, and do not lead to other screens. */
	readonly takesDigits?: (model: Model) => boolean;
	/** The command that it shows now, which `c` copies instead of the one that leads back. */
	readonly command?: (model: Model) => string | undefined;
	/** The model without the last thing that was begun on this screen; undefined if nothing is left to go back from. */
	readonly back?: (model: Model) => Model | undefined;
	/** What follows from a change, however it came about. `before` can be of another screen. */
	readonly settle?: (before: Model, after: Model, knowledge: Knowledge) => Model;
	/** What follows when another screen takes its place. `after` is of that screen. */
	readonly onLeave?: (after: Model) => Model;
};

export type OverlayCore = {
	readonly id: OverlayId;
	readonly keys: readonly KeyRow[];
	/** The rows of the keys of all screens that also act on this overlay. */
	readonly passes?: readonly KeyId[];
	readonly pending?: ScreenCore['pending'];
	/** What a character does that belongs to no row. */
	readonly onText?: (model: Model, character: KeyName) => Model;
};

export type ScreenTable<Screen extends ScreenCore = ScreenCore, Overlay extends OverlayCore = OverlayCore> = {
	readonly screens: readonly Screen[];
	readonly overlays: readonly Overlay[];
	readonly everywhere: readonly KeyRow[];
	/** The rows among these keys that act on every overlay too. */
	readonly always: readonly KeyId[];
};

export function screenOf<Screen extends ScreenCore>(
	{screens}: Pick<ScreenTable<Screen>, 'screens'>,
	{screen}: Model,
): Screen {
	return screens.find(({id}) => id === screen)!;
}

/** The model after a change, with what the screens before and after it add to it. */
export function settled(screens: ScreenTable, before: Model, after: Model, knowledge: Knowledge): Model {
	const isLeft = before.screen !== after.screen;
	const passed = (isLeft ? screenOf(screens, before).onLeave?.(after) : undefined) ?? after;
	const isReturn = before.cameFrom !== passed.cameFrom;
	const changed = isLeft && !isReturn ? {...passed, cameFrom: before.screen} : passed;
	return screenOf(screens, changed).settle?.(before, changed, knowledge) ?? changed;
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

/** The keys that close an overlay: Escape, q, and these. */
export function closeRow(...others: readonly KeyName[]): KeyRow {
	return {id: 'close', bindings: [{keys: ['escape', 'q', ...others], change: closed}]};
}
