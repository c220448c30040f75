import type {ChapterWords, PartOne} from '../chapter-words.js';

export const partOne: Readonly<Record<PartOne, ChapterWords>> = {
	rule: {
		title: 'The rule, by hand and in code',
		explained:
			'A queen attacks along its row, its column and both diagonals, \\ and /. Put 4 queens on the board so that none attacks another. Rows and columns count from 0.',
		tasks: [
			{
				asks: 'Two queens are missing: one in row 2, one in row 3. The arrows move the cursor. {-put} or {+put} places a queen, or removes the one there.',
				after: 'this is a solution: one queen in each row, and none attacks another.',
				wrong: {33: 'Then row 2 has no safe square left: a dead end. {-put} removes the queen.'},
				hints: ['which square of row 2 can no queen reach?', 'the queen in row 0 attacks columns 0 and 2 of row 2.'],
			},
			{
				asks: 'These queens attack each other along /, through row 1, column 2 and row 2, column 1. When are two squares on one diagonal?',
				options: {
					'As many rows as columns apart':
						'each step along a diagonal is one row and one column. In code, abs(0 - 3) and abs(3 - 0) are both 3: the distance.',
					'They touch': 'that is only the next square. A diagonal goes on to the edge.',
					'Equal `row + col`': 'only along /: one more row, one column less. But what about \\?',
					'One is lower and further right':
						'row 2, column 1 is lower and further right than row 0, column 0. Does a diagonal lead there?',
				},
				hints: ['go along a diagonal: how do row and column change?', 'each step is one row and one column.'],
			},
			{
				asks: 'Two queens in one row attack each other, so 4 queens need all 4 rows, one each. So a list can hold the board: queens[row] is the column of the queen in that row. Put queens = [1, 3, 0, 2] on the board; row 0 is done.',
				after: 'a program needs no more than these four numbers. This is another solution.',
				hints: ['queens[0] is 1: row 0, column 1. And queens[1]?', 'queens[1] is 3: row 1, column 3.'],
			},
			{
				asks: 'A square that no queen attacks is safe. Row 1 has two safe squares: put a queen on one of them, so that row 2 has none.',
				after: 'you are stuck: neither queen attacks the other, and yet row 2 has no safe square.',
				wrong: {10: 'Then row 2 still has a safe square: column 2. {-put} removes the queen.'},
				hints: ['the queen in row 0 attacks columns 1 and 3 of row 2.', 'the new one must attack columns 0 and 2.'],
			},
			{
				asks: 'You are stuck. Which change tries something new, and skips no board?',
				options: {
					'Remove both queens': 'that also gives up the queen in row 0. It is not known to be wrong yet.',
					'Move the queen in row 0': 'row 1 has another safe square, column 0. All boards with it would be skipped.',
					'Move the queen in row 1':
						'you undo only the last choice, so nothing that may still work is lost. This is backtracking.',
					'Go on with row 3': '4 queens need 4 rows. A row that stays empty can never be filled later.',
				},
				hints: ['change as little as you can.', 'which queen came last? Has it another square?'],
			},
		],
	},
	loop: {
		title: 'The program: a loop and a call',
		explained:
			'place(row) tests the squares of its row, from column 0 on. On a safe square it puts a queen, then calls place(row + 1) for the next row. At first the board is empty, n is 4, and place(0) is called.',
		tasks: [
			{
				asks: '{+step} makes one step. Read each step, until row 1 has a queen. At the left is the call stack: each call that has not returned, beside its row.',
				after:
					'row 1, columns 0 and 1 were attacked, so the loop went on. For each of these two squares, 16 boards begin with a queen on it, and none of them is tried. This is pruning.',
				hints: ['the key is the right arrow.', 'it takes six steps: four tests and two placements.'],
			},
			{
				asks: 'What happens next?',
				options: {
					'place(1) tests column 3':
						'the loop of place(1) waits: the call place(row + 1) comes first, and stands on the next line.',
					'place(2) tests column 0':
						'place(2) was called: `place` calls itself, which is recursion. The new loop began at column 0.',
					'Row 2 gets a queen': 'a square is tested before it gets a queen, and no square of row 2 has been tested.',
					'place(1) returns': 'place(1) has not tested row 1, column 3 yet: its loop is not over.',
				},
				hints: ['which line follows the one that placed the queen?', 'a call of place begins its loop.'],
			},
		],
	},
	deadEnd: {
		title: 'Is a square safe?',
		explained:
			'A row without a safe square is a dead end. place(2) tests row 2, square by square. Only rows above have queens, one each: so nothing tests the row itself.',
		tasks: [
			{
				asks: 'Row 2, column 0 is attacked. Now column 1, the square marked ?: which queens attack it?',
				options: {
					'None: it is safe': 'one of the two queens is on a diagonal with row 2, column 1.',
					'The queen in row 0': 'from the queen in row 0 it is 2 rows down but 1 column across: no diagonal.',
					'The queen in row 1':
						'the queen in row 1 is one row up and one column right of it: they are on one diagonal, /.',
					'Both': 'from the queen in row 0 it is 2 rows down but 1 column across: no diagonal. And the other?',
				},
				hints: ['look up its column, and up both diagonals.', 'a diagonal: as many rows as columns.'],
			},
			{
				asks: 'The program has just made this test. {look} shows its checks: it compares with the queen in row r, column queens[r], one r after the other. {+step} shows the next comparison. Read both.',
				after:
					'queens[1] is 2: d is abs(2 - 1), and row - r is 2 - 1. Both are 1, as many columns as rows: attacked. The test ends here.',
				hints: [
					'{lesson-again} leads back to the test. Then {look}, and the right arrow.',
					'one comparison for each queen above: there are two.',
				],
			},
			{
				asks: 'Two squares of row 2 are left. Which of them are safe?',
				options: {
					'Both': 'the queen in row 1 attacks row 2, column 2 along its column. And column 3?',
					'Only column 2': 'the queen in row 1 attacks row 2, column 2 along its column, that in row 0 along \\.',
					'Only column 3':
						'from the queen in row 1 to row 2, column 3 it is 1 row down and 1 column across: a diagonal.',
					'Neither':
						'row 2 is a dead end: with these two queens above, it cannot have a queen. Each square now shows the line of its attack, and the row of the attacker.',
				},
				hints: [
					'test each of the two against each of the queens.',
					'which squares of row 2 does the queen in row 1 attack?',
				],
			},
		],
	},
	theReturn: {
		title: 'The return',
		explained:
			'When its loop is over, a call returns to its caller, the row above. The loop of the caller goes on with its next column. This step is a return; the method is backtracking.',
		tasks: [
			{
				asks: 'place(2) has tested its last column, and no square of row 2 is safe. What happens next?',
				options: {
					'place(2) tests column 0': 'a loop runs once through its columns. That of place(2) is over.',
					'place(1) tests column 0':
						'the loop of place(1) has tested columns 0 to 2. It goes on, and does not begin again.',
					'place(1) goes on with column 3':
						'place(2) is over, and place(1) goes on with column 3. No line removes its queen: tests read only the rows above, and the next queen overwrites queens[1].',
					'place(0) goes on with column 1': 'place(0) waits for place(1), whose loop has a column left.',
				},
				hints: ['which call runs? Has its loop a column left?', 'it ends. Where is the queen of its caller?'],
			},
			{
				asks: 'How does place(1) know at which column its loop goes on?',
				options: {
					'place(2) returns it': 'the line place(row + 1) uses no result. place(2) only ends.',
					'It begins again at 0': 'then it would find the same safe square again, and never end.',
					'From the board': 'no line of `place` reads the board to find the column.',
					'Each call has its own `col`':
						'place(1) has only waited for place(2). What a call keeps while the calls below run, its row and its `col`, is its frame: the call stack is a stack of frames.',
				},
				hints: ['each name beside the board is its own call.', 'place(1) has not ended. And its variables?'],
			},
			{
				asks: 'Some steps later, place(1) has gone on to column 3, and a new call, again place(2), has tested its last column. Which call goes on, and with which column?',
				options: {
					'place(1), column 3':
						'place(1) has had its queen on column 3. The loop goes on after it, and there is no column 4.',
					'place(0), column 1':
						'place(2) returns. The queen of place(1) was on the last column, so this call returns, too.',
					'place(1), column 0': 'the loop of place(1) has tested column 0. It never goes back.',
					'place(0), column 0': 'the queen of place(0) has been on column 0. The loop goes on after it.',
				},
				hints: ['has place(2) a column left? And then place(1)?', 'after column 3, place(1) has none left.'],
			},
		],
	},
	tree: {
		title: 'The whole search for 4 queens',
		explained:
			'At the right is the whole search, over time. Each block is one queen: its line is the row, its number the column, its width how long it stood. Below it: the queens tried meanwhile. This is a tree, whose root is the empty board. The search goes down before it goes right: depth-first.',
		tasks: [
			{
				asks: 'Blocks right of the vertical line lie ahead. Go to the end: {+ends}, or G.',
				after:
					'16 queens were placed. With the root, this tree has 17 nodes. That of brute force, which tries all 256 boards with one queen a row, has 341: 20 times as many.',
				hints: ['a keyboard without End has G.', 'Fn and {+step} together are End on many laptops.'],
			},
			{
				asks: 'A block is in vain if no solution is below it. If nothing at all is below it, the next row was a dead end. How many dead ends has this search?',
				options: {
					'2 dead ends': 'that is one side. Blocks 0 and 3 of row 0 were both in vain.',
					'4 dead ends':
						'two on the left: with queens on columns 0, 2 and on 0, 3, 1, from row 0 down. So row 0, column 0 leads to no solution. Two on the right: with 3, 0, 2 and with 3, 1, your board of chapter 1.',
					'6 dead ends': 'the two blocks of row 3 are solutions, not in vain.',
					'8 dead ends': 'that is how many blocks were in vain. Count those with nothing below.',
				},
				hints: ['look at the lower ends of the blocks in vain.', 'two hang below block 0 of row 0, two below block 3.'],
			},
		],
	},
	solution: {
		title: 'A solution is not the end',
		explained:
			'Back in the search: row 3 has got its queen, and place(3) has called place(4). There is no row 4: row equals n, so place(4) has reported a solution.',
		tasks: [
			{
				asks: 'What happens next, now that a solution is found?',
				options: {
					'The search is over': 'place(4) ends, but four calls wait for it, and each has a loop.',
					'All queens are removed': 'no line does that. The calls keep their columns and go on with the next ones.',
					'place(3) goes on with column 3':
						'place(4) returns like any other call, and place(3) goes on with column 3, for more solutions. Row n is the base case: there, no further call is made. The search is over when place(0) ends.',
					'place(0) goes on with column 2': 'place(4) was called by place(3). A call returns to its caller.',
				},
				hints: ['which line has just run? What does `return` do?', 'the call ends. Where is the queen of its caller?'],
			},
		],
	},
	eight: {
		title: 'Eight queens, the same program',
		explained: 'Now n is 8. The program has not changed. This is the first of 644 dead ends.',
		tasks: [
			{
				asks: 'This time without hints: place(5) has tested its last column. What happens next?',
				options: {
					'place(4) goes on with column 4':
						'the tree of brute force, with one queen a row, has 19,173,961 nodes. Backtracking leaves out all below an attacked square: 2,057 nodes, 9,321 times fewer, find all 92 solutions.',
					'place(3) goes on with column 2': 'place(5) was called by place(4), and returns to it.',
					'place(5) begins again at column 0': 'its loop is over: a call that has tested its last column returns.',
					'place(0) goes on with column 1':
						'only the last choice is undone. Five queens stand, and the last of them is in row 4.',
				},
			},
		],
	},
};
