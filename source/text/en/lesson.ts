import type {AttackLine, Square} from '../../solver/index.js';
import {programCommand} from '../program.js';
import {along, capitalised, squareName} from './words.js';

type Score = {readonly tasks: number; readonly solved: number};

function score({tasks, solved}: Score): string {
	return `${solved} of ${tasks}`;
}

export const lesson = {
	title: (chapter: number, chapterCount: number, name: string, task: number, taskCount: number) =>
		`Chapter ${chapter} of ${chapterCount}: ${name}, task ${task} of ${taskCount}`,
	where: (chapter: number, chapterCount: number) => `${chapter} of ${chapterCount}`,
	resume: (options: string) => `To go on with the lesson: ${programCommand} ${options}`,
	on: '{lesson-on}: go on.',
	faults: {
		attack: (upper: Square, lower: Square, line: AttackLine | 'row') =>
			`The queens on ${squareName(upper)} and ${squareName(lower)} attack each other ${along(line, upper)}. {-put} removes a queen.`,
		past: 'You are past it. {-step} goes back, {lesson-again} begins again.',
		otherQueens: 'The task asks for other queens. {lesson-again} begins again.',
	},
	signs: {
		safe: 'safe',
		rejected: 'attacked',
		attacker: 'attacks',
		tested: 'tested',
		current: 'this step',
		next: 'the next',
		returned: 'has just returned',
		explored: 'no solution below',
	},
	outcomes: {
		hint: (words: string) => `Hint: ${words}`,
		right: (why: string) => `Right: ${why}`,
		wrong: (why: string) => `Not so: ${why}`,
		answer: (keys: string, after: string) => `The answer: ${keys}. ${capitalised(after)}`,
		/** Where the screen shows it. */
		shown: (after: string) => `Shown: ${after}`,
	},
	/** Wrong without a known reason. */
	otherNumber: (given: string) => `it is not ${given}. {lesson-help} helps.`,
	/** What can happen next: one is chosen by its letter. */
	kinds: {test: 'test', place: 'placement', backtrack: 'return', solution: 'found'},
	pages: {
		start: {
			title: 'Backtracking in a quarter of an hour',
			sentences: (one: Score, two: Score) => [
				'In a maze, you follow one way to its dead end, go back to the last fork and take the next: that is backtracking.',
				`Part one, ${one.tasks} tasks, takes a quarter of an hour. With part two, ${two.tasks} more, it is 40 minutes.`,
			],
			asks: 'Which language do you program in? Type its letter, or Enter for the marked one.',
		},
		'part-one': {
			title: 'Part one is done',
			sentences: (one: Score) => [
				'This is backtracking: test, place, call; return, go on.',
				`Tasks solved: ${score(one)}.`,
				'{lesson-on}: part two. {leave-lesson}: leave.',
			],
		},
		end: {
			title: 'The lesson is over',
			sentences: (one: Score, two: Score) => [
				`Tasks solved: part one ${score(one)}, part two ${score(two)}.`,
				'Now write it yourself, for any number of queens: it prints a line for each solution, such as 0 4 7 5 2 6 1 3. Then check it:',
			],
			nothing: 'It prints nothing?',
		},
	},
};
