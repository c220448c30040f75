import type {AttackLine, Square} from '../../solver/board.js';
import {programCommand} from '../program.js';
import {partOne} from './part-one.js';
import {partTwo} from './part-two.js';
import {along, capitalised, squareName} from './words.js';

export type Score = {
	readonly tasks: number;
	/** Names of tasks, as in `4.2`. */
	readonly unsolved: readonly string[];
};

export const lesson = {
	chapters: {...partOne, ...partTwo},
	title: (chapter: number, chapterCount: number, name: string, task: number, taskCount: number) =>
		`Chapter ${chapter} of ${chapterCount}: ${name}, task ${task} of ${taskCount}`,
	where: (chapter: number, chapterCount: number) => `${chapter} of ${chapterCount}`,
	resume: (options: string) => `To go on with the lesson: ${programCommand} ${options}`,
	on: '{lesson-on}: go on.',
	faults: {
		attack: (upper: Square, lower: Square, line: AttackLine | 'row') =>
			`The queens on ${squareName(upper)} and ${squareName(lower)} attack each other ${along(line, upper)}. {-put} removes a queen.`,
		past: 'You are past it. {-step} goes back, {lesson-again} sets the task up again.',
		removed: 'This queen belongs to the task. {lesson-again} sets it up again.',
		notAsked: 'The task asks for no queen there. {-put} removes it.',
	},
	signs: {
		safe: 'safe',
		rejected: 'attacked',
		attacker: 'attacks',
		tested: 'tested',
		current: 'this step',
		next: 'the next',
		returned: 'return',
		explored: 'no solution below',
		fruitful: 'solutions below',
	},
	outcomes: {
		right: (why: string) => `Right: ${why}`,
		wrong: (why: string) => `Wrong: ${why}`,
		hint: (words: string) => `Hint: ${words}`,
		answer: (letter: string, after: string) => `The answer: ${letter}. ${capitalised(after)}`,
		/** Instead of the answer, where the screen shows it. */
		shown: (after: string) => `Shown: ${after}`,
	},
	pages: {
		score: ({tasks, unsolved}: Score) => {
			const isListed = unsolved.length > 0 && unsolved.length < tasks;
			const left = isListed ? `; not solved: ${unsolved.join(', ')} ({lesson-unsolved} goes there)` : '';
			return `${tasks - unsolved.length} of ${tasks} tasks solved${left}.`;
		},
		start: {
			title: 'Backtracking in a quarter of an hour',
			sentences: (one: number, two: number) => [
				'In a maze, you follow one way to its dead end, go back to the last fork and take the next: that is backtracking.',
				`Part 1, ${one} tasks, takes a quarter of an hour. With part 2, ${two} more, it is 40 minutes.`,
			],
			asks: 'Which language do you program in? Type its letter, then Enter.',
		},
		partOne: {
			title: 'Part 1 is done',
			sentences: (score: string) => [
				'This is backtracking: test, place, call; return, go on.',
				score,
				'{lesson-on}: part 2. {back}: leave.',
			],
		},
		end: {
			title: 'The lesson is over',
			yourTurn:
				'Now write it yourself. Open a second terminal beside your editor. This command runs your program at each save, and shows its first wrong test beside the right search. If the file is missing, w writes a start there. {way-back} copies the command:',
			exercises: 'Or in four exercises, from the test of a square on:',
			check: 'A program that prints each solution as a line, such as 0 4 7 5 2 6 1 3, is checked by:',
		},
	},
};
