import {large, ratio} from '../../numbers.js';
import type {Wordings} from '../../width.js';
import {counted} from '../words.js';

/** In every language. */
export function formulas(size: number) {
	return {
		'any-squares': `C(${size ** 2}, ${size})`,
		'one-a-row': `${size}^${size}`,
		permutations: `${size}!`,
		'no-rules': `${size}^0 + ... + ${size}^${size}`,
		'no-diagonal': `${size}!/${size}! + ... + ${size}!/0!`,
	};
}

export const searchSpaces = {
	title: (size: number) => `Search spaces: work for ${counted(size, 'queen', 'queens')}`,
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
	formulas,
	/** Why a search space is smaller or larger than the one before, in a word and in a sentence. */
	reasons: {
		'one-a-row': ['one a row', 'Boards with two queens in one row are left out.'],
		permutations: ['one a column', 'Boards with two queens in one column are left out, too.'],
		'no-diagonal': ['one a column', 'A square in the column of a queen above is cut off, with all below it.'],
		'one-diagonal': ['one on each /', 'A square on the / of a queen above is cut off, too.'],
		'all-rules': ['one on each \\', 'A square on the \\ of a queen above is cut off, too: these are all rules.'],
		'no-column': ['no column rule', 'Only the column rule is left out here: that is what it saves.'],
		placements: ['if it is safe', 'Only a square that the test finds safe gets a queen.'],
	} satisfies Readonly<Record<string, Wordings>>,
	fewer: (divided: string, factor: string) => `${divided}${factor}`,
	more: (factor: string) => `x${factor}`,
	ratio,
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
