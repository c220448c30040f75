import {compare} from './compare/index.js';
import {createHelp} from './everywhere/help.js';
import {everywhereKeys} from './everywhere/keys.js';
import {menuOverlay} from './everywhere/menu.js';
import {promptOverlay} from './everywhere/prompt.js';
import {createLesson} from './lesson/index.js';
import {play} from './play/index.js';
import type {Screen, Screens} from './screen.js';
import {search} from './search/index.js';
import {solutions} from './solutions/index.js';

const lesson = createLesson([solutions, search, play]);
const help = createHelp(() => screens);

const all: readonly Screen[] = [lesson, solutions, search, compare, play];

export const screens: Screens = {
	screens: all,
	overlays: [...new Set(all.flatMap(({overlays}) => overlays)), help.overlay, menuOverlay(all), promptOverlay(all)],
	everywhere: everywhereKeys(all, help.open),
	always: ['redraw', 'suspend', 'interrupt'],
};
