import type {Knowledge} from '../../explorer/knowledge/knowledge.js';
import type {ScreenId} from '../../explorer/model.js';
import type {Square, VariantId} from '../../solver/index.js';
import type {Text} from '../../text/en.js';
import type {Goal} from './goal.js';
import type {NextPlacement, NextStep, NextTest} from './next-step.js';

/** The texts of the lesson. */
export type LessonText = Text['lesson'];

/** What the lesson shows of the program, and of which search. */
export type Stage = {
	readonly screen: ScreenId;
	readonly size: number;
	readonly variant: VariantId;
	/** Whether Search shows the search tree instead of the stack. */
	readonly isTreeShown: boolean;
	/** Whether it shows the program instead of the stack, where there is no room for both. */
	readonly isProgramShown: boolean;
};

/** What every task has. */
type Common = {
	/** What differs from the stage of the chapter. */
	readonly stage?: Partial<Stage>;
	/** The step that the search does next when the task begins. */
	readonly at?: NextStep;
	/** The queens on the board of Play when the task begins. */
	readonly queens?: readonly Square[];
	/** What stands instead of the sentences of the chapter. */
	readonly explained?: keyof LessonText['explanations'];
	/** Whether the panels show everything: they do not answer the question. */
	readonly isOpen?: boolean;
	/** The height that its panels need in a window of 24 rows, if not that of the chapter. */
	readonly panelRows?: number;
	/** Whether there is no help. */
	readonly isUnaided?: boolean;
};

/** The letters of an answer to choose. */
export const letters = ['a', 'b', 'c', 'd'] as const;
export type Letter = (typeof letters)[number];

/** A task of a chapter, by its kind. */
export type Task = Common &
	(
		| {readonly type: 'reach'; readonly id: keyof LessonText['reach']; readonly goal: Goal}
		/** What the next step finds, or which step is next. */
		| {readonly type: 'predict'; readonly asks: 'test' | 'next'; readonly at: NextStep}
		| {readonly type: 'choose'; readonly id: keyof LessonText['choices']; readonly right: Letter}
		| {
				readonly type: 'number';
				readonly id: keyof LessonText['numbers'];
				readonly right: (knowledge: Knowledge) => number;
		  }
		/** For each square of the row below the queens, which is a dead end, the row of a queen that attacks it. */
		| {readonly type: 'attackers'; readonly at: NextTest}
		/** The columns that are attacked in the row below the queen that is placed next. */
		| {readonly type: 'columns'; readonly at: NextPlacement}
	);

/** A chapter of the lesson: its tasks, and where they take place. */
export type Chapter = {
	readonly id: keyof LessonText['chapters'];
	readonly stage: Stage;
	readonly tasks: readonly Task[];
	/** The signs that its sentences are about, named below them. */
	readonly signs?: readonly (keyof LessonText['signs'])[];
	/** The height that its panels need in a window of 24 rows, if not the usual one. */
	readonly panelRows?: number;
};

/** A task with its chapter, and the stage on which it is done. */
export type Current = {readonly chapter: Chapter; readonly task: Task; readonly stage: Stage};

/** A task of a chapter, on its stage. */
export function withStage(chapter: Chapter, task: Task): Current {
	return {chapter, task, stage: {...chapter.stage, ...task.stage}};
}

const searchStage: Stage = {screen: 'search', size: 4, variant: 'scan', isTreeShown: false, isProgramShown: false};

/** Search with 4 queens, as the variant `scan` does it, except for these. */
export function stageOf(changes: Partial<Stage> = {}): Stage {
	return {...searchStage, ...changes};
}
