import type {Attack, AttackLine, Queens, Square} from '../../solver/board.js';
import type {TransformId} from '../../solver/symmetry.js';
import {number} from '../numbers.js';
import type {Wordings} from '../width.js';
import {squareNumbers} from './legend.js';
import {along, capitalised, counted, found, lines, listed} from './words.js';

export const searchTexts = {
	solutionTitle: (solution: number | undefined, total: string) => `Solution ${number(solution)} of ${total}`,
	openingTitle: (solutions: number, deadEnds: number) =>
		`${counted(solutions, 'solution')}, ${counted(deadEnds, 'dead end')}`,
	listTitle: (isFundamentalOnly: boolean): string => (isFundamentalOnly ? 'Fundamental solutions' : 'All solutions'),
	listHeading: 'number, column in each row',
	/** Of the places of all solutions in the opening. */
	placesHeading: 'column of the first queen',
	listPart: (first: number, last: number) => `${number(first)} to ${number(last)}`,
	noSolutionTitle: 'No solution',
	classMeaning:
		'Solutions that are the same board, turned or mirrored, form a class. The first that the search finds is its fundamental solution; all of them are images of it.',
	classTitle: (classNumber: number, total: string) => `Class ${number(classNumber)} of ${total}`,
	classWays: (images: number) => `One board, turned or mirrored, ${counted(images, 'way')}`,
	transforms: {
		identity: 'unchanged',
		'rotation-90': 'turned right',
		'rotation-180': 'turned by half',
		'rotation-270': 'turned left',
		'reflection-columns': 'left-right mirror',
		'reflection-rows': 'top-bottom mirror',
		'reflection-diagonal': 'mirror along \\',
		'reflection-antidiagonal': 'mirror along /',
	} satisfies Record<TransformId, string>,
	noSolution: (size: number, tests: number) =>
		`${size} queens have no solution: all ${number(tests)} tests have been made, and none is left.`,
	notFoundYet: (solution: number) => `Solution ${number(solution)} is not known yet: the search is being read.`,
	/** Long and short; a figure in them is whole, or absent. */
	titles: {
		/** While the search is slow enough to be followed, with the values of its variables. */
		program(row?: number, column?: number): Wordings {
			const values = column === undefined ? `row = ${row}` : `row = ${row}, col = ${column}`;
			return row === undefined ? 'Program' : [`Program: ${values}`, values];
		},
		look: (memory: string, check: number, all: number): Wordings => [`${memory}: check ${check} of ${all}`, memory],
		memory: (step?: number) => (step === undefined ? 'Memory' : `Memory at step ${number(step)}`),
		stack: (hidden: number, above: string): Wordings =>
			hidden === 0 ? ['Stack of frames', 'Stack'] : `Stack ${above} ${hidden}`,
	},
	/** The heading is the legend. */
	tree: {
		whole: 'Whole search',
		zoom: 'Zoom',
		headed: (title: string) => `${title}: `,
		fruitful: 'has solutions',
		vain: (percent: string | undefined) => (percent === undefined ? 'in vain' : `${percent} in vain, by steps`),
		solution: 'solution',
		stack: 'stack',
		now: 'now',
		/** Of the tree, after the queens above it. */
		share: (percent: string) => `${percent} of the search`,
	},
	fullBoard: 'full board',
	bitOf: (name: string, bit: number) => `${name} bit ${bit}`,
	bitOrder: 'bit 0 first',
	/** Of the array of queens, in rows where none stands now. */
	leftOver: 'left over',
	/** Of the last step, and of all so far. */
	costTitle: (name: string, unit: 'checks' | 'writes', here: number, all: number) => {
		const units = {checks: counted(here, 'check'), writes: counted(here, 'write')}[unit];
		return `${name}: ${units}, ${number(all)} so far`;
	},
};

function place({row, column}: Square): string {
	return `(${row}, ${column})`;
}

type ShownNumbers = 'none' | keyof typeof squareNumbers;

export const play = {
	titles: {queens: 'Queens', why: 'Why', hint: 'Hint', solved: 'Solved', next: 'Next'},
	title: (shown: ShownNumbers) => (shown === 'none' ? 'Board' : `Board: ${squareNumbers[shown].name}`),
	placed: (count: number, size: number) => `${count} of ${counted(size, 'queen')} placed.`,
	left: (count: number) => `Solutions left: ${number(count)}.`,
	blocked: (row: number, by: readonly Square[]) =>
		`Row ${row} has no safe square: all are attacked from ${listed(by.map(place))}.`,
	/** No solution, though neither a conflict nor a blocked row explains it. */
	noWay: 'No two queens attack each other yet, and each row has a safe square. But there is no way to fill all rows.',
	/** Below queens in the first rows that no solution contains. */
	deadEndsBelow: (deadEnds: number, key: string) =>
		`Each way on fails: below these queens the search meets ${counted(deadEnds, 'dead end')} and no solution. ${key} watches it.`,
	conflictSentence: (a: Square, b: Square, line: AttackLine | 'row', more: number) => {
		const others = more === 0 ? '' : ` (and ${counted(more, 'more pair')})`;
		return `${place(a)} and ${place(b)} attack each other ${along(line, a)}${others}.`;
	},
	continuingAt: (square: Square, count: number) =>
		`With a queen on ${place(square)}, ${counted(count, 'solution is', 'solutions are')} left.`,
	solved: (solution: string) => `Solved! ${solution}.`,
	next: (key: string) => `${key} shows how the search finds it.`,
	hints: {
		place: (square: Square) => `A queen on ${place(square)} leads to a solution.`,
		remove: (square: Square) => `From the top, the first queen that leaves no solution is on ${place(square)}.`,
		'no-solution': 'No solution exists for this many queens.',
		unknown: 'Not known: the search for a solution takes too long.',
	},
};

/** What the last step did, why, and what follows. Small windows show the first sentences. */
export const narration = {
	/** What the last steps found, of which `speed` are made in a second. */
	fast: (speed: number, steps: number, deadEnds: number, solutions: number) => {
		const brought = `${counted(deadEnds, 'dead end')} and ${counted(solutions, 'solution')}`;
		return `${number(speed)} steps a second. The last ${number(steps)} met ${brought}.`;
	},
	start: 'The board is empty. place(0) is called: it tests row 0, from column 0 on.',
	safe: (row: number, column: number) =>
		`Row ${row}, column ${column} is safe: no queen above attacks it. Its queen is placed next.`,
	attacked: (row: number, column: number, attack: Attack) =>
		`${capitalised(found({row, column}, attack))}. Column ${column + 1} is next.`,
	rowEnds: (row: number, column: number, attack: Attack) =>
		`${capitalised(found({row, column}, attack))}. No column is left: place(${row}) returns next.`,
	deadEnd: (row: number, attack: Attack) =>
		`Dead end: every square of row ${row} is attacked. place(${row}) returns next. The last attack is along ${lines[attack.line]}, from row ${attack.row}.`,
	placed: (row: number, column: number, isLast: boolean) => {
		const next = isLast ? 'finds that all rows are filled' : `tests row ${row + 1}, from column 0 on`;
		return `A queen is placed on row ${row}, column ${column}. place(${row + 1}) is called: it ${next}.`;
	},
	/** One check of a test that the user looks into: with the queen in a row above, or of a flag or a bit. */
	compared: (queen: Square, square: Square, line: AttackLine | undefined) => {
		const [up, away] = [square.row - queen.row, Math.abs(square.column - queen.column)];
		const distance = `${counted(up, 'row')} up, ${counted(away, 'column')} away`;
		const is = `queens[${queen.row}] is ${queen.column}`;
		return line === 'column'
			? `${is}, the column of the square: an attack.`
			: `${is}, not ${square.column}; ${distance}: ${line ? `an attack along ${lines[line]}` : 'no attack'}.`;
	},
	lookedUp: (memory: 'flags' | 'bits', name: string, index: number, line: AttackLine, isSet: boolean) => {
		const is = {flags: `${name}[${index}] is ${isSet}`, bits: `Bit ${index} of ${name} is ${Number(isSet)}`}[memory];
		const onLine = {column: 'in this column', diagonal: 'on this \\', antidiagonal: 'on this /'}[line];
		return `${is}: ${isSet ? `a queen stands ${onLine}, an attack` : `no queen stands ${onLine}`}.`;
	},
	lastCheck: 'This was the last check: the square is safe.',
	solution: (solution: number, queens: Queens) =>
		`Solution ${number(solution)}: all rows are filled. place(${queens.length}) reports ${queens.join(' ')} and returns.`,
	/** Why a call returns, which is said before what its caller does. */
	returned: {
		solution: (row: number) => `place(${row}) has reported the solution and returns.`,
		deadEnd: (row: number, size: number) =>
			`Dead end: all ${size} squares of row ${row} are attacked, so place(${row}) returns.`,
		failed: (row: number, attacked: number, explored: number) =>
			`Row ${row} has failed (${attacked} attacked, ${explored} tried in vain), so place(${row}) returns.`,
		found: (row: number, count: number) =>
			`Row ${row} has tried all columns and found ${counted(count, 'solution')}, so place(${row}) returns.`,
	},
	/** What the caller does after that. `cleared` is what it clears for its queen. */
	goesOn: (row: number, column: number, isLast: boolean, cleared: 'flags' | 'bits' | undefined) => {
		const does = `place(${row}) ${cleared ? `clears the ${cleared} of its queen` : `is done with column ${column}`}`;
		return isLast ? `${does}. No column is left: it returns next.` : `${does} and goes on with column ${column + 1}.`;
	},
	end: (size: number, solutions: number) =>
		`The search is over: ${counted(solutions, 'solution')}. place(1) has returned. place(0) is done with column ${size - 1}, its last, and returns, too.`,
};
