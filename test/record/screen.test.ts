import {execFileSync} from 'node:child_process';
import process from 'node:process';
import chalk from 'chalk';
import {expect, test, vi} from 'vitest';
import type {OptionValues} from '../../source/explorer/keymap.js';
import {reach} from '../../source/print/reach.js';
import {screens} from '../../source/screens/index.js';
import {startingModel} from '../../source/screens/start.js';
import {Tape} from '../../source/solver/tape/tape.js';
import {mount} from '../app/mounted.js';
import {frameOf} from '../app/render.js';
import {atStep, chinese, english, knowledge} from '../pressed.js';
import {cellsOf} from './cells.js';
import {recorded, usual} from './recorded.js';

const fourthChapter: OptionValues = new Map([['lesson', ['4']]]);

// Manual: What the explorer shows can be printed without a terminal
test.each([
	[{at: 48}, english, {columns: 80, rows: 24}],
	[{screen: 'compare', at: 876}, english, {columns: 120, rows: 40}],
	[{screen: 'solutions', at: 92}, english, {columns: 50, rows: 14}],
	[{screen: 'lesson', options: fourthChapter}, chinese, {columns: 100, rows: 30}],
	[{screen: 'play', size: 12}, chinese, {columns: 80, rows: 24}],
] as const)('prints the cells that the terminal shows: %j', async (start, text, window) => {
	// The smallest window is drawn in ASCII.
	const isAscii = window.columns === 50;
	const speaking = {language: text === chinese ? 'zh' : 'en', text, window, isAscii} as const;
	const {frames} = await recorded(start, {speaking});
	const printed = frames[0]!.join('\n');
	chalk.level = 3;
	const mounted = mount(startingModel(screens, {...usual, ...start}, speaking, knowledge));
	const shown = await mounted.settled(true);
	mounted.unmount();
	expect(await cellsOf(printed, window)).toEqual(await cellsOf(shown, window));
	expect(printed).toMatch(/^[^\n]*\u001B\[1m/);
	expect(printed.split('\n')).toHaveLength(window.rows);
});

// Manual: A step is waited for up to a minute
test.each([
	['steps', {at: 19_925}, undefined, '--at 19925 is beyond the end: the steps for 8 queens end at 19,924'],
	['steps', {at: 19_924}, 19_925, '--at 19925 is beyond the end: the steps for 8 queens end at 19,924'],
	['solutions', {screen: 'solutions', at: 92}, 93, '--at 93 is beyond the end: the solutions for 8 queens end at 92'],
	['solutions', {screen: 'solutions', at: 0}, 3, "--at is a whole number of at least 1, not '0'"],
	['steps', {size: 12, at: 48}, 1e9, /beyond the end: the steps for 12 queens end at \d/],
] as const)('%s beyond the end are refused: %j to %s', async (_, start, last, message) => {
	const {at} = start;
	await expect(recorded(start, {range: last === undefined ? undefined : {first: at, last}})).rejects.toThrow(message);
});

test('a step that the search soon reaches is waited for, and one that is too far away is refused', async () => {
	const tape = new Tape(8);
	tape.advance(0);
	const clock = vi.spyOn(performance, 'now').mockReturnValueOnce(0).mockReturnValue(2000);
	await reach(tape, 'steps', 19_924);
	clock.mockReturnValueOnce(0);
	await expect(reach(new Tape(27), 'steps', 1e15)).rejects.toThrow(/too far away: .* within 60/);
});

/** Prints a frame without a terminal. */
function printedIn(environment: Readonly<Record<string, string>>, format = 'screen'): string {
	const {FORCE_COLOR: _, NO_COLOR: __, ...inherited} = process.env;
	const env = {...inherited, LANG: 'C.UTF-8', LC_ALL: '', ...environment};
	const parameters = ['dist/cli.js', '8', '-s', 'search', '--at', '48', '-p', format];
	return execFileSync(process.execPath, parameters, {encoding: 'utf8', env});
}

// Manual: `screen` has colours in a terminal, or where `FORCE_COLOR` asks for them.
test('prints text without colours where there is no terminal, and with those that the environment asks for', () => {
	expect(printedIn({})).toBe(`${frameOf(atStep(8, 48)).join('\n')}\n`);
	const coloured = printedIn({FORCE_COLOR: '3', LANG: 'C'});
	expect(coloured).toContain('\u001B[38;2;');
	expect(printedIn({LANG: 'C'}, 'picture')).toContain('✗');
	expect(coloured).toMatch(/^[\u001B -~\n]*$/);
});
