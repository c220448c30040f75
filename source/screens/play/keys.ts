import {arrows, type KeyRow, single} from '../../explorer/keymap.js';
import {clear, handOver, moveCursor, put, redo, toggleHint, undo} from './attempt.js';

export const keys: readonly KeyRow[] = [
	{id: 'move', bindings: arrows('', (by) => (model) => moveCursor(model, by))},
	{id: 'put', bindings: [{keys: ['space', 'enter'], change: put}]},
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
];
