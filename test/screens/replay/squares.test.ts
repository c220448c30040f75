import chalk from 'chalk';
import {expect, test} from 'vitest';
import type {LastCall, RowCall} from '../../../source/components/board.js';
import {withGhosts} from '../../../source/judge/ghosts.js';
import {statesOf} from '../../../source/judge/states.js';
import {programStack} from '../../../source/screens/replay/squares.js';
import {rowsOf, testsIn, testsOf} from '../../judge/wrong-programs.js';
import {modelWith} from '../../pressed.js';
import {written} from '../written.js';

const calls = {waiting: 'w', running: '>', returned: 'r'} as const;

/** Its state, the column of its queen or of its test, whether it is wrong, and the note of one below the last row. */
const writtenCall = (call: Partial<LastCall> & Partial<RowCall> = {}) =>
	[call.state ? calls[call.state] : '-', call.column, call.isWrong ? '!' : '', call.note && ` ${call.note}`].join('');

function boardAfter(trace: string, limit: number | undefined) {
	const tests = testsIn(4, trace);
	const states = [...withGhosts({[Symbol.iterator]: () => statesOf({size: 4, tests, limit})})];
	const at = tests.length + Number(trace.endsWith('end'));
	const {rows, last} = programStack(4, states, at, modelWith({}));
	return [
		states[at]!.faults.map(({kind}) => kind).join(' '),
		rows.map(({squares}) => squares.map(written).join(' ')).join(' / '),
		[...rows.map(({call}) => call), last].map(writtenCall).join(' '),
	];
}

// What is wrong, the tests, the limit, the board, and its calls.
const table = String.raw`
right ¦ 00+ 10- 11- 12+ 20- ¦  ¦ atQ! . . . / trx trx Q . / trx_ . . . / . . . . ¦ w0 w2 >0 - -
right ¦ 01+ 10- 11- 12- 13+ 20+ 30- 31- 32+ ¦  ¦ . soQ . . / trx trx trx soQ / soQ . . . / trx trx soQ+ . ¦ w1 w3 w0 >2 w solution 1
wrong-safe ¦ 00+ 10+ ¦  ¦ atQ! . . . / atQ+ . . . / . . . . / . . . . ¦ w0 >0! - - -
wrong-safe ¦ 00+ 10- 11- 12+ 20- 21- 22+ ¦  ¦ atQ! . . . / trx cox\ atQ! . / trx trx atQ+ . / . . . . ¦ w0 w2 >2! - -
wrong-safe ¦ 00+ 10- 11- 12- 13+ 20- 21+ 30+ ¦  ¦ atQ! . . . / cox| trx atx Q / cox| atQ! . . / atQ+ . . . ¦ w0 w3 w1 >0! w! board 1: no solution
wrong-attacked ¦ 00+ 10- 11- 12- ¦  ¦ Q . . . / trx trx atx_ . / . . . . / . . . . ¦ w0 >2! - - -
wrong-attacked ¦ 00+ 10- 11- 12+ 20- 21- 22- 23- 13+ 20- 21- ¦  ¦ Q . . . / trx trx co! Q / trx atx_ . . / . . . . ¦ w0 w3 >1! - -
no-verdict ¦ 00+ 10- 11- 12? ¦  ¦ Q . . . / trx trx atx_ . / . . . . / . . . . ¦ w0 >2! - - -
columns-left-out ¦ 01+ 13+ ¦  ¦ . Q . . / at? at? at? plQ+ / . . . . / . . . . ¦ w1 >3! - - -
columns-left-out wrong-safe ¦ 00+ 12+ 22+ ¦  ¦ atQ! . . . / . co\ atQ! . / at? at? atQ+ . / . . . . ¦ w0 w2 >2! - -
column-late ¦ 02+ 12- 11- ¦  ¦ . . atQ! . / . atx_ trx . / . . . . / . . . . ¦ w2 >1! - - -
column-again ¦ 00+ 10- 10- ¦  ¦ atQ! . . . / atx_ . . . / . . . . / . . . . ¦ w0 >0! - - -
row-not-reset ¦ 00+ 10- 11- 12+ 20- 21- 22- 23- 23- ¦  ¦ Q . . . / trx trx atQ! . / trx trx trx atx_ / . . . . ¦ w0 w2 >3! - -
after-end ¦ 00- 01- 02- 03- 02+ ¦  ¦ atx atx atQ+ atx / . . . . / . . . . / . . . . ¦ >2! - - - -
rows-left-out ¦ 00+ 20- ¦  ¦ Q . . . / at? at? at? at? / trx_ . . . / . . . . ¦ w0 w! >0 - -
row-without-queen ¦ 00+ 10- 20- ¦  ¦ Q . . . / trx . . . / trx_ . . . / . . . . ¦ w0 w! >0 - -
nothing-below ¦ 00+ 01+ ¦  ¦ re+ plQ+ . . / at? at? at? at? / . . . . / . . . . ¦ >1! w! - - -
early-return ¦ 00+ 10- 01+ ¦  ¦ re+ plQ+ . . / trx at? at? at? / . . . . / . . . . ¦ >1 w! - - -
outside ¦ 00+ 40- ¦  ¦ Q . . . / . . . . / . . . . / . . . . ¦ w0 - - - >0!
outside ¦ 00+ 14- ¦  ¦ Q . . . / . . . . / . . . . / . . . . ¦ w0 >4! - - -
outside ¦ 00+ 1,-1- ¦  ¦ Q . . . / . . . . / . . . . / . . . . ¦ w0 >-1! - - -
outside ¦ 00+ 10- 11- 12- 13+ 20- 21+ 40- ¦  ¦ Q . . . / trx trx atx Q / trx Q . . / . . . . ¦ w0 w3 w1 - >0!
outside ¦ 01+ 10- 11- 12- 13+ 20+ 34+ ¦  ¦ . Q . . / trx trx trx Q / Q . . . / . . . . ¦ w1 w3 w0 >4! -
goes-on ¦ 01+ 10- 11- 12- 13+ 20+ 30- 31- 32+ 21+ ¦ 1 ¦ . atQ! . . / trx cox| trx Q / re+ atQ+ . . / trx trx tr+ . ¦ w1 w3 >1! r -
early-end ¦ 00+ 10- 11- 12+ 20- end ¦  ¦ Q at? at? at? / trx trx Q at? / trx at? at? at? / . . . . ¦ w0! w2! w! - -
right ¦ 00- 01- 02- 03- end ¦  ¦ atx atx atx atx / . . . . / . . . . / . . . . ¦ r - - - -
`;

test.each(rowsOf(table))('board and calls show the fault: %s, %s', (kind = '', trace = '', limit = '', ...shown) => {
	expect(boardAfter(trace, Number(limit) || undefined)).toEqual([kind === 'right' ? '' : kind, ...shown]);
});

test('while playback is fast, the squares glow by the tests of the last second, without signs', () => {
	chalk.level = 3;
	const states = [...statesOf({size: 4, tests: testsOf(4)})];
	const stacks = [0, 25, 26].map((at) => programStack(4, states, at, modelWith({isPlaying: true, speed: 12})));
	const drawn = stacks.map(({rows, last, focus}) => [
		...rows.map(({squares}) =>
			squares.map(({role = '.', hasQueen}) => role.slice(0, 2) + role.slice(-1) + (hasQueen ? 'Q' : '')).join(' '),
		),
		...[...rows.map(({call}) => call), last].map(writtenCall),
		focus,
	]);
	expect(drawn.map((lines) => lines.join(' / '))).toEqual([
		'.. .. .. .. / .. .. .. .. / .. .. .. .. / .. .. .. .. / w / - / - / - / - / 0',
		'.. pl3Q .. .. / te3 te3 te3 pl3Q / pl3Q pl1 te2 te2 / te3 te3 te1 te1 / w1 / w3 / w0 / >1 / - / 3',
		'.. pl2Q .. .. / te3 te3 te2 pl3Q / pl3Q pl1 te2 te1 / te3 te3 pl3Q te1 / w1 / w3 / w0 / >2 / - / 3',
	]);
});
