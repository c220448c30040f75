import type {Display} from '../../components/display.js';
import type {Knowledge} from '../../explorer/knowledge/knowledge.js';
import type {Model} from '../../explorer/model.js';
import {attackersOf, isAmong, isSame} from '../../solver/index.js';
import {hiding} from '../hiding.js';
import {safeSquares} from '../placed-queens.js';
import {givenOf, playBoard, withoutPuzzle} from '../play-board.js';
import type {Screen, Statements} from '../screen.js';
import {keys} from './keys.js';
import {options} from './options.js';
import {Play, PlayStage, titleOf} from './play.js';
import {sentencesAbout} from './sentences.js';
import {playRows, shownNumbers} from './squares.js';

export const play: Screen = {
	id: 'play',
	keys,
	back: withoutPuzzle,
	options,
	footer: () => ['move', 'put', 'hint', 'puzzle', 'quit', 'undo', 'numbers', 'hand-over', 'size', 'screen'],
	rows: playRows,
	overlays: [],
	counts: undefined,
	Component: Play,
	lesson: {Stage: PlayStage, keys: ['move', 'put', 'undo']},
	where(model) {
		const {text} = model;
		const {queens, puzzle} = playBoard.of(model);
		const placed = text.ofTotal(text.number(queens.length), text.queens(model.size));
		return puzzle ? text.play.puzzle.where(puzzle.number, placed) : placed;
	},
	queens: (model) => playBoard.of(model).queens,
	speech: playSpeech,
};

function playSpeech(model: Model, knowledge: Knowledge, {label}: Display): Statements {
	const {size, text} = model;
	const {queens, cursor, puzzle} = playBoard.of(model);
	const others = queens.filter((queen) => !isSame(queen, cursor));
	const queenHere = isAmong(givenOf(model), cursor) ? 'given' : 'queen';
	const said = sentencesAbout(model, knowledge, label);
	const {sentences} = text.joined;
	return {
		rule: text.rule,
		puzzle: puzzle ? text.joined.sentence(titleOf(model)) : '',
		given: puzzle ? text.spoken.given(puzzle.given) : '',
		place: text.spoken.square(
			cursor,
			isAmong(queens, cursor) ? queenHere : 'empty',
			hiding.of(model).isTask ? undefined : attackersOf(others, cursor),
		),
		state: sentences([...said.state, ...said.left]),
		conflicts: sentences(said.conflicts),
		why: sentences(said.why),
		hint: sentences(said.hint),
		next: sentences(said.next),
		safe: shownNumbers(model) === 'attackers' ? text.spoken.safe(safeSquares(size, queens)) : '',
	};
}
