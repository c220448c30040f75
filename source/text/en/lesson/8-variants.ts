import {chapter, type FactsOf} from '../../lesson-words.js';
import {number} from '../../numbers.js';

export const variants = (facts: FactsOf) => {
	const {checks, writes} = facts(8);
	return chapter({
		title: 'Three ways to test',
		sentences: [
			'Three variants of the program walk one tree. Only their test differs.',
			'scan compares a square with one queen after another, from row 0 down, until one attacks.',
			'One comparison is one check.',
		],
		tasks: {
			comparisons: {
				asks: 'On to step 48: row 3, column 5 is tested. How many comparisons does scan make?',
				after: 'only the third finds an attack, by the queen in row 2. That is 3 checks.',
				wrong: {
					1: 'after one comparison, with the queen in row 0, no attack is found.',
					2: 'after two comparisons, with rows 0 and 1, no attack is found.',
					5: 'only 3 queens are on the board.',
				},
				nudge: 'which queen is the first that attacks this square?',
				hint: 'look up its column and up both diagonals. Then count the queens from row 0 to that one.',
				answer: '3.',
			},
			'which-flag': {
				asks: 'flags has three tables: columns, downs (for \\) and ups (for /). A queen sets a flag in each. A test looks them up in this order until a flag is set; each look-up is a check. In which table is it here?',
				options: ['columns', 'downs', 'ups', 'in none'],
				after: 'the queen on row 2, column 4 is on the same \\. That is 2 checks.',
				wrong: {
					a: 'no queen stands on column 5.',
					c: 'this is the / up to the right: no queen stands on it. And another table is looked up before.',
					d: 'a queen attacks this square, so a flag must be set.',
				},
				nudge: 'along which line does the queen of row 2 attack?',
				hint: 'it stands one row higher, and one column to the left.',
				answer: 'b.',
			},
			writes: {
				asks: 'A write changes one cell of memory. scan writes twice for a queen: to place it, and to remove it. How many does flags make for a queen?',
				after: `4 before the call, 4 after it. In all, flags makes ${number(checks('scan') - checks('flags'))} checks fewer than scan (${number(checks('flags'))}, not ${number(checks('scan'))}), but ${number(writes('flags') - writes('scan'))} writes more.`,
				wrong: {
					3: 'that is one write for each table, and `queens` and the removal are missing.',
					4: 'that is one placement. The queen is removed again.',
					6: 'you count the three flags, twice. `queens` is written, too.',
				},
				nudge: 'go through the lines after the test, before and after the call.',
				hint: 'count the signs = in each of these lines, and the calls that change `queens`.',
				answer: '8.',
			},
			shift: {
				asks: 'bitmask has a mask for each table: one number, bit c for column c, shown with bit 0 at the left. The queen on row 2, column 4 attacks row 3, column 5 along \\, so downs << 1 moves bit 4 to bit 5. What about ups?',
				options: ['Nothing', 'ups << 1', 'Bit 4 is cleared', 'ups >> 1'],
				after:
					'its / meets row 3 in column 3: bit 4 becomes bit 3. columns stays. A test is one AND with all masks: 1 check.',
				wrong: {
					a: 'columns stays, because a column goes straight down. A / does not.',
					b: 'then bit 4 becomes bit 5, column 5. Go down along the / once more.',
					c: 'then row 3 would know nothing of this /, which goes on.',
				},
				nudge: 'which square of row 3 is on the / of this queen?',
				hint: 'down along /, the column gets smaller by 1.',
				answer: 'd.',
			},
		},
	});
};
