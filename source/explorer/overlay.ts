import type {KeyName, KeyRow} from './keymap.js';
import type {Model, OverlayId} from './model.js';

/** Shows an overlay. */
export function opened(model: Model, overlay: OverlayId): Model {
	return {...model, overlay};
}

/** Closes the overlay. */
export function closed(model: Model): Model {
	return {...model, overlay: undefined};
}

/** The keys that close an overlay: Escape, q, and these. */
export function closeRow(...others: readonly KeyName[]): KeyRow {
	return {id: 'close', bindings: [{keys: ['escape', 'q', ...others], change: closed}]};
}
