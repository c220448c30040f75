import type {Knowledge} from '../../explorer/knowledge/knowledge.js';
import type {OverlayId, ScreenId} from '../../explorer/model.js';
import type {SearchView} from '../../explorer/step-views.js';
import type {Square, VariantId} from '../../solver/index.js';
import type {Text} from '../../text/en.js';
import type {NextStep, NextTest} from './next-step.js';

/** What the lesson shows of the program, and of which search. */
export type Stage = {
	readonly screen: ScreenId;
	readonly size: number;
	readonly variant: VariantId;
	/** What Search shows at the right, where there is no room for all. */
	readonly right: SearchView;
	/** The height that its panels need in a window of 24 rows, if not the usual one. */
	readonly rows?: number;
};

/** What the keys of a screen are to lead to. */
export type Goal =
	/** The moment before this step. A learner who is past it has to go back. */
	| {readonly type: 'step'; readonly until: NextStep}
	/** The queens on the board of Play; with a row, the missing one belongs there, and leaves no safe square in the next row. */
	| {readonly type: 'board'; readonly queens: readonly Square[]; readonly row?: number}
	/** Something shown over the screen, opened and closed. */
	| {readonly type: 'overlay'; readonly id: OverlayId};

/** The signs that the lesson names: glyphs, and the cursor. */
export type Sign = keyof Text['lesson']['signs'];

/** What every task has. */
type Common = {
	/** The name of its words. */
	readonly id: string;
	/** What differs from the stage of the chapter. */
	readonly stage?: Partial<Stage>;
	/** The step that the search does next when the task begins. */
	readonly at?: NextStep;
	/** The queens on the board of Play when the task begins. */
	readonly queens?: readonly Square[];
	/** Where the cursor stands on it then. */
	readonly cursor?: Square;
	/** Whether the panels show everything: they do not answer the question. */
	readonly isOpen?: boolean;
	/** How many steps the search does when the question is answered: one, if it was about a test, without it. */
	readonly steps?: number;
	/** Whether there is no help. */
	readonly isUnaided?: boolean;
	/** The signs that are named when it is done. */
	readonly signs?: readonly Sign[];
};

/** The letters of an answer to choose. */
export const letters = ['a', 'b', 'c', 'd'] as const;
export type Letter = (typeof letters)[number];

/** A task of a chapter, by its kind. */
export type Task = Common &
	(
		| {readonly type: 'reach'; readonly goal: Goal}
		/** Which step is next. */
		| {readonly type: 'predict'; readonly at: NextStep}
		| {readonly type: 'choose'; readonly right: Letter}
		| {readonly type: 'number'; readonly right: (knowledge: Knowledge) => number}
		/** For each square of the row below the queens, the row of a queen that attacks it, or that it is safe. */
		| {readonly type: 'attackers'; readonly at: NextTest}
	);

/** A chapter of the lesson: its tasks, and where they take place. */
export type Chapter = {
	readonly id: keyof Text['lesson']['chapters'];
	readonly part: 1 | 2;
	readonly stage: Stage;
	readonly tasks: readonly Task[];
	/** The signs that appear in it first, named beside its first task. */
	readonly signs?: readonly Sign[];
};

/** A task with its chapter, and the stage on which it is done. */
export type Current = {
	readonly chapter: Chapter;
	readonly task: Task;
	readonly stage: Stage;
	readonly isFirst: boolean;
};
