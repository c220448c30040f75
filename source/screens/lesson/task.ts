import type {Model} from '../../explorer/model.js';
import type {SearchPanel} from '../../explorer/step-views.js';
import type {Square, VariantId} from '../../solver/index.js';
import type {Text} from '../../text/en.js';
import type {LanguageId} from '../../text/language.js';
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

/** Keys stand in braces by name. Sentences after a colon begin in lower case. */
type TaskWords = {
	readonly asks: string;
	readonly after: string;
	/** The keys are letters, or the row and column of a queen. */
	readonly wrong?: Readonly<Record<string, string>>;
	/** The second says more. A task without help has none. */
	readonly hints?: readonly [string, string];
};

type Common = {
	readonly stage?: Partial<Stage>;
	/** The step at which the search stands, or the solution that is shown. */
	readonly at?: number;
	/** The number of steps to make, or made after the answer. */
	readonly steps?: number;
	/** The number of looks to make into the test of the last step. */
	readonly looks?: number;
	/** The queens that stand on the board of Play. */
	readonly queens?: readonly Square[];
	/** The queens to place. */
	readonly missing?: readonly Square[];
	/** The squares that the question is about. */
	readonly asked?: readonly Square[];
	readonly signs?: readonly (keyof Text['lesson']['signs'])[];
};

export const letters: readonly string[] = ['a', 'b', 'c', 'd'];

type InEachLanguage<Words> = Readonly<Record<LanguageId, Words>>;

type Choice = Common &
	InEachLanguage<TaskWords & {readonly options: readonly [string, string, string, string]}> & {
		readonly type: 'choose';
		readonly right: string;
	};

/** The user chooses, or makes steps or places queens. */
export type Task = Choice | (Common & InEachLanguage<TaskWords> & {readonly type: 'reach'});

/** The state with which a task begins or, if it is over, ends. */
export function stateOf({at = 0, steps = 0, looks = 0, queens = [], missing = []}: Partial<Common>, isOver: boolean) {
	return isOver ? {step: at + steps, looks, queens: [...queens, ...missing]} : {step: at, looks: 0, queens};
}

export type Chapter = InEachLanguage<{readonly title: string; readonly explained: string}> & {
	readonly stage?: Partial<Stage>;
	readonly tasks: readonly Task[];
};
