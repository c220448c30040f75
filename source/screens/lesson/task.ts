import type {Knowledge} from '../../explorer/knowledge/knowledge.js';
import type {NumberKind, OverlayId, ScreenId} from '../../explorer/model.js';
import type {SearchView} from '../../explorer/step-views.js';
import type {Square, VariantId} from '../../solver/index.js';
import type {Text} from '../../text/en.js';
import type {LanguageId} from '../../text/language.js';

export type Stage = {
	readonly screen: ScreenId;
	readonly size: number;
	readonly variant: VariantId;
	/** What Search shows at the right, where there is no room for all. */
	readonly right: SearchView;
	readonly numbers?: NumberKind;
	/** The height that its panels need in a window of 24 rows, if not the usual one. */
	readonly rows?: number;
};

/** Search with 4 queens: most chapters take place here. */
export const onSearch: Stage = {screen: 'search', size: 4, variant: 'scan', right: 'program'};

/** What the keys of a screen are to lead to. */
export type Target =
	/** A learner who is past this step has to go back. */
	| {readonly type: 'step'; readonly until: number}
	/** The queens on the board of Play; with a row, the missing one belongs there, and leaves no safe square in the next row. */
	| {readonly type: 'board'; readonly queens: readonly Square[]; readonly row?: number}
	/** Something shown over the screen, opened and closed. */
	| {readonly type: 'overlay'; readonly id: OverlayId};

export type Sign = keyof Text['lesson']['signs'];

/** What the words of a task say of a search, by name. Only of sizes whose tapes are whole when they are asked for, up to 12. */
export type Figures = Readonly<Record<string, number | string>>;

/**
 * What the lesson says about a task. Keys stand in braces, by the names of their rows, and so do the figures of the task.
 * Sentences after a colon begin in lower case.
 */
export type TaskWords = {
	readonly asks: string;
	readonly options?: readonly [string, string, string, string];
	/** Said when it is done, right or skipped. */
	readonly after: string;
	/** Why an answer is wrong: by the letter, the number or the key; `past` is beyond the step that is to be reached. */
	readonly wrong?: Readonly<Record<string, string>>;
	/** None where there is no help. */
	readonly nudge?: string;
	readonly hint?: string;
	/** What to do, where nothing is asked. */
	readonly answer?: string;
};

type Common = Readonly<Record<LanguageId, TaskWords>> & {
	/** Asked for at each frame, so what takes long is kept in the knowledge. */
	readonly figures?: (knowledge: Knowledge) => Figures;
	/** What differs from the stage of the chapter. */
	readonly stage?: Partial<Stage>;
	/** The step of the search at which the task begins. */
	readonly at?: number;
	readonly queens?: readonly Square[];
	readonly cursor?: Square;
	/** What the numbers on the squares are when it is done, if others. */
	readonly numbersAfter?: NumberKind;
	/** Whether the panels show everything: they do not answer the question. */
	readonly showsAll?: boolean;
	/** How many steps the search does when the question is answered. If none, the square that is tested next is not asked about. */
	readonly steps?: number;
	readonly isUnaided?: boolean;
	/** The signs that are named when it is done. */
	readonly signs?: readonly Sign[];
};

export const letters = ['a', 'b', 'c', 'd'] as const;

export type Task = Common &
	(
		| {readonly type: 'reach'; readonly target: Target}
		/** Which step is next. */
		| {readonly type: 'predict'}
		| {readonly type: 'choose'; readonly right: (typeof letters)[number]}
		| {readonly type: 'number'; readonly right: number | ((knowledge: Knowledge) => number)}
		/** For each square of the row below the queens, the row of a queen that attacks it, or that it is safe. */
		| {readonly type: 'attackers'}
	);

/** What a chapter says before its tasks, in at most three sentences. */
type ChapterWords = {readonly title: string; readonly sentences: readonly string[]};

/** A chapter of the lesson: what it says, its tasks, and where they take place. */
export type Chapter = Readonly<Record<LanguageId, ChapterWords>> & {
	readonly part: 1 | 2;
	readonly stage: Stage;
	readonly tasks: readonly Task[];
	/** The signs that appear in it first, named beside its first task. */
	readonly signs?: readonly Sign[];
};

/** The nodes of the tree in which each row has a queen, on any column. */
export function unprunedNodes(size: number): number {
	return Array.from({length: size + 1}, (_, depth) => size ** depth).reduce((sum, each) => sum + each, 0);
}
