import {duration, number} from '../numbers.js';
import {printable} from '../printable.js';
import {programCommand} from '../program.js';
import {counted, listed, quoted} from './words.js';

function timeLeft(seconds: number | undefined): string {
	return seconds === undefined ? '' : `, about ${duration(seconds, 'min', 'h')} left`;
}

const theSize = 'the size';

/** Without the code of the system; a full disk in plainer words. */
function systemError(message: string): string {
	return message.replace(/^E[A-Z0-9]+: /, '').replace(/^no space left on device/, 'the disk is full');
}

export const commandLine = {
	language: 'en' as 'en' | 'zh',
	usage: (smallest: number, largest: number) => [
		`Usage: ${programCommand} [SIZE] [OPTION ...]`,
		'',
		'Explores the N-queens problem: every solution, and the backtracking that finds',
		`them, step by step. SIZE is the number of queens, from ${smallest} to ${largest}, 8 if not given.`,
		'Where input or output is no terminal, it prints every solution as a board.',
		'',
	],
	examplesTitle: 'To try:',
	examples: {
		lesson: 'learn backtracking in a quarter of an hour',
		search: 'watch it, step by step',
		list: 'print the solutions for 6 queens',
		run: 'write your own, and see it run at each save',
		check: 'check what your own program prints',
	},
	optionGroups: {
		start: 'Where to start:',
		shown: 'What the screen shows:',
		print: 'Printing:',
		check: 'Your own program:',
		terminal: 'Language and terminal:',
		others: 'Others:',
	},
	options: {
		code: 'the language of the program shown (default: typescript)',
		variant: 'how the search knows that a square is attacked (default: scan)',
		screen: 'what to start with (default: solutions)',
		lesson: 'start the lesson, or go on with this chapter or task: backtracking in a quarter of an hour',
		at: 'this solution, or with search and compare this step; A..B or A.. with --print steps and picture',
		wall: 'with solutions, the wall: all of them as small boards',
		view: 'with search, what stands beside the board (default: program)',
		speed: 'steps a second of playback, or steps or solutions a second over a range (default: 5)',
		queens: 'with play, the queens: a column for each row, several as in 0,3, or . for none',
		numbers:
			'mark the squares that queens attack, or give each the number of its diagonal \\ or /; with play also solutions left',
		print: 'print instead of exploring, in one of the formats below',
		limit: 'print at most this many solutions',
		fundamental: 'list or print only the first solution of each symmetry class',
		output: 'print to this file, which must not exist yet; - is standard output',
		force: 'replace the file if it exists',
		window: 'draw the screen in a window of this size (default: 80x24)',
		jobs: 'count in this many threads (default: one for each core)',
		shard: 'count only the I-th of M shares',
		run: 'run my program at each save, and show its first wrong test: a file such as queens.py, or a command, which gets the size (default: 4) as its last argument',
		check: 'is my program right? check what it has printed, in these files or folders; - is standard input',
		replay: 'see where my program goes wrong: step through the tests that it has printed; - is standard input',
		'from-one': 'rows and columns count from 1 in the file (default: detected)',
		lang: 'the language: English or Chinese (default: from LC_ALL, LC_MESSAGES, LANG or the system)',
		ascii: 'draw with ASCII characters only',
		'no-ascii': 'draw with Unicode characters, whatever the terminal says',
		'no-color': 'draw without colour',
		accessible: 'print lines of text instead, for screen readers',
		help: 'print this and exit',
		version: 'print the version and exit',
	},
	formatsTitle: 'Formats:',
	formats: {
		boards: 'every solution as a board of Q and .',
		list: "one solution per line: the column of each row's queen",
		json: 'all solutions as one JSON document',
		trace: 'one line for each square tested: [row][column]=true where it is safe, else false',
		steps: 'one line for each step: its number, kind and square, and the sentence of the screen',
		count: 'the number of solutions alone',
		compare: 'what the search costs each variant: checks, writes, cells of memory, and time',
		screen: 'what the explorer shows, as text',
		picture: 'the same as an SVG picture; over a range (--at 0..48) it moves',
	},
	unknownOption: (value: string) => `there is no option ${quoted(value)}; --help lists those there are`,
	noValue: (what: string) => `${what} needs a value; --help lists those it takes`,
	takesNothing: (what: string, value: string) => `${what} takes no value, so ${quoted(value)} is not understood`,
	moreThanOne: (what: string | undefined, values: readonly string[]) =>
		`${what ?? theSize} can be given once, not as ${values.map((value) => quoted(value)).join(' and ')}`,
	sizeOrFile: (value: string) =>
		`${quoted(value)} may be the number of queens or a file: write the number before the option, and a file as ./${value}`,
	/** The size, which has no option's name, if `what` is undefined. */
	notAllowed: (what: string | undefined, value: string, allowed: string) =>
		`${what ?? theSize} is ${allowed}, not ${quoted(value)}`,
	allowed: {
		words: (allowed: readonly string[]) => listed(allowed, 'or'),
		number: (least: number, most: number | undefined) =>
			`a whole number ${most === undefined ? `of at least ${least}` : `from ${least} to ${most}`}`,
		share: 'a share I/M, such as 3/64, with I from 1 to M and M below 10^15',
		range: 'a number of at least 0, or a range such as 40..60 or 40..',
		window: (least: string, most: string) => `a size from ${least} to ${most}, such as 80x24`,
		task: (chapter: string, tasks: number) =>
			`${chapter}.1${tasks > 1 ? ` to ${chapter}.${tasks}` : ''} in chapter ${chapter}`,
		queens: (size: number) =>
			`for each row, at most ${size}, a column from 0 to ${size - 1}, different ones as in 0,3, or . for none`,
		chapter: (chapters: number) => `a chapter from 1 to ${chapters}, or a task of one such as 4.2`,
	},
	notRead: (file: string, why: string) => `${quoted(file)} cannot be read: ${systemError(why)}`,
	noSuchFiles: (pattern: string) =>
		`${quoted(pattern)} is no file, and no shell has put file names in its place: type the names, or in PowerShell (Get-Item ${printable(pattern)})`,
	waitingForTests: 'Waiting for the tests of your program. Ctrl+C shows those that it has printed.',
	noTests: 'there are no tests to replay: print a line for each square tested, such as [3][5]=False',
	literalTests: (line: number, text: string) =>
		`line ${line} has names instead of numbers: ${quoted(text)}; perhaps the f before the quotes is missing, or backquotes`,
	otherSizeOfTests: (tests: number, size: number) =>
		`these are tests of ${tests} queens, not of ${size}: ${programCommand} ${tests} --replay FILE`,
	noSizeOfTests: `the tests do not show how many queens there are: give it, as in ${programCommand} 8 --replay FILE`,
	tooManyFrames: (most: number) => `--print picture shows at most ${number(most)} steps or solutions`,
	notReached: (value: number, seconds: number) =>
		`--at ${value} is too far away: the search does not get there within ${seconds} seconds`,
	pictureRange: (what: 'steps' | 'solutions', first: number, last: number) =>
		`${what} ${number(first)} to ${number(last)}`,
	notTogether: (one: string, other: string) => `${one} does not go together with ${other}`,
	onlyWith: (one: string, other: string) => `${one} goes only together with ${other}`,
	beyondEnd: (what: 'steps' | 'solutions', size: number, value: number, last: number | bigint) =>
		`--at ${value} is beyond the end: the ${what} for ${counted(size, 'queen')} end at ${number(last)}`,
	needsExplorer: (what: string) => `${what} needs a terminal to explore in, or --print screen or picture`,
	noKeyboard: '--replay needs a terminal for its keys, and there is none; --print screen needs no keys',
	variantEnds: (what: string, largest: number, size: number) =>
		`${what} ends at ${largest} queens, because its numbers have 32 bits: ${size} queens need ${2 * size - 1}`,
	isThere: (file: string) => `--output ${quoted(file)} is there already; --force replaces it`,
	noFile: (file: string) => `${quoted(file)} is no file, and only a file can be replaced`,
	notWritten: (file: string, why: string) => `nothing is written to ${quoted(file)}: ${systemError(why)}`,
	notPrinted: (why: string) => `cannot write to standard output: ${systemError(why)}`,
	solutionHeading: (solution: number) => `Solution ${solution}`,
	measurementHeads: ['size', 'variant', 'checks', 'writes', 'cells', 'milliseconds'],
	whyNotMeasured: (most: number) => `# - not measured: a search of more than ${most} steps takes long`,
	progress: (percent: string, secondsLeft: number | undefined) => `${percent} counted${timeLeft(secondsLeft)}`,
	stepKinds: {start: 'start', test: 'test', place: 'placement', solution: 'solution', backtrack: 'return'},
	noneToPrint: (size: number) => `${counted(size, 'queen')} have no solution`,
	folderGone: 'the current folder has been deleted',
	failure: (message: string) => `something went wrong: ${systemError(message)}`,
};
