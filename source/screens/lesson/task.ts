import type {NumberKind, OverlayId, ScreenId} from '../../explorer/model.js';
import type {SearchPanel} from '../../explorer/step-views.js';
import type {Square, VariantId} from '../../solver/index.js';
import type {Text} from '../../text/en.js';
import type {LanguageId} from '../../text/language.js';

export type Stage = {
	readonly screen: ScreenId;
	readonly size: number;
	readonly variant: VariantId;
	/** Beside the board of a search: a panel of Search, or how masks shift. Charts take the whole stage. */
	readonly right: SearchPanel | 'masks' | 'spaces' | 'growth';
};

export const usualStage: Stage = {screen: 'search', size: 4, variant: 'scan', right: 'program'};

export type Target =
	| {readonly type: 'step'; readonly until: number}
	/** On the board of Play. A wrong queen is told by the list of columns, or by the safe square that it leaves below. */
	| {readonly type: 'board'; readonly queens: readonly Square[]; readonly by?: 'list' | 'dead-end'}
	| {readonly type: 'overlay'; readonly id: OverlayId};

/** Keys and figures stand in braces by name. Sentences after a colon begin in lower case. */
export type TaskWords = {
	readonly asks: string;
	readonly options?: readonly [string, string, string, string];
	readonly after: string;
	/** By the letter or the digit. */
	readonly wrong?: Readonly<Record<string, string>>;
	/** The second says more. A task without help has none. */
	readonly hints?: readonly [string, string];
	readonly answer?: string;
};

type Common = Readonly<Record<LanguageId, TaskWords>> & {
	readonly stage?: Partial<Stage>;
	/** The step at which the search stands. */
	readonly at?: number;
	/** Of Play. */
	readonly queens?: readonly Square[];
	readonly cursor?: Square;
	readonly numbersAfter?: NumberKind;
	/** Else the screen hides what answers the task, if that is about the next step. */
	readonly showsAll?: boolean;
	/** Steps of the search after the answer. If none, the square that is tested next is not asked about. */
	readonly steps?: number;
	readonly signs?: readonly (keyof Text['lesson']['signs'])[];
};

export const letters: readonly string[] = ['a', 'b', 'c', 'd'];

export type Task = Common &
	(
		| {readonly type: 'reach'; readonly target: Target}
		| {readonly type: 'predict'}
		/** A letter if the words have options, else a digit. */
		| {readonly type: 'choose'; readonly right: string}
		| {readonly type: 'attackers'}
	);

type ChapterWords = {readonly title: string; readonly explained: string};

export type Chapter = Readonly<Record<LanguageId, ChapterWords>> & {
	readonly stage?: Partial<Stage>;
	readonly tasks: readonly Task[];
};
