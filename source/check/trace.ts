import {type Attack, type AttackLine, attackOn, lineFrom, type Queens, type Square} from '../solver/index.js';
import type {Base} from './reader.js';
import type {Test} from './test-line.js';

/** Rows and columns count from 0. */
type Tested = Square & {readonly isSafe: boolean};

export type Kind =
	| 'wrong-safe'
	| 'wrong-attacked'
	| 'columns-left-out'
	| 'column-again'
	| 'rows-left-out'
	| 'below-attacked'
	| 'nothing-below'
	| 'early-return'
	| 'early-end'
	| 'after-end'
	| 'outside';

export type Common =
	| {readonly type: 'lines'; readonly lines: readonly AttackLine[]}
	| {readonly type: 'row'; readonly row: number}
	| {readonly type: 'not-row'; readonly row: number}
	| {readonly type: 'near' | 'far'}
	| {readonly type: 'gone'; readonly lines: readonly AttackLine[]}
	| {readonly type: 'no-queen'};

export type Difference = {
	readonly kind: Kind;
	/** Or the last line of the trace if it ends too early. */
	readonly line: number;
	readonly found: Tested | undefined;
	readonly expected: (Tested & {readonly attack: Attack | undefined}) | undefined;
	readonly row: number;
	readonly columns: readonly [first: number, last: number];
	/** For a wrong test: the queen that attacks the square, or would if it had not left. */
	readonly attack: Attack | undefined;
	readonly queens: readonly (number | undefined)[];
	readonly solutions: number;
	readonly before: readonly {readonly line: number; readonly test: Tested}[];
};

export type TraceVerdict = {
	readonly tests: number;
	/** Else it ends with a solution. */
	readonly isWhole: boolean;
	readonly difference: Difference | undefined;
	readonly differences: number;
	readonly wrongSafe: number;
	readonly wrongAttacked: number;
	readonly isOneKind: boolean;
	readonly common: readonly Common[];
	readonly reading: Reading;
};

/** The column first, the columns from right to left, or rows and columns from different numbers, are no mistakes. */
export type Reading = {
	/** Of rows. */
	readonly base: Base;
	readonly columnBase: Base;
	readonly isSwapped: boolean;
	readonly isBackwards: boolean;
};

/** The column that it tests next, and that of its queen while the call below runs. */
type Call = {next: number; queen: number | undefined};

const allLines: readonly AttackLine[] = ['column', 'diagonal', 'antidiagonal'];
const shownBefore = 2;

/** Makes out a program's calls from its tests, and judges each test by the queens of that moment. */
export class Trace {
	readonly reading: Reading;
	readonly #size: number;
	readonly #calls: Call[] = [{next: 0, queen: undefined}];
	readonly #gone = new Map<number, Square>();
	#before: {line: number; test: Tested}[] = [];
	#last: Tested | undefined;
	#line = 0;
	#tests = 0;
	#solutions = 0;
	#differences = 0;
	#kinds = new Set<Kind>();
	#difference: Difference | undefined;
	#wrongSafe = 0;
	#wrongAttacked = 0;
	#commons: readonly Common[];

	constructor(size: number, reading: Reading) {
		this.#size = size;
		this.reading = reading;
		this.#commons = commonsFor(size);
	}

	get differences(): number {
		return this.#differences;
	}

	squareOf({row, column}: Pick<Test, 'row' | 'column'>): Square {
		const {base, columnBase, isSwapped, isBackwards} = this.reading;
		const left = (isSwapped ? row : column) - columnBase;
		return {
			row: (isSwapped ? column : row) - base,
			column: isBackwards ? this.#size - 1 - left : left,
		};
	}

	add({line, isSafe, ...written}: Test): void {
		const test = {...this.squareOf(written), isSafe};
		this.#tests++;
		this.#line = line;
		const {row, column} = test;
		if (!(row >= 0 && row < this.#size && column >= 0 && column < this.#size)) {
			this.#differ('outside', test, row, column, column);
		} else {
			this.#goTo(test);
			this.#judge(test);
			this.#calls[row]!.next = column + 1;
			this.#last = test;
		}

		this.#before.push({line, test});
		if (this.#before.length > shownBefore) {
			this.#before.shift();
		}
	}

	/** A trace may only end where its search is over. */
	verdict(): TraceVerdict {
		const expected = this.#next();
		if (expected && this.#tests > 0) {
			const isAtSolution = this.#last?.isSafe === true && this.#last.row === this.#size - 1;
			this.#solutions += Number(isAtSolution);
			const {row, next} = this.#open() ?? {row: 0, next: 0};
			if (!isAtSolution || row < this.#size - 1) {
				this.#differ('early-end', undefined, row, next, this.#size - 1);
			}
		}

		return {
			tests: this.#tests,
			isWhole: expected === undefined,
			difference: this.#difference,
			differences: this.#differences,
			wrongSafe: this.#wrongSafe,
			wrongAttacked: this.#wrongAttacked,
			isOneKind: this.#kinds.size === 1,
			common: this.#common(),
			reading: this.reading,
		};
	}

	#goTo(test: Tested): void {
		const last = this.#last;
		const running = this.#calls.length - 1;
		const {row, column} = test;
		if (last?.isSafe && last.row === this.#size - 1) {
			this.#solutions++;
		} else if (last?.isSafe && row <= running) {
			this.#differ('nothing-below', test, running, last.column, last.column);
		}

		if (row > running) {
			const isPlaced = last?.isSafe === true;
			if (!isPlaced) {
				this.#differ('below-attacked', test, running, 0, 0);
			} else if (row > running + 1) {
				this.#differ('rows-left-out', test, running + 1, 0, row);
			}

			this.#calls[running]!.queen = isPlaced ? last.column : undefined;
			while (this.#calls.length <= row) {
				this.#calls.push({next: 0, queen: undefined});
			}
		} else if (row < running) {
			this.#returnTo(row, test);
		}

		const {next} = this.#calls[row]!;
		if (column > next) {
			this.#differ('columns-left-out', test, row, next, column - 1);
		} else if (column < next) {
			this.#differ(row === 0 && next === this.#size ? 'after-end' : 'column-again', test, row, column, column);
		}
	}

	#returnTo(row: number, test: Tested): void {
		let isTold = false;
		while (this.#calls.length - 1 > row) {
			const lower = this.#calls.length - 1;
			const {next} = this.#calls[lower]!;
			const isAfterSolution = lower === this.#size - 1 && this.#last?.isSafe === true;
			if (next < this.#size && !isAfterSolution && !isTold) {
				this.#differ('early-return', test, lower, next, this.#size - 1);
				isTold = true;
			}

			this.#calls.pop();
			const upper = this.#calls[lower - 1]!;
			if (upper.queen !== undefined) {
				this.#gone.set((lower - 1) * this.#size + upper.queen, {row: lower - 1, column: upper.queen});
				upper.queen = undefined;
			}
		}
	}

	#judge(test: Tested): void {
		const {row, column, isSafe} = test;
		const found: Attack[] = [];
		for (let above = 0; above < row; above++) {
			const queen = this.#calls[above]!.queen;
			const line = queen === undefined ? undefined : lineFrom(queen, column, row - above);
			if (line) {
				found.push({row: above, line});
			}
		}

		if (isSafe && found.length > 0) {
			this.#wrongSafe++;
			this.#commons = this.#commons.filter((common) => isOfSafe(common, found, row));
			this.#differ('wrong-safe', test, row, column, column, found[0]);
		} else if (!isSafe && found.length === 0) {
			this.#wrongAttacked++;
			const gone = [...this.#gone.values()].flatMap((queen) => {
				// On the same square it would attack along each line.
				const line = lineFrom(queen.column, column, row - queen.row);
				const isSame = queen.row === row && queen.column === column;
				return (isSame ? allLines : [line]).flatMap((each) => (each ? [{...queen, line: each}] : []));
			});
			const hasQueens = this.#calls.some(({queen}) => queen !== undefined);
			this.#commons = this.#commons.filter((common) =>
				common.type === 'gone'
					? gone.some(({line}) => common.lines.includes(line))
					: common.type === 'no-queen' && !hasQueens,
			);
			const left = gone.find((queen) => queen.row !== row || queen.column !== column);
			this.#differ('wrong-attacked', test, row, column, column, left);
		}
	}

	#open(): {readonly row: number; readonly next: number} | undefined {
		const row = this.#calls.findLastIndex(({next}) => next < this.#size);
		return row < 0 ? undefined : {row, next: this.#calls[row]!.next};
	}

	#next(): Tested | undefined {
		const last = this.#last;
		if (last?.isSafe && last.row < this.#size - 1 && last.row === this.#calls.length - 1) {
			const queens = [...this.#queens().slice(0, last.row), last.column];
			return {row: last.row + 1, column: 0, isSafe: !attackOn(known(queens), last.row + 1, 0)};
		}

		const {row, next} = this.#open() ?? {row: -1, next: 0};
		return row < 0 ? undefined : {row, column: next, isSafe: !attackOn(known(this.#queens().slice(0, row)), row, next)};
	}

	#queens(): readonly (number | undefined)[] {
		return this.#calls.map(({queen}) => queen);
	}

	#differ(kind: Kind, found: Tested | undefined, row: number, first: number, last: number, attack?: Attack): void {
		this.#differences++;
		this.#kinds.add(kind);
		if (this.#difference) {
			return;
		}

		const isTruth = kind === 'wrong-safe' || kind === 'wrong-attacked';
		const next = isTruth ? {...found!, isSafe: !found!.isSafe} : this.#next();
		const all = isTruth ? this.#queens().slice(0, row) : this.#boardBefore();
		const expected = next && {...next, attack: attackOn(known(all.slice(0, next.row)), next.row, next.column)};
		this.#difference = {
			kind,
			line: this.#line,
			found,
			expected,
			row,
			columns: [first, last],
			attack,
			queens: all,
			solutions: this.#solutions,
			before: [...this.#before],
		};
	}

	#boardBefore(): readonly (number | undefined)[] {
		const queens = [...this.#queens()];
		const last = this.#last;
		if (last?.isSafe && last.row === queens.length - 1) {
			queens[last.row] = last.column;
		}

		return queens;
	}

	#common(): readonly Common[] {
		const isOfLines = ({type}: Common) => type === 'lines' || type === 'gone';
		// With many queens that have left, some of them attack by chance.
		const isChance = this.#commons.filter(({type}) => type === 'gone').length > 1;
		const ofLines = isChance ? undefined : this.#commons.find(isOfLines);
		const found = [ofLines, this.#commons.find((common) => !isOfLines(common))];
		return this.#wrongSafe + this.#wrongAttacked > 1 ? found.filter((common) => common !== undefined) : [];
	}
}

/** The most telling first. */
function commonsFor(size: number): readonly Common[] {
	const lines = [...allLines.map((line) => [line]), ['diagonal', 'antidiagonal'] as const];
	return [
		{type: 'no-queen'},
		...lines.map((some) => ({type: 'lines', lines: some}) as const),
		...allLines.map((line) => ({type: 'gone', lines: [line]}) as const),
		...Array.from({length: size}, (_, row) => ({type: 'row', row}) as const),
		{type: 'far'},
		{type: 'near'},
		{type: 'not-row', row: 0},
	];
}

/** True of a square in `row` that is found safe, though these queens attack it. */
function isOfSafe(common: Common, found: readonly Attack[], row: number): boolean {
	const isTrue: Readonly<Record<Common['type'], (attack: Attack) => boolean>> = {
		lines: ({line}) => common.type === 'lines' && common.lines.includes(line),
		row: (attack) => common.type === 'row' && attack.row === common.row,
		'not-row': (attack) => common.type === 'not-row' && attack.row !== common.row,
		near: (attack) => attack.row === row - 1,
		far: (attack) => attack.row < row - 1,
		gone: () => false,
		'no-queen': () => false,
	};
	return found.every(isTrue[common.type]);
}

/** Rows without a known queen attack nothing. */
function known(queens: readonly (number | undefined)[]): Queens {
	return queens.map((queen) => queen ?? Number.NaN);
}

const testsForReading = 2000;

/** With the fewest differences, if they are under a quarter of those of the plain reading. */
export function readingOf(size: number, base: Base, tests: readonly Test[]): Reading {
	const has = (name: 'row' | 'column', number: number) => tests.some((test) => test[name] === number);
	// Only columns from 1 to N count from 1: a loop from 1 to N - 1 leaves out the first of those that count from 0.
	const bases: readonly (readonly [first: Base, second: Base])[] = [
		[base, base],
		...(has('row', 0) && has('column', size) ? [[0, 1] as const] : []),
		...(has('row', size) && has('column', 0) ? [[1, 0] as const] : []),
	];
	const readings = bases.flatMap(([first, second]) =>
		[false, true].flatMap((isSwapped) =>
			[false, true].map((isBackwards) => ({
				base: isSwapped ? second : first,
				columnBase: isSwapped ? first : second,
				isSwapped,
				isBackwards,
			})),
		),
	);
	const tried = readings.map((reading) => {
		const trace = new Trace(size, reading);
		for (const test of tests.slice(0, testsForReading)) {
			trace.add(test);
		}

		return trace;
	});
	const [plain] = tried;
	const best = tried.toSorted((a, b) => a.differences - b.differences)[0]!;
	return best.differences * 4 < plain!.differences ? best.reading : plain!.reading;
}
