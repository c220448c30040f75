import type {Model} from '../../explorer/model.js';
import type {SearchPanel} from '../../explorer/search-view.js';
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
	/** The queens to place. */
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
export function queensOn(...columns: readonly number[]): readonly Square[] {
	return columns.map((column, row) => ({row, column}));
}

/** The state with which a task begins or, if it is over, ends. */
export function stateOf({at = 0, steps = 0, checksShown = 0, queens = [], missing = []}: Task, isOver: boolean) {
	return isOver ? {step: at + steps, checksShown, queens: [...queens, ...missing]} : {step: at, checksShown: 0, queens};
}
