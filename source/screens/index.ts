import {compare} from './compare/index.js';
import {createHelp} from './everywhere/help.js';
import {everywhereKeys} from './everywhere/keys.js';
import {menuOverlay} from './everywhere/menu.js';
import {promptOverlay} from './everywhere/prompt.js';
import {createLesson} from './lesson/index.js';
import {play} from './play/index.js';
import {replay} from './replay/index.js';
import type {Screen, Screens} from './screen.js';
import {search} from './search/index.js';
import {solutions} from './solutions/index.js';
import type {Start} from './start.js';

const lesson = createLesson([solutions, search, compare, play]);

function tableOf(all: readonly Screen[]): Screens {
	const help = createHelp(() => table);
	const table: Screens = {
		screens: all,
		overlays: [...new Set(all.flatMap(({overlays}) => overlays)), help.overlay, menuOverlay(all), promptOverlay(all)],
		everywhere: everywhereKeys(all, help.open),
	};
	return table;
}

const always = [lesson, solutions, search, compare, play];

export const screens = tableOf(always);
export const screensWithReplay = tableOf([...always, replay]);

export function screensOf(start: Pick<Start, 'replay' | 'run'>): Screens {
	return start.replay || start.run ? screensWithReplay : screens;
}
