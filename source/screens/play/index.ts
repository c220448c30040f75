import type {Display} from '../../components/display.js';
import {arrows, type Change, type KeyRow, single} from '../../explorer/keymap.js';
import type {Knowledge} from '../../explorer/knowledge.js';
import type {Model} from '../../explorer/model.js';
import {goTo, showWayTo} from '../../explorer/navigation.js';
import {numbersOption, numbersRow} from '../../explorer/square-numbers.js';
import {attackersOf, isAmong, isSame, type Square} from '../../solver/board.js';
import {notAllowed} from '../../text/refusal.js';
import {shared} from '../mark.js';
import {clear, fromTheTop, nodeOf, playBoard, solutionOf, withQueens} from '../play-board.js';
import {hiding, type Screen, type Statements} from '../screen.js';
import {Play, PlayStage} from './play.js';
import {playRows, sentencesAbout} from './scene.js';

const keys: readonly KeyRow[] = [
	{id: 'move', isActive: ({size}) => size > 1, bindings: arrows((model, _, by) => moveCursor(model, by))},
	{id: 'put', bindings: [...single('space', put), ...single('enter', put)]},
	{
		id: 'undo',
		bindings: [
			{keys: ['u'], change: swapped('past', 'future')},
			{keys: ['ctrl-r'], change: swapped('future', 'past')},
		],
	},
	{
		id: 'hint',
		bindings: single('i', (model) => {
			const {queens, isHintShown} = playBoard.of(model);
			return solutionOf(model.size, queens)
				? {...model, notice: 'no-hint'}
				: playBoard.with(model, {isHintShown: !isHintShown});
		}),
	},
	{id: 'clear', bindings: single('x', clear)},
	numbersRow,
	{id: 'hand-over', bindings: single('s', handOver)},
];

/** The cursor goes on at the other edge. */
function moveCursor(model: Model, by: {readonly rows: number; readonly columns: number}): Model {
	const {size} = model;
	const {cursor} = playBoard.of(model);
	const wrapped = (value: number) => (value + size) % size;
	return playBoard.with(model, {
		cursor: {row: wrapped(cursor.row + by.rows), column: wrapped(cursor.column + by.columns)},
	});
}

function put(model: Model): Model {
	const {queens, cursor} = playBoard.of(model);
	const others = queens.filter((queen) => !isSame(queen, cursor));
	return withQueens(model, others.length < queens.length ? others : [...queens, cursor]);
}

/** The board that was there before, or that was undone. */
function swapped(from: 'past' | 'future', to: 'past' | 'future'): Change {
	return (model) => {
		const state = playBoard.of(model);
		const board = state[from].at(-1);
		return board
			? playBoard.with(model, {
					queens: board,
					[from]: state[from].slice(0, -1),
					[to]: [...state[to], state.queens],
					isHintShown: false,
				})
			: {...model, notice: from === 'past' ? 'nothing-to-undo' : 'nothing-to-redo'};
	};
}

function handOver(model: Model, knowledge: Knowledge): Model {
	const {queens} = playBoard.of(model);
	const solution = solutionOf(model.size, queens);
	const report = solution && knowledge.tape(model.size).report(solution);
	if (report) {
		return showWayTo(model, knowledge, report);
	}

	const node = nodeOf(queens);
	return node
		? goTo({...model, screen: 'search'}, knowledge, 'steps', (tape) => tape.placing(node))
		: {...model, notice: 'never-held'};
}

export const play: Screen = {
	id: 'play',
	keys,
	options: [
		{
			option: 'queens',
			read: (model, [words = '']) => playBoard.with(model, {queens: parseQueens(words, model.size)}),
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
	Component: Play,
	lesson: {Stage: PlayStage, keys: ['move', 'put', 'undo']},
	where(model) {
		const {text} = model;
		return text.ofTotal(text.number(playBoard.of(model).queens.length), text.queens(model.size));
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
