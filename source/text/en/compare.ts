import type {VariantId} from '../../solver/search/variants.js';
import {number} from '../numbers.js';
import {counted, listed} from './words.js';

/** Programs with equal solutions, steps or operations. */
export type LaneGroup = {readonly names: readonly string[]; readonly value: number};

export type BruteForceWork = {
	readonly boards: number;
	readonly solutions: number;
	/** Boards that begin with the same attack, if there is more than one. */
	readonly alike: string | undefined;
	/** Its work is `factor` times that of this variant. */
	readonly slowest: VariantId;
	readonly factor: string;
};

const entry = ({names, value}: LaneGroup) => `${listed(names)} ${number(value)}`;

const reason = (work: BruteForceWork | undefined) => {
	if (!work) {
		return '';
	}

	return work.alike === undefined
		? ` Brute force has built ${counted(work.boards, 'board')}, ${number(work.solutions)} right: it checks whole boards only.`
		: ` Brute force builds ${work.alike} boards with this attack, backtracking none.`;
};

export const compare = {
	bruteForce: ['brute force', 'brute'],
	/** What each program is, the longest that fits. */
	ways: {
		'brute-force': ['checks whole boards only', 'at the end'],
		scan: ['compares with each queen above', 'each queen'],
		flags: ['looks up three tables of flags', '3 tables'],
		bitmask: ['looks up flags in three numbers', '3 numbers'],
	} satisfies Record<VariantId | 'brute-force', readonly string[]>,
	/** Small windows show the first sentences. */
	start: (key: string) =>
		`Equal work for all programs: ${key} starts the race. Brute force checks whole boards only; backtracking tests each square first.`,
	found: (groups: readonly LaneGroup[], work: BruteForceWork | undefined) =>
		`Solutions at equal work: ${groups.map(entry).join(', ')}.${reason(work)}`,
	end: (groups: readonly LaneGroup[], work: BruteForceWork | undefined) => {
		const brute = work ? ` Brute force needs ${work.factor} times the work of ${work.slowest}.` : '';
		return `Operations in all: ${groups.map(entry).join(', ')}.${brute}`;
	},
	places: ['1st', '2nd', '3rd', '4th'],
	/** The longest that fits; `all` is not known for large boards. */
	solutions: (count: number, all: number | undefined): readonly string[] => [
		all === undefined ? counted(count, 'solution') : `${number(count)} of ${counted(all, 'solution')}`,
		`${number(count)} found`,
	],
	boards: (count: number, written: string) => `${written} ${count === 1 ? 'board' : 'boards'}`,
	ofBoards: (all: string, size: number): readonly string[] => [`of ${size}^${size} = ${all}`, `of ${size}^${size}`],
	checks: (count: number, written: string) => `${written} ${count === 1 ? 'check' : 'checks'}`,
	writes: (count: number, written: string) => `${written} ${count === 1 ? 'write' : 'writes'}`,
	cells: (count: number): readonly string[] => [`${counted(count, 'cell')} of memory`, counted(count, 'cell')],
	tracks: 'Tracks: all operations (checks and writes), to scale',
	ticks: (every: number) => `every ${every === 1 ? 'solution' : `${number(every)} solutions`}`,
	spent: (count: number) => `up to ${counted(count, 'operation')} each`,
	over: 'the race is over',
	spoken: (
		id: VariantId,
		step: number,
		solutions: number,
		{checks, writes}: {readonly checks: number; readonly writes: number},
	) =>
		`${id}: step ${number(step)}, ${counted(solutions, 'solution')}, ${counted(checks, 'check')}, ${counted(writes, 'write')}.`,
	spokenBoards: (boards: number, all: string, solutions: number) =>
		`Brute force: ${number(boards)} of ${all} boards built, ${counted(solutions, 'solution')}.`,
};

export const growth = {
	toTry: (size: number) => `What to try for ${counted(size, 'queen')}`,
	anySquares: 'any squares',
	oneARow: 'one a row',
	oneAColumn: 'one a row and column',
	nodes: 'backtracking: nodes',
	heads: ['N', 'solutions', 'tests', 'factor'],
};
