import type {Display} from '../../components/display.js';
import type {Knowledge} from '../../explorer/knowledge/knowledge.js';
import type {Model} from '../../explorer/model.js';
import {numbersOption} from '../../explorer/square-numbers.js';
import {attackersOf, isAmong, isSame, type Square} from '../../solver/board.js';
import {notAllowed} from '../../text/refusal.js';
import {hiding} from '../hiding.js';
import {shared} from '../mark.js';
import {fromTheTop, playBoard} from '../play-board.js';
import type {Screen, Statements} from '../screen.js';
import {keys} from './keys.js';
import {Play, PlayStage} from './play.js';
import {sentencesAbout} from './sentences.js';
import {playRows} from './squares.js';

export const play: Screen = {
	id: 'play',
	keys,
	options: [
		{
			option: 'queens',
			read(model, [words = '']) {
				return playBoard.with(model, {queens: parseQueens(words, model.size)});
			},
			write(model) {
				const {queens} = playBoard.of(model);
				return queens.length > 0 ? [writtenQueens(queens, model.size)] : undefined;
			},
		},
		numbersOption,
	],
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

const none = '.';

/**
 * From the first row on: `0 4 . 1,3` has the columns of each row's queens, or a dot. Rows that are not named are empty.
 * Throws a Refusal for anything else.
 */
function parseQueens(board: string, size: number): readonly Square[] {
	const rows = board.split(/\s+/).filter(Boolean);
	const columns = rows.map((words) => (words === none ? [] : words.split(',')));
	const isRow = (words: readonly string[]) =>
		new Set(words.map(Number)).size === words.length &&
		words.every((word) => /^\d+$/.test(word) && Number(word) < size);
	if (rows.length > size || !columns.every(isRow)) {
		throw notAllowed('--queens', board, (text) => text.allowed.queens(size));
	}

	return columns.flatMap((words, row) => words.map((word) => ({row, column: Number(word)})));
}

function writtenQueens(queens: readonly Square[], size: number): string {
	const sorted = fromTheTop(queens);
	const rows = Array.from({length: size}, (_, row) => sorted.filter((queen) => queen.row === row));
	return rows.map((row) => row.map(({column}) => column).join(',') || none).join(' ');
}
