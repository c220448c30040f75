import {isCompact} from '../../components/window.js';
import {attempt, leftCount, withoutPuzzle} from '../attempt.js';
import type {Screen} from '../screen.js';
import {hintOf} from './hint.js';
import {keys} from './keys.js';
import {isConcealed} from './numbers.js';
import {options} from './options.js';
import {Play, panels} from './play.js';
import {attemptSpeech} from './speech.js';

export const play: Screen = {
	id: 'play',
	keys,
	back: withoutPuzzle,
	options,
	footer: () => ['move', 'put', 'hint', 'puzzle', 'undo', 'numbers', 'hand-over', 'size', 'screen', 'quit'],
	marks: [
		'queen',
		'empty-square',
		'cursor',
		'given',
		'conflict',
		'conflict-line',
		'solution-queen',
		'crossing',
		'attack-count',
		'diagonal-number',
		'continuing',
		'continuing-at-least',
		'continuing-short',
		'continuing-unknown',
		'too-long',
		'hint',
		'remove',
		'hidden',
	],
	words: ['solution', 'puzzle', 'conflict', 'class', 'step'],
	overlays: [],
	counts: undefined,
	pending(model, knowledge) {
		const hint = hintOf(model, knowledge);
		return [
			...(isConcealed(model) ? [] : [leftCount(model, knowledge)]),
			...(hint?.type === 'unknown' ? hint.pending : []),
		];
	},
	isCompact,
	Component: Play,
	panels,
	where(model) {
		const {text} = model;
		const {queens, puzzle} = attempt.of(model);
		const {length} = queens;
		const placed =
			length > model.size ? text.queens(length) : text.ofTotal(text.number(length), text.queens(model.size));
		return puzzle ? text.play.puzzle.where(puzzle.number, placed) : placed;
	},
	queens: (model) => attempt.of(model).queens,
	speech: attemptSpeech,
};
