import {expect, test} from 'vitest';
import type {DrawnSquare} from '../../../source/components/square.js';
import type {FaultKind} from '../../../source/judge/faults.js';
import {withGhosts} from '../../../source/judge/kept.js';
import {statesOf} from '../../../source/judge/states.js';
import {programRows} from '../../../source/screens/replay/squares.js';
import type {AttackLine} from '../../../source/solver/board.js';

const signs: Readonly<Record<string, string>> = {safe: '+', rejected: 'x', attacker: '!', tested: '?'};
const lines = {column: '|', diagonal: '\\', antidiagonal: '/', row: '-'} as const;

/** The first letter of its role, then its queen, sign and lines, and a cursor. */
function written({role, hasQueen, hasCursor, sign, lines: drawn = []}: DrawnSquare): string {
	const marks = [
		hasQueen ? 'Q' : '',
		signs[sign ?? ''] ?? '',
		...drawn.map((line) => lines[line]),
		hasCursor ? '_' : '',
	];
	return (role?.slice(0, 2) ?? '') + marks.join('') || '.';
}

/** `12+` is the test of row 1, column 2, which says that it is safe, `12-` that it is attacked, and `12?` nothing. */
function boardAfter(trace: string, kept: readonly AttackLine[], isOver: boolean) {
	const tests = trace.split(' ').map(([row, column, said]) => ({
		row: Number(row),
		column: Number(column),
		isSafe: said === '+',
		...(said === '?' && {hasNoVerdict: true as const}),
	}));
	const state = [...withGhosts(statesOf({size: 4, tests}), 4, kept)][tests.length + Number(isOver)]!;
	const rows = programRows(4, state).map(({squares}) => squares.map(written).join(' '));
	return [state.faults.map(({kind}) => kind).join(' '), rows.join(' / ')];
}

const deadEnd = '00+ 10- 11- 12+ 20- 21- 22- 23-';

test.each([
	['right', '00+ 10- 11- 12+ 20-', 'atQ! . . . / trx trx Q . / trx_ . . . / . . . .'],
	['right', '01+ 10- 11- 12- 13+ 20+ 30- 31- 32+', '. soQ . . / trx trx trx soQ / soQ . . . / trx trx soQ+ .'],
	['wrong-safe', '00+ 10+', 'atQ! . . . / atQ+ . . . / . . . . / . . . .'],
	['wrong-safe', '00+ 10- 11- 12+ 20- 21- 22+', 'atQ! . . . / trx cox\\ atQ! . / trx trx atQ+ . / . . . .'],
	['wrong-attacked', '00+ 10- 11- 12-', 'Q . . . / trx trx atx_ . / . . . . / . . . .'],
	['wrong-attacked', `${deadEnd} 13+ 20- 21-`, 'Q . . . / trx trx co! Q / trx atx_ . . / . . . .', ['antidiagonal']],
	['no-verdict', '00+ 10- 11- 12?', 'Q . . . / trx trx atx_ . / . . . . / . . . .'],
	['columns-left-out', '01+ 13+', '. Q . . / at? at? at? plQ+ / . . . . / . . . .'],
	['column-late', '02+ 12- 11-', '. . atQ! . / . atx_ trx . / . . . . / . . . .'],
	['column-again', '00+ 10- 10-', 'atQ! . . . / atx_ . . . / . . . . / . . . .'],
	['row-not-reset', `${deadEnd} 23-`, 'Q . . . / trx trx atQ! . / trx trx trx atx_ / . . . .'],
	['after-end', '00- 01- 02- 03- 02+', 'atx atx atQ+ atx / . . . . / . . . . / . . . .'],
	['rows-left-out', '00+ 20-', 'Q . . . / at? at? at? at? / trx_ . . . / . . . .'],
	['row-without-queen', '00+ 10- 20-', 'Q . . . / trx . . . / trx_ . . . / . . . .'],
	['nothing-below', '00+ 01+', 're+ plQ+ . . / at? at? at? at? / . . . . / . . . .'],
	['early-return', '00+ 10- 01+', 're+ plQ+ . . / trx at? at? at? / . . . . / . . . .'],
	['outside', '00+ 14-', 'Q . . . / . . . . / . . . . / . . . .'],
	['early-end', '00+ 10- 11- 12+ 20-', 'Q at? at? at? / trx trx Q at? / trx at? at? at? / . . . .'],
] as [FaultKind | 'right', string, string, AttackLine[]?][])(
	'the board shows what is wrong: %s, %s',
	(kind, trace, board, kept = []) => {
		expect(boardAfter(trace, kept, kind === 'early-end')).toEqual([kind === 'right' ? '' : kind, board]);
	},
);
