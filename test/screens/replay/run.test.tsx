import {expect, test} from 'vitest';
import {memoized} from '../../../source/explorer/knowledge.js';
import type {Model} from '../../../source/explorer/model.js';
import type {Result} from '../../../source/run/result.js';
import type {Outcome} from '../../../source/run/session.js';
import {statementsOf} from '../../../source/screens/everywhere/speech.js';
import {wayBack} from '../../../source/screens/everywhere/way-back.js';
import {screensWithReplay as screens} from '../../../source/screens/index.js';
import {running, startRun, withResult} from '../../../source/screens/replay/run.js';
import {replaying} from '../../../source/screens/replay/state.js';
import {settled} from '../../../source/screens/screen.js';
import {expectToFit} from '../../app/right.js';
import {rowsOf} from '../../judge/wrong-programs.js';
import {chinese, digitOf, english, knowledge, modelWith, usualWindows} from '../../pressed.js';
import {printed, printedWith, resultsWith, usualSource} from '../../run/runs.js';
import {at, frameOf, markedFrame, pressed, saidAt, textOf} from './replayed.js';

const started = startRun(modelWith({screen: 'replay'}), usualSource);

function ranOn(model: Model, results: readonly Result[]): Model {
	return results.reduce((before, result, index) => {
		const after = withResult(before, result, index === 0);
		return settled(screens, before, after, knowledge);
	}, model);
}

type Own = Parameters<typeof resultsWith>[0];

/** Of the right program, which takes longest to judge. */
const rightResults = memoized((options: Parameters<typeof resultsWith>[1]) => resultsWith(right, options));

async function ran(own: Own, model = started, options = {}): Promise<Model> {
	return ranOn(model, await (own === right ? rightResults(options) : resultsWith(own, options)));
}

const [noDiagonal, forgotten, noLastColumn] = ['/ never tested', 'flags never cleared', 'columns to n - 2'] as const;
const right: Own = (size) => ({output: printed(size)});
const wrong =
	(name: string): Own =>
	(size) => ({output: printedWith(size, name)});
const failed = (errors: string, output = '', status = 1) => ended({type: 'exit', status}, output, errors);

const traceback = (error: string) =>
	`Traceback (most recent call last):\n  File "queens.py", line 9, in place\n    x\n${error}`;
const wide = 'KeyError: '.padEnd(60, 'x');
const someTests = printed(4).split('\n').slice(0, 12).join('\n');
const solutionsOf = (size: number) => printed(size).replaceAll(/^\[.*\n?/gm, '');
const onlySafe = printed(4).replaceAll(/^.*=false\n?/gm, '');

const prints =
	(output: string, errors = ''): Own =>
	() => ({output, errors});
const ended =
	(end: Outcome['end'], output = '', errors = ''): Own =>
	() => ({output, errors, end});
const noFile = ended({type: 'no-file'});
const noTsx = ended({type: 'missing', tool: 'tsx'});
const unfinished: Own = () => ({output: '', todo: [8, 20]});
const names: Own = (size) => ({output: `[{row}][{col}]={safe}\n${solutionsOf(size)}`});
const onlySolutions: Own = (size) => ({output: solutionsOf(size)});
const anyStatus: Own = (size) => ({...right(size), end: {type: 'exit', status: 3}});
const killed = ended({type: 'signal', signal: 'SIGSEGV'}, someTests);
const endless = ended({type: 'time'}, someTests, traceback('KeyboardInterrupt'));
const oneWrong = printed(4).replace('1 3 0 2', '1 3 0 3');
const noVerdicts = [0, 1, 2, 3].map((column) => `[0][${column}]=None`).join('\n');

/** Each end, with a part of its sentence, and what its picture shows. */
const ends: [words: string, own: Own, shown: string, typed?: string][] = [
	['2 solutions are found. For 1, 5, 6 and 8 queens it is right, too.', right, 'solution 2'],
	['it is right, too. Next is queens-2.py: w goes on with it.', anyStatus, 'w write a start', 'queens-1.py'],
	['For 1, 5, 6 and 8 queens it is right, too.', (size) => ({output: `n: ${printed(size)}`}), 'solution 2'],
	['There is no file queens.py. w writes this start.', noFile, 'def is_safe(row'],
	['There is no file q.rs. Save it, and it runs.', noFile, 'println!("[{row}][{col}]={safe}");', 'q.rs'],
	['queens.py is empty. w writes this start.', ended({type: 'empty'}), 'def is_safe(row'],
	['Your program has printed nothing.', prints(''), 'print(f"[{row}]'],
	['Your program has printed nothing: lines 8 and 20 still say TODO.', unfinished, 'print(f"[{row}]'],
	['before the quotes, an f is missing (in JavaScript, write backquotes). Right: ', names, '2 0 3 1'],
	['Your program has printed 2 lines, but no test of a square.', prints('hello\nthere'), 'hello'],
	['Right: all 2 solutions for 4 queens, each once. To see the search, too', onlySolutions, '2 0 3 1'],
	['For 1, 5, 6 and 8 queens it is right, too.', onlySolutions, '2 0 3 1'],
	['It prints the same for 1 queen', prints(solutionsOf(4)), '2 0 3 1'],
	['Wrong: 9 of the 10', (size) => ({output: solutionsOf(size).replace('4 2 0 3 1\n', '')}), '3 1 4 2 0'],
	['Wrong: ', prints('0 1 2 3\n3 2 1 0\n'), 'print(f"[{row}]'],
	['All 60 tests are right, but not what your program prints', prints(oneWrong), 'Line 27: the queens in rows 1 and 3'],
	['has ended with an error, in line 9: NameError: no', failed(traceback('NameError: no')), 'File "queens.py", line 9'],
	['after test 12 with an error, in line 9: KeyError: xxx', failed(traceback(wide), someTests), 'xxx││'],
	['has ended after test 12 with an error', prints(`${someTests}\n${traceback('IndexError: no')}`), '│   File "'],
	["be compiled, in line 6: expected ';'", failed("q.c:6:1: error: expected ';'"), 'q.c:6:1: error', 'q.c'],
	['Your program has crashed after test 12 (SIGSEGV).', killed, '[3][0]='],
	['was stopped after 10 seconds. What does not end, in line 9?', endless, 'KeyboardInterrupt'],
	['Your program was stopped after 10 seconds. What does not end?', ended({type: 'time'}), 'queens.py'],
	['Your program prints too much, so it was stopped.', ended({type: 'output'}, 'x'.repeat(999)), 'xxx'],
	['Your program has ended with status 3.', failed('no', '', 3), 'no'],
	["'go' is not installed", ended({type: 'missing', tool: 'go'}), 'queens.py'],
	['TypeScript needs Node 22.18 or later, or tsx: npm install tsx', noTsx, 'q.ts', 'q.ts'],
	['has 5 queens, not the 4 that it gets.', prints(printed(5).replaceAll(/^\d.*\n?/gm, '')), 'solution 10'],
	['Your program has 6 queens, not the 4 that it gets.', prints(printedWith(6, noDiagonal)), '6 queens'],
	['Your program tests row 4, column 4.', prints(`${someTests}\n[4][4]=true`), '4 queens'],
	['It prints the same for 1 queen: take n from its argument', prints(printed(4)), 'solution 2'],
	['Your program says row 2, column 1', failed(traceback('KeyError'), printedWith(4, noDiagonal)), '7 [3][0]=false'],
	['Your program has no verdict on row 0, column 0', prints(noVerdicts), '[0][0]=None'],
	['only safe squares are printed. Print the line before the `if`', prints(onlySafe), 'print(f"[{row}]'],
];

// Readme: is shown at its first wrong test beside the right search, or with what has stopped it, and in which line
test.each(ends)('the end has its sentence and its picture: %s', async (words, own, shown, typed) => {
	const results = await resultsWith(own, {...(typed && {typed})});
	const model = ranOn(started, results);
	expect(saidAt(model)).toContain(words);
	expect(textOf(model)).toContain(shown);
	for (const text of [english, chinese]) {
		for (const window of usualWindows) {
			const other = ranOn({...started, text, window}, results);
			expectToFit(textOf(other), other);
			expect(saidAt(other)).not.toMatch(/undefined|NaN|\{[a-z]/);
		}
	}
});

const panels: Readonly<Record<string, Own>> = {
	'no file': noFile,
	'30 lines': prints(Array.from({length: 30}, (_, index) => `line ${index}`).join('\n')),
	error: failed(`${'a warning\n'.repeat(3)}${traceback('NameError: no')}`),
};
const inWindows = `
50x14 ¦ queens.py ¦ no file ¦ queens.py / # Write is_safe and place; each time you save, / import sys /  / n = int(sys.argv[1]) if len(sys.argv) > 1 else / queens = [0] * n /  / def is_safe(row, c): / # TODO: is this square attacked from row r /  / There is no file queens.py. w writes this start. /
50x14 ¦ queens.py ¦ 30 lines ¦ queens.py / line 24 / line 25 / line 26 / line 27 / line 28 / line 29 / The line to print after each test of a square / #<print(f"[{row}][{col}]={safe}")> /  / Your program has printed 30 lines, but no test / of a square. Print the line above.
50x14 ¦ python3 my/q.py ¦ error ¦ python3 my/q.py 4 / a warning / a warning / a warning / Traceback (most recent call last): / File "queens.py", line 9, in place / x / #<NameError: no> /  / Your program has ended with an error: NameError: / no /
80x20 ¦ my/queens.py ¦ error ¦ queens.py / a warning / a warning / a warning / Traceback (most recent call last): / File "queens.py", line 9, in place / x / #<NameError: no> /  /  /  /  /  /  / Your program has ended with an error, in line 9: NameError: no /  /  /`;

test.each(rowsOf(inWindows))('a panel has what was said last: %s, %s, %s', async (window, typed, end, lines) => {
	const [columns = 0, rows = 0] = window!.split('x').map(Number);
	const model = await ran(panels[end!]!, {...started, window: {columns, rows}}, {typed});
	const frame = markedFrame(model).slice(1, -1).join('\n');
	const shown = frame.replaceAll(/<[─-╿]+>/g, '');
	expect(shown.replaceAll(/ *\n */g, ' / ').trim()).toBe(lines);
});

test('it stands at the first wrong test, stays at one that is still wrong, and goes back to an earlier one', async () => {
	const first = await ran(wrong(noDiagonal));
	const {faults} = replaying.of(first);
	expect(at(first)).toBe(faults[0]);
	const second = pressed(first, 'n');
	expect(at(await ran(wrong(noDiagonal), second))).toBe(faults[1]);
	const other = await ran(wrong(noDiagonal), {...second, isPlaying: true, stepFraction: 0.5}, {typed: 'q.py'});
	expect([at(other), other.isPlaying, other.stepFraction]).toEqual([faults[0], false, 0]);
	const mended = await ran(wrong(noLastColumn), second);
	expect(at(mended)).toBe(replaying.of(mended).faults[0]);
	const early = await ran(() => ({output: printedWith(4, noDiagonal).replace('true', 'false')}), second);
	expect(at(early)).toBe(1);
});

test('the figures name the run, and how many tests were wrong before, with as many queens', async () => {
	const first = await ran(wrong(noDiagonal));
	const count = replaying.of(first).wrong;
	expect(textOf(first)).toContain(`run 1 · test ${at(first)} of 104 · ${count} wrong tests · `);
	const second = await ran(right, first);
	expect(textOf(second)).toContain(`run 2 · test 38 of 60 · 0 wrong tests (${count} before)`);
	expect(textOf(await ran(right, second))).toContain('run 3 · test 38 of 60 · 2 solutions');
	expect(textOf(await ran(wrong(noDiagonal), second, {size: 5}))).not.toContain('before)');
	expect(textOf(pressed(await ran(noFile), 'home'))).toMatch(/ no file queens\.py\. w writes this start\.\s+w write/);
	expect(textOf(await ran(() => ({output: '', end: {type: 'empty'}}), second))).toContain('run 2');
});

// Manual: some mistakes show only with 6. Replay then shows that run.
test('where 4 queens hide a mistake, the run with more is shown; the next begins with 4 again', async () => {
	const own: Own = (size) => ({output: size < 6 ? printed(size) : printedWith(size, noDiagonal)});
	const model = await ran(own);
	expect(model.size).toBe(6);
	expect(running.of(model)).toMatchObject({count: 1, asked: {size: 4}});
	expect(running.of(pressed(model, '+')).asked).toMatchObject({size: 7});
	expect(textOf(model)).toContain('run 1, right with 4 queens, not with 6 · test');
	expect(statementsOf(screens, model, knowledge)['run']).toContain('Run 1, right with 4 queens, not with 6: ');
	const mended = await ran(right, model);
	const later = withResult(pressed(mended, 'home'), running.of(mended).result!, false);
	expect(saidAt(later)).toMatch('Your program has made 60 tests.');
	expect(saidAt(mended)).toMatch(/^Right! All 60 tests .* For 1, 5, 6 and 8 queens it is right, too\.$/);
});

test('what is saved while other sizes run is not judged with them', async () => {
	let runs = 0;
	const results = await resultsWith((size) => (runs++ === 0 ? right(size) : {output: '[0][0]=False'}));
	expect(results.map(({size}) => size)).toEqual([4]);
});

test('too much for more queens is no mistake, but an error is one', async () => {
	const many = prints('[0][0]=true\n'.repeat(20_001));
	const own: Readonly<Record<number, Own>> = {5: ended({type: 'output'}), 6: ended({type: 'time'}), 8: many};
	expect(saidAt(await ran((size) => (own[size] ?? right)(size)))).toContain('For 1 queen it is right, too.');
	expect((await ran((size) => (size === 5 ? failed('NameError: no')(5) : right(size)))).size).toBe(5);
});

// Manual: of that output the first 50,000 bytes are read
test('of output without end only the beginning is read, because keys wait meanwhile', async () => {
	const [result] = await resultsWith(() => ({output: '[0][0]=true\n'.repeat(9000), end: {type: 'output'}}));
	expect(result!.tests!.tests).toHaveLength(Math.floor(50_000 / 12));
});

test('the fourth exercise stops at the first solution', async () => {
	const own: Own = (size) => ({output: printed(size).replace(/^(\d[^\n]*)\n.*/ms, '$1')});
	const model = await ran(own, started, {typed: 'queens-4.py'});
	expect(saidAt(model)).toContain('Right! All 26 tests are those of the search, and 1 solution is found.');
	expect(saidAt(await ran(own))).toContain('stops after the first solution');
	expect(saidAt(await ran(right, started, {typed: 'queens-4.py'}))).toContain('they go on after the first solution');
});

const elsewhere = [{screen: 'search'}, {screen: 'lesson'}, {screen: 'replay', overlay: 'help'}] as const;
test.each(elsewhere)('a save moves Replay only: on %o a notice tells of it', async (place) => {
	const first = await ran(wrong(noDiagonal));
	const before = settled(screens, first, {...first, ...place}, knowledge);
	const after = await ran(wrong(noLastColumn), before);
	const {wrong: count} = replaying.of(after);
	expect(after).toMatchObject({...place, size: before.size});
	const {message} = statementsOf(screens, after, knowledge);
	expect(message).toBe(`Your program has run: ${count} wrong tests. Replay shows them.`);
	expect(textOf(after)).toContain('Your program has run:');
});

test('r runs it again, and minus and plus with other sizes', async () => {
	const model = await ran(right);
	const askedAfter = (...keys: readonly string[]) => {
		const {asked, requests} = running.of(pressed(model, ...keys));
		return [asked?.size, requests];
	};
	expect(askedAfter('r')).toEqual([4, 1]);
	expect(askedAfter('+', '+')).toEqual([6, 2]);
	expect(askedAfter('-', '-', '-')).toEqual([1, 3]);
	expect(pressed(model, 'home', 'space', 'r').isPlaying).toBe(false);
	const largest = pressed(model, ...Array.from({length: 9}, () => '+'));
	expect(running.of(largest).asked?.size).toBe(8);
	expect(textOf(largest)).toContain('Your program runs with 1 to 8 queens.');
	expect(textOf(pressed(model, '-', '-', '-', '-'))).toContain('Your program runs with 1 to 8 queens.');
	// The board changes with the result.
	expect(largest.size).toBe(4);
	expect(askedAfter(digitOf('search'), '+', digitOf('replay'))).toEqual([4, 0]);
	expect(running.of(pressed(started, '+')).asked?.size).toBe(5);
	expect(running.of(pressed(modelWith({screen: 'replay'}), 'r')).requests).toBe(0);
});

test('w asks for a start where there is no program, and for the next exercise after the one before', async () => {
	const none = await ran(() => ({output: '', end: {type: 'no-file'}}), started, {typed: 'q.js'});
	expect(running.of(pressed(none, 'w')).asked).toMatchObject({typed: 'q.js', isWritten: true});
	const exercise = await ran(right, started, {typed: 'queens-1.c'});
	expect(running.of(pressed(exercise, 'w')).asked).toMatchObject({typed: 'queens-2.c', isWritten: true});
	expect(running.of(pressed(await ran(right), 'w')).requests).toBe(0);
	expect(running.of(pressed(await ran(onlySolutions, started, {typed: 'queens-1.c'}), 'w')).requests).toBe(0);
	expect(running.of(pressed(none, 'w', 'r')).asked).toMatchObject({isWritten: false});
});

test('c copies the command that runs it', () => {
	const commandOf = (typed: string) => {
		const asked = {typed, size: 5, base: 1 as const, limit: 2};
		return wayBack.of(pressed(startRun(modelWith({screen: 'replay'}), asked), 'end', 'c')).command;
	};
	expect(commandOf('queens.py')).toBe('queens-tui 5 --run queens.py --limit 2 --from-one');
	expect(commandOf('python3 "my q.py"')).toBe(`queens-tui 5 --run 'python3 "my q.py"' --limit 2 --from-one`);
	expect(commandOf('-c.py')).toContain('--run=-c.py');
});

test('a screen reader hears the run, the sentence, and the last lines of an error', async () => {
	const spoken = (model: Model) => statementsOf(screens, model, knowledge);
	const first = await ran(wrong(noDiagonal));
	const {wrong: count} = replaying.of(first);
	expect(spoken(first)['run']).toBe(`Run 1: ${count} wrong tests.`);
	expect(spoken(await ran(wrong(forgotten), first))['run']).toMatch(`wrong tests, ${count} before.`);
	expect([spoken(started)['run'], spoken(await ran(prints(onlySafe)))['run']]).toEqual(['', 'Run 1.']);
	const error = await ran(failed(`${traceback('NameError: no')}\n    at f (node:internal/x)\n\nNode.js v20`), first);
	expect(Object.keys(spoken(error)).slice(1, 4)).toEqual(['run', 'place', 'errors']);
	expect(spoken(error)['run']).toBe('Run 2.');
	expect(spoken(error)['errors']).toBe('  File "queens.py", line 9, in place\n    x\nNameError: no');
	expect(spoken(error)['place']).toBe('Your program has ended with an error, in line 9: NameError: no');
});

test('while it runs for long, this is said', async () => {
	const model = await ran(right);
	expect(textOf(running.with(model, {isRunning: true}))).toMatch(/Your program runs\. Save it, .*\s+run 2 \.\.\. · /);
	expect(textOf(pressed(model, 'home', 'space'))).toContain('▶ 5/s · test 0 of 60');
	expect(textOf(started)).toMatch(/Your program runs\. Save it, and it runs again\.\s+run 1 \.\.\. · 0 solutions/);
	expect(pressed(started, 'n')).toMatchObject({notice: 'none-after'});
});

test('the last line names the keys that lead on', async () => {
	const wide = {columns: 160, rows: 24};
	const first = await ran(wrong(noDiagonal), {...started, window: wide});
	const none = await ran(noFile, {...started, window: wide});
	const keysOf = (model: Model) => frameOf(model).at(-1)!.replace(/ {3,}/, ' … ').trim();
	expect([first, pressed(first, 'home', 'space'), none].map(keysOf)).toEqual([
		'r run again  ←→ test  n wrong test  ↑↓ over  Space play  Home start  : go to  Tab screen … q quit  ? keys  m menu',
		'Space pause  <> speed  n wrong test … ? keys  m menu',
		'w write a start  r run again  -+ size  Tab screen … q quit  ? keys  m menu',
	]);
});
