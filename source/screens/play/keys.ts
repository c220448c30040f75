import {arrows, clickOn, type KeyRow, pair, single} from '../../explorer/keymap.js';
import {attempt, clear} from '../attempt.js';
import {handOver, moveCursor, put, redo, toggleHint, undo} from './moves.js';
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
