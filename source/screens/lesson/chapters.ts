import {rule} from './chapters/1-rule.js';
import {loop} from './chapters/2-loop.js';
import {deadEnd} from './chapters/3-dead-end.js';
import {theReturn} from './chapters/4-return.js';
import {tree} from './chapters/5-tree.js';
import {solution} from './chapters/6-solution.js';
import {eight} from './chapters/7-eight.js';
import {variants} from './chapters/8-variants.js';
import {growth} from './chapters/9-growth.js';
import {symmetry} from './chapters/10-symmetry.js';
import {type Chapter, type Stage, type Task, usualStage} from './task.js';

export const partOne: readonly Chapter[] = [rule, loop, deadEnd, theReturn, tree, solution, eight];
export const partTwo: readonly Chapter[] = [variants, growth, symmetry];
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
