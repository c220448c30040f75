import {number} from '../numbers.js';
import {counted} from './words.js';

/** The recursion stack, the search tree and the program. */
export const searchTexts = {
	treeTitle: (visited: number, all: number | undefined) =>
		all === undefined
			? `Search tree: ${counted(visited, 'node', 'nodes')}`
			: `Search tree: ${number(visited)} of ${counted(all, 'node', 'nodes')}`,
	/** The head of the rows of the tree, and of the figures beside the path. */
	treeRow: 'row',
	treeFigures: {nodes: 'nodes', solutions: 'solutions'},
	shortTreeFigures: {nodes: 'nodes', solutions: 'sol.'},
	listingTitle: (variant: string, row: number, column: number | undefined) =>
		column === undefined ? `${variant}: row = ${row}` : `${variant}: row = ${row}, column = ${column}`,
	/** The longest first. `hidden` calls stand above the first one shown. */
	stackTitles: (hasShape: boolean, hidden: number, above: string) => {
		if (hidden === 0) {
			return hasShape
				? ['Recursion stack, and nodes visited by depth', 'Stack, and nodes by depth', 'Stack']
				: ['Recursion stack', 'Stack'];
		}

		const calls = `${above} ${counted(hidden, 'call', 'calls')}`;
		const shape = hasShape
			? [`Recursion stack, ${calls} above; nodes by depth`, `Stack, ${calls} above; nodes by depth`]
			: [];
		return [...shape, `Recursion stack, ${calls} above`, `Stack, ${calls} above`, `${calls} above`, calls];
	},
	column: (column: number) => `column ${column}`,
	fullBoard: 'full board',
	returned: 'returned',
};
