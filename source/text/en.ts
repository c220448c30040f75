import type {Attack, AttackLine, Queens, Square, Step, TransformId, VariantId} from '../solver/index.js';
import {largestSize, smallestSize} from '../solver/index.js';
import {printable} from './printable.js';
import type {ReturnReason} from './return-reason.js';

function quoted(given: string): string {
	return `'${printable(given)}'`;
}

/** A count with separators, `19,924`. Not by Intl, which takes longer to load than everything else at the start. */
function number(count: number | bigint): string {
	return String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');
}

/** A number that may be very long: with 19 digits or more as a power of ten with two decimals. */
function large(count: bigint): string {
	const digits = count.toString();
	if (digits.length < 19) {
		return number(count);
	}

	// Fifteen digits are more than enough to round to three.
	const [mantissa, exponent] = Number(digits.slice(0, 15)).toExponential(2).split('e+');
	return `${mantissa} * 10^${Number(exponent) + digits.length - 15}`;
}

/** A total. While it is not known, the part that is known, with a `+`. */
function total(known: number, isAll: boolean): string {
	return isAll ? number(known) : `${number(known)}+`;
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

/** A range of rows or columns. */
function span(first: number, last: number): string {
	return first === last ? String(first) : `${first} to ${last}`;
}

function soFar(count: number): string {
	return `${number(count)} so far`;
}

/** Titles with the cost of a test, the longest first: with the cost of all tests so far, and alone. */
function testTitles(here: number, all: number): readonly [string, string] {
	const checks = counted(here, 'check', 'checks');
	return [`${checks}, ${soFar(all)}`, checks];
}

/** What is said while the solutions that contain the queens on the board are being counted. */
function atLeast(count: number, isEmpty: boolean): string {
	return `At least ${number(count)} solutions ${isEmpty ? 'are possible' : 'contain them'}`;
}

function spokenQueen({row, column}: Square): string {
	return `row ${row}: column ${column}`;
}

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

/** Every sentence and word that the program shows. In ASCII only: other characters are glyphs. */
export const text = {
	number,
	large,
	total,
	unknown: '?',
	title: 'queens-tui',
	queens: (size: number) => counted(size, 'queen', 'queens'),
	/** In the order of Tab. */
	screens: {solutions: 'Solutions', search: 'Search', compare: 'Compare', play: 'Play'},
	overlays: {
		help: 'Help',
		menu: 'Menu',
		prompt: 'Go to',
		images: 'Images',
		'search-spaces': 'Search spaces',
		growth: 'Growth',
	},
	screenHelp: {
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
	cell: {set: 'set', free: 'free'},
	treeTitle: (visited: number, all: number | undefined) =>
		all === undefined
			? `Search tree: ${counted(visited, 'node', 'nodes')}`
			: `Search tree: ${number(visited)} of ${counted(all, 'node', 'nodes')}`,
	/** The head of the rows of the tree, and of the figures beside the path. */
	treeRow: 'row',
	treeFigures: {nodes: 'nodes', solutions: 'solutions'},
	shortTreeFigures: {nodes: 'nodes', solutions: 'sol.'},
	testTitles,
	/** The longest first. */
	memoryTitles: (all: number) => {
		const checks = counted(all, 'check', 'checks');
		return [`In memory, after ${checks}`, `After ${checks}`, checks];
	},
	listingTitle: (variant: string, row: number, column: number | undefined) =>
		column === undefined ? `${variant}: row = ${row}` : `${variant}: row = ${row}, column = ${column}`,

	compare: {
		totals: 'Checks',
		thisStep: 'this step',
		step: 'step',
		soFar: 'so far',
		perTest: 'per test',
		inAll: 'in all',
		ratio: (value: number) => value.toFixed(2),
		/** The longest first. */
		variantTitles: (id: string, here: number, all: number): readonly [string, string] => {
			const [full, short] = testTitles(here, all);
			return [`${id}: ${full}`, `${id}: ${short}`];
		},
		checksSoFar: soFar,
	},
	searchSpaces: {
		title: (size: number) => `Work for ${counted(size, 'queen', 'queens')}, on a log scale`,
		boards: 'Boards to look at, one by one',
		backtracking: 'Backtracking',
		rules: 'Nodes of the search tree, and invalid ones among its full boards',
		names: (size: number) => ({
			'any-squares': `any ${size} of ${size ** 2} squares`,
			'one-a-row': 'one queen a row',
			permutations: 'one a row and column',
			tests: 'tests',
			placements: 'placements',
			'no-column': 'without columns',
			'no-diagonal': 'without diagonals',
			'one-diagonal': 'with one diagonal',
			'all-rules': 'with all rules',
		}),
		counting: (percent: number) => `counting, ${percent}%`,
		outOfReach: 'out of reach',
		invalid: (invalid: number, boards: number) => `${number(invalid)} of ${number(boards)}`,
	},
	growth: {
		title: 'Growth, measured on this machine',
		time: 'time, in ms',
		checks: 'checks',
		n: 'N',
		ratio: (value: number) => `x${value.toFixed(1)}`,
		milliseconds: (value: number) => (value < 10 ? String(Number(value.toPrecision(2))) : number(Math.round(value))),
		measuring: (size: number, id: VariantId) => `N = ${size}, ${id} `,
		stopped: (key: string) => `Stopped. ${key} continues.`,
		legend: (id: VariantId, index: number) => `${index + 1} ${id}`,
	},
	play: {
		title: 'Play',
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
		deadRows: (rows: readonly number[]) =>
			rows.length === 1
				? `Row ${rows[0]} has no safe square left.`
				: `Rows ${rows.slice(0, -1).join(', ')} and ${rows.at(-1)} have no safe square left.`,
		conflict: (a: Square, b: Square, line: string) => `(${a.row}, ${a.column}) and (${b.row}, ${b.column})  ${line}`,
		conflicts: (count: number) => `${counted(count, 'conflict', 'conflicts')}:`,
		moreConflicts: (count: number) => `and ${number(count)} more`,
		lines: {row: 'same row', column: 'same column', diagonal: '\\', antidiagonal: '/'} satisfies Record<
			AttackLine | 'row',
			string
		>,
		cursor: ({row, column}: Square) => `Cursor: row ${row}, column ${column}.`,
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
		searchSpace: (name: string, count: string | undefined) => `${name}: ${count ?? 'being counted'}.`,
		measured: (size: number, variant: VariantId, milliseconds: string, checks: number) =>
			`N = ${size}, ${variant}: ${milliseconds} ms, ${number(checks)} checks.`,
		measuring: (key: string) => `Measuring. ${key} stops.`,
	},

	panels: {
		board: 'Board',
		help: 'Keys',
		menu: `Menu: screen, variant, size (${smallestSize} to ${largestSize})`,
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
	listTitle: (isFundamentalOnly: boolean) => (isFundamentalOnly ? 'First of each class' : 'All solutions'),
	classTitle: (classNumber: number, total: string, images: number) =>
		`Class ${number(classNumber)} of ${total}, ${counted(images, 'image', 'images')}`,
	imagesTitle: (solution: number, images: number) =>
		`Solution ${number(solution)}, ${counted(images, 'image', 'images')}`,
	galleryTitle: (solution: number, total: string, isFundamentalOnly: boolean) =>
		`Solution ${number(solution)} of ${total}${isFundamentalOnly ? ', first of each class' : ''}`,
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
	foundAfter: (tests: number, total: string) => `After ${number(tests)} of ${total} tests,`,
	foundAfterAlone: (tests: number) => `After ${number(tests)} tests,`,
	foundSince: (tests: number, previous: number) =>
		previous === 0 ? 'from the empty board.' : `${number(tests)} after solution ${number(previous)}.`,
	noSolution: (size: number, tests: number) =>
		`${size} queens have no solution: all ${number(tests)} tests have been made, and none is left.`,
	notFoundYet: (solution: number) => `Solution ${number(solution)} is not known yet: the search is being read.`,

	kinds: {screen: 'screen', variant: 'variant', size: 'size'},
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
		'last-step': 'This is the end of the search.',
		'first-solution': 'This is the first solution.',
		'last-solution': 'This is the last solution.',
		'no-solution-before': 'No solution has been found before this step.',
		'no-solution-after': 'No solution comes after this step.',
		'no-dead-end-before': 'No dead end comes before this step.',
		'no-dead-end-after': 'No dead end comes after this step.',
		'no-cursor': 'First choose a square with {cursor}, or a row with {row-cursor}.',
		'no-solution-here': 'This step reports no solution. To the steps that do: {stop}.',
		'image-unknown': 'The number of this image is not known yet.',
		'no-solution-to-show': 'There is no solution here.',
		'nothing-to-undo': 'There is nothing to undo.',
		'nothing-to-redo': 'There is nothing to redo.',
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

	/** What the keys do, by the names of their rows. */
	keys: {
		neighbour: 'previous, next solution',
		row: 'the same, in the list; a row up, down in the gallery',
		'page-of-solutions': 'previous, next page',
		'ends-of-list': 'first, last solution',
		image: 'next image of the same class',
		images: 'all images of this solution, to choose from',
		fundamental: 'only the first of each class, or all',
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
		hint: 'hint',
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
		predict: 'predict each step: safe or attacked by whom, and what happens next',
		answer: 'answer: safe, test, placement, return, solution; row, column',
		skip: 'skip the question: show the answer',
		tree: 'the search tree instead of the recursion stack',
		attacked: 'how many queens attack each square',
		prompt: 'go to a number, +50, -50 or 50%',
		menu: 'menu: screen, variant, size',
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
		attacked: 'attacked',
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
	},
	footerInstead: {'stop-at-breakpoint': 'stop'},
	everywhere: 'Everywhere',
	aliases: 'h j k l are the arrows, g and G Home and End.',

	/** The command line. Whatever was given is shown with `printable`. */
	size: 'the size',
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
		at: 'the solution to start at, or to print alone; with search and compare a step',
		print: 'print instead of exploring, in one of the formats below',
		limit: 'print at most this many solutions',
		fundamental: 'print only the first solution of each symmetry class',
		output: 'print to this file, which must not exist yet; - is standard output',
		force: 'replace the file if it exists',
		jobs: 'count in this many threads (default: one for each core)',
		shard: 'count only the I-th of M shares',
		ascii: 'draw with ASCII characters only',
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
	moreThanOne: (what: string, given: readonly string[]) =>
		`${what} can be given once, not as ${given.map(quoted).join(' and ')}`,
	notOneOf: (what: string, given: string, allowed: readonly string[]) =>
		`${what} takes ${alternatives(allowed)}, not ${quoted(given)}`,
	noWholeNumber: (what: string, given: string, least: number, most: number) => {
		const isAboveMost = Number(given) > most;
		const hasRange = isAboveMost || most !== Number.MAX_SAFE_INTEGER;
		const range = hasRange ? `from ${least} to ${most}` : `of at least ${least}`;
		return `${what} is a whole number ${range}, not ${quoted(given)}`;
	},
	noShard: (what: string, given: string) =>
		`${what} is a share I/M, such as 3/64, with I from 1 to M and M below 10^15, not ${quoted(given)}`,
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
