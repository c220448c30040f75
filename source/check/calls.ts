import {type AttackLine, lineFrom, type Square} from '../solver/index.js';
import {attackLines} from './programs.js';
import {countsOf} from './units.js';

export type Tested = Square & {readonly isSafe: boolean};
type Attacker = Square & {readonly line: AttackLine};

/** What no search does: it tests another square next, or calls it safe if it is not. */
type Odd = {
	readonly kind: string;
	readonly row: number;
	readonly columns: readonly [first: number, last: number];
	/** The queen that attacks the square, or would if it had not been removed. */
	readonly attacker?: Attacker | undefined;
};
/** The queens of the calls that wait; the call below them tests column `next`. */
type Calls = {readonly queens: readonly number[]; readonly next: number};
type WrongTest = Tested & {readonly attackers: readonly Attacker[]; readonly hasQueens: boolean};
type Common = {readonly type: string; readonly lines?: readonly AttackLine[]; readonly row?: number};

/** Judges tests by the queens that the program itself has then: what is odd, how often, and what is common to the wrong ones. */
export function oddTests(size: number, tests: readonly Tested[], isAll: boolean) {
	const odd: Odd[] = [];
	const allWrong: WrongTest[] = [];
	const gone = new Map<string, Square>();
	let calls: Calls = {queens: [], next: 0};
	for (const test of tests) {
		const {row, column, isSafe} = test;
		if (Math.min(row, column) < 0 || Math.max(row, column) >= size) {
			odd.push({kind: 'outside', row, columns: [column, column]});
			continue;
		}

		odd.push(...outOfOrder(size, test, calls));
		for (const [each, queen] of [...calls.queens.entries()].slice(row)) {
			gone.set(`${each} ${queen}`, {row: each, column: queen});
		}

		// Those in rows that were left out are not known, and attack nothing.
		const queens = Array.from({length: row}, (_, each) => calls.queens[each] ?? Number.NaN);
		const wrong = wrongTest(test, queens, [...gone.values()]);
		if (wrong) {
			const attacker = wrong.attackers.find((queen) => queen.row !== row || queen.column !== column);
			allWrong.push(wrong);
			odd.push({kind: isSafe ? 'wrong-safe' : 'wrong-attacked', row, columns: [column, column], attacker});
		}

		calls = isSafe && row < size - 1 ? {queens: [...queens, column], next: 0} : {queens, next: column + 1};
	}

	// It may end with a solution.
	const nexts = nextsOf(calls);
	const open = nexts.findLastIndex((next) => next < size);
	const last = tests.at(-1);
	if (isAll && open >= 0 && !(last?.isSafe && last.row === size - 1)) {
		odd.push({kind: 'early-end', row: open, columns: [nexts[open]!, size - 1]});
	}

	return {
		isWhole: open < 0,
		odd: odd[0],
		differences: Object.fromEntries(countsOf(odd.map(({kind}) => kind))),
		common: allWrong.length > 1 ? commonOf(size, allWrong) : [],
	};
}

/** For each call the column that it tests next. */
function nextsOf({queens, next}: Calls): readonly number[] {
	return [...queens.map((queen) => queen + 1), next];
}

function outOfOrder(size: number, {row, column}: Square, calls: Calls): readonly Odd[] {
	const {queens, next} = calls;
	const odd: Odd[] = [];
	const nexts = nextsOf(calls);
	const open = nexts.findLastIndex((each, call) => call > row && each < size);
	if (row > queens.length) {
		odd.push({kind: 'rows-left-out', row: queens.length, columns: [0, row]});
	} else if (row < queens.length && next === 0) {
		odd.push({kind: 'nothing-below', row: queens.length - 1, columns: [queens.at(-1)!, queens.at(-1)!]});
	} else if (open >= 0) {
		odd.push({kind: 'early-return', row: open, columns: [nexts[open]!, size - 1]});
	}

	const due = nexts[row] ?? 0;
	if (column > due) {
		odd.push({kind: 'columns-left-out', row, columns: [due, column - 1]});
	} else if (column < due) {
		odd.push({kind: row === 0 && due === size ? 'after-end' : 'column-again', row, columns: [column, column]});
	}

	return odd;
}

function wrongTest(test: Tested, queens: readonly number[], gone: readonly Square[]): WrongTest | undefined {
	const above = attackersOf(
		test,
		queens.map((column, row) => ({row, column})),
	);
	return test.isSafe === above.length > 0
		? {...test, attackers: test.isSafe ? above : attackersOf(test, gone), hasQueens: queens.length > 0}
		: undefined;
}

function attackersOf({row, column}: Square, queens: readonly Square[]): readonly Attacker[] {
	return queens.flatMap((queen): readonly Attacker[] => {
		// On the same square it would attack along each line.
		const isSame = queen.row === row && queen.column === column;
		const line = lineFrom(queen.column, column, row - queen.row);
		return (isSame ? attackLines : [line]).flatMap((each) => (each ? {...queen, line: each} : []));
	});
}

/** The most telling about lines, and of the others. */
function commonOf(size: number, wrong: readonly WrongTest[]): readonly Common[] {
	const safe = (isOf: (attacker: Attacker, row: number) => boolean) =>
		wrong.every(({isSafe, attackers, row}) => isSafe && attackers.every((attacker) => isOf(attacker, row)));
	const oneLine = attackLines.map((line) => [line]);
	const gone = oneLine.filter(([gone]) =>
		wrong.every(({isSafe, attackers}) => !isSafe && attackers.some(({line}) => line === gone)),
	);
	const rows = Array.from({length: size}, (_, row) => row).filter((row) => safe((attacker) => attacker.row === row));
	const others: readonly (readonly [boolean, Common])[] = [
		[wrong.every(({isSafe, hasQueens}) => !isSafe && !hasQueens), {type: 'no-queen'}],
		[rows.length > 0, {type: 'row', row: rows[0]!}],
		[safe((attacker, row) => attacker.row < row - 1), {type: 'far'}],
		[safe((attacker, row) => attacker.row === row - 1), {type: 'near'}],
		[safe((attacker) => attacker.row > 0), {type: 'not-row', row: 0}],
	];
	return [
		...[...oneLine, attackLines.slice(1)]
			.filter((lines) => safe(({line}) => lines.includes(line)))
			.slice(0, 1)
			.map((lines) => ({type: 'lines', lines})),
		// With many queens that have left, some of them attack by chance.
		...(gone.length === 1 ? [{type: 'gone', lines: gone[0]!}] : []),
		...others.flatMap(([isTrue, common]) => (isTrue ? common : [])).slice(0, 1),
	];
}
