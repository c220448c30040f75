import {counted} from './words.js';

export const compare = {
	cost: 'Cost',
	views: {cost: 'cost', memories: 'memories'},
	costs: {
		'checks-so-far': 'checks so far',
		'checks-in-all': 'checks in all',
		'writes-so-far': 'writes so far',
		'writes-in-all': 'writes in all',
		'cells-now': 'cells used',
	},
};

export const growth = {
	title: 'How the work grows',
	toTry: (size: number) => [
		`What there is to try for ${counted(size, 'queen', 'queens')}, on a log scale`,
		`To try for ${counted(size, 'queen', 'queens')}, on a log scale`,
	],
	anySquares: 'any squares',
	oneARow: 'one a row',
	oneAColumn: 'one a row and column',
	nodes: 'backtracking: nodes',
	heads: ['N', 'solutions', 'tests'],
	timesBefore: ['times the size before, on a log scale', 'times'],
};
