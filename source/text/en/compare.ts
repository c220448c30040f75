import type {VariantId} from '../../solver/index.js';
import {number} from '../numbers.js';
import type {LongShort, Wordings} from '../width.js';
import {counted} from './words.js';

const operations = (count: number) => counted(count, 'operation', 'operations');

const bruteForce: LongShort = ['brute force', 'brute'];

/** Programs with equal solutions, steps or operations. */
export type LaneGroup = {readonly names: readonly string[]; readonly value: number};

export type BruteForceWork = {
	readonly name: string;
	readonly boards: number;
	readonly solutions: number;
	/** Boards that begin with the same attack, if there is more than one. */
	readonly alike: string | undefined;
	/** Its work is `factor` times that of this variant. */
	readonly slowest: VariantId;
	readonly factor: string;
};

const listed = (names: readonly string[]) =>
	[names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' and ');
const verb = ({names}: LaneGroup, one: string, many: string) => `${listed(names)} ${names.length === 1 ? one : many}`;
const times = (factor: number) => `${factor.toFixed(1)} times`;
const some = (count: number) => (count === 0 ? 'none' : number(count));
const have = (count: number) => (count === 0 ? 'all wrong' : counted(count, 'solution', 'solutions'));

/** Why backtracking works. */
const reason = (work: BruteForceWork | undefined) => {
	if (!work) {
		return '';
	}

	const boards = counted(work.boards, 'board', 'boards');
	return work.alike === undefined
		? ` Brute force has built ${boards}, ${have(work.solutions)}: it checks whole boards only.`
		: ` Brute force builds ${work.alike} boards with this attack, backtracking none.`;
};

export const compare = {
	bruteForce,
	backtracking: 'backtracking',
	/** What each program is, the longest that fits. */
	ways: {
		'brute-force': ['checks whole boards only', 'checks whole boards', 'whole boards'],
		scan: ['compares with one queen after the other', 'compares each queen', 'each queen'],
		flags: ['looks up three tables of flags', 'looks up 3 tables', '3 tables'],
		bitmask: ['looks up flags in three numbers', 'flags in 3 numbers', '3 numbers'],
	} satisfies Record<VariantId | 'brute-force', readonly string[]>,
	start: (key: string): Wordings => [
		`Equal work for four programs: ${key} starts the race. Brute force checks whole boards only; backtracking tests each square first.`,
		`Equal work for four programs: ${key} starts the race.`,
	],
	ahead: (groups: readonly LaneGroup[], spent: number, work: BruteForceWork | undefined): Wordings => {
		const [first, last] = [groups[0], groups.at(-1)];
		const apart = first && last && first !== last && last.value > 0;
		const words = apart
			? `No solution yet: ${verb(first, 'is', 'are')} ${times(first.value / last.value)} as far as ${listed(last.names)}.`
			: `After ${operations(spent)} each there is no solution yet.`;
		return [words + reason(work), words];
	},
	found: (
		groups: readonly LaneGroup[],
		all: number | undefined,
		isThrough: boolean,
		work: BruteForceWork | undefined,
	): Wordings => {
		const others = (most: readonly LaneGroup[]) =>
			most.map(({names, value}) => `, ${listed(names)} ${some(value)}`).join('');
		const [first, ...rest] = groups;
		if (!first) {
			return '';
		}

		const head = `${isThrough ? '' : 'Equal work: '}${verb(first, 'has', 'have')}`;
		const of =
			all !== undefined && all < 1_000_000 && !isThrough
				? `${number(first.value)} of ${number(all)}`
				: number(first.value);
		// Brute force has a sentence of its own.
		const named = rest.flatMap((group) => {
			const names = group.names.filter((name) => name !== work?.name);
			return names.length > 0 ? [{...group, names}] : [];
		});
		return [
			`${head} ${isThrough ? 'all ' : ''}${of} ${first.value === 1 && of === '1' ? 'solution' : 'solutions'}${others(named)}.${reason(work)}`,
			`${verb(first, 'has', 'have')} ${number(first.value)}${others(rest)}.`,
		];
	},
	end: (groups: readonly LaneGroup[], work: BruteForceWork | undefined): Wordings => {
		const [first, ...rest] = groups;
		if (!first) {
			return '';
		}

		const factors = rest.map(({names, value}) => `, ${listed(names)} ${times(value / first.value)}`).join('');
		const head = `${verb(first, 'needs', 'need')} the least work${factors}${factors && ' as much'}.`;
		const factor = work && ` Brute force needs ${work.factor} times the work of ${work.slowest}`;
		return [
			work ? `${head}${factor}: ${counted(work.boards, 'board', 'boards')}, ${have(work.solutions)}.` : head,
			head,
		];
	},
	places: ['1st', '2nd', '3rd', '4th'],
	beyond: (step: number) => `beyond step ${number(step)}: the search has not been read further`,
	/** The longest that fits; `all` is not known for large boards. */
	solutions: (count: number, all: number | undefined): readonly string[] => [
		all === undefined
			? counted(count, 'solution', 'solutions')
			: `${number(count)} of ${counted(all, 'solution', 'solutions')}`,
		counted(count, 'solution', 'solutions'),
		`${number(count)} found`,
		number(count),
	],
	boards: (count: number, written: string): readonly string[] => {
		const boards = count === 1 ? 'board' : 'boards';
		return [`${written} ${boards} built`, `${written} ${boards}`];
	},
	ofBoards: (all: string, size: number): readonly string[] => [
		`of ${size}^${size} = ${all}`,
		`of ${all}`,
		`of ${size}^${size}`,
	],
	checks: (count: number, written: string) => `${written} ${count === 1 ? 'check' : 'checks'}`,
	writes: (count: number, written: string) => `${written} ${count === 1 ? 'write' : 'writes'}`,
	cells: (count: number): readonly string[] => [
		`${counted(count, 'cell', 'cells')} of memory`,
		counted(count, 'cell', 'cells'),
	],
	tracks: ['Tracks: all operations of each program, to scale', 'Tracks: all operations, to scale'],
	stepTracks: ['Tracks: steps of the search, of which nobody has counted all', 'Tracks: steps'],
	ticks: (every: number) => `every ${every === 1 ? 'solution' : `${number(every)} solutions`}`,
	share: (percent: string): readonly string[] => [`${percent} of its work`, percent],
	/** What each program may spend. */
	spent: (count: number): readonly string[] => [
		`up to ${operations(count)} each: an operation is one check or one write`,
		`up to ${operations(count)} each (checks and writes)`,
		`up to ${operations(count)} each`,
	],
	over: 'the race is over',
	soFar: (count: number, all: number | undefined): readonly string[] =>
		all === undefined
			? [operations(count), number(count)]
			: [`${number(count)} of ${operations(all)}`, `${number(count)} of ${number(all)}`, number(count)],
	spoken: (
		id: VariantId,
		step: number,
		solutions: number,
		{checks, writes}: {readonly checks: number; readonly writes: number},
		state: 'running' | 'through' | 'beyond',
	) =>
		`${id}: ${{running: 'at', through: 'through,', beyond: 'beyond'}[state]} step ${number(step)}, ${counted(solutions, 'solution', 'solutions')}, ${counted(checks, 'check', 'checks')}, ${counted(writes, 'write', 'writes')}.`,
	spokenBoards: (boards: number, all: string, solutions: number) =>
		`Brute force: ${number(boards)} of ${all} boards built, ${counted(solutions, 'solution', 'solutions')}.`,
};

export const growth = {
	toTry: (size: number) => [
		`What there is to try for ${counted(size, 'queen', 'queens')}, on a log scale`,
		`To try for ${counted(size, 'queen', 'queens')}, on a log scale`,
	],
	anySquares: 'any squares',
	oneARow: 'one a row',
	oneAColumn: 'one a row and column',
	nodes: 'backtracking: nodes',
	heads: ['N', 'solutions', 'tests'],
	factor: ['factor, and tests on a log scale', 'factor'],
};
