import {isCompact} from '../../panels/window.js';
import type {Screen} from '../screen.js';
import {attempt, beginWith} from './attempt.js';
import {completionCounts} from './completions.js';
import {keys} from './keys.js';
import {legend} from './legend.js';
import {attemptSpeech} from './speech.js';
import {view} from './view.js';

/** The screen on which the user places the queens. */
export const play: Screen = {
	id: 'play',
	keys,
	footer: [
		'help',
		'quit',
		'move',
		'put',
		'image',
		'hint',
		'numbers',
		'undo',
		'hand-over',
		'clear',
		'screen',
		'size',
		'menu',
	],
	legend,
	overlays: [],
	counts: undefined,
	pending(model, knowledge) {
		const {queens, isHintShown} = attempt.of(model);
		return completionCounts(model.size, queens, isHintShown, knowledge);
	},
	isCompact,
	view,
	where(model) {
		const {text} = model;
		const {length} = attempt.of(model).queens;
		return length > model.size ? text.queens(length) : text.ofAll(length, text.queens(model.size));
	},
	queens: (model) => attempt.of(model).queens,
	withQueens: beginWith,
	speech: attemptSpeech,
};
