import stringWidth from 'string-width';
import {expect, test} from 'vitest';
import {languageIn} from '../../source/command-line/arguments.js';
import {type Command, parseCommandLine} from '../../source/command-line/command-line.js';
import {formatNames, options, usage} from '../../source/command-line/options.js';
import {screenIds} from '../../source/explorer/model.js';
import {numberKinds} from '../../source/explorer/square-numbers.js';
import {type Format, formats, printOptions} from '../../source/print/formats.js';
import {listed} from '../../source/text/en/words.js';
import {text as english, text} from '../../source/text/en.js';
import {text as chinese} from '../../source/text/zh/index.js';
import {rowsOf} from '../judge/wrong-programs.js';
import {defaultRequest} from '../print/request.js';
import {refusalOf} from '../refusal.js';

const parse = (...argv: string[]) => parseCommandLine(argv, true);
const said = (command: Command) => (command.type === 'say' ? command.words(text) : undefined);

const refusal = (argv: readonly string[], isTerminal = true) => refusalOf(() => parseCommandLine(argv, isTerminal));

const explored = {
	type: 'explore',
	size: 8,
	variant: 'scan',
	code: 'typescript',
	screen: 'solutions',
	at: undefined,
	options: new Map(),
	isAscii: undefined,
	wantsColour: true,
	isAccessible: false,
	isBare: false,
};

test('without arguments it explores 8 queens, and with others what they say', () => {
	expect(parse()).toEqual({...explored, isBare: true});
	expect(parse('12', '-v', 'flags', '--screen=search', '--at', '48', '--ascii', '--no-color')).toEqual({
		...explored,
		size: 12,
		variant: 'flags',
		screen: 'search',
		at: 48,
		isAscii: true,
		wantsColour: false,
	});
	// The last one counts.
	expect(parse('--no-ascii', '--ascii')).toMatchObject({isAscii: true});
	expect(parse('--ascii', '--no-ascii')).toMatchObject({isAscii: false});
});

test.each([
	['--run q.py', {code: 'python', size: 4, isBare: false, run: {size: 4, base: undefined}}],
	['6 --run q.go --from-one', {code: 'typescript', size: 6, run: {size: 6, base: 1}}],
	['--run q.py --code java', {code: 'java'}],
])('%s runs a program', (argv, changes) => {
	expect(parse(...argv.split(' '))).toMatchObject({screen: 'replay', ...changes});
});

test('the lesson starts at its first chapter, or at the chapter or task that is given', () => {
	const at = (chapter: string) => new Map([['lesson', [chapter]]]);
	expect(parse('--lesson')).toMatchObject({screen: 'lesson', options: at('1'), size: 8});
	expect(parse('6', '--lesson', '--ascii')).toMatchObject({screen: 'lesson', options: at('1'), size: 6, isAscii: true});
	expect(parse('--lesson=10')).toMatchObject({screen: 'lesson', options: at('10')});
	expect(parse('--lesson', '4.3', '--ascii')).toMatchObject({screen: 'lesson', options: at('4.3'), size: 8});
	expect(parse('--screen', 'lesson')).toMatchObject({screen: 'lesson', options: new Map()});
	expect(refusal(['--lesson'], false)).toContain('--lesson needs a terminal');
});

const destination = {file: undefined, isReplacing: false};

test.each([
	['6 -v flags --ascii --no-color', 'boards', {size: 6, variant: 'flags'}],
	['--at 3', 'boards', {at: 3}],
	['27 -p count --jobs 256 --shard 1/64', 'count', {size: 27, jobs: 256, share: {number: 1, of: 64}}],
	['1 -p count --jobs 1 --shard 64/64', 'count', {size: 1, jobs: 1, share: {number: 64, of: 64}}],
	['5 -p list --limit 3 --fundamental', 'list', {size: 5, limit: 3, isFundamentalOnly: true}],
])('without a terminal %s prints %s', (argv, format, changes) => {
	const request = {...defaultRequest, ...changes};
	expect(parseCommandLine(argv.split(' '), false)).toEqual({type: 'print', format, request, destination});
});

test('a recording starts where the explorer would', () => {
	const position = ['6', '-v', 'flags', '-s', 'search', '--ascii'];
	const recording = '-p picture --at 40.. --window 400x200 --speed 100 -o a'.split(' ');
	expect(parse(...position, ...recording)).toEqual({
		type: 'record',
		format: 'picture',
		start: {...parse(...position, '--at', '40')},
		range: {first: 40, last: undefined},
		window: {columns: 400, rows: 200},
		speed: 100,
		destination: {file: 'a', isReplacing: false},
	});
	expect(parse('-p', 'picture', '--lesson', '3')).toMatchObject({
		type: 'record',
		start: {screen: 'lesson', options: new Map([['lesson', ['3']]])},
		range: undefined,
		window: {columns: 80, rows: 24},
		destination,
	});
	expect(parseCommandLine(['--replay', '-'], false, true)).toMatchObject({type: 'explore'});
	expect(parse('-p', 'screen', '--replay', 'a', '--limit', '3', '--speed', '7', '--window=40x12')).toMatchObject({
		start: {source: {limit: 3}, options: new Map([['speed', ['7']]])},
		window: {columns: 40, rows: 12},
	});
	expect(parse('-p', 'picture', '--at', '005..5')).toMatchObject({range: {first: 5, last: 5}, start: {at: 5}});
});

test('a value may follow a space, an equals sign or a short option, and positional arguments may follow --; - is standard output', () => {
	const expected = parse('-p', 'list', '--output', 'a=b', '5', '--force');
	expect(parse('--force', '--output=a=b', '--print=list', '--', '5')).toEqual(expected);
	expect(parse('5', '-p=list', '-o=a=b', '--force')).toEqual(expected);
	expect(expected).toMatchObject({request: {size: 5}, destination: {file: 'a=b', isReplacing: true}});
	expect(parse('-p', 'list', '-o', '-', '--force')).toMatchObject({type: 'print', destination: {file: undefined}});
});

test.each([
	['5 --check - a', {files: ['-', 'a'], exercise: {size: 5}}],
	['--check=a b --check c d', {files: ['a', 'c', 'b', 'd']}],
	['9 --check a --from-one --check=b=c', {files: ['a', 'b=c'], exercise: {size: 9, base: 1}}],
	['--check a --limit 5', {exercise: {limit: 5}}],
	['--check a --print json --code cpp', {isJson: true, code: 'cpp'}],
])('%s is a check of files, all but numbers', (argv, changes) => {
	const {exercise, ...command} = changes as {exercise?: object};
	const whole = {size: undefined, base: undefined, isFundamentalOnly: false, limit: undefined};
	expect(parse(...argv.split(' '))).toEqual({
		type: 'check',
		files: ['a'],
		isJson: false,
		code: 'python',
		...command,
		exercise: {...whole, ...exercise},
	});
});

test('--help and --version override everything else', () => {
	expect(said(parse('--help'))).toBe(usage(text));
	expect(said(parse('8', '-h'))).toBe(usage(text));
	expect(parse('--version')).toEqual({type: 'version'});
});

// Manual: `queens-tui --help` lists the options and formats
test.each([english, chinese])('the help has lines of at most 80 cells, and its examples are commands', (text) => {
	const help = usage(text);
	expect(help.split('\n').filter((line) => stringWidth(line) > 80)).toEqual([]);
	const [, examples = ''] = /[:：]\n((?: {2}queens-tui .*\n)+)/.exec(help) ?? [];
	const commands = examples
		.trimEnd()
		.split('\n')
		.map((line) => line.trim().split(/ {2,}/)[0]!.split(' '));
	expect(commands).toHaveLength(5);
	for (const [name, ...argv] of commands) {
		expect([name, parse(...argv).type]).toEqual(['queens-tui', expect.stringMatching(/^(?:explore|print|check)$/)]);
	}

	for (const {name} of options) {
		expect(help).toMatch(new RegExp(`^ {2}(?:-\\w,| {3}) --${name}(?: |$)`, 'm'));
	}
});

test('the language of the arguments counts even if something else is wrong', () => {
	expect(languageIn(['--wat', '--lang', 'zh'])).toBe('zh');
	expect(languageIn(['--lang=en'])).toBe('en');
	expect(languageIn(['--lang', 'zh', '--lang=en'])).toBe('en');
	expect(languageIn(['8'])).toBeUndefined();
	expect(parse('--lang', 'zh')).toEqual(parse());
});

const numbers = listed(
	numberKinds.map(({id}) => id),
	'or',
);

/** Command lines, and what is said of them; `*` is each of the values that follow. */
const refused = `
* ¦ the size is a whole number from 1 to 27, not '*' ¦ 0 -1 ８ 99999999999999999999
8 9 ¦ the size can be given once, not as '8' and '9'
17 -v bitmask ¦ --variant bitmask ends at 16 queens, because its numbers have 32 bits: 17 queens need 33
--run --lang zh ¦ --run needs a value; --help lists those it takes
--check a --* ¦ --* needs a value; --help lists those it takes ¦ variant check
6 -p list -p ¦ --print needs a value; --help lists those it takes
--lesson 3 --lesson ¦ --lesson can be given once, not as '3' and '1'
--variant= ¦ --variant needs a value; --help lists those it takes
--ascii=yes ¦ --ascii takes no value, so '--ascii=yes' is not understood
-v scan -v flags ¦ --variant can be given once, not as 'scan' and 'flags'
--at -5 ¦ --at is a whole number of at least 0, not '-5'
--print list --limit 0 ¦ --limit is a whole number of at least 1, not '0'
--print list --limit * ¦ --limit is a whole number from 1 to ${Number.MAX_SAFE_INTEGER}, not '*' ¦ 99999999999999999999
--print list --at 3 --limit 3 ¦ --at does not go together with --limit
-p count --fundamental --jobs 2 ¦ --jobs does not go together with --fundamental
-p picture --at 1..2 --fundamental ¦ --fundamental does not go together with --at A..B
--print list --force ¦ --force goes only together with --output
-p count --jobs 257 ¦ --jobs is a whole number from 1 to 256, not '257'
-p count --shard=* ¦ --shard is a share I/M, such as 3/64, with I from 1 to M and M below 10^15, not '*' ¦ 0/4 5/4 0/0 1 1/ -1/4 1/2/3 1.5/4 1/1e3
--check out.txt 4 ¦ '4' may be the number of queens or a file: write the number before the option, and a file as ./4
--check - - ¦ --check - can be given once, not as '-' and '-'
--from-one ¦ --from-one goes only together with --check
--check x --screen search ¦ --screen does not go together with --check
--check x --print list ¦ --print list does not go together with --check
--check x --limit 2 --fundamental ¦ --limit does not go together with --fundamental
--limit 3 ¦ --limit goes only together with --print
-p picture --at=* ¦ --at is a number of at least 0, or a range such as 40..60 or 40.., not '*' ¦ 9..4 .. ..4 4... 4..5..6 4-5 1e3 -1..3 4..99999999999999999999
-s search --at 4..9 ¦ --at is a whole number of at least 0, not '4..9'
-p screen --window * ¦ --window is a size from 40x12 to 400x200, such as 80x24, not '*' ¦ 80 80x 39x24 80x11 401x24 80x201 80X24 80x24x3 0x50x50 1e2x24
-p screen --at 4..5 ¦ --at is a whole number of at least 0, not '4..5'
-p picture --at 1..2 --speed 101 ¦ --speed is a whole number from 1 to 100, not '101'
--run a --at 3 ¦ --at does not go together with --run
--run a --*=play ¦ --* does not go together with --run ¦ screen lesson
--replay a --*=play ¦ --* does not go together with --replay ¦ run screen lesson
--lesson --screen search ¦ --screen does not go together with --lesson
--lesson -p list ¦ --lesson needs a terminal to explore in, or --print screen or picture
-p picture --lesson --at 4..5 ¦ --at does not go together with --lesson
-p picture --accessible ¦ --accessible does not go together with --print picture
-p list --window 80x24 ¦ --window does not go together with --print list
--replay a -p screen --jobs 2 ¦ --jobs does not go together with --print screen
--window 80x24 ¦ --window goes only together with --print
--force ¦ --force goes only together with --print
--lang de ¦ --lang is en or zh, not 'de'
--help --lang=ZH ¦ --lang is en or zh, not 'ZH'
--some-name=3 ¦ there is no option '--some-name'; --help lists those there are
* ¦ there is no option '*'; --help lists those there are ¦ --wrong --versionnn --v --color -x -hv --no-colour
--screen Search ¦ --screen is ${listed(screenIds, 'or')}, not 'Search'
--print xml ¦ --print is ${listed(formatNames, 'or')}, not 'xml'
--screen play --numbers all ¦ --numbers is ${numbers}, not 'all'`;

test.each(rowsOf(refused))('names the value and what is allowed: %s: %s', (argv = '', message = '', values = '*') => {
	for (const value of values.split(' ')) {
		expect(refusal(argv.replace('*', value).split(' '))).toBe(message.replace('*', value));
	}
});

test('an error names an empty value, and one that is very long', () => {
	expect(refusal([''])).toBe("the size is a whole number from 1 to 27, not ''");
	const long = "--variant is scan, flags or bitmask, not 'axxxxxxxxxxxxxxxxxxx…xxxxxxxxxxxxxxxxxxx'";
	expect(refusal(['-v', `a${'x'.repeat(5000)}`])).toBe(long);
});

test('each format refuses the options that it does not accept', () => {
	const values: Readonly<Record<string, readonly string[]>> = {fundamental: [], shard: ['1/2']};
	for (const [name, {acceptedOptions}] of Object.entries<Format>(formats)) {
		for (const option of printOptions.filter((each) => !acceptedOptions.includes(each))) {
			const argv = [`--${option}`, ...(values[option] ?? ['1'])];
			expect(refusal(['-p', name, ...argv])).toBe(`--${option} does not go together with --print ${name}`);
		}
	}
});
