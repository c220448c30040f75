import type {Screen, Screens} from '../screen.js';
import {findOverlay, helpOverlay} from './help.js';
import {everywhereKeys} from './keys.js';
import {menuOverlay} from './menu.js';
import {promptOverlay} from './prompt.js';
import {wayBackOverlay} from './way-back/overlay.js';

/** Adds to these screens what all of them share: the global keys, the help, the menu and the prompt. */
export function createScreens(all: readonly Screen[]): Screens {
	const screens: Screens = {
		screens: all,
		overlays: [
			...all.flatMap(({overlays}) => overlays),
			helpOverlay(() => screens),
			findOverlay(() => screens),
			menuOverlay(all),
			promptOverlay(all),
			wayBackOverlay,
		],
		everywhere: everywhereKeys(all),
		always: ['redraw', 'suspend', 'interrupt'],
	};
	return screens;
}
