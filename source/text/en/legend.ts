type SquareNumber = {
	readonly name: string;
	readonly meaning: string;
	/** Stands behind the meaning in the help. */
	readonly note?: string;
};

/** The kinds of numbers on squares. */
export const squareNumbers: Readonly<Record<'attackers' | 'diagonals' | 'antidiagonals' | 'solutions', SquareNumber>> =
	{
		attackers: {
			name: 'attacked squares',
			meaning: 'what the queens attack',
			note: ', on Search in rows not tested yet; without shades, how many attack',
		},
		diagonals: {
			name: 'diagonals \\',
			meaning: 'the number of the diagonal \\: row - column + n - 1',
			note: ', if 3 cells wide',
		},
		antidiagonals: {
			name: 'diagonals /',
			meaning: 'the number of the diagonal /: row + column',
			note: ', if 3 cells wide',
		},
		solutions: {name: 'solutions left', meaning: 'the solutions left with a queen on this square; 2k: about 2,000'},
	};

const words: Readonly<Record<string, string>> = {
	step: 'a test, a placement, a solution or a return',
	test: 'the question whether a square is attacked by a queen above',
	check:
		'one unit of work inside a test: one queen compared (column and diagonals), or one flag looked up (in bitmask by an AND)',
	operation: 'a check or a write. Operations take different times: --print compare measures time',
	placement: 'a queen is put on a safe square, and place(row + 1) is called',
	call: 'place(row) at work on one row, with a col of its own; it waits for the call below',
	stack: 'the calls that have begun and have not returned: one a row, the lowest runs',
	frame: 'what a call keeps while the calls below run: its row and col. The stack is made of frames',
	return: 'a call of place() ends: its loop is over, or it has reported a solution',
	backtracking: 'the method: where nothing is possible, return; the loop of the caller goes on',
	'dead end': 'a row in which no square is safe',
	'pruning, cut': 'an attacked square is cut: boards that begin so are left out',
	node: 'queens in the first rows, none attacks another: a point of the search tree',
	solution: 'a queen in every row, and none attacks another',
	class: 'solutions that are the same board, turned or mirrored',
	fundamental: 'the first solution of its class',
	image: 'a solution turned or mirrored, in one of eight ways',
	variant:
		'one of three ways to test a square: scan, flags or bitmask (up to 16 queens). The last two do the same work, with other memory',
	write: 'a change of one cell of memory, when a queen is placed or its flags are cleared',
	'search tree':
		'a block is a queen, its line the row, its number the column, its width the steps while it stands; below it are the queens placed meanwhile. The faster the search plays, the more is shown',
	queens:
		'the columns of the queens, from row 0 on; those behind the bar are left over from before: no test reads them',
	flag: 'true or 1 while a queen stands on its column or diagonal, else false or 0',
	mask: 'a number that holds flags: bit i is flag i. Bit 0 is printed at the left, as cell 0 of a table. Beyond 16 queens it would need more than the 32 bits of a number',
	'cols, downs, ups': 'the flags of the columns, the diagonals \\ and the diagonals /; in bitmask each is a mask',
};

export const legend = {
	marksTitle: 'Marks of this screen',
	wordsTitle: 'Words',
	marks: {
		'lesson-task': 'in the lesson: a task to do, done, or skipped',
		'wrong-test': 'red: your program is wrong here',
		'never-tried': 'your program never tries this square',
		'still-counted': 'this queen is gone, but your program seems to count it still',
		'said-safe': 'tested: your program says that it is safe',
		'said-attacked': 'tested: your program says that it is attacked',
		removed: 'a queen was just removed from here',
		rejected: 'tested, and attacked: no queen can stand here',
		tested: 'the square that is being tested, or that a question asks about',
		'looked-at': 'the queen with which the test compares, while you look into it',
		'empty-square': 'an empty square, where there are no colours',
		'touched-flag': 'the flag, or bit, that this step has read or written; a name without a number was not read',
		explored: 'a queen stood here: everything below was searched, and no solution was found',
		fruitful: 'a queen stood here: everything below was searched, and solutions were found',
		returned: 'a call that has just returned',
		'just-placed': 'the queen that was just placed',
		'attacked-square': 'the attacked square',
		'dead-end': 'a dead end: the line to an attacker, and the row of that queen',
		attacker: 'the queen that attacks it',
		'safe-square': 'tested, and safe: no queen attacks this square',
		'solution-queen': 'a queen of a solution',
		afterglow: 'from 20 steps a second: in the last second tested, given a queen, or in the last solution',
		'removed-in-vain': 'the queen that stood here until now: below it there was no solution',
		'removed-fruitful': 'the queen that stood here until now: below it there were solutions',
		cursor: 'the cursor',
		'too-long': 'a number that is too long for the square',
		hidden: 'more rows or lines above, or below',
		cut: 'something is left out here, because the window is too small',
		running: 'the call that runs, and the lines of the program that did this step or decided its test',
		next: 'the line of the program that runs next',
		'tree-fruitful': 'search tree: a queen below which there are solutions',
		'tree-vain': 'search tree: a queen below which there are none',
		'tree-solution': 'search tree: solutions',
		'tree-stack': 'search tree: a queen on the board, its call is open',
		'tree-ahead': 'search tree: not reached yet; paler on the stack',
		'tree-now': 'search tree: where the search is now',
		unknown: 'not known yet',
		chosen: 'the current solution or number of queens, or the image to which Enter goes',
		'same-class': 'the current solution, turned or mirrored; with colours such boards are lit',
		'image-queen': 'queens; Q, or gold: the one in row 0, turned and mirrored with the board',
		'lane-bar': 'a track: what a program has done of all its operations',
		'log-bar': 'a bar on a log scale: each cell more is the same factor more',
		factor: '5.2 times the size before, or times the work of the slowest variant',
		conflict: 'a queen that attacks another queen',
		'attack-line': 'the line of an attack, between the queen and what it attacks',
		hint: 'the hint: a queen here leads to a solution',
		remove: 'the hint: from the top, the first queen that leaves no solution',
	},
	words,
};
