import type {VariantId} from '../../solver/index.js';
import {large, number} from '../numbers.js';
import type {Wordings} from '../width.js';
import {counted} from './words.js';

/** Of the figures above them. */
const reasons: Readonly<Partial<Record<VariantId, string>>> = {
	flags:
		'flags makes at most three look-ups instead of a comparison with each row above: fewer, unless few rows stand above. It sets three flags with each queen and clears them.',
	bitmask: 'bitmask asks all rows above with one AND, and passes three masks to each call.',
};

/** `unit` is in the singular. */
function difference(count: number, unit: string): string {
	const units = Math.abs(count) === 1 ? unit : `${unit}s`;
	return count === 0 ? `as many ${units}` : `${number(Math.abs(count))} ${count < 0 ? 'fewer' : 'more'} ${units}`;
}

export const compare = {
	cost: 'Cost',
	views: {cost: 'cost', memories: 'memories'},
	meaning:
		'A check is a comparison, a look-up or an AND. A write changes a cell of memory; cells are the memory in use.',
	costs: {
		'checks-so-far': 'checks so far',
		'checks-in-all': 'checks in all',
		'writes-so-far': 'writes so far',
		'writes-in-all': 'writes in all',
		'cells-now': 'cells used',
	},
	against: (isAll: boolean, variant: VariantId): Wordings =>
		isAll ? [`In all, against ${variant}`, 'In all'] : [`So far, against ${variant}`, 'So far'],
	saved: (checks: number) => difference(-checks, 'check'),
	paid: (writes: number) => difference(writes, 'write'),
	bothSides: (saved: string, paid: string) => `${saved}, ${paid}`,
	reasons,
};

/** By what factor the checks grew at two sizes. */
export type Bend = {
	readonly variant: VariantId;
	readonly first: {readonly size: number; readonly factor: number};
	readonly last: {readonly size: number; readonly factor: number};
};

export const growth = {
	title: 'Growth, measured on this machine',
	meaning(bend: Bend | undefined) {
		const straight =
			'The bars are on a log scale: if their ends lie on a straight line, each size costs the same factor more';
		if (!bend) {
			return `${straight}.`;
		}

		const {variant, first, last} = bend;
		const at = ({size, factor}: Bend['first']) => `x${factor.toFixed(2)} from N = ${size - 1} to ${size}`;
		const factors = `${variant} checks ${at(first)}, ${at(last)}`;
		return last.factor > first.factor
			? `${straight}. They bend a little, because the factor itself grows slowly: ${factors}.`
			: `${straight}. So far the factor of the checks does not grow: ${factors}.`;
	},
	/** `least` is the shortest time shown; a factor of times differs at most `most` times from that of the checks. */
	runs: (least: string, most: number) =>
		`Each time is the fastest of several runs, start included. Times below ${least} ms are left out: the clock cannot tell them. So are factors more than ${most} times larger or smaller than those of the checks: something disturbed one of the two.`,
	heads: {
		time: (id?: VariantId) => `Time in ms${id ? ` of ${id}` : ''}, and times the size before`,
		checks: (id?: VariantId) => `Checks${id ? ` of ${id}` : ''}, and times the size before`,
	},
	lessThan: (milliseconds: string) => `less than ${milliseconds}`,
	measuring: (size: number, id: VariantId) => `Measuring N = ${size} with ${id}: `,
	stopped: (key: string) => `Stopped. ${key} continues.`,
};

export const searchSpaces = {
	title: (size: number) => `Search spaces for ${counted(size, 'queen', 'queens')}`,
	scale: (divided: string) =>
		`All bars share one log scale. ${divided} says how many times fewer than in the line above, x how many times more.`,
	heads: {
		boards: 'Trying full boards one by one, in boards:',
		nodes: 'Backtracking with these rules, in nodes of the search tree:',
		tests: 'All rules, in tests, then in placements (all nodes but the root):',
	},
	names: {
		'any-squares': 'any squares',
		'one-a-row': 'one a row',
		permutations: 'one a row, column',
		'no-rules': 'only one a row',
		'no-diagonal': 'columns',
		'one-diagonal': 'columns and /',
		'all-rules': 'columns, / and \\',
		'no-column': '/ and \\',
		tests: 'tests',
		placements: 'placements',
	},
	/** Why a search space is smaller or larger than the one before, in a word and in a sentence. */
	reasons: {
		'one-a-row': ['one a row', 'Boards with two queens in one row are left out.'],
		permutations: ['one a column', 'Boards with two queens in one column are left out, too.'],
		'no-diagonal': ['one a column', 'A square in the column of a queen above is cut off, with all below it.'],
		'one-diagonal': ['one on each /', 'A square on the / of a queen above is cut off, too.'],
		'all-rules': ['one on each \\', 'A square on the \\ of a queen above is cut off, too: these are all rules.'],
		'no-column': ['no column rule', 'Only the column rule is left out here: that is what it saves.'],
		placements: ['if it is safe', 'Only a square that the test finds safe gets a queen.'],
	} satisfies Readonly<Record<string, readonly [word: string, sentence: string]>>,
	saved: (column: string, diagonal: string, isColumnMore: boolean) =>
		`Without columns x${column} nodes, without \\ x${diagonal}${isColumnMore ? ': the column rule saves most' : ''}.`,
	/** The longest first. `rules` is a name from above. */
	invalid: (
		found: readonly {readonly rules: string; readonly invalid: bigint; readonly boards: bigint}[],
	): Wordings => {
		const list = (words: (invalid: string, boards: string) => string) =>
			found.map(({rules, invalid, boards}) => `${words(large(invalid), large(boards))} with ${rules}`).join('; ');
		return [
			`With fewer rules, full boards that are no solution: ${list((invalid, boards) => `${invalid} of ${boards}`)}.`,
			`With fewer rules, full boards that are no solution: ${list((invalid) => invalid)}.`,
		];
	},
	counting: (percent: number) => `counting, ${percent}%`,
	outOfReach: 'out of reach',
};
