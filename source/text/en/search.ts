import type {VariantId} from '../../solver/index.js';
import {number} from '../numbers.js';
import type {Wordings} from '../width.js';
import {counted} from './words.js';

/** What the listing of a variant does not say itself, by the id of the variant. */
const listingNotes: Readonly<Record<VariantId, Wordings>> = {
	scan: [
		'queens[r] is the column of the queen in row r. A test compares the square with one queen after the other, until one attacks it.',
		'queens[r] is the column of the queen in row r.',
	],
	flags: [
		'Each column and each diagonal has a flag, true while a queen stands on it. row - column + n - 1 numbers the diagonals \\, row + column the anti-diagonals /.',
		'A flag is true while a queen stands on its column or diagonal.',
	],
	bitmask: [
		'Each column has a bit. Column 0 is printed at the left, so << moves bits to the right on the screen: with each row a \\ goes one column to the right, and a / one to the left.',
		'Column 0 is left: << moves right, as a \\ goes.',
	],
};

/** The recursion stack, the search tree and the program. */
export const searchTexts = {
	/** What the right side of Search shows. */
	views: {program: 'program', memory: 'memory', tree: 'tree', stack: 'stack'},
	/** The key that shows the next view. */
	nextView: (key: string, view: string) => `${key}: ${view}`,
	/** The titles of the panels, each in a long and a short form. A figure is whole in them, or absent. */
	titles: {
		program: (row: number, column: number | undefined): Wordings => [
			column === undefined ? `Program: row = ${row}` : `Program: row = ${row}, column = ${column}`,
			'Program',
		],
		memory: (variant: string): Wordings => [`Memory of ${variant}`, 'Memory'],
		nodes: (): Wordings => ['Nodes visited, by depth', 'Nodes by depth'],
		tree: (visited: number, all: number | undefined): Wordings => [
			all === undefined
				? `Tree: ${counted(visited, 'node', 'nodes')}`
				: `Tree: ${number(visited)} of ${counted(all, 'node', 'nodes')}`,
			'Tree',
		],
		/** `hidden` calls stand above the first one shown. */
		stack: (hidden: number, above: string): Wordings =>
			hidden === 0
				? ['Recursion stack', 'Stack']
				: [
						`Recursion stack, ${above} ${counted(hidden, 'call', 'calls')}`,
						`Stack, ${above} ${counted(hidden, 'call', 'calls')}`,
					],
	},
	/** The head of the rows of the tree, and of the figures beside the path. */
	treeRow: 'row',
	treeFigures: {nodes: 'nodes', solutions: 'solutions'},
	shortTreeFigures: {nodes: 'nodes', solutions: 'sol.'},
	listingNotes,
	fullBoard: 'full board',
	returned: 'returned',
};
