import {expect, test} from 'vitest';
import {printed} from '../print/request.js';
import {checked, told} from './checked.js';

// In all rows ⏎ ends a line.
const verdictOf = (output: string, size = 4) => told(output.replaceAll('⏎', '\n'), {size});

const drawn = '.Q..⏎...Q⏎Q...⏎..Q.⏎⏎..Q.⏎Q...⏎...Q⏎.Q..';
const lists = '[1, 3, 0, 2]⏎[2, 0, 3, 1]';
const numbers = '1 3 0 2⏎2 0 3 1';
const squares = '(0, 1) (1, 3) (2, 0) (3, 2)⏎(0, 2) (1, 0) (2, 3) (3, 1)';
const names = 'b1 d2 a3 c4⏎c1 a2 d3 b4';

test.each([
	'| | | | |⏎| :-: | :-: | :-: | :-: |⏎| |Q| | |⏎| | | |Q|⏎|Q| | | |⏎| | |Q| |⏎⏎| | |Q| |⏎|Q| | | |⏎| | | |Q|⏎| |Q| | |',
	'| |Q| | |  | | |Q| |⏎| | | |Q|  |Q| | | |⏎|Q| | | |  | | | |Q|⏎| | |Q| |  | |Q| | |',
	'| |Q| | |  | | | |Q|  |Q| | | |  | | |Q| |⏎| | |Q| |  |Q| | | |  | | | |Q|  | |Q| | |',
	'0 . 1 . .⏎1 . . . 1⏎2 1 . . .⏎3 . . 1 .⏎⏎0 . . 1 .⏎1 1 . . .⏎2 . . . 1⏎3 . 1 . .',
	'R1: . Q . .⏎R2: . . . Q⏎R3: Q . . .⏎R4: . . Q .⏎⏎R1: . . Q .⏎R2: Q . . .⏎R3: . . . Q⏎R4: . Q . .',
	'1 Q 3 4⏎1 2 3 Q⏎Q 2 3 4⏎1 2 Q 4⏎⏎1 2 Q 4⏎Q 2 3 4⏎1 2 3 Q⏎1 Q 3 4',
	'xQ..⏎x..Q⏎Qx..⏎.xQ.⏎⏎x.Q.⏎Qx..⏎x..Q⏎.Qx.',
	'1:.Q..⏎2:...Q⏎3:Q...⏎4:..Q.⏎⏎1:..Q.⏎2:Q...⏎3:...Q⏎4:.Q..',
	'|.|Q|.|.⏎|.|.|.|Q⏎|Q|.|.|.⏎|.|.|Q|.⏎⏎|.|.|Q|.⏎|Q|.|.|.⏎|.|.|.|Q⏎|.|Q|.|.',
	'0 0 1 0 0⏎1 0 0 0 1⏎2 1 0 0 0⏎3 0 0 1 0⏎⏎0 0 0 1 0⏎1 1 0 0 0⏎2 0 0 0 1⏎3 0 1 0 0',
	'.Q.. ..Q.⏎...Q Q...⏎Q... ...Q⏎..Q. .Q..',
	'.Q.. ...Q Q... ..Q.⏎..Q. Q... ...Q .Q..',
	'.Q.. ...Q⏎Q... ..Q.⏎⏎..Q. Q...⏎...Q .Q..',
	"['.Q..', '...Q', 'Q...', '..Q.'] ['..Q.', 'Q...', '...Q', '.Q..']",
	';Q;;⏎;;;Q⏎Q;;;⏎;;Q;⏎⏎;;Q;⏎Q;;;⏎;;;Q⏎;Q;;',
	'.Qx.⏎...Q⏎Q..x⏎..Q.⏎⏎..Q.⏎Q...⏎...Q⏎.Q..',
	'| |Q|1|2|⏎|2|1| |Q|⏎|Q|1| |2|⏎|2| |Q|1|⏎⏎|1| |Q|2|⏎|Q|1| |2|⏎| |1|2|Q|⏎|1|Q| |2|',
	'[0, 1,⏎0, 0]⏎[0, 0,⏎0, 1]⏎[1, 0,⏎0, 0]⏎[0, 0,⏎1, 0]⏎⏎[0, 0,⏎1, 0]⏎[1, 0,⏎0, 0]⏎[0, 0,⏎0, 1]⏎[0, 1,⏎0, 0]',
	drawn.replaceAll('.', '|\t\t').replaceAll('Q', '|\tQ\t'),
	'.Q.. ..Q.⏎──── ────⏎...Q Q...⏎---- ----⏎Q... ...Q⏎---- ----⏎..Q. .Q..',
	'@%..⏎@.@%⏎%@..⏎.@%.⏎⏎.@%.⏎%@..⏎@.@%⏎@%..',
	' & Q & &  \\\\⏎ & & & Q \\\\⏎Q & & & \\\\⏎ & & Q & \\\\⏎⏎ & & Q & \\\\⏎Q & & & \\\\⏎ & & & Q \\\\⏎ & Q & & \\\\',
	'. ## . .⏎. . . ##⏎## . . .⏎. . ## .⏎⏎. . ## .⏎## . . .⏎. . . ##⏎. ## . .',
	'0|.|Q|.|.⏎1|.|.|.|Q⏎2|Q|.|.|.⏎3|.|.|Q|.⏎⏎0|.|.|Q|.⏎1|Q|.|.|.⏎2|.|.|.|Q⏎3|.|Q|.|.',
	'|1| |Q| | |⏎|2| | | |Q|⏎|3|Q| | | |⏎|4| | |Q| |⏎⏎|1| | |Q| |⏎|2|Q| | | |⏎|3| | | |Q|⏎|4| |Q| | |',
	'│ │♛│ │ │⏎├─┼─┼─┼─┤⏎│ │ │ │♛│⏎│♛│ │ │ │⏎│ │ │♛│ │⏎╚═╩═╩═╩═╝⏎│ │ │♛│ │⏎│♛│ │ │ │⏎│ │ │ │♛│⏎│ │♛│ │ │',
	'[ ][Q][ ][ ]⏎[ ][ ][ ][Q]⏎[Q][ ][ ][ ]⏎[ ][ ][Q][ ]⏎⏎[ ][ ][Q][ ]⏎[Q][ ][ ][ ]⏎[ ][ ][ ][Q]⏎[ ][Q][ ][ ]',
	...[
		`0123⏎  abcd⏎${drawn}⏎.Q. of 3⏎.Q is left⏎Q Queen⏎..`,
		'【1、3、0、2】⏎【２、０、３、１】',
		`${numbers}⏎12:30:05⏎3.5 ms⏎3 %`,
	],
	...['1 1 3 0 2⏎2 2 0 3 1', '5 1 3 0 2⏎6 2 0 3 1', '1: 1 3 0 2⏎2: 2 0 3 1', '[10] [1, 3, 0, 2]⏎[11] [2, 0, 3, 1]'],
	...['No. [1] = [1, 3, 0, 2] ok⏎No. [2] = [2, 0, 3, 1] ok', '[1, 3, 0, 2] {1}⏎[2, 0, 3, 1] {2}'],
	...['[1.0 3.0 0.0 2.0]⏎[2.0 0.0 3.0 1.0]', '1.0 3.0 0.0 2.0⏎2.0 0.0 3.0 1.0', '1.1 3 0 2⏎2.2 0 3 1'],
	drawn.replaceAll('.', '0 ').replaceAll('Q', 'X '),
	drawn.replace(/[.Q]/g, "'$&', "),
	drawn.replaceAll('.', 'E').replaceAll('Q', 'R'),
	drawn.replace(/[.Q]{4}/g, '“$&”'),
	drawn
		.replace(/(?<=\S)(?=\S)/g, '、')
		.replaceAll('.', 'no queen')
		.replaceAll('Q', 'a queen'),
	`${'aa bb cc dd ee ff '.replaceAll(' ', ' 0 1 2 3⏎')}qq 1 3 0 2⏎qq 2 0 3 1`,
	...['q0 q1 q2 q3', ' 0 1 2 3⏎ -------', '1 2 3', '1234', '4', 'n = 4', '4 x 4', '前3个解'].map(
		(head) => `${head}⏎${numbers}`,
	),
	'cols: 0 1 2 3⏎rows: 1 3 0 2⏎rows: 2 0 3 1',
	'the rows: 0 1 2 3 the columns: 1 3 0 2⏎the rows: 0 1 2 3 the columns: 2 0 3 1',
	`Columns⏎0 1 2 3⏎-------⏎${numbers}`,
	...[`# 0 1 2 3⏎${numbers}`, '1302 ,2031', numbers.replaceAll(' ', '-'.repeat(100))],
	'7 1 0 1 2 1 3 3 2 0 4 3 2⏎8 1 0 2 2 1 0 3 2 3 4 3 1',
	...[`0 1 2 3⏎-------⏎${numbers}`, '1 3 0 2⏎1 1 1 1⏎2 2 2 2'].map((below) => `${drawn}⏎${below}`),
	'rows 0 1 2 3 columns 1 3 0 2⏎rows 0 1 2 3 columns 2 0 3 1',
	'   0  1  2  3⏎0  1  3  0  2⏎1  2  0  3  1',
	'| No | Solution |⏎|----|----------|⏎| 1 | 1, 3, 0, 2 |⏎| 2 | 2, 0, 3, 1 |',
	'[q.rs:12] &all = [⏎ 1,⏎ 3,⏎ 0,⏎ 2,⏎]⏎[q.rs:12] &all = [⏎ 2,⏎ 0,⏎ 3,⏎ 1,⏎]',
	...['1 3 0 2 2 0 3 1', '0 1 1 3 2 0 3 2 0 2 1 0 2 3 3 1', '1⏎3⏎0⏎2⏎⏎2⏎0⏎3⏎1⏎⏎2', `${lists}⏎(1, 3)`],
	...['1 3 0 2 found 1⏎2 0 3 1 found 2', '1 of 2: 1 3 0 2⏎2 of 2: 2 0 3 1', `${numbers}⏎3/4⏎(1⏎1. 2) 3:`],
	`${numbers}⏎2 distinct solutions, 0 queens left⏎12 unique solutions for 8 queens⏎92 solutions for 8 queens⏎十皇后：724个解`,
	`${numbers}⏎${'word '.repeat(70)}QEEE⏎${'='.repeat(301)}`,
	`${numbers}⏎我们算出来了很多很多, 共 57 个节点`,
	...['7⏎4', 'Solution 3, Solution 4', 'solutions in 57 calls (2)', `1 ${'word '.repeat(70)}`].map(
		(below) => `${numbers}⏎${below}`,
	),
	`${numbers}⏎3 solutions${' word'.repeat(58)}`.slice(0, 16 + 301),
	'(2,0) (0, 1)(3, 2) (1, 3)⏎(0, 2) (1, 0) (2, 3) (3, 1)',
	'1. (0, 1) (1, 3) (2, 0) (3, 2)⏎2. (0, 2) (1, 0) (2, 3) (3, 1)',
	'1:(0, 1) 2:(1, 3) 3:(2, 0) 4:(3, 2)⏎1:(0, 2) 2:(1, 0) 3:(2, 3) 4:(3, 1)',
	'0 0 1⏎0 1 3⏎0 2 0⏎0 3 2⏎⏎1 0 2⏎1 1 0⏎1 2 3⏎1 3 1',
	'b1⏎d2⏎a3⏎c4⏎c1⏎a2⏎d3⏎b4',
])('all solutions are found in %s', (output) => {
	expect(verdictOf(output)).toMatch(
		/^Right: all 2 solutions for 4 queens, each once\.\nSome mistakes show .* try 6, too\.$/,
	);
});

test.each<readonly [number, string]>([
	...['.Q.', 'Q', 'QQ', '..Q..', '1: Q..', '12. .Q.', 'b| Q..'].map((line) => [10, `${drawn}⏎${line}`] as const),
	...['[]', '[1]', '[1, 3] of 4'].map((line) => [3, `${lists}⏎${line}`] as const),
	...['[1302]⏎[2031]⏎[13]', '【1、3、0、2】⏎【２、０、３、１】⏎【1】'].map((output) => [3, output] as const),
	[1, `1⏎${numbers}`],
	[4, '| |Q| | |⏎| | | |Q|⏎|Q| | | |⏎| | |Q| | [1, 2]'],
	[4, '.Q.. ..Q.⏎...Q Q...⏎Q... ...Q⏎..Q. .Q.'],
	[10, '. Q . .⏎. . . Q⏎Q . . .⏎. . Q .⏎⏎. . Q .⏎Q . . .⏎. . . Q⏎. Q . .⏎. Q Q'],
	[6, '.Q..⏎...Q⏎Q...⏎..Q.⏎⏎(1, 3, 0, 2)⏎(2, 0, 3, 3)⏎⏎..Q.⏎Q...⏎...Q⏎.Q..'],
	...['A...⏎.A..⏎..A.⏎...A', '[1, 0, -1, 1]', 'columns 3 2 1 0⏎0 3 2 1', '1 0 1 1 3 2 0 3 2⏎2 0 2 1 0 2 3 3 1'].map(
		(output) => [1, output] as const,
	),
	[3, '□■□□⏎□□□■⏎■□□⏎□□■□⏎⏎□□■□⏎■□□□⏎□□□■⏎□■□□'],
	[2, '1 1 3 0 2⏎3 2 0 3 1'],
	[1, 'x 1 y 23 z 4'],
	[1, 'rows 0 1 2 3 columns 0 2 1 3'],
	...[
		'[1, 3, 0, 2] [9, 9]⏎[2, 0, 3, 1]',
		'[1] [1, 3, 0, 2] [9, 9]⏎[2] [2, 0, 3, 1]',
		'(1, 3, 0, 2) (10, 12)⏎(2, 0, 3, 1) (10, 12)',
		'[1] [1, 3, 0, 2] [2] [2, 0, 3, 1]',
	].map((output) => [1, output] as const),
	...['[2 4 1 3, 3 1 4 2]', '1 2 3 4', 'd2⏎a3⏎c4⏎⏎c1⏎a2⏎d3⏎b4'].map((output) => [1, output] as const),
	[2, '0 0 1 0⏎2 0 0 0'],
	[2, '0 1 0 0⏎0 0 0 2⏎3 0 0 0⏎0 0 4 0'],
	[3, '{0: 1, 1: 3, 2: 0, 3: 2}⏎{0: 2, 1: 0, 2: 3, 3: 1}⏎{0: 1}'],
	[1, `${squares}⏎(0, 1)`],
	[1, '1:(0, 1) 3:(1, 3) 4:(2, 0) 5:(3, 2)⏎1:(0, 2) 2:(1, 0) 3:(2, 3) 4:(3, 1)'],
	[3, `${names}⏎b1`],
	[3, 'x = 1 3 0 2⏎x = 2 0 3 1⏎x = 3 1'],
	...['The First 3 Solutions⏎The Last 5 Solutions', '3 expected solutions'].map(
		(line) => [3, `${numbers}⏎${line}`] as const,
	),
	[1, '5, 9, '.repeat(60)],
	[1, 'Q.'.repeat(160)],
	[1, `0 0 ok ${'.'.repeat(300)}`],
	[1, '1 3 0 2'.replaceAll(' ', '-'.repeat(101))],
])('line %i is not read in %s', (line, output) => {
	expect(verdictOf(output)).toMatch(
		new RegExp(`^Cannot tell: line ${line} is not read: .*\nTo have it checked.*:\n {4}print\\(\\*queens\\)$`),
	);
});

test.each([
	...'2 3 4 5/-+--/12 34 56/a 10 23 45 b/12 13/- 12, 13 -/a ( 12 , 3 ) b/a [-1 : -2] b/a <10;11> b/a {1;23/1..1/5 1 3 a/1 3/3 a1 b2/xyyy/x y y y/row .Q./row . Q .'
		.split('/')
		.map((line) => [line, 'Cannot tell: line 6'] as const),
	...`+---+/0 1 2 3/row a1/1. 2)/[1] a/1121/1222./1111./1 0.5 2/a 12. 5, 6/12 5./12) 5/#12. 5/a 12 13/12 13 a/10 a 11/row 1 a 2 b 3/row .Q/ab./a 1 2/1: 2/a 0:01 3 9/3 of 5${' word'.repeat(58)}word`
		.split('/')
		.map((line) => [line, 'Wrong: 0 of the 2'] as const),
])('%s beside a wrong board: %s', (line, verdict) => {
	expect(verdictOf(`.Q..⏎...Q⏎Q...⏎.Q..⏎⏎${line}`).startsWith(verdict)).toBe(true);
});

test.each<readonly [string, string, string]>([
	['| | | | |⏎|-|-|-|-|⏎| | | |Q|⏎|Q| | | |⏎| | |Q| |', '0 of the 2', 'Lines 3 to 5: a board of 3 rows instead of 4.'],
	['.Q.. ..Q. .Q..⏎...Q Q... ...Q⏎Q... ...Q Q...⏎..Q. .Q.. ..Q.', 'all 2', 'Line 1: the same solution twice (1 3 0'],
	[
		"['...Q', '.Q..', 'Q...', '..Q.']",
		'0 of the 2',
		'Line 1: the queens in rows 1 and 2 attack each other along /.\n       0 1 2 3\n    0  . . . Q\n    1  . X . .\n',
	],
	['.Q..⏎...Q⏎Q...⏎..Q.⏎⏎....⏎....⏎....⏎....', '1 of the 2', 'Lines 6 to 9: row 0 has no queen.'],
	['%@@@⏎@%@@⏎@@%@⏎@@@%⏎⏎@%@@⏎@@@%⏎%@@@⏎@@%@', '1 of the 2', 'Lines 1 to 4: the queens in rows 0 and 1 attack'],
	['eQQe⏎QeeQ⏎QeeQ⏎eQQe', '0 of the 2', 'Lines 1 to 4: row 0 has 2 queens, in columns 1, 2.'],
	['0101', '0 of the 2', 'Line 1: a board of 1 row instead of 4.'],
	['1 1 0 0⏎1 1 0 0⏎1 1 0 0⏎1 1 0 0', '0 of the 2', 'Lines 1 to 4: row 0 has 2 queens, in columns 0, 1.'],
	[`0 1 2 3⏎${numbers}`, 'all 2', 'Line 1: the queens in rows 0 and 1 attack each other along \\.'],
	[`${numbers}⏎1 1 1 1`, 'all 2', 'Line 3: the queens in rows 0 and 1 attack each other along the column.'],
	['[⏎0,⏎1,⏎2,⏎3⏎]⏎[⏎0,⏎1,⏎2,⏎3⏎]', '0 of the 2', 'Lines 2 to 5: the queens in rows 0 and 1 attack'],
	['# 0 1 2 3⏎1 1 3 0 2⏎2 2 0 3 0', '1 of the 2', 'Line 3: the queens in rows 1 and 3 attack'],
	['|0|1|0|0|⏎|0|0|0|1|⏎|1|0|0|0|⏎|1|0|0|0|', '0 of the 2', 'Lines 1 to 4: the queens in rows 2 and 3 attack'],
	['. . Q . 4⏎. . Q . 3⏎. . Q . 2⏎. . Q . 1', '0 of the 2', 'Lines 1 to 4: the queens in rows 0 and 1 attack'],
	['[0, 1, 2, 3]', '0 of the 2', 'Line 1: the queens in rows 0 and 1 attack each other along \\.'],
	['[-1, 3, 0, 2]', '0 of the 2', 'Line 1: row 0 has no queen.'],
	['xQ..⏎x..Q⏎Qx..⏎.x..', '0 of the 2', 'Lines 1 to 4: row 3 has no queen.'],
	['.#..⏎....⏎....⏎....', '0 of the 2', 'Lines 1 to 4: row 1 has no queen.'],
	['ab 1 3 0 2⏎ab 2 0 3 1⏎3 0 2 1', 'all 2', 'Line 3: the queens in rows 2 and 3 attack each other along /.'],
	['2 1 0 3⏎0 1 2 3', '0 of the 2', 'Line 1: the queens in rows 0 and 1 attack each other along /.'],
	[
		'[0, 3, 2, 1]⏎[0, 0, 3, 0]',
		'0 of the 2',
		'Line 1: the queens in rows 0 and 2 attack each other along \\.\n       0 1 2 3\n    0  X . . .\n    1  . \\ ',
	],
	['[2, 4, 1, 3]⏎[3, 1, 4, 2.5]', '1 of the 2', 'Line 2: row 4 has no queen.'],
	['[1.5, 3, 0, 2]⏎[2, 0, 3, 1]', '1 of the 2', 'Line 1: row 0 has no queen.'],
	['a 0 1 2 3⏎a 1 3 0 2⏎a 2 0 3 1', 'all 2', 'Line 1: the queens in rows 0 and 1 attack each other along \\.'],
	[`${'='.repeat(301)}⏎.Q..⏎.Q..⏎...Q⏎..Q.`, '0 of the 2', 'Lines 2 to 5: the queens in rows 0 and 1 attack'],
	['a 2 1 0 3⏎a 1 3 0 2', '1 of the 2', 'Line 1: '],
	['Solution: [2, 1, 0, 3]⏎Solution: [1, 3, 0, 2]', '1 of the 2', 'Line 1: '],
	['Solution: [0, 1, 2, 3]', '0 of the 2', 'Line 1: '],
	['- 2 1 3 0', '0 of the 2', 'Line 1: '],
	['2 1 3 10⏎2 1 3 0', '0 of the 2', 'Line 1: '],
	['10 1 3 2⏎2 1 3 0', '0 of the 2', 'Line 1: '],
	['No 9: 0 1 2 3⏎No 10: 1 3 0 2⏎No 11: 2 0 3 1', 'all 2', 'Line 1: '],
	[' a 0 1 2 3⏎a 1 3 0 2⏎a 2 0 3 1', 'all 2', 'Line 1: '],
	['- 0 1 2 3⏎* 1 3 0 2⏎* 2 0 3 1', 'all 2', 'Line 1: '],
	['1 0 1 2 3⏎2 1 3 0 2⏎3 2 0 3 1', 'all 2', 'Line 1: '],
	[`0 1 2 3⏎⏎${numbers}`, 'all 2', 'Line 1: '],
	['2413⏎2413⏎3142', 'all 2', 'Line 2: the same solution as in line 1 (2 4 1 3).'],
	['1302⏎2030', '1 of the 2', 'Line 2: the queens in rows 1 and 3 attack each other along the column.'],
	['ab⏎b1 d2 a3 a4', '0 of the 2', 'Line 2: the queens in rows 3 and 4 attack each other along the column.\n       1'],
])('%s is wrong', (output, summary, fault) => {
	const [verdict, ...below] = verdictOf(output).split('\n');
	expect(verdict).toContain(`Wrong: ${summary} solutions for 4 queens`);
	expect(below.join('\n').startsWith(fault), below[0]).toBe(true);
});

test.each([
	...['3⏎3', '3 unique solutions', 'found 3 ways (1 unique)'].map((line) => [`${numbers}⏎${line}`, 3, 3, '4'] as const),
	[`${numbers}⏎no solutions`, 3, 0, '4'],
	[`${numbers}⏎91 solutions for 8 queens`, 3, 91, '8'],
	[`${numbers}⏎2 solutions for 10 queens`, 3, 2, '10'],
	[`${numbers}⏎3 solutions${' word'.repeat(58)}`.slice(0, 16 + 300), 3, 3, '4'],
	['1 of 3: 1 3 0 2⏎2 of 3: 2 0 3 1', 2, 3, '4'],
	[`3⏎${numbers}`, 1, 3, '4'],
	['2030', 1, '2,030', '4'],
	['1302⏎2031⏎12031', 3, '12,031', '4'],
	['{"solutions": []}', 1, 0, '4'],
] as const)('%s has a wrong number', (output, line, number, size) => {
	expect(verdictOf(output)).toMatch(
		new RegExp(`^Wrong: the number of solutions\\.\nLine ${line} says ${number}; for ${size} queens it is`),
	);
});

test.each<readonly [string, number, string]>([
	...[`${numbers}⏎1 2`, `${lists}⏎[1, 3]`, '1, 3, 0, 2⏎2, 0, 3, 1⏎1, 3'].map(
		(output) => [output, 3, 'To have'] as const,
	),
	['[1, 3, 0]⏎[2, 0, 3]', 1, 'A mistake that would print this:\n    A solution is printed too early'],
	[`${printed('trace', {size: 4})}[1, 3, 0]`, 61, 'To have'],
])('the last queens are missing in %s', (output, line, advice) => {
	expect(verdictOf(output)).toMatch(new RegExp(`^Cannot tell: line ${line} has . numbers, not 4: .*\n${advice}`));
});

test.each([
	'[⏎ 1,⏎ 3,⏎ 0,⏎ 2⏎ 2⏎]⏎[⏎ 2,⏎ 0,⏎ 3,⏎ 1⏎]',
	'q(1)in[2].⏎q(1)in[2].⏎q(2)in[4].⏎q(3)in[1].⏎q(4)in[3].⏎⏎q(1)in[3].⏎q(2)in[1].⏎q(3)in[4].⏎q(4)in[2].',
	...['1302.5⏎2031', '[1] [1, 3, 0, 2] [9]⏎[2] [2, 0, 3, 1]', '[1,⏎3, 0, 2]⏎[2,⏎0, 3, 1]⏎[1'],
	'(1, 3)⏎(0, 1)⏎(3, 2)⏎(2, 0)⏎⏎(0, 2)⏎(1, 0)⏎(2, 3)⏎(3, 1)',
	'[⏎ 1,⏎ 3,⏎ 0,⏎ 2,⏎⏎ 2⏎]⏎[⏎ 2,⏎ 0,⏎ 3,⏎ 1,⏎]',
	'|Q| |Q|Q|⏎|Q|Q|Q| |⏎| |Q|Q|Q|⏎|Q|Q| |Q|⏎⏎|Q|Q| |Q|⏎| |Q|Q|Q|⏎|Q|Q|Q| |⏎|Q| |Q|Q|',
	'0 1 0 2⏎0 0 0 1⏎1 0 0 0⏎0 0 1 0⏎⏎0 0 1 0⏎1 0 0 0⏎0 0 0 1⏎0 1 0 0',
	'[1, 3, 0, 2]⏎.Q..⏎.Q..⏎...Q⏎Q...⏎..Q.⏎[2, 0, 3, 1]⏎..Q.⏎Q...⏎...Q⏎.Q..',
	'[1, 5, 0, 2]⏎.Q..⏎...Q⏎Q...⏎..Q.⏎[2, 0, 3, 1]⏎..Q.⏎Q...⏎...Q⏎.Q..',
	'.Q..⏎...Q⏎Q...⏎..Q.⏎....⏎⏎..Q.⏎Q...⏎...Q⏎.Q..',
	'. Q . .⏎. . . Q⏎Q . . .⏎. . Q .⏎. Q⏎Q .⏎. . Q .⏎Q . . .⏎. . . Q⏎. Q . .',
	'| |Q| | |⏎| | | |Q|⏎|Q| | | |⏎| | |Q| |⏎| |Q|⏎| | |Q| |⏎|Q| | | |⏎| | | |Q|⏎| |Q| | |',
	...['Solution 1: [1, 3, 0, 2]⏎Solution 2: [2, 0, 3, 1]⏎[1]', '1302 2031 20315', 'b1 d2 a3 c4⏎c1 a2 d3'],
])('%s is not right', (output) => {
	expect(verdictOf(output)).not.toMatch(/^Right/);
});

test.each([
	...['Q', '1', '0', '{0: 0}', 'a1', '(0, 0)', '(1, 1)', '| Q |', 'Solution 1: [[0]]', 'Q_1 = 1', '(0)', '0:0'],
	...['0⏎2026-01-05 12:30:00', '第1个解：0', '1 queen⏎Q', 'n = 1⏎[0]', '1 of 1: 0', 'X', '1⏎1', '(1/1) [0]'],
])('%s is the solution for one queen', (output) => {
	expect(verdictOf(output, 1)).toMatch(/^Right: the only solution for 1 queen\.\nSome mistakes show .* try 6, too\.$/);
});

test.each([
	['0⏎2 solutions', /^Wrong: the number of solutions\.\nLine 2 says 2; for 1 queen it is 1/],
	['no solution', /^Wrong: the number of solutions\.\nLine 1 says 0/],
	['2', /^Wrong: the number of solutions\.\nLine 1 says 2/],
	['Q⏎⏎Q', /^Wrong: .*repeated\.\nLine 3: the same solution as in line 1 \(0\)/],
	['[0][0]=False', /^Wrong: 1 of the 1 test .*is wrong\.\nLine 1: .* It is safe/],
	['[0][0]=True⏎[0][1]=False', /^Wrong: /],
	['0 0 1', /^Right: 1 test, those of the search for 1 queen/],
	['[0][0]=True', /^Right: 1 test, those of the search for 1 queen/],
	...['0101⏎[0]', '1 0 0', '1 0 0 true', '1, 0: n = 4', '1 3 0 2⏎2 0 3 1'].map(
		(output) => [output, /^Cannot tell: line 1 is not read/] as const,
	),
	['0⏎[]', /^Cannot tell: line 2 is not read/],
	...['[2]', '.', 'Q.', 'Total: 0'].map((output) => [output, /^Cannot tell: no board, list or number/] as const),
] as const)('%s of one queen is told apart', (output, verdict) => {
	expect(verdictOf(output, 1)).toMatch(verdict);
});

test.each([
	...['[0]⏎[0]', '[0]⏎[0]⏎[0]', '[[0], [0]]', '[0],[0]', '(0, 0)⏎(0, 0)', '1: [0]⏎2: [0]', 'a1⏎a1', '[1]⏎[0]'],
])('%s are more than one solution for one queen', (output) => {
	expect(verdictOf(output, 1)).toMatch(/^Cannot tell: line . is not read/);
});

test.each(['1 0', "{'row 0': 0}", '2026-01-05 12:30:00: [0]'])('%s of one queen is not called wrong', (output) => {
	expect(checked(output, {size: 1}).verdict).not.toBe('wrong');
});
