import {type Chapter, queensOn, type Stage, type Task, usualStage} from './task.js';

/** The words of a chapter have its name, and stand in the same order as its tasks. */
export const partOne: readonly Chapter[] = [
	{
		id: 'rule',
		stage: {shows: 'play'},
		tasks: [
			{queens: queensOn(2, 0), missing: queensOn(2, 0, 3, 1).slice(2)},
			{queens: [...queensOn(3), {row: 3, column: 0}], right: 'a'},
			{queens: queensOn(1), missing: queensOn(1, 3, 0, 2).slice(1)},
			{queens: queensOn(3), missing: queensOn(3, 1).slice(1)},
			{queens: queensOn(3, 1), right: 'c'},
		],
	},
	{
		id: 'loop',
		tasks: [
			{at: 0, steps: 6, signs: ['tested', 'safe', 'rejected', 'attacker', 'current', 'next']},
			{at: 6, steps: 1, right: 'b'},
		],
	},
	{
		id: 'deadEnd',
		tasks: [
			{at: 7, steps: 1, asked: [{row: 2, column: 1}], right: 'c'},
			// Row 2, column 1 has been tested: it is attacked by the second queen.
			{at: 8, checksShown: 2, signs: ['rejected', 'attacker', 'current', 'next']},
			{at: 8, steps: 2, asked: [2, 3].map((column) => ({row: 2, column})), right: 'd'},
		],
	},
	{
		id: 'theReturn',
		tasks: [
			{at: 10, steps: 1, right: 'c'},
			{at: 11, signs: ['returned', 'explored'], right: 'd'},
			{at: 23, steps: 2, right: 'b'},
		],
	},
	{
		id: 'tree',
		stage: {right: 'tree'},
		tasks: [
			{at: 25, steps: 69},
			{at: 94, right: 'b'},
		],
	},
	{id: 'solution', tasks: [{at: 39, steps: 1, signs: ['returned', 'explored', 'fruitful'], right: 'c'}]},
	{id: 'eight', stage: {size: 8}, tasks: [{at: 28, steps: 1, right: 'a'}]},
];

export const partTwo: readonly Chapter[] = [
	{
		id: 'variants',
		stage: {size: 8},
		tasks: [
			{at: 47, steps: 1, asked: [{row: 3, column: 5}], right: 'c'},
			{at: 47, stage: {variant: 'flags', right: 'memory', numbers: 'diagonals'}, steps: 1, right: 'b'},
			// The call below the queen in row 2 has just returned: the listing shows the lines that clear its flags.
			{at: 151, stage: {variant: 'flags'}, right: 'd'},
			{at: 47, stage: {variant: 'bitmask', right: 'memory'}, steps: 1, right: 'c'},
			{at: 12, stage: {variant: 'bitmask'}, right: 'd'},
		],
	},
	{
		id: 'growth',
		stage: {size: 8, shows: 'spaces'},
		tasks: [{stage: {shows: 'compare'}, at: 19_924, right: 'a'}, {right: 'b'}, {stage: {shows: 'growth'}, right: 'c'}],
	},
	{id: 'symmetry', stage: {size: 8, shows: 'solutions'}, tasks: [{right: 'd'}, {at: 14, right: 'b'}]},
];

export const chapters: readonly Chapter[] = [...partOne, ...partTwo];

export type TaskItem = {
	readonly type: 'task';
	/** Chapter and task, such as `4.2`. */
	readonly name: string;
	readonly chapter: Chapter;
	readonly chapterIndex: number;
	readonly task: Task;
	readonly taskIndex: number;
	readonly stage: Stage;
};

/** A page stands before its chapter, the last page after all chapters. */
export type PageItem = {readonly type: 'start' | 'part-one' | 'end'; readonly chapterIndex: number};
export type Item = TaskItem | PageItem;

const tasks = chapters.flatMap((chapter, chapterIndex) =>
	chapter.tasks.map(
		(task, taskIndex): TaskItem => ({
			type: 'task',
			name: `${chapterIndex + 1}.${taskIndex + 1}`,
			chapter,
			chapterIndex,
			task,
			taskIndex,
			stage: {...usualStage, ...chapter.stage, ...task.stage},
		}),
	),
);

export const items: readonly Item[] = [
	{type: 'start', chapterIndex: 0},
	...tasksOf(partOne),
	{type: 'part-one', chapterIndex: partOne.length},
	...tasksOf(partTwo),
	{type: 'end', chapterIndex: chapters.length},
];

export function tasksOf(some: readonly Chapter[]): readonly TaskItem[] {
	return tasks.filter(({chapter}) => some.includes(chapter));
}
