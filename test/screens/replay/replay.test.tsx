import {createHash} from 'node:crypto';
import fc from 'fast-check';
import stringWidth from 'string-width';
import {expect, test} from 'vitest';
import {sentenceRows, unicodeGlyphs} from '../../../source/components/display.js';
import type {Model} from '../../../source/explorer/model.js';
import type {ProgramTests} from '../../../source/judge/judge.js';
import {statementsOf} from '../../../source/screens/everywhere/speech.js';
import {screensWithReplay as screens} from '../../../source/screens/index.js';
import {shared} from '../../../source/screens/mark.js';
import {displayOf} from '../../../source/screens/press.js';
import {wordsAt} from '../../../source/screens/replay/sentences.js';
import {replaying} from '../../../source/screens/replay/state.js';
import {screenOf, settled} from '../../../source/screens/screen.js';
import {fittingRows, wrap} from '../../../source/text/wrap.js';
import {isOnSquare} from '../../app/on-square.js';
import {expectToFit} from '../../app/right.js';
import {rowsOf, run, testsOf, wrong} from '../../judge/wrong-programs.js';
import {chinese, digitOf, english, knowledge, modelWith} from '../../pressed.js';
import {at, frameOf, markedFrame, pressed, textOf, withReplay} from './replayed.js';

function replayed(size: number, name?: string, changes: Partial<Model> = {}): Model {
	const {tests, isCut} = run(size, name === undefined ? ['array', ''] : wrong[name]!);
	const model = withReplay(modelWith({size, screen: 'replay', ...changes}), {tests, isCut, file: 'my trace.txt'});
	return settled(screens, model, model, knowledge);
}

const noDiagonal = '/ never tested';

// Manual: Red is what is wrong
test('below the boards what is not printed yet is grey, and what is wrong has a sign, which is red from then on', () => {
	const tests = testsOf(4, noDiagonal).map((each, at) => ({...each, text: each.text.padEnd(at < 100 ? 0 : 23, '-')}));
	const paintedAt = (index: number) => {
		const model = replaying.with(replayed(4, noDiagonal), {at: index, isRenamed: index > 99, tests});
		return markedFrame(model).slice(15, 19).join('\n').replaceAll(/ {9,}/g, ' ');
	};
	expect([7, 105].map(paintedAt).join('\n')).toBe(`\
<│> <  6 >[2][1]=true #< ✗ > <││> (2, 1) attacked <│>
<│#<▸  7 [3][0]=false> <││> <│>
<│   8 [3][1]=false> <││> <│>
<│   9 [3][2]=false> <││> <│>
<│> <101 >[3][3]=false----------- (3, 3    <││> <│>
<│> <102 >[2][2]=false----------- (2, 2    <││> <│>
<│> <103 >[2][3]=false----------- (2, 3    <││> <│>
<│> <104 >[1][3]=false----------- (1, 3    <││> <│>`);
});

test('below a board there is room for tests, unless it takes all lines', () => {
	const dividers = [11, 12, 13, 14].map((size) => {
		const model = withReplay(modelWith({size, screen: 'replay'}), {tests: testsOf(4)});
		return frameOf(model).findIndex((line) => line.startsWith('├'));
	});
	expect(dividers).toEqual([14, 16, 17, -1]);
});

// Wrong are the tests 6, 23, 41 and others of 104; those of row 0 are 1, 22, 47 and 72.
const moves = `
n → 23 ¦ n p → 6 ¦ end p → 98 ¦ p → 6 none-before ¦ end n → 105 none-after ¦ home → 0 ¦ home left → 0 at-start
home up → 0 at-start ¦ end down → 105 at-end ¦ end right → 105 at-end ¦ end up → 72 ¦ home down → 1
down → 11 ¦ down down → 12 ¦ right → 7 ¦ home down down → 22 ¦ home down down up → 1 ¦ pageup → 0 ¦ pagedown → 105 ¦ home right right → 2 ¦ home down up → 0
: 1 2 enter → 12 ¦ : 1 2 enter : 1 2 enter → 12 ¦ : 5 0 % enter → 53`;

// Readme: `n` goes to the next wrong test, `←` `→` step
test.each(moves.trim().split(/ ¦ |\n/))('keys go along the tests: %s', (move) => {
	const [keys = '', to] = move.split(' → ');
	const moved = pressed(replayed(4, noDiagonal), ...keys.split(' '));
	expect([at(moved), ...[moved.notice ?? []].flat()].join(' ')).toBe(to);
	expect(pressed(replayed(4, noDiagonal), 'space', ...keys.split(' ')).isPlaying).toBe(false);
});

const crash = {line: 70, text: 'KeyError: 3'};
const programs: Readonly<Record<string, Partial<ProgramTests>>> = {
	cut: {isCut: true},
	crash: {crash, tests: testsOf(4).slice(0, 12)},
	beside: {beside: {boards: [], isWrong: true, isStopped: false}},
	'only safe': {tests: testsOf(4).filter(({isSafe}) => isSafe)},
	'crash after all': {crash},
	'both wrong': {tests: testsOf(4, noDiagonal), beside: {boards: [], isWrong: true, isStopped: false}},
	'3 queens': {size: 3, tests: testsOf(3, 'ups never cleared')},
	one: {tests: testsOf(4).slice(0, 26)},
	'1 queen': {size: 1, tests: testsOf(1)},
	'1 queen, attacked': {size: 1, tests: testsOf(1).map((each) => ({...each, isSafe: false}))},
};
// In brackets is what small windows leave out.
const sentences = `
right ¦ home ¦ Your program has made 60 tests. All of them are right.
right ¦ home right ¦ Row 0, column 0 is safe: no queen above attacks it. Your program says so, too.
right ¦ home right right ¦ Row 1, column 0 is attacked along its column by the queen in row 0. Your program says so, too.
right ¦ end ¦ All 60 tests are those of the search. Your program has found all 2 solutions. Some mistakes show only with 6 queens: try 6, too.
cut ¦ home ¦ The first 60 tests of your program are kept. All of them are right.
cut ¦ end ¦ Only the first 60 tests of your program are kept.
crash ¦ end ¦ Line 70: the program ended with an error: 'KeyError: 3'. Your program ends too early: in row 3, columns 1 to 3 are never tried.
crash ¦ end left ¦ Row 3, column 0 is attacked along its column by the queen in row 0. Your program says so, too.
crash after all ¦ home ¦ Your program has made 60 tests. All of them are right, but then it ends too early.
3 queens ¦ home n ¦ Your program says row 1, column 0 is attacked. (It is safe.) The formula of a line is wrong, or something of a removed queen stays.
beside ¦ end ¦ All 60 tests are right, but not what your program prints as solutions.
only safe ¦ home ¦ Cannot tell: only safe squares are printed. Print the line before the \`if\`, for each square that is tested.
one ¦ home ¦ Your program has made 26 tests. All of them are right, but then it ends too early.
one ¦ end ¦ Your program stops after the first solution: the search goes on. If that is what it is to do, add --limit 1.
1 queen ¦ home ¦ Your program has made 1 test. It is right.
1 queen ¦ end ¦ The only test is that of the search. Your program has found 1 solution. Some mistakes show only with 6 queens: try 6, too.
1 queen, attacked ¦ home n ¦ Your program says row 0, column 0 is attacked. (It is safe: there is no queen above.) Queens of this row and below are compared, too, though their values are old, or the order is right, only the answers that are printed are not, or the answer of the test is used the other way round.
/ never tested ¦ home n n ¦ Your program says row 1, column 0 is safe. (It is attacked along / by the queen in row 0.) The diagonal / is not tested (with flags: never set). Along it, row + column is the same. First wrong test: 6 (Home, n).
both wrong ¦ end ¦ Your program ends here: place(0) has returned. It has filled 7 boards, and found 2 solutions.
ups never cleared ¦ home n n ¦ Your program says row 1, column 3 is attacked. (It is safe.) The queen that was on row 1, column 3 still counts. Something of a removed queen stays. A list needs pop(), flags are cleared, queens[row] is overwritten. First wrong test: 11 (Home, n).`;

test.each(rowsOf(sentences))('%s, %s: %s', (name = '', keys = '', words = '') => {
	const program = programs[name] ?? {tests: testsOf(4, name in wrong ? name : undefined)};
	const start = withReplay(modelWith({size: program.size ?? 4, screen: 'replay'}), program);
	const model = pressed(start, ...keys.split(' '));
	const [long = '', short = long] = [wordsAt(model, displayOf(screens, model))].flat();
	const marked = long.replaceAll(/[^. ][^.]*\./g, (one) => (short.includes(one) ? one : `(${one})`));
	expect(marked).toBe(words);
});

// Manual: `3` shows Search at that test
test('Search is at the test where the right search waits', () => {
	const model = replayed(4, noDiagonal);
	expect(textOf(pressed(model, 'n', 'n', digitOf('search')))).toContain('Row 2, column 1 is attacked along /');
	expect(textOf(pressed(model, 'end'))).toMatch(/waits at test 6 .*\(2, 1\) attacked/s);
	const enough = withReplay(model, {tests: testsOf(4).slice(0, 26), limit: 1});
	expect(textOf(pressed(enough, 'end', digitOf('search')))).toContain('Row 3, column 2 is safe');
});

test('the size stays that of the program, on the way back from another screen, too', () => {
	const model = pressed(replayed(4), digitOf('search'), '+', '+', digitOf('replay'));
	expect(model.size).toBe(4);
	expect(textOf(model)).toContain(english.notices['replay-size'](4));
});

test('Space plays to the end, where a right program has found all', () => {
	const {axis} = screenOf(screens, replayed(4));
	expect([undefined, 99].map((to) => at(withReplay(modelWith({size: 4}), {}, to)))).toEqual([0, 61]);
	const model = pressed(replayed(4), 'end');
	expect(axis?.of(model)).toEqual({at: 61, last: 61});
	expect(textOf(model)).not.toMatch(/\d wrong test|waits at/);
	expect(pressed(model, 'space')).toMatchObject({isPlaying: false, notice: 'at-end'});
	expect(pressed(model, 'home', 'space').isPlaying).toBe(true);
	expect(at(pressed(replayed(4, noDiagonal, {isMotionReduced: true}), 'home', 'space'))).toBe(6);
});

test('c copies the command that opens the replay at its first wrong test', () => {
	const model = replayed(4, noDiagonal);
	const commandAt = (at: number, limit?: 2) => screenOf(screens, model).command?.(replaying.with(model, {at, limit}));
	expect(commandAt(6)).toBe("queens-tui 4 --replay 'my trace.txt'");
	expect(commandAt(7, 2)).toBe("queens-tui 4 --replay 'my trace.txt' --at 7 --limit 2");
});

test('a screen reader hears what is wrong, and at which test', () => {
	const model = replayed(4, noDiagonal);
	expect(statementsOf(screens, model, knowledge)).toMatchObject({
		screen: 'Replay: 4 queens.',
		speed: 'Space plays at 5 steps a second.',
		place: expect.stringMatching(/^Your program says row 2, column 1 is safe\. .* is the same\. test 6 of 104\.$/),
	});
	const queens = screenOf(screens, model).queens(model, knowledge).map(english.spoken.queen);
	expect(queens.join(', ')).toBe('row 0: column 0, row 1: column 2');
	const reduced = statementsOf(screens, {...model, isMotionReduced: true}, knowledge);
	expect(reduced['speed']).toBe('Space goes to the next wrong test.');
});

const anyNumber = fc.oneof(fc.integer({min: -1, max: 9}), fc.bigInt({min: -(10n ** 20n), max: 10n ** 20n}).map(Number));
const squareTest = fc.record({row: anyNumber, column: anyNumber, isSafe: fc.boolean()});
const shown = fc.record({
	size: fc.integer({min: 1, max: 20}),
	tests: fc.array(squareTest, {minLength: 1, maxLength: 9}),
	window: fc.record({columns: fc.integer({min: 20, max: 200}), rows: fc.integer({min: 8, max: 60})}),
	text: fc.constantFrom(english, chinese),
});

test('squares with any numbers are shown in any window, and no line is too wide', () => {
	fc.assert(
		fc.property(shown, ({size, tests, window, text}) => {
			const printed = tests.map((test, index) => ({...test, line: index + 1, text: `${test.row} ${test.column}`}));
			const start = modelWith({size, screen: 'replay', window, text});
			const model = withReplay(start, {tests: printed, isRenamed: true});
			for (const index of replaying.of(model).programStates.keys()) {
				const frame = frameOf(replaying.with(model, {at: index}));
				expect(Math.max(...frame.map((line) => stringWidth(line)))).toBeLessThanOrEqual(window.columns);
				expect(frame.join('')).not.toContain('e+');
			}
		}),
	);
});

const statesOf = (...names: readonly string[]) =>
	fc.record({
		name: fc.constantFrom(undefined, ...names),
		size: fc.integer({min: 1, max: 7}),
		share: fc.integer({min: 0, max: 100}),
		columns: fc.integer({min: 40, max: 200}),
		rows: fc.integer({min: 12, max: 40}),
		text: fc.constantFrom(english, chinese),
	});
const lookedAt = fc.sample(statesOf(noDiagonal, 'ups never cleared', 'columns to n - 2'), {seed: 75, numRuns: 30});

function placeIn({name, size, share, columns, rows, text}: (typeof lookedAt)[number]): Model {
	const model = replayed(size, name, {text, window: {columns, rows}});
	const {faults, programStates: all} = replaying.of(model);
	const places = share % 2 === 0 && faults.length > 0 ? faults : [...all.keys()];
	return replaying.with(model, {at: places[Math.floor((share * (places.length - 1)) / 100)]!});
}

test('any test of any program is drawn whole, and all that is on its board is explained; the sentence is whole', () => {
	fc.assert(
		fc.property(statesOf(...Object.keys(wrong)), (state) => {
			const there = placeIn(state);
			const {columns} = state;
			expectToFit(textOf(there), there);
			const {marks, rows: rowsAt} = screenOf(screens, there);
			const signs = [shared.running, shared.returned].filter(([, sign]) => textOf(there).includes(sign(unicodeGlyphs)));
			expect(marks).toEqual(expect.arrayContaining(signs));
			const words = wordsAt(there, displayOf(screens, there));
			expect(wrap(fittingRows(words, columns - 2, sentenceRows), columns - 2).length).toBeLessThanOrEqual(sentenceRows);
			const squares = rowsAt!(there, knowledge).flatMap((row) => row.squares);
			const special = squares.filter(({role, sign, hasCursor}) => role || sign || hasCursor);
			expect(special.filter((square) => !marks.some((mark) => isOnSquare(mark, square, 'none')))).toEqual([]);
		}),
	);
});

test('frames and speech of many states are as they were when they were last looked at', async () => {
	const looks = lookedAt.map((state) => {
		const model = placeIn(state);
		const frames = [model, pressed(model, '?')].map((each) => textOf(each, 3));
		const seen = [...frames, ...Object.values(statementsOf(screens, model, knowledge))];
		const digest = createHash('sha256').update(seen.join('\n')).digest('hex').slice(0, 8);
		return [digest, state.name, state.size, state.share, `${state.columns}x${state.rows}`].join(' ');
	});
	await expect(`${looks.join('\n')}\n`).toMatchFileSnapshot('looks.txt');
});
