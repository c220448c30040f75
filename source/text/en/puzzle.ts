import {counted} from './words.js';

/** Only a puzzle that was drawn from a seed has a number. */
function name(puzzle: number | undefined): string {
	return puzzle === undefined ? 'Puzzle' : `Puzzle ${puzzle}`;
}

/** Puzzles in Play: some queens are given, the others are to be found. */
export const puzzle = {
	/** `shown` is what the numbers on the board count. */
	title: (number: number | undefined, given: number, shown: 'none' | 'attackers' | 'solutions') =>
		`${name(number)}: ${shown === 'none' ? `${given} given` : shown}`,
	/** `placed` says how many queens are on the board, as in `4 of 8 queens`. */
	where: (number: number | undefined, placed: string) => `${name(number)}: ${placed}`,
	placed: (given: number, placed: number, others: number) =>
		`${counted(given, 'queen is', 'queens are')} given, ${placed} of ${counted(others, 'other', 'others')} placed.`,
	onlySolution: (given: number) => `Exactly one solution contains the given ${given === 1 ? 'queen' : 'queens'}.`,
	concealed: (numbers: string, hint: string) =>
		`How many solutions are left is hidden: ${numbers} shows it after the attackers, ${hint} gives a hint.`,
	nextSentence: (puzzles: string, leave: string, search: string) =>
		`Next: ${puzzles} puzzle, ${leave} your own board, ${search} Search.`,
};
