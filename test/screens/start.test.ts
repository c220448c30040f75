import {expect, test} from 'vitest';
import {searchViews} from '../../source/explorer/model.js';
import {numberKinds} from '../../source/explorer/square-numbers.js';
import {chapters} from '../../source/screens/lesson/chapters.js';
import {playBoard} from '../../source/screens/play-board.js';
import type {Square} from '../../source/solver/board.js';
import {listed} from '../../source/text/en/words.js';
import {frameOf} from '../app/render.js';
import {refusalOf} from '../refusal.js';
import {startedWith} from './started.js';

const play = ['--screen', 'play', '--queens'] as const;
const written = (queens: readonly Square[] = []) => queens.map(({row, column}) => `${row},${column}`).join(' ');
const queensIn = (...argv: readonly string[]) => written(playBoard.of(startedWith(argv)).queens);

// Manual: has for each row from the top the columns of its queens, or a dot
test('--queens says which queens stand on the board of Play, row by row', () => {
	expect(queensIn('4', ...play, '1 3 . 0,2')).toBe('0,1 1,3 3,0 3,2');
	expect(queensIn('27', ...play, '  26\t. 007 ')).toBe('0,26 2,7');
	expect(queensIn('1', ...play, '0')).toBe('0,0');
	expect(queensIn('4', ...play, ' ')).toBe('');
});

const onSearch = listed(
	numberKinds.flatMap(({id, screens: shown}) => (shown.includes('search') ? [id] : [])),
	'or',
);
const noBoard = (given: string) =>
	`--queens is for each row, at most 4, a column from 0 to 3, different ones as in 0,3, or . for none, not '${given}'`;

test.each([
	[['4', ...play, '1 3 0 4'], noBoard('1 3 0 4')],
	[['4', ...play, '. 1,01'], noBoard('. 1,01')],
	[['4', ...play, '-1'], noBoard('-1')],
	[['4', ...play, '１'], noBoard('１')],
	[['4', ...play, '1,1*'], noBoard('1,1*')],
	[['4', ...play, '\u001B]52;c;aGk=\u0007'], noBoard('\\u{1b}]52;c;aGk=\\u{7}')],
	[['4', ...play, '. . . . .'], noBoard('. . . . .')],
	[['-s', 'play', '--at', '4'], '--at does not go together with --screen play'],
	[['4', '--queens', '1'], '--queens goes only together with --screen play'],
	[['-s', 'compare', '--speed', '0'], "--speed is a whole number from 1 to 1000000, not '0'"],
	[['-s', 'search', '--numbers', 'solutions'], `--numbers is ${onSearch}, not 'solutions'`],
	[['-s', 'compare', '--view', 'tree'], '--view goes only together with --screen search'],
	[['--lesson=4.9'], "--lesson is 4.1 to 4.3 in chapter 4, not '4.9'"],
	[['--lesson=7.0'], "--lesson is 7.1 in chapter 7, not '7.0'"],
	...[`${chapters.length + 1}`, `${chapters.length + 1}.1`, '0', '4.', '4.2.1', '-4', '4,2'].map(
		(given): [string[], string] => [
			[`--lesson=${given}`],
			`--lesson is a chapter from 1 to ${chapters.length}, or a task of one such as 4.2, not '${given}'`,
		],
	),
])('%j is refused', (argv, message) => {
	expect(refusalOf(() => startedWith(argv))).toBe(message);
});

test('--at is refused at once if no board of this size has such a solution', () => {
	const far = String(Number.MAX_SAFE_INTEGER);
	expect(refusalOf(() => startedWith(['25', '--at', far]))).toBe(
		'--at 9007199254740991 is beyond the end: the solutions for 25 queens end at 2,207,893,435,808,352',
	);
	// More solutions than this are known.
	startedWith(['27', '--at', far]);
	startedWith(['27', '--screen', 'search', '--at', far]);
});

test.each(searchViews)('--view %s is on the screen where there is room', (view) => {
	const start = (columns: number, rows: number) =>
		startedWith(['8', '--screen', 'search', '--view', view], {columns, rows});
	start(50, 14);
	for (const model of [start(80, 24), start(200, 70)]) {
		expect(frameOf(model).join('\n')).toContain(`─ ${{program: 'Program', tree: 'Zoom'}[view]}`);
	}
});
