import {arrows, type Change, type KeyRow, single} from '../../explorer/keymap.js';
import type {Knowledge} from '../../explorer/knowledge/knowledge.js';
import type {Model} from '../../explorer/model.js';
import {goTo, showWayTo} from '../../explorer/navigation.js';
import {numbersRow} from '../../explorer/square-numbers.js';
import {isSame} from '../../solver/board.js';
import {clear, nodeOf, playBoard, solutionOf, withQueens} from '../play-board.js';

export const keys: readonly KeyRow[] = [
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
