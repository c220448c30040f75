import {readFileSync} from 'node:fs';
import path from 'node:path';
import chalk from 'chalk';
import {expect, test, vi} from 'vitest';
import type {OptionValues} from '../../source/explorer/keymap.js';
import {reach} from '../../source/print/reach.js';
import {type RecordingName, record} from '../../source/record/record.js';
import {screens} from '../../source/screens/index.js';
import {startingModel} from '../../source/screens/start.js';
import {Tape} from '../../source/solver/tape/tape.js';
import {mount} from '../app/mounted.js';
import {frameOf} from '../app/render.js';
import {atStep, chinese, english, knowledge} from '../pressed.js';
import {temporaryFolder} from '../temporary-folder.js';
import {cellsOf} from './cells.js';
import {recorded, usual} from './recorded.js';

const folder = temporaryFolder();
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

/** Writes a frame to a file, in an environment without other settings, from a terminal with 256 colours. */
async function writtenIn(environment: Readonly<Record<string, string>>, format: RecordingName = 'screen') {
	const settings = {FORCE_COLOR: undefined, NO_COLOR: undefined, LC_ALL: '', LANG: 'C.UTF-8', ...environment};
	for (const [name, value] of Object.entries(settings)) {
		vi.stubEnv(name, value);
	}

	chalk.level = 2;
	const file = path.join(folder, 'frame');
	const start = {...usual, at: 48, isAscii: undefined, wantsColour: true};
	const window = {columns: 80, rows: 24};
	const options = {format, start, window, destination: {file, isReplacing: true}, range: undefined, speed: undefined};
	await record(options, {language: 'en', text: english});
	chalk.level = 0;
	return readFileSync(file, 'utf8');
}

// Manual: `screen` has colours in a terminal, or where `FORCE_COLOR` asks for them.
test('a file has no colours, or those that the environment asks for', async () => {
	expect(await writtenIn({})).toBe(`${frameOf(atStep(8, 48)).join('\n')}\n`);
	expect(await writtenIn({FORCE_COLOR: 'true'})).toContain('\u001B[38;5;');
	const coloured = await writtenIn({FORCE_COLOR: '3', LANG: 'C'});
	expect(coloured).toContain('\u001B[38;2;');
	expect(coloured).toMatch(/^[\u001B -~\n]*$/);
	expect(await writtenIn({LANG: 'C'}, 'picture')).toContain('✗');
});
