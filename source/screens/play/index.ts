import {isCompact} from '../../panels/window.js';
import {attackersOf} from '../../solver/index.js';
import {text} from '../../text/en.js';
import type {Screen} from '../screen.js';
import {attempt} from './attempt.js';
import {completionCounts, completionsOf} from './completions.js';
import {keys} from './keys.js';
import {legend} from './legend.js';
import {view} from './view.js';
import {attemptSentence} from './words.js';

/** The screen on which the user places the queens. */
export const play: Screen = {
	id: 'play',
	keys,
	footer: ['help', 'quit', 'move', 'put', 'undo', 'hint', 'hand-over', 'screen', 'attacked', 'clear', 'size', 'menu'],
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
		const {length} = attempt.of(model).queens;
		return length > model.size ? text.queens(length) : text.ofAll(length, text.queens(model.size));
	},
	queens: (model) => attempt.of(model).queens,
	speech(model, knowledge) {
		const {queens, cursor, isHintShown} = attempt.of(model);
		const others = queens.filter(({row, column}) => row !== cursor.row || column !== cursor.column);
		// A sentence with progress figures would be spoken again after every change.
		const isCounting = completionsOf(model.size, queens, knowledge).type === 'counting' && !isHintShown;
		const sentence = isCounting ? text.spoken.counting : attemptSentence(model, knowledge);
		const square = text.spoken.square(cursor, others.length < queens.length, attackersOf(others, cursor));
		return {place: `${square} ${sentence}`};
	},
};
