import type {KeyRow} from '../../explorer/keymap.js';
import type {Model} from '../../explorer/model.js';
import {screenOf} from '../../explorer/screen.js';
import {text} from '../../text/en.js';
import type {Overlay, Screens} from '../screen.js';
import type {Section} from './help.js';
import {isReplaced} from './replaced.js';

/** Returns the key rows of all screens and overlays, and the global ones. */
export function allRows({screens, overlays, everywhere}: Screens): readonly KeyRow[] {
	return [...screens.flatMap(({keys}) => keys), ...everywhere, ...overlays.flatMap(({keys}) => keys)];
}

/**
 * Returns the help sections for the current screen: its own keys, the global keys, and the keys of each of its
 * overlays.
 */
export function sectionsOf(screens: Screens, model: Model): readonly Section[] {
	const screen = screenOf(screens, model);
	const foreignOverlays = screens.screens.flatMap((each) => (each.id === screen.id ? [] : each.overlays));
	const overlays = screens.overlays.filter((overlay) => !foreignOverlays.includes(overlay));
	// The prompt is not available on a screen that counts nothing.
	const isAvailable = ({id}: {readonly id: string}) => id !== 'prompt' || screen.counts !== undefined;
	return [
		{title: text.screens[screen.id], rows: screen.keys},
		{
			title: text.everywhere,
			rows: screens.everywhere.filter((row) => isAvailable(row) && !isReplaced(row, screen.keys)),
		},
		...overlays.filter(isAvailable).map(overlaySection),
	];
}

/** Returns the keys of an overlay under its name. */
function overlaySection({id, keys}: Overlay): Section {
	return {title: text.overlays[id], rows: keys};
}
