import {compare} from './compare/index.js';
import {createScreens} from './everywhere/create-screens.js';
import {createLesson} from './lesson/index.js';
import {play} from './play/index.js';
import type {Screens} from './screen.js';
import {search} from './search/index.js';
import {solutions} from './solutions/index.js';

const lesson = createLesson([solutions, search, play], () => screens);

/** All screens, in the order in which Tab visits them. */
export const screens: Screens = createScreens([lesson, solutions, search, compare, play]);
