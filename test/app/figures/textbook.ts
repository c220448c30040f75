import {memoized} from '../../../source/explorer/knowledge.js';

export type Event = {
	readonly type: 'test' | 'place' | 'solution' | 'backtrack';
	readonly row: number;
	readonly column: number;
	/** At a test. */
	readonly isAttacked?: boolean;
	/** At the test of the last column: the safe columns of the row. */
	readonly safe?: number;
	/** At a backtrack: what the returned call has done. */
	readonly ended?: Ended;
};

/** Columns explored, solutions found. */
export type Ended = {readonly explored: number; readonly solutions: number};

export const counted = ['scan', 'flags', 'bitmask'] as const;

type Cost = Readonly<Record<(typeof counted)[number], number>>;

type Counts = Record<'tests' | 'placements' | 'solutions' | 'deadEnds', number>;

export type Account = Readonly<Counts> & {
	readonly event: Event | undefined;
	readonly queens: readonly number[];
	/** What the array of queens holds: nothing undoes a queen that has gone. */
	readonly array: readonly number[];
	readonly checks: Cost;
	readonly writes: Cost;
};

/** By plain recursion, without any of the program under test. */
export const textbook = memoized((size: number) => {
	const accounts: Account[] = [];
	const solutions: {readonly queens: readonly number[]}[] = [];
	const queens: number[] = [];
	const done = {tests: 0, placements: 0, solutions: 0, deadEnds: 0};
	const checks = {scan: 0, flags: 0, bitmask: 0};
	const writes = {scan: 0, flags: 0, bitmask: 0};
	const array: number[] = [];
	const step = (event?: Event) => {
		accounts.push({event, queens: [...queens], array: [...array], ...done, checks: {...checks}, writes: {...writes}});
	};

	const place = (row: number): Ended => {
		const before = done.solutions;
		if (row > 0) {
			step({type: 'place', row: row - 1, column: queens[row - 1]!});
		}

		if (row === size) {
			done.solutions++;
			solutions.push({queens: [...queens]});
			step({type: 'solution', row, column: 0});
			return {explored: 0, solutions: 1};
		}

		let tried = 0;
		for (let column = 0; column < size; column++) {
			const isAttacked = queens.some((queen, above) => queen === column || Math.abs(queen - column) === row - above);
			done.tests++;
			for (const id of counted) {
				checks[id] += testBy(id, queens, column).checks;
			}

			tried += isAttacked ? 0 : 1;
			if (column === size - 1 && tried === 0) {
				done.deadEnds++;
			}

			step({type: 'test', row, column, isAttacked, ...(column === size - 1 && {safe: tried})});
			if (!isAttacked) {
				queens.push(column);
				array[row] = column;
				writes.scan++;
				writes.flags += 1 + 3;
				writes.bitmask += 1 + 3;
				done.placements++;
				const ended = place(row + 1);
				queens.pop();
				writes.flags += 3;
				writes.bitmask += 3;
				step({type: 'backtrack', row, column, ended});
			}
		}

		return {explored: tried, solutions: done.solutions - before};
	};

	step();
	place(0);
	return {accounts, solutions};
});

const lines = [
	{line: 'column', words: 'its column'},
	{line: 'diagonal', words: '\\'},
	{line: 'antidiagonal', words: '/'},
];

/**
 * The attack that a variant finds on a column of the row below the queens, and its checks: scan compares with the queens from
 * the top; others look at the column, the diagonal, then the anti-diagonal.
 */
export function testBy(variant: string, queens: readonly number[], column: number) {
	const attacks = queens.flatMap((queen, row) => {
		const below = queens.length - row;
		const look = [0, below, -below].indexOf(column - queen);
		return look < 0 ? [] : [{...lines[look]!, look, row}];
	});
	const [first] = variant === 'scan' ? attacks : attacks.toSorted((a, b) => a.look - b.look);
	if (!first) {
		return {attack: undefined, checks: variant === 'scan' ? queens.length : lines.length};
	}

	const {look, ...attack} = first;
	return {attack, checks: 1 + (variant === 'scan' ? attack.row : look)};
}
