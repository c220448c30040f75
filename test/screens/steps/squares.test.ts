import chalk from 'chalk';
import fc from 'fast-check';
import {beforeEach, expect, test} from 'vitest';
import type {BoardRow} from '../../../source/components/board.js';
import type {Model} from '../../../source/explorer/model.js';
import {hiding} from '../../../source/screens/screen.js';
import {type Call, callsAt, stepRows} from '../../../source/screens/steps/squares.js';
import {textbook} from '../../app/figures/textbook.js';
import {knowledge, modelWith} from '../../pressed.js';
import {written} from '../written.js';

beforeEach(() => {
	chalk.level = 3;
});

const square = {width: 3, height: 1};

function rowsAt(size: number, step: number, changes: Partial<Model> = {}): readonly BoardRow[] {
	const tape = knowledge.tape(size);
	return stepRows({model: modelWith({size, ...changes}), knowledge, moment: tape.at(step)!}, square);
}

const gridOf = (rows: readonly BoardRow[]) => rows.map(({squares}) => squares.map(written).join(' '));

test.each([
	['an empty board', 0, '. . . . / . . . . / . . . . / . . . .'],
	['a queen just placed', 2, 'plQ . . . / . . . . / . . . . / . . . .'],
	['a test of a safe square', 5, 'Q . . . / . . pl+ . / . . . . / . . . .'],
	['a dead end: on each square its attack', 10, 'Q . . . / . . atQ! . / at|0 at/1 at\\0 at\\1 / . . . .'],
	['an attack along the column, from queen to square', 14, 'atQ! . . . / co| . . Q / atx . . . / . . . .'],
	['an attack along the diagonal', 22, 'atQ! . . . / . co\\ . Q / . . atx . / . . . .'],
	['an attack along the antidiagonal', 18, 'Q . . . / . . . atQ! / . Q co/ . / . atx . .'],
	['a queen just removed', 25, 'reo . . . / . . . . / . . . . / . . . .'],
	['a solution', 39, '. soQ . . / . . . soQ / soQ . . . / . . soQ .'],
])('the board shows %s, after step %i', (_, step, board) => {
	expect(gridOf(rowsAt(4, step)).join(' / ')).toBe(board);
});

test('a test at a dead end leaves out all rows where one of them has no room', () => {
	const moment = knowledge.tape(12).deadEnd(1)!;
	const rows = stepRows({model: modelWith({size: 12}), knowledge, moment}, {width: 1, height: 1});
	expect(rows[moment.queens.length]!.squares.map(({attack}) => attack?.row)).toEqual(Array(12).fill(undefined));
});

const searched = {screen: 'search', numbers: 'attackers'} as const;

// Manual: a row that it covers is a dead end before the search is there
test('says of each square in rows that are not tested yet how many queens attack it, so that a dead row is seen before the search is there', () => {
	expect(gridOf(rowsAt(4, 6, searched))).toEqual(['Q . . .', '. . plQ .', '1 1 2 1', '2 . 1 1']);
	expect(gridOf(rowsAt(4, 8, searched)).slice(2)).toEqual(['. atx . .', '2 . 1 1']);
	const [, , , , , dead] = rowsAt(8, 400, searched);
	expect(dead!.squares.every(({number}) => number?.isVeil)).toBe(true);
	expect(gridOf(rowsAt(4, 6, {...searched, isPlaying: true, speed: 20})).slice(2)).toEqual(['. . . .', '. . . .']);
	const asked = hiding.with(modelWith({size: 4, ...searched}), {...hiding.of(modelWith({})), nextLine: true});
	expect(gridOf(rowsAt(4, 6, asked)).slice(2)).toEqual(['. . . .', '. . . .']);
});

test('of the numbers of diagonals, that of the tested square is strong', () => {
	const squares = rowsAt(4, 10, {numbers: 'antidiagonals'}).flatMap((row) => row.squares);
	const strong = squares.filter(({number}) => number?.look === 'strong');
	expect(strong.map(({number}) => number?.text)).toEqual(['5', '5']);
});

type Accounts = ReturnType<typeof textbook>['accounts'];

/** What these steps have found out about the columns of a row. */
function triedIn(steps: Accounts, row: number): Call['tried'] {
	const tried: Call['tried'][number][] = [];
	for (const {event} of steps.filter(({event}) => event?.row === row)) {
		if (event?.isAttacked) {
			tried[event.column] = 'rejected';
		} else if (event?.type === 'backtrack') {
			tried[event.column] = event.ended!.solutions > 0 ? 'fruitful' : 'explored';
		}
	}

	return tried;
}

/** The calls of the textbook program, each with what it has done since it began. */
function callsOf(size: number, step: number): readonly Call[] {
	const done = textbook(size).accounts.slice(0, step + 1);
	const {queens, event: last} = done.at(-1)!;
	const depth = queens.length + (last?.type === 'backtrack' ? 1 : 0);
	const isInLoop = last?.type === 'test' || last?.type === 'backtrack';
	return Array.from({length: depth + 1}, (_, row): Call => {
		const begin = done.findLastIndex(({event}) => event?.type === 'place' && event.row === row - 1);
		const tried = triedIn(done.slice(Math.max(0, begin)), row);
		if (row > queens.length) {
			return {state: 'returned', column: undefined, tried};
		}

		return row < queens.length
			? {state: 'waiting', column: queens[row], tried}
			: {state: 'running', column: isInLoop ? last.column : undefined, tried};
	});
}

// Readme: the squares of a row show what the loop of its call has tried
test('the calls are those of the textbook program, with what their loops have tried', () => {
	fc.assert(
		fc.property(fc.integer({min: 1, max: 7}), fc.nat(), (size, place) => {
			const step = place % textbook(size).accounts.length;
			expect(callsAt(knowledge, knowledge.tape(size).at(step)!)).toEqual(callsOf(size, step));
		}),
	);
});

const squaresAt = (size: number, speed: number, step: number) =>
	rowsAt(size, step, {speed, isPlaying: true}).flatMap(({squares}) => squares);

test.each([20, 50, 100, 1000])('at %i steps a second no square changes more than six times a second', (speed) => {
	const frames = Array.from({length: Math.min(450, Math.floor((30 * 19_924) / speed))}, (_, frame) =>
		squaresAt(8, speed, Math.floor((frame * speed) / 30)).map(({role, hasQueen}) => `${role} ${hasQueen}`),
	);
	for (let each = 0; each < 64; each++) {
		const changes = frames.map((frame, index) => Number(index > 0 && frame[each] !== frames[index - 1]![each]));
		const most = Math.max(...changes.map((_, from) => changes.slice(from, from + 30).reduce((a, b) => a + b)));
		expect(most).toBeLessThanOrEqual(6);
	}
});

// Manual: From 20 steps a second on, each square glows by what the last second did there
test('squares glow by what the last second did there, and its first solution is gold for half a second', () => {
	const rolesAt = (speed: number, step: number) => squaresAt(8, speed, step).map(({role = 'plain'}) => role);
	const [first, ...others] = rolesAt(20, 3);
	expect([first, ...new Set(others)]).toEqual(['placed3', 'plain', 'tested3']);
	// Faster, its crown would flash.
	expect([20, 21].map((speed) => squaresAt(8, speed, 3)[0]!.hasQueen)).toEqual([true, false]);
	const {index, queens} = knowledge.tape(8).solution(1)!;
	const found = (ago: number) =>
		rolesAt(1000, index + ago).flatMap((role, square) => (role === 'found' ? [square % 8] : []));
	expect([0, 499, 500].map(found)).toEqual([queens, queens, []]);
});

// Manual: Terminals with 16 colours show the queens alone.
test('16 colours, and speeds at which one can follow each step, have no glow', () => {
	const glows = (speed: number) => squaresAt(8, speed, 60).some(({role = ''}) => /\d$/.test(role));
	expect(glows(20)).toBe(true);
	expect(glows(10)).toBe(false);
	chalk.level = 1;
	expect(glows(20)).toBe(false);
});
