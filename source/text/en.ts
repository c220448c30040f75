import type {Attack, AttackLine, Queens, Square, Step, TransformId, VariantId} from '../solver/index.js';
import {largestSize, smallestSize} from '../solver/index.js';
import {lesson, lessonKeys} from './en/lesson.js';
import {large, number, ratio, total} from './numbers.js';
import {printable} from './printable.js';
import {programName} from './program-name.js';
import type {ReturnReason} from './return-reason.js';

/** What steps have cost a variant. */
type Cost = {readonly checks: number; readonly writes: number};

function quoted(given: string): string {
	return `'${printable(given)}'`;
}

function counted(count: number, one: string, many: string): string {
	return `${number(count)} ${count === 1 ? one : many}`;
}

/** `a`, `a or b`, `a, b, or c`. */
function alternatives(words: readonly string[]): string {
	const others = words.slice(0, -1);
	return [others.join(', '), words.at(-1)].filter(Boolean).join(others.length > 1 ? ', or ' : ' or ');
}

/** A waiting time, given in seconds, rounded up to seconds, minutes or hours. */
function duration(seconds: number): string {
	if (seconds < 120) {
		return `${Math.ceil(seconds)} s`;
	}

	const hours = seconds / 3600;
	return hours < 2 ? `${Math.ceil(seconds / 60)} min` : `${number(Math.ceil(hours))} h`;
}

/** Stands for the name of an option where the size is meant, which has none. */
const theSize = 'the size';
/** How the checks of a variant have grown at two sizes: how many times those of the size before they are. */
type Bend = {
	readonly variant: VariantId;
	readonly first: {readonly size: number; readonly factor: number};
	readonly last: {readonly size: number; readonly factor: number};
};
/** A range of rows or columns. */
function span(first: number, last: number): string {
	return first === last ? String(first) : `${first} to ${last}`;
}

function soFar(count: number): string {
	return `${number(count)} so far`;
}

/** What a step has cost, the longest first: with the cost of all steps so far, and alone, in fewer and fewer words. */
function costTitles(step: Step['type'] | undefined, here: Cost, all: Cost): readonly string[] {
	switch (step) {
		case 'test': {
			const checks = counted(here.checks, 'check', 'checks');
			return [
				`This test: ${checks}, ${soFar(all.checks)}`,
				`Test: ${checks}, ${soFar(all.checks)}`,
				`This test: ${checks}`,
				`Test: ${checks}`,
			];
		}

		case 'place':
		case 'backtrack': {
			const writes = counted(here.writes, 'write', 'writes');
			const [long, short] = step === 'place' ? ['This placement', 'Placed'] : ['This removal', 'Removed'];
			return [
				`${long}: ${writes}, ${soFar(all.writes)}`,
				`${short}: ${writes}, ${soFar(all.writes)}`,
				`${long}: ${writes}`,
				`${short}: ${writes}`,
				writes,
			];
		}

		case 'solution':
		case undefined: {
			const [checks, writes] = [counted(all.checks, 'check', 'checks'), counted(all.writes, 'write', 'writes')];
			return [`So far: ${checks}, ${writes}`, `So far: ${checks}`, soFar(all.checks)];
		}
	}
}

/** The title of the panel of a variant, the longest first. */
function variantTitles(id: string, step: Step['type'] | undefined, here: Cost, all: Cost): readonly string[] {
	switch (step) {
		case 'test': {
			const checks = `${id}: ${counted(here.checks, 'check', 'checks')}`;
			return [`${checks}, ${soFar(all.checks)}`, checks];
		}

		case 'place':
		case 'backtrack': {
			const writes = `${id}: ${counted(here.writes, 'write', 'writes')}`;
			return [`${writes}, ${soFar(all.writes)}`, writes];
		}

		case 'solution':
		case undefined: {
			return [`${id}: ${counted(all.checks, 'check', 'checks')} so far`, id];
		}
	}
}

/** What a variant costs beside scan: in the whole search, or so far if that is not known yet. */
type Trade = {
	readonly size: number;
	readonly isAll: boolean;
	/** Negative if the variant makes more checks. */
	readonly checksSaved: number;
	readonly writesPaid: number;
};

function checksThanScan(saved: number): string {
	const checks = number(Math.abs(saved));
	return saved === 0 ? 'as many checks as scan' : `${checks} ${saved > 0 ? 'fewer' : 'more'} checks than scan`;
}

/** What is said about a trade, with its reason; and its result alone, the longest first. */
type TradeWords = {readonly long: string; readonly short: string; readonly results: readonly string[]};

function flagsTrade({size, isAll, checksSaved, writesPaid}: Trade): TradeWords {
	const where = isAll ? `With ${counted(size, 'queen', 'queens')}` : 'So far';
	const makes = `flags makes ${checksThanScan(checksSaved)}`;
	const paid = `It also makes ${number(writesPaid)} more writes: it sets three flags with each queen and clears them.`;
	const checks = number(Math.abs(checksSaved));
	const who = isAll ? 'flags' : 'So far flags';
	return checksSaved > 0
		? {
				long: `${where}, ${makes}: at most three look-ups replace a comparison with each row above. ${paid}`,
				short: `${who} saves ${checks} checks: 3 look-ups a test at most. It pays with ${number(writesPaid)} more writes.`,
				results: [`${who}: ${checks} fewer checks than scan`, `${who}: ${checks} fewer checks`],
			}
		: {
				long: `${where}, ${makes}: few rows stand above, so a scan is short, while flags looks into up to three tables. ${paid}`,
				short: `${who} makes ${checksThanScan(checksSaved)}: few rows are soon scanned; flags reads up to 3 tables.`,
				results: [`${who}: ${checks} more checks than scan`, `${who}: ${checks} more checks`],
			};
}

function bitmaskTrade({checksSaved, writesPaid}: Trade): TradeWords {
	const result = `bitmask makes ${checksThanScan(checksSaved)}`;
	const short = `${result}: one AND asks all rows above at once.`;
	const paid = `It also makes ${number(writesPaid)} more writes: it passes three masks to each call.`;
	return {long: `${short} ${paid}`, short, results: [`${result}.`]};
}

const trades: Readonly<Partial<Record<VariantId, (trade: Trade) => TradeWords>>> = {
	flags: flagsTrade,
	bitmask: bitmaskTrade,
};

/** What is said while the solutions that contain the queens on the board are being counted. */
function atLeast(count: number, isEmpty: boolean): string {
	return `At least ${number(count)} solutions ${isEmpty ? 'are possible' : 'contain them'}`;
}

/** A square as `(row, column)`. */
function place({row, column}: Square): string {
	return `(${row}, ${column})`;
}

/** `a`, `a and b`, `a, b and c`. */
function enumerated(words: readonly string[]): string {
	return [words.slice(0, -1).join(', '), words.at(-1)].filter(Boolean).join(' and ');
}

/** A count of a hundred or more in thousands, millions and so on: `.5k`, `14k`. */
function shortened(count: number, round: (value: number) => number): string[] {
	if (count >= 100 && round(count / 100) < 10) {
		return [`.${round(count / 100)}k`];
	}

	const units = ['k', 'M', 'G', 'T', 'P'];
	const power = units.findIndex((_, index) => round(count / 1000 ** (index + 1)) < 1000);
	return count < 100 ? [] : [`${round(count / 1000 ** (power + 1))}${units[power]}`];
}

function digit(count: number): string[] {
	return count < 10 ? [String(count)] : [];
}

function spokenQueen({row, column}: Square): string {
	return `row ${row}: column ${column}`;
}

/** The colours of squares in which something happens. */
type Colour = 'tested' | 'attacked' | 'attacker' | 'path' | 'good' | 'removed';

const lines: Readonly<Record<AttackLine, string>> = {
	column: 'its column',
	diagonal: '\\',
	antidiagonal: '/',
};

function attacked({line, row}: Attack): string {
	return `attacked along ${lines[line]} by the queen in row ${row}`;
}

function returned(reason: ReturnReason, row: number): string {
	switch (reason.type) {
		case 'solution': {
			return `place(${row}) has reported the solution and returns.`;
		}

		case 'dead-end': {
			return `Row ${row} is a dead end: all its ${reason.size} squares are attacked, so place(${row}) returns.`;
		}

		case 'failed': {
			return `All ${reason.size} columns of row ${row} have failed (${reason.explored} explored), so place(${row}) returns.`;
		}

		case 'found': {
			return `Row ${row} has tried all columns and found ${counted(reason.solutions, 'solution', 'solutions')}, so place(${row}) returns.`;
		}
	}
}

function returnedShort(reason: ReturnReason, row: number): string {
	switch (reason.type) {
		case 'solution': {
			return `place(${row}) returns.`;
		}

		case 'dead-end': {
			return `Dead end: place(${row}) returns.`;
		}

		case 'failed': {
			return `Row ${row} has failed: place(${row}) returns.`;
		}

		case 'found': {
			return `${counted(reason.solutions, 'solution', 'solutions')} found: place(${row}) returns.`;
		}
	}
}
const conflictLines: Readonly<Record<AttackLine | 'row', string>> = {
	row: 'same row',
	column: 'same column',
	diagonal: 'diagonal \\',
	antidiagonal: 'diagonal /',
};

/** Every sentence and word that the program shows. In ASCII only: other characters are glyphs. */
export const text = {
	number,
	large,
	total,
	unknown: '?',
	title: programName,
	queens: (size: number) => counted(size, 'queen', 'queens'),
	/** In the order of Tab. */
	screens: {lesson: 'Lesson', solutions: 'Solutions', search: 'Search', compare: 'Compare', play: 'Play'},
	overlays: {
		help: 'Help',
		menu: 'Menu',
		prompt: 'Go to',
		images: 'Images',
		'search-spaces': 'Search spaces',
		growth: 'Growth',
	},
	lesson,
	screenHelp: {
		lesson: 'backtracking in ten minutes: ten chapters, each with tasks',
		solutions: 'browse every solution, with its symmetry class',
		search: 'watch backtracking find them, step by step',
		compare: 'the three variants at one step, and the cost',
		play: 'place the queens yourself',
	},
	variantHelp: {
		scan: 'compares with one queen after the other',
		flags: 'looks up three tables of flags',
		bitmask: 'one AND with the union of three masks',
	} satisfies Record<VariantId, string>,

	of: 'of',
	ofTotal: (part: string, total: string) => `${part} of ${total}`,
	tests: 'tests',
	placements: 'placements',
	solutions: 'solutions',
	deadEnds: 'dead ends',
	checks: 'checks',
	/** The questions of the prediction mode. Where there are several wordings, the longest stands first. */
	prediction: {
		beginning: 'The board is empty.',
		situation: (step: Step) => {
			switch (step.type) {
				case 'test': {
					return `Row ${step.row}, column ${step.column} is ${step.attack ? 'attacked' : 'safe'}.`;
				}

				case 'place': {
					return `A queen is placed on row ${step.row}, column ${step.column}.`;
				}

				case 'solution': {
					return `Solution ${number(step.number)} is reported.`;
				}

				case 'backtrack': {
					return `The queen is removed from row ${step.row}, column ${step.column}.`;
				}
			}
		},
		test: ({row, column}: Square, rowsAbove: number, keys: {safe: string}, typed: string): readonly string[] => {
			const square = `Row ${row}, column ${column}`;
			if (rowsAbove === 0) {
				return [
					`${square}, without a queen above it: is it safe (${keys.safe})?`,
					`${square}: is it safe (${keys.safe})?`,
				];
			}

			const rows = span(0, rowsAbove - 1);
			return [
				`${square}: safe (${keys.safe}), or attacked by the queen of which row (${rows})? ${typed}_`,
				`${square}: safe (${keys.safe}), or the row that attacks (${rows})? ${typed}_`,
				`${square}: safe (${keys.safe}), or which row attacks? ${typed}_`,
			];
		},
		next: (keys: {test: string; place: string; return: string; solution: string}): readonly string[] => {
			const types = `a test (${keys.test}), a placement (${keys.place}), a return (${keys.return}) or a solution (${keys.solution})`;
			return [
				`What happens next: ${types}?`,
				`Next: test (${keys.test}), placement (${keys.place}), return (${keys.return}), solution (${keys.solution})?`,
			];
		},
		testOf: (typed: string) => `A test: of which row and column? ${typed}`,
		placeOn: (typed: string) => `A placement: on which row and column? ${typed}`,
		returnTo: (size: number, typed: string): readonly string[] => [
			`A return: which row goes on, and with which column (${size}: none is left)? ${typed}`,
			`A return: to which row, and column (${size}: none)? ${typed}`,
		],
		noTestAnswer: (rowsAbove: number, keys: {safe: string}) =>
			rowsAbove === 0
				? `That is no answer. Type ${keys.safe}: there is no queen that could attack.`
				: `That is no answer. Type ${keys.safe} for safe, or the row of a queen: ${span(0, rowsAbove - 1)}.`,
		noNextAnswer: (keys: {test: string; place: string; return: string; solution: string}) =>
			`That is no answer. Type ${keys.test}, ${keys.place}, ${keys.return} or ${keys.solution}.`,
		noNumber: (what: 'row' | 'column', most: number) => `That is no answer. Type a ${what}: ${span(0, most)}.`,
		isTested: ({row, column}: Square, attack: Attack | undefined): readonly string[] =>
			attack
				? [
						`row ${row}, column ${column} is attacked along ${lines[attack.line]} by the queen in row ${attack.row}.`,
						`(${row}, ${column}) is attacked by row ${attack.row}.`,
					]
				: [`row ${row}, column ${column} is safe: no queen above attacks it.`, `(${row}, ${column}) is safe.`],
		comesTest: ({row, column}: Square) => `place(${row}) is called, and tests column ${column} first.`,
		comesPlacement: ({row, column}: Square) => `row ${row}, column ${column} is safe, so a queen is placed there.`,
		comesSolution: (size: number, solution: number) =>
			`${size === 1 ? 'the row has its queen' : `all ${size} rows have their queen`}: solution ${number(solution)}.`,
		/** The queen of this square is removed, and its loop goes on, if a column is left. */
		comesReturn: (size: number, {row, column}: Square): readonly string[] => {
			const call = `place(${row + 1})`;
			const why =
				row + 1 === size ? `the solution is reported: ${call} returns` : `${call} has no column left and returns`;
			const then =
				column + 1 === size ? `row ${row} has none left either` : `row ${row} goes on with column ${column + 1}`;
			const last = column + 1 === size ? `row ${row} has no column left` : then;
			return [`${why}; ${row + 1 === size ? last : then}.`, `${call} returns; ${last}.`];
		},
		outcomes: {
			right: (explanation: string) => `Right: ${explanation}`,
			wrong: (explanation: string) => `Wrong: ${explanation}`,
			skipped: (explanation: string) => `Skipped: ${explanation}`,
		},
		score: (right: number, asked: number) => `${number(right)} of ${number(asked)} right`,
		waiting: 'waiting for your answer',
		hidden: 'Shown after your answer.',
	},
	comparison: {
		queen: (row: number, column: number) => `queen ${row}, column ${column}`,
		attacks: {
			column: 'same column',
			diagonal: 'attacks \\',
			antidiagonal: 'attacks /',
		} satisfies Record<AttackLine, string>,
		noAttack: 'no attack',
	},
	/** The same in a narrow panel, in the words of the listing. */
	shortComparison: {
		queen: (row: number, column: number) => `[${row}] = ${column}`,
		attacks: {column: 'same', diagonal: '\\', antidiagonal: '/'} satisfies Record<AttackLine, string>,
		noAttack: 'no',
	},
	comparisonsBefore: (count: number, above: string) =>
		`${above} ${counted(count, 'comparison', 'comparisons')}, no attack`,
	cell: {set: 'set', free: 'free', written: (isSet: boolean) => (isSet ? '= true' : '= false')},
	memory: {
		/** The longest first. */
		columnZeroIsLeft: [
			'Column 0 stands at the left, so << moves bits to the right on the screen, and >> to the left.',
			'Column 0 is left: << moves right',
		],
		nothingUndone: (row: number): readonly string[] => [
			`place(${row}) still has its own masks: nothing is undone.`,
			'Its own masks: nothing is undone.',
			'Nothing is undone.',
		],
	},
	treeTitle: (visited: number, all: number | undefined) =>
		all === undefined
			? `Search tree: ${counted(visited, 'node', 'nodes')}`
			: `Search tree: ${number(visited)} of ${counted(all, 'node', 'nodes')}`,
	/** The head of the rows of the tree, and of the figures beside the path. */
	treeRow: 'row',
	treeFigures: {nodes: 'nodes', solutions: 'solutions'},
	shortTreeFigures: {nodes: 'nodes', solutions: 'sol.'},
	costTitles,
	listingTitle: (variant: string, row: number, column: number | undefined) =>
		column === undefined ? `${variant}: row = ${row}` : `${variant}: row = ${row}, column = ${column}`,

	compare: {
		cost: 'Cost',
		meaning:
			'A check is a comparison, a look-up or an AND. A write changes a cell of memory; cells are the memory in use.',
		/** The rows of the table. Cells are cells of memory. */
		rows: {
			'checks-here': 'checks this step',
			'checks-so-far': 'checks so far',
			'checks-per-test': 'checks per test',
			'checks-in-all': 'checks in all',
			'writes-here': 'writes this step',
			'writes-so-far': 'writes so far',
			'writes-in-all': 'writes in all',
			'cells-here': 'cells now',
			'cells-so-far': 'most cells so far',
			'cells-in-all': 'most cells in all',
		},
		/** The same, where each variant has a row. */
		stretches: {here: 'this step', 'so-far': 'so far', 'in-all': 'in all'},
		quantities: {checks: 'checks', writes: 'writes', cells: 'cells'},
		ratio: (value: number) => value.toFixed(2),
		/** The longest first. */
		variantTitles,
		/** What a variant saves and pays. */
		trades,
	},
	searchSpaces: {
		title: (size: number) => `Search spaces: work for ${counted(size, 'queen', 'queens')}`,
		scale: (cell: number) =>
			`All bars share one log scale: one cell more is ${cell < 100 ? Number(cell.toPrecision(3)) : number(Math.round(cell))} times as many.`,
		factors: (divided: string) => `${divided}: how many times fewer than in the line above; x: how many times more.`,
		/** Each says what the bars below it count. */
		heads: {
			boards: 'Trying full boards one by one: a bar counts boards',
			nodes: 'Backtracking with these rules: a bar counts nodes of the search tree',
			tests: 'Backtracking with all rules: a bar counts tests, then placements',
		},
		names: (size: number) => ({
			'any-squares': `any ${size} of ${counted(size ** 2, 'square', 'squares')}`,
			'one-a-row': 'one queen a row',
			permutations: 'one a row and column',
			'no-rules': 'only one queen a row',
			'no-diagonal': 'columns',
			'one-diagonal': 'columns and /',
			'all-rules': 'columns, / and \\',
			'no-column': '/ and \\',
			tests: 'tests',
			placements: 'placements',
		}),
		/** What makes a search space smaller or larger than the one before it, in a word and in a sentence. */
		reasons: {
			'one-a-row': ['no two in a row', 'Boards with two queens in one row are left out.'],
			permutations: ['no two in a column', 'Boards with two queens in one column are left out, too.'],
			'no-diagonal': ['no two in a column', 'A square in the column of a queen above is cut off, with all below it.'],
			'one-diagonal': ['no two on one /', 'A square on the / of a queen above is cut off, too.'],
			'all-rules': ['no two on one \\', 'A square on the \\ of a queen above is cut off, too: these are all rules.'],
			'no-column': ['no column rule', 'Only the column rule is left out here: that is what it saves.'],
			placements: ['only safe squares', 'Only a square that the test finds safe gets a queen.'],
		} satisfies Readonly<Record<string, readonly [string, string]>>,
		fewer: (divided: string, factor: string) => `${divided}${factor}`,
		more: (factor: string) => `x${factor}`,
		ratio,
		saved: (column: string, diagonal: string, isColumnMore: boolean) =>
			`Without columns x${column} nodes, without \\ x${diagonal}${isColumnMore ? ': the column rule saves most' : ''}.`,
		/** The longest first. `rules` is a name from above. */
		invalid: (found: readonly {readonly rules: string; readonly invalid: bigint; readonly boards: bigint}[]) => {
			const list = (words: (invalid: string, boards: string) => string) =>
				found.map(({rules, invalid, boards}) => `${rules} ${words(large(invalid), large(boards))}`).join('; ');
			return [
				`Full but no solution: ${list((invalid, boards) => `${invalid} of ${boards}`)}.`,
				`Full but no solution: ${list((invalid) => invalid)}.`,
			] as const;
		},
		counting: (percent: number) => `counting, ${percent}%`,
		outOfReach: 'out of reach',
	},
	growth: {
		title: 'Growth, measured on this machine',
		runs: 'Each time is the fastest of several runs, start included.',
		logScale: (bend: Bend | undefined) => {
			const meaning = 'On the log scale of the chart a straight line means: each size costs the same factor more.';
			if (!bend) {
				return meaning;
			}

			const {variant, first, last} = bend;
			const at = ({size, factor}: Bend['first']) => `x${factor.toFixed(2)} from N = ${size - 1} to ${size}`;
			const factors = `${variant} checks ${at(first)}, ${at(last)}`;
			return last.factor > first.factor
				? `${meaning} The curve bends upwards, because this factor grows slowly: ${factors}.`
				: `${meaning} So far the factor does not grow: ${factors}.`;
		},
		/** The titles of the tables of all variants, or of one. */
		titles: {
			time: {
				both: (id?: VariantId) => `Time in ms${id ? ` of ${id}` : ''}, and times the size before`,
				values: (id?: VariantId) => `Time in ms${id ? ` of ${id}` : ''}`,
				ratios: (id?: VariantId) => `Time${id ? ` of ${id}` : ''}: times the size before`,
			},
			checks: {
				both: (id?: VariantId) => `Checks${id ? ` of ${id}` : ''}, and times the size before`,
				values: (id?: VariantId) => `Checks${id ? ` of ${id}` : ''}`,
				ratios: (id?: VariantId) => `Checks${id ? ` of ${id}` : ''}: times the size before`,
			},
		},
		n: 'N',
		ms: 'ms',
		scale: (row: number) => `log scale: one row up is x${row.toFixed(1)}`,
		ratio: (value: number, before: number) => (before === 0 ? '-' : `x${(value / before).toFixed(1)}`),
		milliseconds: (value: number) => (value < 10 ? String(Number(value.toPrecision(2))) : number(Math.round(value))),
		measuring: (size: number, id: VariantId) => `N = ${size}, ${id} `,
		stopped: (key: string) => `Stopped. ${key} continues.`,
		legend: (id: VariantId, index: number) => `${index + 1} ${id}`,
	},
	rule: 'No two queens may share a row, a column or a diagonal.',
	play: {
		/** By what the numbers on the board count. */
		titles: {none: 'Play', attackers: 'Play: attackers', solutions: 'Play: solutions'},
		boardTitles: {none: 'Board', attackers: 'Board: attackers', solutions: 'Board: solutions'},
		attackersMeaning: 'Digits: how many queens attack the square.',
		solutionsMeaning: '=4: with a queen on this free square, 4 solutions are left.',
		countingMeaning: '4+: at least 4. ?: none found yet.',
		shortMeaning: (sign: string) => `.5k: about 500; 2k: about 2,000; ${sign}: too long.`,
		/** The texts for a square, the best first. The last is one digit. */
		onSquare: {
			exactly: (count: number): readonly string[] => [`=${count}`, ...shortened(count, Math.round), ...digit(count)],
			atLeast: (count: number): readonly string[] => [
				`${count}+`,
				...shortened(count, Math.floor).map((short) => `${short}+`),
			],
		},
		placed: (count: number, size: number) =>
			count > size
				? `${count} queens placed, ${count - size} too many.`
				: `${count} of ${counted(size, 'queen', 'queens')} placed.`,
		counted: (count: number) =>
			count === 1 ? 'One solution contains them.' : `${number(count)} solutions contain them.`,
		countedEmpty: (count: number) => `${counted(count, 'solution is', 'solutions are')} possible.`,
		none: 'No solution contains them.',
		counting: (count: number, percent: number, isEmpty: boolean) => `${atLeast(count, isEmpty)}; ${percent}% counted.`,
		outOfReach: (count: number, isEmpty: boolean) => `${atLeast(count, isEmpty)}; counting all is out of reach.`,
		blocked: (row: number, by: readonly Square[]) =>
			`Row ${row} has no safe square: ${by.length === 1 ? 'the queen' : 'the queens'} on ${enumerated(by.map(place))} ${by.length === 1 ? 'attacks' : 'attack'} all of them.`,
		alsoBlocked: (rows: readonly number[]) =>
			`No safe square either: ${rows.length === 1 ? 'row' : 'rows'} ${enumerated(rows.map(String))}.`,
		/** No solution contains the queens, and neither a conflict nor a row without a safe square explains it. */
		noWay: (isEmpty: boolean) =>
			isEmpty
				? 'Wherever the queens stand, two of them attack each other.'
				: 'No two queens attack each other yet, and each row has a safe square. But no way to fill all rows works.',
		conflict: (a: Square, b: Square, line: AttackLine | 'row') => `${place(a)} and ${place(b)}  ${conflictLines[line]}`,
		conflictSentence: (a: Square, b: Square, line: AttackLine | 'row', more: number) => {
			const others =
				more === 0 ? '' : `, and so ${more === 1 ? 'does' : 'do'} ${counted(more, 'more pair', 'more pairs')}`;
			return `${place(a)} and ${place(b)} attack each other (${conflictLines[line]})${others}.`;
		},
		conflicts: (count: number) => `${counted(count, 'conflict', 'conflicts')}:`,
		moreConflicts: (count: number) => `and ${number(count)} more`,
		/** What is on the square of the cursor, and which queens attack it. `more` attackers are not listed. */
		cursor: (
			{row, column}: Square,
			isTaken: boolean,
			attackers: readonly {readonly square: Square; readonly line: AttackLine | 'row'}[],
			more: number,
		) => {
			const by = attackers.map(({square, line}) => `${place(square)} (${conflictLines[line]})`);
			const all = enumerated([...by, ...(more > 0 ? [`${more} more`] : [])]);
			const attacked = attackers.length > 0 ? `attacked by ${all}` : 'not attacked';
			return `Cursor: row ${row}, column ${column}, ${isTaken ? 'a queen' : 'empty'}, ${attacked}.`;
		},
		/** How many solutions continue from the free square of the cursor. */
		continuing: (count: number, isExact: boolean) =>
			`With a queen there, ${isExact ? '' : 'at least '}${counted(count, 'solution is', 'solutions are')} left.`,
		continuingAt: ({row, column}: Square, count: number, isExact: boolean) =>
			`With a queen on row ${row}, column ${column}, ${isExact ? '' : 'at least '}${counted(count, 'solution is', 'solutions are')} left.`,
		/** What the keys do on the square of the cursor. */
		effects: {
			place: (keys: string) => `${keys}: place a queen.`,
			remove: (keys: string) => `${keys}: remove this queen.`,
			'hint-elsewhere': (keys: string) => `${keys}: nothing, because the hint names another square.`,
		},
		nextTitle: 'What to do next:',
		/** What the keys do on a solved board, by the names of their rows. */
		next: {
			image: 'next solution of this class',
			'hand-over': 'watch the search find it',
			clear: 'start with an empty board',
			size: 'a smaller, a larger board',
		},
		/** The same in a sentence. Not every solution has another of its class. */
		nextSentence: (
			image: string | undefined,
			keys: Readonly<Record<'clear' | 'size', string>> & {readonly search: string},
		) => `Next: ${image ? `${image} its class, ` : ''}${keys.clear} clear, ${keys.size} size, ${keys.search} Search.`,
		solved: (solution: string, total: string) => `Solved! This is solution ${solution} of ${total}.`,
		solvedUnknown: 'Solved! The number of this solution is known when the search has been read that far.',
		hints: {
			place: ({row, column}: Square) => `Hint: a queen on row ${row}, column ${column} leads to a solution.`,
			remove: ({row, column}: Square) => `Hint: without the queen on row ${row}, column ${column} there are solutions.`,
			'remove-several': 'Hint: more than one queen must be removed.',
			'no-solution': 'Hint: no solution exists for this many queens.',
			none: 'Hint: nothing is left to do.',
			unknown: 'Hint: not known yet, still searching.',
		},
	},

	/** For a screen reader. */
	spoken: {
		screen: (screen: string, size: number, variant: VariantId) =>
			`${screen}: ${counted(size, 'queen', 'queens')}, variant ${variant}.`,
		queen: spokenQueen,
		step: (index: number) => `step ${number(index)}.`,
		counting: 'The solutions that contain them are being counted.',
		seeking: 'Any key stops. Reading the search.',
		seekingStop: 'Any key stops. Looking for a solution or breakpoint.',
		solution: (solution: number, total: string | undefined, classNumber: number, queens: readonly Square[]) =>
			`Solution ${number(solution)}${total ? ` of ${total}` : ''}, class ${number(classNumber)}: ${queens.map(spokenQueen).join(', ')}.`,
		jumps: (key: string, direction: 1 | -1) =>
			`${key} goes to the ${direction > 0 ? 'next' : 'previous'} solution or breakpoint.`,
		speed: (key: string, stepsPerSecond: number, direction: 1 | -1) =>
			`${key} plays ${direction > 0 ? 'forwards' : 'backwards'}, at ${number(stepsPerSecond)} steps a second.`,
		cursor: ({row, column}: {row: number; column: number | undefined}) =>
			column === undefined ? `Cursor: row ${row}.` : `Cursor: row ${row}, column ${column}.`,
		breakpoints: (given: readonly {row: number; column: number | undefined}[]) =>
			given.length === 0
				? ''
				: `Breakpoints: ${given.map(({row, column}) => (column === undefined ? `row ${row}` : `row ${row}, column ${column}`)).join('; ')}.`,
		safe: (squares: readonly Square[]) =>
			squares.length === 0
				? 'No square is safe.'
				: `Safe: ${squares.map(({row, column}) => `row ${row}, column ${column}`).join('; ')}.`,
		square: ({row, column}: Square, isTaken: boolean, attackers: readonly Square[]) => {
			const by = attackers.map((queen) => `row ${queen.row}, column ${queen.column}`).join('; ');
			return `Row ${row}, column ${column}: ${isTaken ? 'a queen' : 'empty'}, ${by === '' ? 'not attacked' : `attacked from ${by}`}.`;
		},
		image: (transforms: string, solution: number | undefined) =>
			`${transforms}: ${solution === undefined ? 'not known yet' : `solution ${number(solution)}`}.`,
		searchSpaceHeads: {
			boards: 'Trying full boards one by one, in boards:',
			nodes: 'Backtracking with these rules, in nodes of the search tree:',
			tests: 'Backtracking with all rules, in tests, then in placements:',
		},
		fewer: (factor: string) => `${factor} times fewer`,
		more: (factor: string) => `${factor} times more`,
		/** `factor` is empty for the first of a group, and while it is unknown. */
		searchSpace: (name: string, count: string | undefined, factor: string, reason: string) =>
			[`${name}: ${count ?? 'being counted'}.`, factor && `${factor}: ${reason}`].filter(Boolean).join(' '),
		measured: (size: number, variant: VariantId, milliseconds: string, checks: number) =>
			`N = ${size}, ${variant}: ${milliseconds} ms, ${number(checks)} checks.`,
		measuring: (key: string) => `Measuring. ${key} stops.`,
	},

	panels: {
		board: 'Board',
		help: 'Help: marks, words and keys',
		menu: `Menu: screen, variant, language, size (${smallestSize} to ${largestSize})`,
	},
	/** The longest first. `hidden` calls stand above the first one shown. */
	stackTitles: (hasShape: boolean, hidden: number, above: string) => {
		if (hidden === 0) {
			return hasShape
				? ['Recursion stack, and nodes visited by depth', 'Stack, and nodes by depth', 'Stack']
				: ['Recursion stack', 'Stack'];
		}

		const calls = `${above} ${counted(hidden, 'call', 'calls')}`;
		const shape = hasShape
			? [`Recursion stack, ${calls} above; nodes by depth`, `Stack, ${calls} above; nodes by depth`]
			: [];
		return [...shape, `Recursion stack, ${calls} above`, `Stack, ${calls} above`, `${calls} above`, calls];
	},
	solutionTitle: (solution: number, total: string) => `Solution ${number(solution)} of ${total}`,
	ofAll: (count: number, total: string) => `${number(count)} of ${total}`,
	listTitle: (isFundamentalOnly: boolean) => (isFundamentalOnly ? 'Fundamental solutions' : 'All solutions'),
	/** What a class is, and a fundamental solution. The longest first. */
	classMeanings: (isFundamentalOnly: boolean): readonly [string, string, string] => [
		'Solutions that turn into each other by rotation or reflection form a class. The first that the search finds is its fundamental solution; all of them are images of it.',
		'Solutions that turn into each other by rotation or reflection form a class.',
		isFundamentalOnly
			? 'Fundamental: the first solution of each class.'
			: 'A solution with its rotations and reflections: one class.',
	],
	classTitle: (classNumber: number, total: string, images: number) =>
		`Class ${number(classNumber)} of ${total}, ${counted(images, 'image', 'images')}`,
	imagesTitle: (solution: number, images: number) =>
		`Solution ${number(solution)}, ${counted(images, 'image', 'images')}`,
	galleryTitle: (solution: number, total: string, isFundamentalOnly: boolean) =>
		`Solution ${number(solution)} of ${total}${isFundamentalOnly ? ', fundamental solutions: the first of each class' : ''}`,
	classNumber: (classNumber: number) => `class ${number(classNumber)}`,
	itself: 'itself',
	transforms: {
		identity: 'unchanged',
		'rotation-90': 'rotated right',
		'rotation-180': 'rotated by half',
		'rotation-270': 'rotated left',
		'reflection-columns': 'left-right mirror',
		'reflection-rows': 'top-bottom mirror',
		'reflection-diagonal': 'mirror along \\',
		'reflection-antidiagonal': 'mirror along /',
	} satisfies Record<TransformId, string>,
	/** How many tests the search needs to find a solution, `since` of them after the previous one. The longest first. */
	foundAfter: (tests: number, total: string, since: number, previous: number): readonly string[] => {
		const ofAll = `Found after ${number(tests)} of ${total} tests`;
		const sincePrevious = `${ofAll}, ${number(since)} after solution ${number(previous)}.`;
		return [...(previous === 0 ? [] : [sincePrevious]), `${ofAll}.`, `Found after ${counted(tests, 'test', 'tests')}.`];
	},
	noSolution: (size: number, tests: number) =>
		`${size} queens have no solution: all ${number(tests)} tests have been made, and none is left.`,
	notFoundYet: (solution: number) => `Solution ${number(solution)} is not known yet: the search is being read.`,

	kinds: {screen: 'screen', variant: 'variant', language: 'language', size: 'size'},
	languageHelp: {en: 'every text in English', zh: 'every text in Chinese'},
	sizeHelp: (size: number) => `${counted(size, 'queen', 'queens')} on ${size} by ${size} squares`,
	paused: 'paused ',
	playing: 'playing',

	column: (column: number) => `column ${column}`,
	solutionNumber: (solution: number) => `solution ${number(solution)}`,
	fullBoard: 'full board',
	returned: 'returned',

	/** What the last step did, why, and what follows. Each in several lengths, the longest first; all name rows and columns. */
	narration: {
		start: () => [
			'The board is empty. place(0) is called: it tries the columns of row 0, from column 0 on.',
			'The board is empty. place(0) is called.',
		],
		safe: (row: number, column: number) => [
			`Row ${row}, column ${column} is safe: no queen above attacks it. Its queen is placed next.`,
			`Row ${row}, column ${column} is safe. Its queen is placed next.`,
		],
		attacked: (row: number, column: number, attack: Attack) => [
			`Row ${row}, column ${column} is ${attacked(attack)}. The loop goes on with column ${column + 1}.`,
			`Row ${row}, column ${column}: attacked along ${lines[attack.line]} by row ${attack.row}. Next: column ${column + 1}.`,
		],
		/** The last column of a row that has explored some columns. */
		rowEnds: (row: number, column: number, attack: Attack, explored: number) => [
			`Row ${row}, column ${column} is ${attacked(attack)}. No column is left (${explored} explored), so place(${row}) returns.`,
			`Row ${row}, column ${column}: attacked along ${lines[attack.line]} by row ${attack.row}. place(${row}) returns.`,
		],
		/** The marks on the squares of the row show an attacker: its row, or only the line to it. */
		deadEnd: (row: number, attack: Attack, marks: 'rows' | 'lines' | undefined) => {
			const full = `Dead end: every square of row ${row} is attacked, the last along ${lines[attack.line]} by the queen in row ${attack.row}. So place(${row}) returns.`;
			const short = `Dead end: every square of row ${row} is attacked, so place(${row}) returns.`;
			const legend =
				marks && {rows: 'Digits name the row of an attacker.', lines: 'The lines point to an attacker.'}[marks];
			return legend ? [`${full} ${legend}`, `${short} ${legend}`, short] : [full, short];
		},
		placed: (row: number, column: number) => [
			`A queen is placed on row ${row}, column ${column}. place(${row + 1}) is called: it looks at row ${row + 1}, from column 0 on.`,
			`Queen on row ${row}, column ${column}. place(${row + 1}) now looks at row ${row + 1}.`,
		],
		lastPlaced: (row: number, column: number) => [
			`A queen is placed on row ${row}, column ${column}. place(${row + 1}) is called: it finds that all rows are filled.`,
			`Queen on row ${row}, column ${column}. place(${row + 1}) finds all rows filled.`,
		],
		solution: (solution: number, queens: Queens) => [
			`Solution ${number(solution)}: ${queens.join(' ')}. place(${queens.length}) reports it and returns.`,
			`Solution ${number(solution)}: all rows are filled. place(${queens.length}) returns.`,
		],
		/** place(row + 1) has returned, and place(row) has more columns. */
		goesOn: (reason: ReturnReason, row: number, column: number) => [
			`${returned(reason, row + 1)} place(${row}) removes its queen from column ${column} and goes on with column ${column + 1}.`,
			`${returned(reason, row + 1)} place(${row}) goes on with column ${column + 1}.`,
			`${returnedShort(reason, row + 1)} place(${row}) goes on: column ${column + 1}.`,
		],
		/** The same at the last column. */
		returnsNext: (reason: ReturnReason, row: number, column: number) => [
			`${returned(reason, row + 1)} place(${row}) removes its queen from column ${column}. No column is left: it returns next.`,
			`${returned(reason, row + 1)} place(${row}) has no column left and returns next.`,
			`${returnedShort(reason, row + 1)} place(${row}) returns next.`,
		],
		/** The same at the last column of row 0. */
		end: (reason: ReturnReason, column: number, solutions: number) => {
			const all = counted(solutions, 'solution', 'solutions');
			const below = reason.type === 'solution' ? 'The solution is reported' : 'Row 1 has tried all columns';
			return [
				`${below}, so place(1) returns. place(0) removes its queen from column ${column}, its last, and returns. The search is over: ${all}.`,
				`The search is over: place(0) returns. ${all}.`,
			];
		},
	},

	step: (index: number, total: string) => `step ${number(index)} of ${total}`,
	speed: (stepsPerSecond: number) => `${number(stepsPerSecond)}/s`,
	seeking: (known: number) => `Any key stops. Reading the search: ${number(known)} steps known so far.`,
	seekingStop: (from: number) => `Any key stops. No solution or breakpoint up to step ${number(from)}.`,
	tooSmall: (least: {columns: number; rows: number}, columns: number, rows: number) =>
		`This window has ${columns} columns and ${rows} rows. queens-tui needs ${least.columns} and ${least.rows}: please enlarge it.`,

	/** Keys stand in braces, by the names of their rows. */
	notices: {
		'first-step': 'This is the start of the search.',
		...lessonKeys.notices,
		'last-step': 'This is the end of the search.',
		'first-solution': 'This is the first solution.',
		'last-solution': 'This is the last solution.',
		'no-solution-before': 'No solution has been found before this step.',
		'no-solution-after': 'No solution comes after this step.',
		'no-dead-end-before': 'No dead end comes before this step.',
		'no-dead-end-after': 'No dead end comes after this step.',
		'no-cursor': 'First choose a square with {cursor}, or a row with {row-cursor}.',
		'no-solution-here': 'This step reports no solution. To the steps that do: {stop}.',
		watching: 'The way to the solution begins here. {play} plays; {stop}: previous, next solution.',
		'image-unknown': 'The number of this image is not known yet.',
		'no-solution-to-show': 'There is no solution here.',
		'nothing-to-undo': 'There is nothing to undo.',
		'nothing-to-redo': 'There is nothing to redo.',
		'hint-elsewhere': 'The hint names another square. To remove this queen, first hide the hint: {hint}.',
		'numbers-hidden': 'The board shows no numbers. {numbers}: how many queens attack each square.',
		'attackers-shown': 'Numbers: how many queens attack each square. {numbers}: solutions left.',
		'solutions-shown': 'Numbers: the solutions left with a queen on this free square.',
		'held-among-others': 'Here the search first holds these queens, among others.',
		'never-held': 'The search never holds these queens: the rows above them cannot all be filled.',
		'never-held-conflict': 'The search never holds these queens, because they attack each other.',
		'first-held-unknown': 'Finding the step that first holds these queens takes too long.',
		'breakpoint-set': 'Breakpoint set: playback and {stop} stop here. {breakpoint} clears it.',
		'breakpoint-cleared': 'Breakpoint cleared.',
		'breakpoints-cleared': 'All breakpoints cleared.',
		'no-such-size': `Boards have from ${smallestSize} to ${largestSize} rows.`,
		'no-such-number': 'out of range: {range}, +50, -50 or 50%',
	},
	range: (first: number, last: string) => `${first} to ${last}`,
	prompt: {steps: 'Go to step:', solutions: 'Go to solution:'},
	promptHelp: '(or +50, -50, 50%)',

	/** The help explains the marks and the words of a screen. Colours are named as the theme shows them. */
	legend: {
		visible: 'On the screen now',
		others: 'Also on this screen',
		wordsTitle: 'Words',
		/** The colours of squares, as the theme has them. */
		colours: {
			tested: 'blue',
			attacked: 'red',
			attacker: 'orange',
			path: 'yellow',
			good: 'green',
			removed: 'pale blue',
		} satisfies Record<Colour, string>,
		coloured: (colour: string, meaning: string) => `${colour}: ${meaning}`,
		marks: {
			queen: 'a queen',
			safe: 'tested, and safe: no queen attacks this square',
			rejected: 'tested, and attacked: no queen can stand here',
			tested: 'the square that is being tested, or that a question asks about',
			untried: 'not tested yet',
			explored: 'a queen stood here: everything below was searched, and no solution was found',
			fruitful: 'a queen stood here: everything below was searched, and solutions were found',
			returned: 'a call that has just returned',
			'just-placed': 'the queen that was just placed',
			'attacked-square': 'the attacked square',
			'dead-end': 'a dead end: the line to an attacker, and the row of that queen',
			attacker: 'the queen that attacks it',
			path: 'between the queen and the square that it attacks',
			diagonals: 'a diagonal, and an anti-diagonal',
			'safe-square': 'a safe square, or the queens of a solution',
			'removed-queen': 'a queen was just removed from here',
			cursor: 'the cursor',
			breakpoint: 'a breakpoint: playback stops when a queen is placed there',
			'attack-count': 'a number on an empty square: how many queens attack it',
			'too-long': 'a number that is too long for the square',
			hidden: 'more rows or lines above, or below',
			cut: 'something is left out here, because the window is too small',
			running: 'the line of the program that did this step',
			next: 'the line of the program that runs next',
			'visited-nodes': 'nodes of this depth that the search has visited',
			'partly-visited-nodes': 'of these nodes it has visited a part',
			edges: 'in the tree: from a node to the nodes with one more queen',
			'dead-end-node': 'in the tree: a dead end',
			'solution-node': 'in the tree: a solution',
			'unvisited-nodes': 'nodes of this depth that it has not visited yet',
			'timeline-place': 'where this step is in the whole search',
			'timeline-track': 'a part of the search without a solution',
			'timeline-solution': 'a part of the search in which solutions are found',
			'timeline-unknown': 'a part of the search that has not been computed yet',
			'chosen-entry': 'the current solution',
			'chosen-board': 'the current solution in the gallery',
			conflict: 'a queen that attacks another queen',
			'conflict-line': 'the line between two queens that attack each other',
			crossing: 'several such lines cross here',
			continuing: 'with a queen on this free square, 4 solutions are left',
			'continuing-at-least': 'at least 4 solutions are left: they are still being counted',
			'continuing-short': 'about 2,000 solutions; .5k is about 500, M a million',
			'continuing-unknown': 'no solution has been found from here yet',
			hint: 'the hint: a queen here leads to a solution',
			'hint-remove': 'the hint: without this queen there are solutions',
			solved: 'the queens of a solution',
			'two-rows': 'small boards: a queen in the upper, in the lower of two rows',
		},
		words: {
			step: {word: 'step', meaning: 'a test, a placement, a solution or a backtrack'},
			test: {word: 'test', meaning: 'the question whether a square is attacked by a queen above'},
			check: {word: 'check', meaning: 'one unit of work inside a test: a comparison, a look-up or an AND'},
			placement: {word: 'placement', meaning: 'a queen is put on a safe square, and place(row + 1) is called'},
			return: {word: 'return', meaning: 'a call of place() ends, because its row has tried all columns'},
			backtrack: {
				word: 'backtrack',
				meaning: 'after a return the caller removes its queen and goes on with the next column',
			},
			'dead-end': {word: 'dead end', meaning: 'a row in which no square is safe'},
			node: {
				word: 'node',
				meaning: 'queens that do not attack each other, in the first rows: a point of the search tree',
			},
			depth: {word: 'depth', meaning: 'how many queens a node has'},
			solution: {word: 'solution', meaning: 'a queen in every row, and none attacks another'},
			class: {word: 'class', meaning: 'solutions that turn into each other by rotation and reflection'},
			fundamental: {word: 'fundamental', meaning: 'the first solution of its class'},
			image: {word: 'image', meaning: 'what one of the eight rotations and reflections makes of a solution'},
			variant: {word: 'variant', meaning: 'one of three ways to test a square: scan, flags or bitmask'},
			conflict: {word: 'conflict', meaning: 'two queens that attack each other'},
		},
	},

	/** What the keys do, by the names of their rows. */
	keys: {
		neighbour: 'previous, next solution',
		row: 'the same, in the list; a row up, down in the gallery',
		'page-of-solutions': 'previous, next page',
		'ends-of-list': 'first, last solution',
		image: 'next image of the same class',
		images: 'all images of this solution, to choose from',
		fundamental: 'only fundamental solutions (first of each class), or all',
		gallery: 'gallery of small boards, or one board and the list',
		'to-search': 'watch how it was found',
		step: 'one step back, forth',
		over: 'step over the calls below, backwards, forwards',
		out: 'to where this call began, to where it returns',
		stop: 'previous, next solution or breakpoint',
		'dead-end': 'previous, next dead end',
		'page-of-steps': '100 steps back, forth',
		'ends-of-search': 'start, end of the search',
		play: 'play and pause',
		reverse: 'reverse the direction of play',
		speed: 'slower, faster: 1 to 1,000,000 steps/s',
		'to-solution': 'show the solution just found',
		'search-spaces': 'search spaces: from every board down to backtracking',
		growth: 'growth: measure size after size',
		move: 'move the cursor',
		put: 'place or remove a queen',
		undo: 'undo, redo',
		numbers: 'numbers: none, attackers of each square, or solutions left',
		hint: 'show or hide a hint',
		clear: 'remove all queens',
		'hand-over': 'show the position in Search',
		screen: 'next, previous screen',
		variant: 'choose the variant of the search',
		'next-variant': 'next variant',
		size: 'smaller, larger board',
		cursor: 'move the cursor on the board',
		'row-cursor': 'move the cursor among the rows',
		breakpoint: 'set or clear a breakpoint on the square or row',
		'clear-breakpoints': 'clear all breakpoints',
		'attack-lines': 'lines of attack: from each queen to the row at work',
		predict: 'predict each step: safe or attacked by whom, and what happens next',
		answer: 'answer: safe, test, placement, return, solution; row, column',
		skip: 'skip the question: show the answer',
		tree: 'the search tree instead of the recursion stack',
		attacked: 'how many queens attack each square',
		prompt: 'go to a number, +50, -50 or 50%',
		menu: 'menu: screen, variant, language, size',
		help: 'help',
		back: 'back to the screen; no cursor on the board',
		redraw: 'draw the screen again',
		suspend: 'suspend',
		quit: 'quit, or close what is shown over the screen',
		interrupt: 'quit at once',
		scroll: 'scroll',
		'scroll-page': 'scroll by a page',
		choose: 'choose',
		select: 'select',
		'select-number': 'select one of the first nine',
		type: 'type',
		erase: 'erase',
		submit: 'go there',
		'stop-measuring': 'stop measuring',
		'measure-on': 'continue measuring',
		close: 'close',
		...lessonKeys.keys,
	},
	/** The same in a word or two, for the footer. */
	footer: {
		neighbour: 'solution',
		gallery: 'gallery',
		images: 'images',
		'search-spaces': 'search spaces',
		growth: 'growth',
		move: 'move',
		put: 'queen',
		undo: 'undo',
		hint: 'hint',
		clear: 'clear',
		'hand-over': 'to Search',
		numbers: 'numbers',
		image: 'next of class',
		fundamental: 'fundamental',
		'to-search': 'watch',
		step: 'step',
		over: 'over',
		stop: 'solution',
		play: 'play',
		speed: 'speed',
		screen: 'screen',
		variant: 'variant',
		size: 'size',
		prompt: 'go to',
		menu: 'menu',
		help: 'help',
		quit: 'quit',
		scroll: 'scroll',
		choose: 'choose',
		select: 'select',
		submit: 'go there',
		'stop-measuring': 'stop',
		'measure-on': 'continue',
		close: 'back',
		predict: 'predict',
		skip: 'skip',
		tree: 'tree',
		out: 'call',
		'dead-end': 'dead end',
		breakpoint: 'breakpoint',
		'attack-lines': 'lines',
		...lessonKeys.footer,
	},
	footerInstead: {'stop-at-breakpoint': 'stop', ...lessonKeys.footerInstead},
	everywhere: 'Everywhere',
	aliases: 'h j k l are the arrows, g and G Home and End.',

	/** The command line. Whatever was given is shown with `printable`. */
	usage: (smallest: number, largest: number) => [
		'Usage: queens-tui [SIZE] [OPTION ...]',
		'',
		'Explores the N-queens problem: every solution, and the backtracking that finds them, step by step.',
		`SIZE is the number of queens, from ${smallest} to ${largest}, 8 if not given. Where input or output is no terminal,`,
		'it prints every solution as a board.',
		'',
	],
	options: {
		variant: 'how the search knows that a square is attacked (default: scan)',
		screen: 'what to start with (default: solutions)',
		lesson: 'start the lesson, or go on with this chapter of it: backtracking in ten minutes',
		at: 'the solution to start at, or to print alone; with search and compare a step',
		print: 'print instead of exploring, in one of the formats below',
		limit: 'print at most this many solutions',
		fundamental: 'print only the first solution of each symmetry class',
		output: 'print to this file, which must not exist yet; - is standard output',
		force: 'replace the file if it exists',
		jobs: 'count in this many threads (default: one for each core)',
		shard: 'count only the I-th of M shares',
		lang: 'the language: English or Chinese (default: from LC_ALL, LC_MESSAGES or LANG)',
		ascii: 'draw with ASCII characters only',
		'no-ascii': 'draw with Unicode characters, whatever the terminal says',
		'no-color': 'draw without colour',
		accessible: 'print lines of text instead, for screen readers',
		completion: 'print the script with which this shell completes the command line',
		help: 'print this and exit',
		version: 'print the version and exit',
	},
	formatsTitle: 'Formats:',
	formats: {
		boards: 'every solution as a board of Q and .',
		matrix: 'the same of 1 and 0, without headings',
		list: "one solution per line: the column of each row's queen",
		csv: 'a table of the same, with a header',
		json: 'all solutions as one JSON document',
		ndjson: 'one JSON document per line for each solution',
		svg: 'a sheet with a picture of every solution',
		trace: 'one line for each square tested: [row][column]=true where it is safe, else false',
		count: 'the number of solutions alone',
		compare: 'what the search costs each variant, in checks and in time',
		growth: 'what the searches of all sizes up to this one contain and cost',
	},
	unknownOption: (given: string) => `there is no option ${quoted(given)}; --help lists those there are`,
	noValue: (what: string) => `${what} needs a value; --help lists those it takes`,
	takesNothing: (what: string, given: string) => `${what} takes no value, so ${quoted(given)} is not understood`,
	moreThanOne: (what: string | undefined, given: readonly string[]) =>
		`${what ?? theSize} can be given once, not as ${given.map(quoted).join(' and ')}`,
	notOneOf: (what: string | undefined, given: string, allowed: readonly string[]) =>
		`${what ?? theSize} takes ${alternatives(allowed)}, not ${quoted(given)}`,
	noWholeNumber: (what: string | undefined, given: string, least: number, most: number) => {
		const isAboveMost = Number(given) > most;
		const hasRange = isAboveMost || most !== Number.MAX_SAFE_INTEGER;
		const range = hasRange ? `from ${least} to ${most}` : `of at least ${least}`;
		return `${what ?? theSize} is a whole number ${range}, not ${quoted(given)}`;
	},
	noShard: (what: string | undefined, given: string) =>
		`${what ?? theSize} is a share I/M, such as 3/64, with I from 1 to M and M below 10^15, not ${quoted(given)}`,
	notTogether: (one: string, other: string) => `${one} does not go together with ${other}`,
	onlyWith: (one: string, other: string) => `${one} goes only together with ${other}`,
	beyondEnd: (what: 'steps' | 'solutions', size: number, given: number, last: number) =>
		what === 'steps'
			? `--at ${given} is beyond the last step: the search for ${counted(size, 'queen', 'queens')} has ${number(last)}`
			: `--at ${given} is beyond the last solution: ${counted(size, 'queen has', 'queens have')} ${number(last)}`,
	needsTerminal: (what: string) => `${what} needs a terminal to explore in; here solutions are printed`,
	isThere: (file: string) => `--output ${quoted(file)} is there already; --force replaces it`,
	noFile: (file: string) => `--output ${quoted(file)} is no file, and only a file can be replaced`,
	ownerWouldChange: (file: string) =>
		`--output ${quoted(file)} belongs to another user or group, and replacing it would change that`,
	notWritten: (file: string, why: string) => `nothing is written to ${quoted(file)}: ${why}`,
	solutionHeading: (solution: number) => `Solution ${solution}`,
	sheetTitle: (size: number, shown: number) =>
		`Solutions for ${counted(size, 'queen', 'queens')}: ${number(shown)} shown`,
	notMeasured: '-',
	whyNotMeasured: (most: number) => `# - not measured: a search of more than ${most} steps takes long`,
	progress: (share: number, secondsLeft: number | undefined) => {
		const left = secondsLeft === undefined ? '' : `, about ${duration(secondsLeft)} left`;
		return `${Math.floor(100 * share)} % counted${left}`;
	},
	noneToPrint: (size: number) => `${counted(size, 'queen', 'queens')} have no solution`,
	failure: (message: string) => `something went wrong: ${printable(message)}`,
};

/** The texts in one language. */
export type Text = typeof text;
