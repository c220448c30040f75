import type {KeyRow} from '../../explorer/keymap.js';
import type {Screens} from '../screen.js';

/** Returns the key rows of all screens and overlays, and the global ones. */
export function allRows({screens, overlays, everywhere}: Screens): readonly KeyRow[] {
	return [...screens.flatMap(({keys}) => keys), ...everywhere, ...overlays.flatMap(({keys}) => keys)];
}
