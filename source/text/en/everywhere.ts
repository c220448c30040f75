import type {Square} from '../../solver/board.js';
import type {VariantId} from '../../solver/search/variants.js';
import {large, number} from '../numbers.js';
import {programName} from '../program.js';
import {counted, squareName} from './words.js';

export const everywhere = {
	number,
	large,
	queens: (size: number) => counted(size, 'queen'),
	screens: {
		lesson: 'Lesson',
		solutions: 'Solutions',
		search: 'Search',
		compare: 'Compare',
		play: 'Play',
		replay: 'Replay',
	},
	overlays: {help: 'Help', menu: 'Menu', prompt: 'Go to', images: 'Images', growth: 'How the work grows (log scale)'},
	screenHelp: {
		lesson: 'learn backtracking in a quarter of an hour, with tasks',
		solutions: 'browse every solution, with its symmetry class',
		search: 'watch backtracking find the solutions, step by step',
		compare: 'see brute force and backtracking race, at equal work',
		play: 'place the queens yourself',
		replay: 'step through the tests of your own program',
	},
	ofTotal: (part: string, total: string) => `${part} of ${total}`,
	/** The words after a number. */
	counted: {
		tests: (count: number): string => (count === 1 ? 'test' : 'tests'),
		placements: (count: number): string => (count === 1 ? 'placement' : 'placements'),
		solutions: (count: number): string => (count === 1 ? 'solution' : 'solutions'),
		deadEnds: (count: number): string => (count === 1 ? 'dead end' : 'dead ends'),
		checks: (count: number): string => (count === 1 ? 'check' : 'checks'),
	},
	solutionNumber: (solution: number) => `solution ${number(solution)}`,
	ruleTitle: 'Rule',
	rule: 'No two queens may share a row, a column or a diagonal.',
	settings: {variant: 'Variant', size: 'Queens', code: 'Program in', language: 'Language'},
	languageNames: {en: 'English', zh: 'Chinese'},
	paused: 'paused',
	playing: 'playing',
	step: (index: number, total: string) => `step ${number(index)} of ${total}`,
	speed: (stepsPerSecond: number) => `${number(stepsPerSecond)}/s`,
	seeking: (known: number) => `Any key stops. Reading the search: ${number(known)} steps known so far.`,
	tooSmall: (what: string, least: {columns: number; rows: number}, columns: number, rows: number) =>
		`This window has ${columns} columns and ${rows} rows. ${what} needs ${least.columns} and ${least.rows}: please enlarge it, or make its font smaller.`,
	/** What is typed stands directly after it. */
	prompt: {steps: 'Go to step: ', solutions: 'Go to solution: ', tests: 'Go to test: '},
	promptHelp: '(or +50, -50, 50%)',
	placeTitle: (screen: string, size: number, where: string) =>
		`${programName}: ${[screen, counted(size, 'queen'), where].filter(Boolean).join(', ')}`,
};

export const joined = {
	sentences: (sentences: readonly (string | undefined)[]) => sentences.filter(Boolean).join(' '),
	sentence: (words: string) => `${words}.`,
	names: (names: readonly string[]) => names.join(', '),
	entry: (name: string, meaning: string) => `${name}: ${meaning}`,
};

function spokenQueen({row, column}: Square): string {
	return `row ${row}: column ${column}`;
}

export const spoken = {
	screen: (screen: string, size: number, variant: VariantId | undefined) =>
		`${screen}: ${counted(size, 'queen')}${variant ? `, variant ${variant}` : ''}.`,
	queen: spokenQueen,
	step: (index: number) => `step ${number(index)}.`,
	seeking: 'Any key stops. Reading the search.',
	solution: (solution: number, total: string | undefined, classNumber: number, queens: readonly Square[]) =>
		`Solution ${number(solution)}${total ? ` of ${total}` : ''}, class ${number(classNumber)}: ${queens.map(spokenQueen).join(', ')}.`,
	jumps: (key: string) => `${key} goes to the next solution.`,
	speed: (key: string, stepsPerSecond: number) => `${key} plays at ${number(stepsPerSecond)} steps a second.`,
	safe: (squares: readonly Square[]) =>
		squares.length === 0 ? 'No square is safe.' : `Safe: ${squares.map(squareName).join('; ')}.`,
	square: ({row, column}: Square, content: 'empty' | 'queen', attackers: readonly Square[] | undefined) => {
		const by = attackers?.map(squareName).join('; ');
		const attacked = by === '' ? ', not attacked' : `, attacked from ${by}`;
		return `Row ${row}, column ${column}: ${{empty: 'empty', queen: 'a queen'}[content]}${by === undefined ? '' : attacked}.`;
	},
	image: (transforms: string, solution: number | undefined) =>
		`${transforms}: ${solution === undefined ? 'not known yet' : `solution ${number(solution)}`}.`,
};
