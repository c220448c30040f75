import {isCompact} from '../../panels/window.js';
import type {Screen} from '../screen.js';
import {attempt, beginWith, givenOf, isConcealed} from './attempt.js';
import {completionCounts} from './completions.js';
import {keys} from './keys.js';
import {legend} from './legend.js';
import {options} from './options.js';
import {isPuzzle, leavePuzzle} from './puzzle/puzzle.js';
import {attemptSpeech} from './speech.js';
import {view} from './view.js';

/** The screen on which the user places the queens. */
export const play: Screen = {
	id: 'play',
	keys,
	back: (model) => (isPuzzle(model) ? leavePuzzle(model) : undefined),
	options,
	footer: () => ['move', 'put', 'hint', 'puzzle', 'undo', 'numbers', 'hand-over', 'size', 'screen', 'quit'],
	legend,
	overlays: [],
	counts: undefined,
	pending(model, knowledge) {
		const {queens, isHintShown} = attempt.of(model);
		const isNeeded = isHintShown || !isConcealed(model);
		return isNeeded ? completionCounts(model.size, queens, isHintShown, knowledge, givenOf(model)) : [];
	},
	isCompact,
	view,
	where(model) {
		const {text} = model;
		const {queens, puzzle} = attempt.of(model);
		const {length} = queens;
		const placed = length > model.size ? text.queens(length) : text.ofAll(length, text.queens(model.size));
		return puzzle ? text.play.puzzle.where(puzzle.number, placed) : placed;
	},
	queens: (model) => attempt.of(model).queens,
	withQueens: (model, queens, cursor) => beginWith(leavePuzzle(model), queens, cursor),
	speech: attemptSpeech,
};
