import {arrows, clickOn, type KeyRow, pair, single} from '../../explorer/keymap.js';
import type {Knowledge} from '../../explorer/knowledge/knowledge.js';
import type {Model} from '../../explorer/model.js';
import {goTo, showWayTo} from '../../explorer/navigation.js';
import {attackersOf, backtrack, type Queens, queensAfter, type Square, variantOf} from '../../solver/index.js';
import {attempt, clear, givenOf, withQueens} from '../attempt.js';
import {conflictsOf, isAmong, isSame, solutionOf} from '../placed-queens.js';
import {hintOf} from './hint.js';
import {changePuzzle} from './puzzle.js';

export const keys: readonly KeyRow[] = [
	{id: 'move', bindings: arrows('', (model, _, by) => moveCursor(model, by))},
	{
		id: 'put',
		click: clickOn('queen', 'square', (model, knowledge, {row, column}) =>
			put(attempt.with(model, {cursor: {row, column}}), knowledge),
		),
		bindings: [...single('space', put), ...single('enter', put)],
	},
	{
		id: 'undo',
		bindings: [
			{keys: ['u'], change: undo},
			{keys: ['ctrl-r'], change: redo},
		],
	},
	{id: 'hint', bindings: single('i', toggleHint)},
	{id: 'clear', bindings: single('x', clear)},
	{id: 'hand-over', bindings: single('s', handOver)},
	{id: 'puzzle', bindings: pair(['p', 'N'], ['n'], changePuzzle)},
];

/** Wraps at the edges. */
function moveCursor(model: Model, by: {readonly rows: number; readonly columns: number}): Model {
	const {size} = model;
	const {cursor} = attempt.of(model);
	const wrapped = (value: number) => (value + size) % size;
	return attempt.with(model, {
		cursor: {row: wrapped(cursor.row + by.rows), column: wrapped(cursor.column + by.columns)},
	});
}

function put(model: Model, knowledge: Knowledge): Model {
	const {queens, cursor} = attempt.of(model);
	if (isAmong(givenOf(model), cursor)) {
		return {...model, notice: 'given-queen'};
	}

	if (!isAmong(queens, cursor)) {
		return withQueens(model, [...queens, cursor]);
	}

	// While a hint names another square, the user may mean that one.
	const hint = hintOf(model, knowledge);
	if (hint && 'square' in hint && !isSame(hint.square, cursor)) {
		return {...toggleHint(model), notice: 'hint-elsewhere'};
	}

	return withQueens(
		model,
		queens.filter((queen) => !isSame(queen, cursor)),
	);
}

function undo(model: Model): Model {
	const {queens, past, future} = attempt.of(model);
	const before = past.at(-1);
	return before
		? attempt.with(model, {
				queens: before,
				past: past.slice(0, -1),
				future: [queens, ...future],
				isHintShown: false,
			})
		: {...model, notice: 'nothing-to-undo'};
}

function redo(model: Model): Model {
	const {queens, past, future} = attempt.of(model);
	const [next, ...later] = future;
	return next
		? attempt.with(model, {queens: next, past: [...past, queens], future: later, isHintShown: false})
		: {...model, notice: 'nothing-to-redo'};
}

function toggleHint(model: Model): Model {
	return attempt.with(model, {isHintShown: !attempt.of(model).isHintShown});
}

function handOver(model: Model, knowledge: Knowledge): Model {
	const {queens} = attempt.of(model);
	const solution = solutionOf(model.size, queens);
	const report = solution && knowledge.tape(model.size).report(solution);
	if (report) {
		return showWayTo(model, knowledge, report);
	}

	const board = firstHeld(model.size, queens);
	if (board === 'never') {
		return {...model, notice: conflictsOf(queens).length > 0 ? 'never-held-conflict' : 'never-held'};
	}

	if (board === 'unknown') {
		return {...model, notice: 'first-held-unknown'};
	}

	const search = goTo({...model, screen: 'search'}, knowledge, 'steps', (tape) => tape.placing(board));
	return board.length > queens.length ? {...search, notice: 'held-among-others'} : search;
}

const mostTests = 500_000;

/**
 * The first board of the search that holds these queens; `never` if none exists, `unknown` if finding it takes too
 * long. Rows are filled from the top, so all rows above the lowest queen hold one too. Counts a square as attacked
 * where these queens rule it out. Example: with 4 queens the search first holds a queen on (1, 1) on the board 3 1.
 */
function firstHeld(size: number, queens: readonly Square[]): Queens | 'never' | 'unknown' {
	const given = new Map(queens.map(({row, column}) => [row, column]));
	// Two queens in one row are never on the board together.
	if (given.size < queens.length) {
		return 'never';
	}

	const rows = Math.max(-1, ...given.keys()) + 1;
	const guard = variantOf('bitmask').guard(size);
	const isRuledOut = (row: number, column: number) =>
		given.has(row) ? given.get(row) !== column : attackersOf(queens, {row, column}).length > 0;
	const isAttacked = (row: number, column: number) => guard.isAttacked(row, column) || isRuledOut(row, column);
	let board: Queens = [];
	let tests = 0;
	for (const step of backtrack(size, {...guard, isAttacked})) {
		board = queensAfter(board, step);
		if (board.length === rows) {
			return board;
		}

		if (step.type === 'test' && ++tests === mostTests) {
			return 'unknown';
		}
	}

	return 'never';
}
