import type {Display} from '../../components/display.js';
import type {Knowledge} from '../../explorer/knowledge/knowledge.js';
import type {Model} from '../../explorer/model.js';
import {attackersOf, isAmong, isSame} from '../../solver/board.js';
import {hiding} from '../hiding.js';
import {shared} from '../mark.js';
import {playBoard} from '../play-board.js';
import type {Screen, Statements} from '../screen.js';
import {keys} from './keys.js';
import {options} from './options.js';
import {Play, PlayStage} from './play.js';
import {sentencesAbout} from './sentences.js';
import {playRows} from './squares.js';

export const play: Screen = {
	id: 'play',
	keys,
	options,
	footer: () => ['move', 'put', 'hint', 'quit', 'undo', 'numbers', 'hand-over', 'size', 'screen'],
	rows: playRows,
	marks: [
		['cursor', {hasCursor: true}],
		['conflict', {role: 'conflict', hasQueen: true, sign: 'attacker'}],
		shared.attackLine,
		shared.solutionQueen,
		['hint', {role: 'hint', hasQueen: true, sign: 'hint'}],
		['remove', {role: 'hint', hasQueen: true, sign: 'remove'}],
		['too-long', ({long}) => long],
		shared.emptySquare,
		shared.hidden,
	],
	overlays: [],
	counts: undefined,
	Component: Play,
	lesson: {Stage: PlayStage, keys: ['move', 'put', 'undo']},
	where(model) {
		const {text} = model;
		const {queens} = playBoard.of(model);
		return text.ofTotal(text.number(queens.length), text.queens(model.size));
	},
	queens: (model) => playBoard.of(model).queens,
	speech: playSpeech,
};

function playSpeech(model: Model, knowledge: Knowledge, {label}: Display): Statements {
	const {text} = model;
	const {queens, cursor} = playBoard.of(model);
	const others = queens.filter((queen) => !isSame(queen, cursor));
	const said = sentencesAbout(model, knowledge, label);
	const {sentences} = text.joined;
	return {
		rule: text.rule,
		place: text.spoken.square(
			cursor,
			isAmong(queens, cursor) ? 'queen' : 'empty',
			hiding.of(model).isTask ? undefined : attackersOf(others, cursor),
		),
		state: sentences([...said.state, ...said.left]),
		conflicts: sentences(said.conflicts),
		why: sentences(said.why),
		hint: sentences(said.hint),
		next: sentences(said.next),
	};
}
