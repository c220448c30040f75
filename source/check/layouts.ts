import {boardsOf} from './boards.js';
import {readLists} from './lists.js';
import {barredCells, joinedCells, spacedCells} from './rows.js';
import type {LayoutReader} from './units.js';

export type Layout = {
	/** All solutions of 4 queens, which it reads. */
	readonly reads: string;
	/** Which it must not take for all. */
	readonly leaves: string;
	readonly read: LayoutReader;
};

/** The ways in which solutions are printed; of those that read an output, the first that proves more counts. */
export const layouts: readonly Layout[] = [
	/** Cells joined. */
	{
		reads: '.Q..\n...Q\nQ...\n..Q.\n\n..Q.\nQ...\n...Q\n.Q..',
		leaves: '.Q..\n...Q\nQ...\n..Q.\n....\n\n..Q.\nQ...\n...Q\n.Q..',
		read: boardsOf(joinedCells),
	},
	/** Cells apart. */
	{
		reads: '. Q . .\n. . . Q\nQ . . .\n. . Q .\n. . Q .\nQ . . .\n. . . Q\n. Q . .',
		leaves: '. Q . .\n. . . Q\nQ . . .\n. . Q .\n. Q\nQ .\n. . Q .\nQ . . .\n. . . Q\n. Q . .',
		read: boardsOf(spacedCells),
	},
	/** Cells between bars. */
	{
		reads: '| |Q| | |\n| | | |Q|\n|Q| | | |\n| | |Q| |\n\n| | |Q| |\n|Q| | | |\n| | | |Q|\n| |Q| | |',
		leaves: '| |Q| | |\n| | | |Q|\n|Q| | | |\n| | |Q| |\n| |Q|\n| | |Q| |\n|Q| | | |\n| | | |Q|\n| |Q| | |',
		read: boardsOf(barredCells),
	},
	/** Lists, squares and nested brackets; digits and names of squares, too: `1302`, `b1 d2 a3 c4`. */
	{
		reads: 'Solution 1: [1, 3, 0, 2]\nSolution 2: [2, 0, 3, 1]',
		leaves: 'Solution 1: [1, 3, 0, 2]\nSolution 2: [2, 0, 3, 1]\n[1]',
		read: readLists,
	},
];
