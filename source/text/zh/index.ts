import type {Text} from '../en.js';
import {check} from './check.js';
import {commandLine} from './command-line.js';
import {compare, growth} from './compare.js';
import {everywhere, joined, spoken} from './everywhere.js';
import {keyTexts} from './keys.js';
import {legend, squareNumbers} from './legend.js';
import {lesson} from './lesson.js';
import {replay, run} from './run.js';
import {narration, play, searchTexts} from './search.js';
import {trace} from './trace.js';

export const text: Text = {
	...everywhere,
	...searchTexts,
	...keyTexts,
	...commandLine,
	joined,
	check,
	narration,
	compare,
	growth,
	play,
	replay,
	trace,
	run,
	spoken,
	legend,
	squareNumbers,
	lesson,
};
