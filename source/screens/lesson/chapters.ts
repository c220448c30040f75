import type {Model, SearchPanel} from '../../explorer/model.js';
import type {Square} from '../../solver/board.js';
import type {VariantId} from '../../solver/search/variants.js';
import type {PartOne, PartTwo} from '../../text/chapter-words.js';
import type {Text} from '../../text/en.js';
import type {ChartId} from '../growth.js';

export type Stage = {
	/** The stage of this screen, or this chart. */
	readonly shows: 'play' | 'search' | 'solutions' | 'compare' | ChartId;
	readonly size: number;
	readonly variant: VariantId;
	/** The panel beside the board of a search. */
	readonly right: SearchPanel;
	readonly numbers: Model['numbers'];
};

export const usualStage: Stage = {shows: 'search', size: 4, variant: 'scan', right: 'program', numbers: 'none'};

export const letters = ['a', 'b', 'c', 'd'] as const;

export type Letter = (typeof letters)[number];

export type Task = {
	readonly right?: Letter;
	readonly stage?: Partial<Stage>;
	/** The step at which the search stands, or the solution that is shown. */
	readonly at?: number;
	/** The number of steps to make, or made after the answer. */
	readonly steps?: number;
	/** How many checks of the test of the last step to look at. */
	readonly checksShown?: number;
	readonly queens?: readonly Square[];
	readonly missing?: readonly Square[];
	readonly asked?: readonly Square[];
	readonly signs?: readonly (keyof Text['lesson']['signs'])[];
};

export type Chapter = {
	readonly id: PartOne | PartTwo;
	readonly stage?: Partial<Stage>;
	readonly tasks: readonly Task[];
};

/** One in each row, from the top. */
function queensOn(...columns: readonly number[]): readonly Square[] {
	return columns.map((column, row) => ({row, column}));
}

/** The state with which a task begins or, if it is over, ends. */
export function stateOf({at = 0, steps = 0, checksShown = 0, queens = [], missing = []}: Task, isOver: boolean) {
	return isOver ? {step: at + steps, checksShown, queens: [...queens, ...missing]} : {step: at, checksShown: 0, queens};
}

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

export type TaskItem = (typeof tasks)[number];

/** A page stands before its chapter, the last page after all chapters. */
export type PageItem = {readonly type: 'start' | 'part-one' | 'end'; readonly chapterIndex: number};
export type Item = TaskItem | PageItem;

const tasks = chapters.flatMap((chapter, chapterIndex) =>
	chapter.tasks.map((task, taskIndex) => ({
		type: 'task' as const,
		name: `${chapterIndex + 1}.${taskIndex + 1}`,
		chapter,
		chapterIndex,
		task,
		taskIndex,
		stage: {...usualStage, ...chapter.stage, ...task.stage},
	})),
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
