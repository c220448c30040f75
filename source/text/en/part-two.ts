import type {ChapterWords, PartTwo} from '../chapter-words.js';

export const partTwo: Readonly<Record<PartTwo, ChapterWords>> = {
	variants: {
		title: 'Three ways to test',
		explained:
			'Three variants of the program walk the same tree in the same order. They differ in how they find out that a square is attacked, and at what price.',
		tasks: [
			{
				asks: 'scan compares the square with one queen after another, from row 0 down, until one attacks it. A check is one queen compared (column and diagonals). Next, row 3, column 5 is tested. How many checks does that take?',
				options: {
					'1 check': 'after one comparison, with the queen in row 0, no attack is found.',
					'2 checks': 'after two comparisons, with rows 0 and 1, no attack is found.',
					'3 checks': 'only the third finds an attack, by the queen in row 2.',
					'4 checks': 'only 3 queens are on the board.',
				},
				hints: ['which queen is the first that attacks it?', 'count the queens from row 0 to that one.'],
			},
			{
				asks: 'flags has a flag for each column, \\ and /, true while a queen is on it. A test checks up to three. Along a / row + col is the same, along a \\ row - col. The board shows the index row - col + n - 1. Why + n - 1?',
				options: {
					'It makes rows count from 1': 'rows and columns count from 0.',
					'It makes the least index 0':
						'it turns -7 to 7 into 0 to 14. Java refuses -7, C++ reads other memory, Python counts from the end. Row 3, column 5: cols[5] is not set, downs[5] is: 2 checks.',
					'It keeps two \\ apart': 'each \\ has a row - col of its own already.',
					'It counts the queens': 'the number of queens on the board does not matter.',
				},
				hints: ['what is row - col in the corner at the top right?', 'row 0, column 7: which index would that be?'],
			},
			{
				asks: 'place(3) has returned. The lit lines clear the flags of the queen in row 2: each table is restored. What if the flags stayed set?',
				options: {
					'They are overwritten': 'queens[2] is. But the next queen of the row sets other flags.',
					'Boards come up twice': 'each column of a row is still tried once.',
					'The loop never ends': 'a loop ends after its last column, whatever the flags say.',
					'Safe squares look attacked':
						'with a column and two diagonals closed for each queen ever tried, no solution is found. scan needs 46,752 checks + 2,056 writes = 48,808 operations, flags 24,648 + 14,392 = 39,040: scan looks at up to all queens above, flags at up to three cells.',
				},
				hints: ['which squares does a flag close?', 'the queen has gone. Do its lines still attack?'],
			},
			{
				asks: 'bitmask packs each table into a mask, a number in 0s and 1s: bit i is flag i. Queens stand on columns 0, 2 and 4: cols is 1 + 4 + 16 = 21. For column 5, c is 1 << 5 = 32. & keeps the bits that both have. What is cols & c?',
				options: {
					'53: all bits of both': 'that is cols | c.',
					'32: bit 5': 'c has bit 5, but cols has not.',
					'0: they share no bit':
						'no queen is on column 5. But downs & d is not 0: 2 checks, as in flags. cols |= c sets the bit, cols &= ~c clears it. The work is that of flags, with 3 numbers for 3 tables.',
					'21: cols itself': 'then bits 0, 2 and 4 of c would have to be 1, too.',
				},
				hints: ['32 is a bit of its own. Is it part of 21?', 'in binary, 21 is 010101 and 32 is 100000.'],
			},
			{
				asks: 'If downs and ups move one column with each row, safe = all & ~(cols | downs | ups) has a 1 for each safe column. In row 3 these are 1, 6 and 7: 11000010, or 194. -safe is ~safe + 1, here 00111110. What is safe & -safe?',
				options: {
					'0: they share no bit': '-safe keeps the lowest 1 of safe, and the zeros below it.',
					'194: safe itself': 'above its lowest 1, all bits of -safe are those of safe, flipped.',
					'128: the highest bit': 'that bit is flipped in -safe. Which one is kept?',
					'2: the lowest bit':
						'it is the first safe column, without a test. Each call has masks of its own: a return restores none. JavaScript, 12 queens: about a sixth of the time of bitmask. See the manual.',
				},
				hints: [
					'in ~safe all bits of safe are flipped, then 1 is added.',
					'safe is 11000010, and -safe ends in 00111110.',
				],
			},
		],
	},
	growth: {
		title: 'How the work grows',
		explained:
			'Why backtracking? The plain way is brute force: build each board with one queen a row, then look for an attack.',
		tasks: [
			{
				asks: 'The race for 8 queens: each program has made 48,808 operations, or is through. Brute force fills all rows, then looks for an attack: its track runs off the scale. The others are through. What have they never built?',
				options: {
					'Boards with an attack':
						'an attacked square is left at once, with all boards below it. flags and bitmask are first, with 39,040 checks and writes, then scan. Brute force needs 69,373,360, which is 1,421 times as many as scan.',
					'Solutions': 'they are through, and have found all 92.',
					'Boards with 8 queens': 'each solution has 8 queens.',
					'Boards without an attack': 'those are what they look for.',
				},
				hints: ['what is wrong with the board of brute force?', 'would a test have let its second queen stand there?'],
			},
			{
				asks: 'Each line keeps one rule more, so less is left to try. The last one is the search: it keeps the diagonals, too. Divide each number by the number below it. Which rule makes the number the most times smaller?',
				options: {
					'One queen a row': '4,426,165,368 / 16,777,216 is 264. Another factor is larger.',
					'One queen a column':
						'16,777,216 / 40,320 is 416: a column reaches every row, a diagonal soon leaves the board. On the log scale of the bars, a factor is a length.',
					'The diagonals': '40,320 / 2,057 is about 20, the smallest factor.',
					'All are equal': 'the bars shrink by different lengths. Divide the numbers.',
				},
				hints: [
					'there are three factors. Leave out the last digits of both numbers.',
					'4,426 / 17, then 16,777 / 40, then 40 / 2.',
				],
			},
			{
				asks: 'From line to line, N grows by 1. The factor: the tests for N queens, divided by those for N - 1. What is it for 9 queens?',
				options: {
					'1.1, as 9 / 8': 'then each queen would cost the same. All factors here are larger.',
					'3.5': 'for 8 queens it is 4.4 already, and from 7 queens on it rises.',
					'4.6':
						'72,378 tests for 9 queens. 10 queens take 348,150, which is 4.8 times as many. From 7 queens on the factor is 4 or more, and it rises: the work grows faster than any power of n.',
					'About 10': 'from 7 queens on the factor rises by less than 1 with each queen.',
				},
				hints: ['how do the factors change?', 'a little more than the last, 4.4.'],
			},
		],
	},
	symmetry: {
		title: 'Turned and mirrored',
		explained:
			'This is the first solution for 8 queens. A board has four sides to stand on, and each has a mirror image: up to 8 boards.',
		tasks: [
			{
				asks: 'Row by row, the queens stand on columns 0 4 7 5 2 6 1 3. Mirror the board, left to right: which columns then?',
				options: {
					'3 1 6 2 5 7 4 0': 'that is the list backwards: the board upside down, top to bottom.',
					'0 4 7 5 2 6 1 3': 'that is the board itself. Its first queen moves from the left edge to the right.',
					'4 0 3 1 6 2 5 7': 'a queen on column 0 goes to the other edge, column 7.',
					'7 3 0 2 5 1 6 4':
						'column c becomes 7 - c, and it is a solution, too: a diagonal stays a diagonal. All such boards form one symmetry class, and the one found first is its fundamental solution. {images} (Shift and m) shows them.',
				},
				hints: ['where does the queen of row 0 go?', 'from column 0 to 7, from 1 to 6: the sum stays 7.'],
			},
			{
				asks: 'The 92 solutions form 12 classes, each with one fundamental solution. Solution 14 is one of these. But 12 classes of 8 are 96 boards. Why are there only 92?',
				options: {
					'Some were missed': 'only what is below an attacked square is left out, and no solution is there.',
					'One is unchanged by a half turn':
						'this one, so its class has only 4 boards. Max Bezzel posed the puzzle in 1848, and Franz Nauck published the 92 solutions in 1850.',
					'Some have no mirror': 'the mirror image of a solution is a solution, too.',
					'Classes share boards': 'then all their boards would be turned into each other: it would be one class.',
				},
				hints: ['can two of the eight boards be equal?', 'turn a board by a half: which queens change their places?'],
			},
		],
	},
};
