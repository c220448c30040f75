import type {Attack, Step} from '../../source/solver/index.js';
import type {Text} from '../../source/text/en.js';
import type {ReturnReason} from '../../source/text/facts.js';
import {lessonSamples} from './lesson-samples.js';

/** Whether this is a function or holds one. */
type HasFunction<T> = T extends (...values: never) => unknown
	? true
	: T extends string | readonly unknown[]
		? false
		: true extends {[Key in keyof T]-?: HasFunction<NonNullable<T[Key]>>}[keyof T]
			? true
			: false;

/** Lists of parameters for each function of a catalogue. A function without samples does not compile. */
export type Samples<T> = T extends (...values: infer Values) => unknown
	? readonly Readonly<Values>[]
	: {
			readonly [Key in keyof T as HasFunction<NonNullable<T[Key]>> extends true ? Key : never]-?: Samples<
				NonNullable<T[Key]>
			>;
		};

const square = {row: 3, column: 5};
const attacks: readonly Attack[] = [
	{line: 'column', row: 0},
	{line: 'diagonal', row: 2},
	{line: 'antidiagonal', row: 1},
];
const [attack = {line: 'column', row: 0}] = attacks;
const steps: readonly Step[] = [
	{type: 'test', ...square, attack: undefined},
	{type: 'test', ...square, attack},
	{type: 'place', ...square},
	{type: 'solution', number: 5},
	{type: 'backtrack', ...square},
];
const reasons: readonly ReturnReason[] = [
	{type: 'solution'},
	{type: 'dead-end', size: 8},
	{type: 'failed', size: 8, explored: 2},
	{type: 'found', solutions: 1},
	{type: 'found', solutions: 4},
];
const stepTypes = ['test', 'place', 'backtrack', 'solution', undefined] as const;
const costs = stepTypes.flatMap((type) =>
	[undefined, 'scan'].map((variant) => [variant, type, {checks: 1, writes: 3}, {checks: 1082, writes: 3}] as const),
);
const costsHere = [3, 2, 1].map((one) => ({checks: one, writes: one}));
const trade = {size: 8, isAll: true, checksSaved: 22_104, writesPaid: 12_336, cellsKept: 38};
const trades = [
	[trade],
	[{...trade, isAll: false}],
	[{...trade, checksSaved: -31}],
	[{...trade, checksSaved: 0, isAll: false}],
] as const;
const answerKeys = {safe: 's', test: 't', place: 'p', return: 'r', solution: 'f'};
const row = [[3]] as const;
const filled = [
	[3, true],
	[3, false],
] as const;
const squares = [square, {row: 1, column: 3}, {row: 0, column: 0}];
const pins = [square, {row: 4, column: undefined}];
const yesAndNo = [[true], [false]] as const;
const counts = [[1], [1234]] as const;
const directions = [1, -1] as const;
const bend = {variant: 'scan', first: {size: 5, factor: 3.2}, last: {size: 9, factor: 5.1}} as const;
const shareOf = {size: 21, of: 64, version: '0.1.0'};

export const samples: Samples<Text> = {
	number: [[1234], [12n]],
	large: [[1234n], [10n ** 20n]],
	total: [
		[92, true],
		[92, false],
	],
	queens: [[1], [8]],
	keysOf: [['Search']],
	ofTotal: [['12', '2,057']],
	counted: {tests: counts, placements: counts, solutions: counts, deadEnds: counts, checks: counts},
	solutionNumber: counts,
	check: {
		read: [
			[8, ['boards'], 1],
			[1, [], 93],
		],
		forms: {
			boards: [
				['Q', '.'],
				['Q', ' '],
			],
			list: [[0]],
			trace: [[1]],
		},
		complete: [[0], [1], [92]],
		enough: counts,
		oneOfEach: [[1], [12]],
		incomplete: [
			[91, 92n, 0],
			[91, 92n, 1],
			[92, 92n, 7],
		],
		asks: {limit: [[1], [5]]},
		missing: [[14, [2, 4, 1, 7, 0, 6, 3, 5]]],
		someMissing: [[7n]],
		twice: [[3, 17, 41]],
		more: [[27n]],
		wrong: {
			attack: [
				[29, 29, square, {row: 5, column: 7}, 'diagonal'],
				[29, 36, square, {row: 5, column: 5}, 'column'],
			],
			'no-queen': [[29, 36, 2]],
			several: [[29, 36, 2, [0, 3]]],
			outside: [[29, 29, 2, [8], 8]],
		},
		broken: {
			rows: [
				[29, 35, 7, 8],
				[29, 29, 1, 8],
			],
			cells: [[29, 29, 7, 8]],
			numbers: [[29, 29, 7, 8]],
			unread: [[29]],
		},
		alone: counts,
		sameTrace: counts,
		differs: [[48, {...square, isSafe: true}]],
		endsEarly: [[900]],
		shouldBe: [[{...square, isSafe: false}]],
		goesOn: [[{...square, isSafe: false}]],
		isOver: [[1], [92]],
		because: {
			attacked: attacks.map((each) => [square, each] as const),
			safe: [[square]],
		},
		reasons: {first: [[]], next: [[square]], placed: [[square]], returned: [[square]]},
		claim: [[160, 91, 92n]],
		skipped: [[5, 'abc']],
		progress: [[0.5]],
		readSoFar: [[12]],
	},
	codeHelp: [['Python']],
	sizeHelp: [[1], [8]],
	joined: {
		sentences: [[['S', 'S']]],
		sentence: [['S']],
		clauses: [[['S', 'S']]],
		names: [[['S', 'S']]],
		entry: [['Search', 'watch it']],
		queensOf: [['S', [0, 4, 7]]],
	},
	step: [[48, '19,924']],
	speed: counts,
	seeking: counts,
	seekingStop: counts,
	placeTitle: [
		['S', 8, 'step 48'],
		['S', 1, ''],
	],
	tooSmall: [[{columns: 40, rows: 12}, 39, 11]],
	range: [[0, '19,924']],
	pictureSaved: [['queens-8-play.svg', '/home']],

	solutionTitle: [[5, '92']],
	ofAll: [[5, '92']],
	listTitle: yesAndNo,
	classMeanings: yesAndNo,
	classTitle: [
		[3, '12', 8],
		[1, '1', 1],
	],
	listMeaning: yesAndNo,
	listPart: [[1, 17, '92']],
	foundAfter: [
		[876, '15,720', 876, 0],
		[1000, '15,720', 124, 1],
	],
	noSolution: [[3, 18]],
	notFoundYet: counts,

	nextView: [['t', 'S']],
	titles: {
		program: [
			[3, undefined],
			[3, 5],
		],
		memory: [['scan']],
		nodes: [[]],
		tree: [
			[1, undefined],
			[7, 2057],
		],
		stack: [
			[0, '^'],
			[1, '^'],
			[4, '^'],
		],
	},
	shortOfTotal: [['12', '2,057']],

	comparison: {queen: [[2, 4]]},
	comparisonsBefore: [[1], [3]],
	memory: {unionAndBit: [[true], [false]]},
	costTitles: costs,

	usage: [[1, 27]],
	unknownOption: [['--wat']],
	noValue: [['--at']],
	takesNothing: [['--help', '3']],
	moreThanOne: [
		[undefined, ['8', '7']],
		['--at', ['1', '2', '3']],
	],
	notOneOf: [
		['--variant', 'x', ['scan', 'flags', 'bitmask']],
		[undefined, 'x', ['a', 'b']],
	],
	noWholeNumber: [
		[undefined, 'x', 1, 27],
		['--at', '0', 1, Number.MAX_SAFE_INTEGER],
	],
	noShare: [['--shard', '3']],
	noForm: [['a.txt', 1, 'abc']],
	emptyFile: [['a.txt']],
	notRead: [['a.txt', 'ENOENT']],
	noShareCount: [
		['a.json', undefined],
		['a.json', 3],
	],
	otherShares: [[{...shareOf, file: 'a.json', line: 3}, shareOf]],
	shareTwice: [[5, {file: 'a.json', line: 3}, {file: 'b.json', line: 1}]],
	sharesMissing: [
		[
			3,
			64,
			[
				[5, 5],
				[8, 9],
			],
		],
		[1, 2, [[1, 1]]],
	],
	noRange: [['--at', '9..4', 0]],
	noChapter: [['--lesson', '11.1', 10]],
	noTask: [['--lesson', '4.99', 4, 4]],
	noWindow: [['--window', '3x3', '40x12', '400x200']],
	tooManyFrames: [
		[1000, 2000],
		[1000, undefined],
	],
	notReached: [[1_000_000_000, 60]],
	pictureRange: [
		['steps', 0, 50],
		['solutions', 1, 92],
	],
	notTogether: [['--at', '--print count']],
	onlyWith: [['--force', '--output']],
	onlyOn: [
		['--queens', ['play']],
		['--breakpoint', ['search', 'compare']],
	],
	noSquareOrRow: [['--breakpoint', 'x', 7]],
	noSquare: [['--cursor', '3']],
	givenTwice: [['--breakpoint 3']],
	noRowOfQueens: [[2, 7, 'x']],
	tooManyRows: [[8, 9]],
	noPuzzle: [[4, 3]],
	givenQueenMissing: [[square]],
	givenQueensAttack: [[square, squares[1] ?? square]],
	beyondEnd: [
		['steps', 8, 20_000, 19_924],
		['solutions', 1, 2, 1],
	],
	beyondBound: [[13, 1_000_000_000_000, 270_000_000_000]],
	needsTerminal: [['--accessible']],
	isThere: [['a.txt']],
	noFile: [['a.txt']],
	ownerWouldChange: [['a.txt']],
	notWritten: [['a.txt', 'ENOENT']],
	notPrinted: [['ENOSPC']],
	solutionHeading: [[5]],
	sheetTitle: [[8, 92]],
	whyNotMeasured: [[10_000_000_000]],
	timing: [
		[15, 'flags', 0, undefined],
		[1, 'scan', 0.5, 30],
	],
	progress: [
		[0.5, undefined],
		[0.5, 30],
		[0.5, 600],
		[0.5, 9000],
	],
	noneToPrint: [[1], [3]],
	failure: [['E1']],

	narration: {
		start: [[]],
		safe: [[3, 5]],
		attacked: attacks.map((each) => [3, 5, each]),
		rowEnds: attacks.map((each) => [3, 7, each, 2]),
		deadEnd: [
			[3, attack, undefined],
			[3, attack, 'rows'],
			[3, attack, 'lines'],
		],
		placed: [[3, 5]],
		lastPlaced: [[7, 3]],
		solution: [[5, [0, 4, 7, 5]]],
		goesOn: reasons.map((each) => [each, 3, 5]),
		returnsNext: reasons.map((each) => [each, 3, 7]),
		end: reasons.map((each) => [each, 7, 92]),
	},
	disagreement: {
		safe: attacks.map((each) => ['bitmask', 1234, square, each]),
		attacked: [['flags', 12, square]],
		line: attacks.map((each) => ['bitmask', 1234, 'antidiagonal', each]),
		checks: [['scan', 12, {made: 1, expected: 2}]],
		other: [undefined, ...steps].flatMap((does) => steps.map((each) => ['scan', 12, does, each] as const)),
	},
	prediction: {
		situation: steps.map((each) => [each]),
		asks: {
			test: [
				[square, 0, answerKeys, ''],
				[square, 1, answerKeys, '_'],
				[square, 3, answerKeys, '2_'],
			],
			next: [[answerKeys]],
			testOf: [['3, _']],
			placeOn: [['_']],
			returnTo: [[8, '_']],
		},
		chosen: [['S', 'r']],
		refused: {
			test: [
				[0, answerKeys],
				[3, answerKeys],
			],
			next: [[answerKeys]],
			number: [
				['row', 7],
				['column', 8],
			],
		},
		wrong: {
			saidSafe: attacks.map((each) => [square, each]),
			noAttack: [[square, {row: 1, column: 2}]],
			test: {
				place: row,
				return: filled,
				solution: row,
				test: [
					[square, 2],
					[square, 4],
				],
			},
			place: {test: [[]], return: filled, solution: row, place: [[square]]},
			return: {test: [[]], place: row, solution: row},
			solution: {test: row, place: row, return: filled},
			caller: [
				[1, 3],
				[4, 3],
			],
			sameColumn: [[2, 3]],
			earlier: [[0]],
			later: [[2, 4, 1]],
			noneLeft: [[2, 3]],
		},
		right: {
			found: [[square, undefined], ...attacks.map((each) => [square, each] as const)],
			test: [[square]],
			place: [[square]],
			solution: [
				[1, 1],
				[8, 5],
			],
			return: [
				[8, square],
				[8, {row: 3, column: 7}],
				[8, {row: 7, column: 3}],
				[8, {row: 7, column: 7}],
			],
		},
		outcomes: {right: [['S']], wrong: [['S']], skipped: [['S']]},
		scored: [[3, 5]],
	},
	compare: {
		against: [
			[true, 'scan'],
			[false, 'scan'],
		],
		saved: [[31], [0], [-31]],
		paid: [[31], [0], [-31], [1]],
		bothSides: [['S', 'S']],
		here: [
			['test', costsHere],
			['place', costsHere],
			['backtrack', costsHere],
		],
		reasons: {scan: trades, flags: trades, bitmask: trades},
	},
	searchSpaces: {
		title: [[1], [8]],
		scale: [['/']],
		names: [[1], [8]],
		fewer: [['/', '3.2']],
		more: [['3.2']],
		ratio: [[7n, 2n]],
		saved: [
			['3.2', '1.5', true],
			['1.5', '3.2', false],
		],
		invalid: [
			[
				[
					{rules: 'A', invalid: 40_228n, boards: 40_320n},
					{rules: 'B', invalid: 5314n, boards: 5406n},
				],
			],
		],
		counting: [[12]],
	},
	growth: {
		meaning: [[undefined], [bend], [{...bend, last: {size: 6, factor: 3.2}}]],
		runs: [['0.01']],
		heads: {time: [[], ['scan']], checks: [[], ['scan']]},
		factor: [[3.21], [Number.POSITIVE_INFINITY]],
		lessThan: [['0.01']],
		milliseconds: [[0.123], [1234]],
		measuring: [[8, 'scan']],
		stopped: [['e']],
		progress: [[0.5]],
	},
	play: {
		puzzle: {
			title: (['none', 'attackers', 'solutions'] as const).flatMap((shown) => [
				[7, 3, shown] as const,
				[undefined, 3, shown] as const,
			]),
			where: [
				[7, 'S'],
				[undefined, 'S'],
			],
			placed: [
				[1, 0, 3],
				[7, 0, 1],
			],
			onlySolution: counts,
			concealed: [['a', 'i']],
			nextSentence: [['p n', 'Esc', 's']],
		},
		onSquare: {exactly: [[4], [2345]], atLeast: [[4], [2345]]},
		placed: [
			[3, 8],
			[11, 8],
		],
		counted: counts,
		countedEmpty: counts,
		counting: [
			[4, 12, true],
			[1, 12, false],
		],
		outOfReach: [
			[4, true],
			[4, false],
		],
		blocked: [
			[3, squares.slice(0, 1)],
			[3, squares],
		],
		alsoBlocked: [[[3]], [[3, 5, 7]]],
		noWay: yesAndNo,
		deadEndsBelow: [
			[1, 's'],
			[2, 's'],
		],
		conflictSentence: [
			[square, squares[1] ?? square, 'column', 0],
			[square, squares[1] ?? square, 'row', 1],
			[square, squares[1] ?? square, 'antidiagonal', 2],
		],
		continuingAt: [
			[square, 1, true],
			[square, 4, false],
		],
		nextSentence: [['x', '- +', 's']],
		solved: [['5', '92']],
		hints: {place: [[square]], remove: [[square]]},
	},
	spoken: {
		screen: [['S', 8, 'scan']],
		queen: [[square]],
		step: counts,
		solution: [
			[5, undefined, 3, squares],
			[5, '92', 3, squares],
		],
		jumps: directions.map((each) => ['Space', each]),
		speed: directions.map((each) => ['Space', 5, each]),
		cursor: pins.map((each) => [each]),
		breakpoints: [[pins]],
		safe: [[[]], [squares]],
		square: [
			[square, 'queen', []],
			[square, 'empty', squares],
			[square, 'given', squares],
		],
		given: [[squares]],
		treeBelow: [
			[[], [{column: 0, sign: 'explored'}]],
			[
				[0],
				[
					{column: 2, sign: 'dead-end'},
					{column: 3, sign: 'fruitful'},
				],
			],
			[[1, 3, 0], [{column: 2, sign: 'solution'}]],
		],
		image: [
			['S', undefined],
			['S', 5],
		],
		fewer: [['3.2']],
		more: [['3.2']],
		searchSpace: [
			['S', undefined, '', 'S'],
			['S', '40,320', 'S', 'S'],
		],
		measured: [[8, 'scan', '0.12', 1234]],
		measuring: [['e']],
	},
	lesson: lessonSamples,
};
