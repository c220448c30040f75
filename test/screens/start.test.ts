import {expect, test} from 'vitest';
import {parseCommandLine} from '../../source/command-line/command-line.js';
import type {Model} from '../../source/explorer/model.js';
import {screens} from '../../source/screens/index.js';
import {attempt} from '../../source/screens/play/attempt.js';
import {startingModel} from '../../source/screens/start.js';
import {text} from '../../source/text/en.js';
import {Refusal} from '../../source/text/refusal.js';
import {knowledge} from '../pressed.js';

const surroundings = {language: 'en', text, window: {columns: 80, rows: 24}} as const;

/** The model that these arguments start with. */
function startedWith(...argv: readonly string[]): Model {
	const command = parseCommandLine(argv, true);
	if (command.type !== 'explore') {
		throw new Error(command.type === 'refuse' ? command.words(text) : command.type);
	}

	return startingModel(screens, command, surroundings, knowledge);
}

/** What the program says instead of starting; undefined if it starts. */
function refusalOf(...argv: readonly string[]): string | undefined {
	try {
		startedWith(...argv);
		return undefined;
	} catch (error) {
		return error instanceof Refusal ? error.words(text) : String(error);
	}
}

const play = ['--screen', 'play', '--queens'] as const;
const queensIn = (...argv: readonly string[]) =>
	attempt.of(startedWith(...argv)).queens.map(({row, column}) => [row, column]);

test('--queens says which queens stand on the board of Play, row by row', () => {
	expect(queensIn('4', ...play, '1 3 . 0,2')).toEqual([
		[0, 1],
		[1, 3],
		[3, 0],
		[3, 2],
	]);
	expect(queensIn('27', ...play, '  26\t. 007 ')).toEqual([
		[0, 26],
		[2, 7],
	]);
	expect(queensIn('1', ...play, '0')).toEqual([[0, 0]]);
	expect(queensIn('4', ...play, ' ')).toEqual([]);
});

const noRow = (row: number, given: string) =>
	`--queens needs for row ${row} a column from 0 to 3, different ones as in 0,3, or . for none, not '${given}'`;

test.each([
	[['4', ...play, '1 3 0 4'], noRow(3, '4')],
	[['4', ...play, '. 1,1'], noRow(1, '1,1')],
	[['4', ...play, '1,'], noRow(0, '1,')],
	[['4', ...play, '1,.'], noRow(0, '1,.')],
	[['4', ...play, '-1'], noRow(0, '-1')],
	[['4', ...play, '..'], noRow(0, '..')],
	[['4', ...play, '1e0'], noRow(0, '1e0')],
	[['4', ...play, '１'], noRow(0, '１')],
	[['4', ...play, '9'.repeat(400)], noRow(0, '9'.repeat(400))],
	[['4', ...play, '\u001B]52;c;aGk=\u0007'], noRow(0, '\\u{1b}]52;c;aGk=\\u{7}')],
	[['4', ...play, '. . . . .'], '--queens has 5 rows, but the board has only 4'],
	[['4', '--queens', '1'], '--queens goes only together with --screen play'],
	[['4', '--lesson', '2', '--queens', '1'], '--queens goes only together with --screen play'],
])('%j is refused', (argv, message) => {
	expect(refusalOf(...argv)).toBe(message);
});
