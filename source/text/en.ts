import {check} from './en/check.js';
import {commandLine} from './en/command-line.js';
import {compare, growth} from './en/compare.js';
import {everywhere, joined, spoken} from './en/everywhere.js';
import {keyTexts} from './en/keys.js';
import {legend, squareNumbers} from './en/legend.js';
import {lesson} from './en/lesson.js';
import {replay, run} from './en/run.js';
import {narration, play, searchTexts} from './en/search.js';
import {trace} from './en/trace.js';

/** In ASCII only: other characters are glyphs. */
export const text = {
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

/** Each part of another language has the type of its English part, so that both have equal keys. */
export type Text = typeof text;

export type MarkId = keyof Text['legend']['marks'];
