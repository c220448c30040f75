import {type AttackLine, attackOn, lineFrom, type Square} from '../solver/index.js';
import type {Text} from '../text/en.js';
import {codeOf, mostTests} from './causes.js';
import {attackLines} from './programs.js';
import type {Base} from './reader.js';
import type {Test} from './test-line.js';

/** Rows and columns count from 0. */
type Tested = Square & {readonly isSafe: boolean};
type Attacker = Square & {readonly line: AttackLine};

type Said = Text['check'];
type Kind = keyof Said['differences'];
type Common = {
	readonly type: keyof Said['commons'];
	readonly lines?: readonly AttackLine[];
	readonly row?: number;
};

export type Difference = {
	readonly kind: Kind;
	/** Or the last line of the trace if it ends too early. */
	readonly line: number;
	readonly found: Tested | undefined;
	readonly expected: (Tested & {readonly attackingRow: number | undefined}) | undefined;
	readonly row: number;
	readonly columns: readonly [first: number, last: number];
	/** For a wrong test: the queen that attacks the square, or would if it had not left. */
	readonly attacker: Attacker | undefined;
	readonly queens: readonly (number | undefined)[];
	readonly before: readonly {readonly line: number; readonly test: Tested}[];
};

export type TraceVerdict = {
	readonly tests: number;
	/** Else it ends with a solution. */
	readonly isWhole: boolean;
	/** The first. */
	readonly difference: Difference | undefined;
	readonly differences: Readonly<Partial<Record<Kind, number>>>;
	/** What all wrong tests have in common. */
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

/** Either those that attack a square called safe, or those that have left and would attack one called attacked. */
type WrongTest = Tested & {readonly attackers: readonly Attacker[]; readonly hasQueens: boolean};

const shownBefore = 2;
const testsForReading = 200;

/** Reads the first tests in each possible way, and goes on with the one that differs least from the search. */
export class Trace {
	tests = 0;
	#searches: readonly Search[];

	constructor(size: number, base: Base) {
		const bases: readonly (readonly [Base, Base])[] = [
			[base, base],
			[0, 1],
			[1, 0],
		];
		const ways = bases.flatMap(([row, column]) => [
			{base: row, columnBase: column, isSwapped: false},
			{base: column, columnBase: row, isSwapped: true},
		]);
		this.#searches = ways.flatMap((way) => [false, true].map((isBackwards) => new Search(size, {...way, isBackwards})));
	}

	add(test: Test): void {
		this.tests++;
		for (const search of this.#searches) {
			search.add(test);
		}

		if (this.tests === testsForReading) {
			this.#searches = [this.best];
		}
	}

	/** The plain reading, unless another has under a quarter of its differences. */
	get best(): Search {
		const [plain] = this.#searches;
		const best = this.#searches.reduce((a, b) => (b.differences < a.differences ? b : a));
		return best.differences * 4 < plain!.differences ? best : plain!;
	}
}

/** Makes out a program's calls from its tests, and judges each test by the queens of that moment. */
class Search {
	/** For the programs with mistakes. */
	readonly codes: number[] = [];
	readonly #size: number;
	readonly #reading: Reading;
	readonly #calls: Call[] = [{next: 0, queen: undefined}];
	readonly #gone = new Map<number, Square>();
	readonly #before: {line: number; test: Tested}[] = [];
	readonly #differences = new Map<Kind, number>();
	#last: Tested | undefined;
	#line = 0;
	#tests = 0;
	#difference: Difference | undefined;
	#commons: readonly (readonly [Common, (wrong: WrongTest) => boolean])[];

	constructor(size: number, reading: Reading) {
		this.#size = size;
		this.#reading = reading;
		this.#commons = commonsFor(size);
	}

	get differences(): number {
		return [...this.#differences.values()].reduce((sum, count) => sum + count, 0);
	}

	add({line, isSafe, ...written}: Test): void {
		const test = {...this.#squareOf(written), isSafe};
		const {row, column} = test;
		this.#tests++;
		this.#line = line;
		if (this.codes.length < mostTests) {
			this.codes.push(codeOf(row, column, isSafe));
		}

		if (Math.min(row, column) < 0 || Math.max(row, column) >= this.#size) {
			this.#differ('outside', test, row, [column, column]);
		} else {
			this.#goTo(test);
			this.#judge(test);
			this.#follow(test);
		}

		this.#before.push({line, test});
		if (this.#before.length > shownBefore) {
			this.#before.shift();
		}
	}

	/** A trace may only end where its search is over, or with a solution. */
	verdict(): TraceVerdict {
		const next = this.#next();
		const isAtSolution = this.#last?.isSafe && this.#last.row === this.#size - 1;
		if (next && !isAtSolution) {
			this.#differ('early-end', undefined, next.row, [next.column, this.#size - 1]);
		}

		return {
			tests: this.#tests,
			isWhole: next === undefined,
			difference: this.#difference,
			differences: Object.fromEntries(this.#differences),
			common: this.#common(),
			reading: this.#reading,
		};
	}

	#squareOf({row, column}: Square): Square {
		const {base, columnBase, isSwapped, isBackwards} = this.#reading;
		const left = (isSwapped ? row : column) - columnBase;
		return {row: (isSwapped ? column : row) - base, column: isBackwards ? this.#size - 1 - left : left};
	}

	/** Calls and returns up to the row of the test, and the columns of its loop up to the test. */
	#goTo(test: Tested): void {
		const {row, column} = test;
		const running = this.#calls.length - 1;
		if (row > running) {
			this.#differ('rows-left-out', test, running, [0, row]);
		} else if (row < running) {
			this.#returnTo(row, test);
		}

		while (this.#calls.length <= row) {
			this.#calls.push({next: 0, queen: undefined});
		}

		const call = this.#calls[row]!;
		if (column > call.next) {
			this.#differ('columns-left-out', test, row, [call.next, column - 1]);
		} else if (column < call.next) {
			const isOver = row === 0 && call.next === this.#size;
			this.#differ(isOver ? 'after-end' : 'column-again', test, row, [column, column]);
		}

		call.queen = undefined;
	}

	#returnTo(row: number, test: Tested): void {
		let isTold = false;
		for (let lower = this.#calls.length - 1; lower > row; lower--) {
			const upper = this.#calls[lower - 1]!;
			const {next, queen} = this.#calls[lower]!;
			const last = this.#last;
			if (last?.isSafe && lower === last.row + 1) {
				this.#differ('nothing-below', test, last.row, [last.column, last.column]);
			} else {
				// A program may leave the last row after its queen.
				const isLeft = lower === this.#size - 1 && queen !== undefined;
				if (next < this.#size && !isLeft && !isTold) {
					this.#differ('early-return', test, lower, [next, this.#size - 1]);
					isTold = true;
				}

				if (upper.queen !== undefined) {
					this.#gone.set((lower - 1) * this.#size + upper.queen, {row: lower - 1, column: upper.queen});
				}
			}

			this.#calls.pop();
			upper.queen = undefined;
		}
	}

	#follow(test: Tested): void {
		const {row, column, isSafe} = test;
		const call = this.#calls[row]!;
		call.next = column + 1;
		call.queen = isSafe ? column : undefined;
		if (isSafe && row < this.#size - 1) {
			this.#calls.push({next: 0, queen: undefined});
		}

		this.#last = test;
	}

	#judge(test: Tested): void {
		const {row, column, isSafe} = test;
		const attackers: Attacker[] = [];
		for (let above = 0; above < row; above++) {
			const queen = this.#calls[above]!.queen;
			const line = queen === undefined ? undefined : lineFrom(queen, column, row - above);
			if (line) {
				attackers.push({row: above, column: queen!, line});
			}
		}

		if (isSafe !== attackers.length > 0) {
			return;
		}

		const gone = isSafe ? [] : [...this.#gone.values()];
		const left = gone.flatMap((queen): readonly Attacker[] => {
			// On the same square it would attack along each line.
			const isSame = queen.row === row && queen.column === column;
			const line = lineFrom(queen.column, column, row - queen.row);
			return (isSame ? attackLines : [line]).flatMap((each) => (each ? [{...queen, line: each}] : []));
		});
		const hasQueens = this.#calls.some(({queen}) => queen !== undefined);
		const wrong = {...test, attackers: isSafe ? attackers : left, hasQueens};
		this.#commons = this.#commons.filter(([, isTrue]) => isTrue(wrong));
		const attacker = wrong.attackers.find((queen) => queen.row !== row || queen.column !== column);
		this.#differ(isSafe ? 'wrong-safe' : 'wrong-attacked', test, row, [column, column], attacker);
	}

	/** Undefined if its search is over, or could be. */
	#next(): Square | undefined {
		const row = this.#calls.findLastIndex(({next}) => next < this.#size);
		return row < 0 ? undefined : {row, column: this.#calls[row]!.next};
	}

	#differ(
		kind: Kind,
		found: Tested | undefined,
		row: number,
		columns: Difference['columns'],
		attacker?: Attacker,
	): void {
		this.#differences.set(kind, (this.#differences.get(kind) ?? 0) + 1);
		if (this.#difference) {
			return;
		}

		const queens = this.#calls.map(({queen}) => queen);
		const square = attacker || kind.startsWith('wrong') ? found : this.#next();
		// Rows without a known queen attack nothing.
		const above = queens.slice(0, square?.row).map((queen) => queen ?? Number.NaN);
		const attack = square && attackOn(above, square.row, square.column);
		this.#difference = {
			kind,
			line: this.#line,
			found,
			expected: square && {row: square.row, column: square.column, isSafe: !attack, attackingRow: attack?.row},
			row,
			columns,
			attacker,
			queens,
			before: [...this.#before],
		};
	}

	#common(): readonly Common[] {
		const wrong = (this.#differences.get('wrong-safe') ?? 0) + (this.#differences.get('wrong-attacked') ?? 0);
		const commons = wrong > 1 ? this.#commons.map(([common]) => common) : [];
		// With many queens that have left, some of them attack by chance.
		const isChance = commons.filter(({type}) => type === 'gone').length > 1;
		const ofLines = commons.filter(({lines}) => lines !== undefined && !isChance);
		const others = commons.filter(({lines}) => lines === undefined);
		return [...ofLines.slice(0, 1), ...others.slice(0, 1)];
	}
}

/** What wrong tests can have in common, the most telling first. */
function commonsFor(size: number): readonly (readonly [Common, (wrong: WrongTest) => boolean])[] {
	const safe = (common: Common, isTrue: (attacker: Attacker, row: number) => boolean) =>
		[
			common,
			({isSafe, attackers, row}: WrongTest) => isSafe && attackers.every((attacker) => isTrue(attacker, row)),
		] as const;
	return [
		[{type: 'no-queen'}, ({isSafe, hasQueens}) => !isSafe && !hasQueens],
		...[...attackLines.map((line) => [line]), attackLines.slice(1)].map((lines) =>
			safe({type: 'lines', lines}, ({line}) => lines.includes(line)),
		),
		...attackLines.map(
			(line) =>
				[
					{type: 'gone', lines: [line]},
					({isSafe, attackers}: WrongTest) => !isSafe && attackers.some((attacker) => attacker.line === line),
				] as const,
		),
		...Array.from({length: size}, (_, row) => safe({type: 'row', row}, (attacker) => attacker.row === row)),
		safe({type: 'far'}, (attacker, row) => attacker.row < row - 1),
		safe({type: 'near'}, (attacker, row) => attacker.row === row - 1),
		safe({type: 'not-row', row: 0}, (attacker) => attacker.row > 0),
	];
}
