import {type Attack, lineFrom, type Queens} from '../solver/board.js';
import {backtrack} from '../solver/search/backtrack.js';
import {isAtDeadEnd, positionBefore, type Step} from '../solver/search/step.js';
import {type Explanation, guardWith, type Variant} from '../solver/search/variant.js';
import {variantOf} from '../solver/search/variants.js';
import {type Moment, writesUpTo} from '../solver/tape/moment.js';
import type {Model} from './model.js';

export type Work = {
	readonly size: number;
	/** Undefined at the start. An attack is the one that this variant found, which need not be the uppermost. */
	readonly step: Step | undefined;
	readonly checks: number;
	/** The checks of this test that are shown; undefined if it is one step. */
	readonly checksShown: number | undefined;
	/** What the variant remembers after the step, for its square; after a test also what that has read, in order. */
	readonly memory: Explanation;
	/** The attack on each square of the row if the step completed a dead end; else empty. */
	readonly deadEnd: readonly (Attack | undefined)[];
};

/** Generator and guard start one step earlier, so what is shown has been run. */
export function workAt(variant: Variant, moment: Moment, checksShown?: number): Work {
	const {size, queens} = moment;
	const before = positionBefore(size, moment);
	const guard = guardWith(size, variant, (before ?? moment).queens);
	const step = before && backtrack(size, guard, before).next().value;
	const {checks} = guard;
	const {row, column} = step && step.type !== 'solution' ? step : {row: queens.length, column: 0};
	const memory = guard.explain(row, column, checksShown);
	const columns = checksShown === undefined && isAtDeadEnd(size, moment) ? size : 0;
	return {
		size,
		step: step?.type === 'test' ? {...step, attack: attackIn(memory, queens, column)} : step,
		checks,
		checksShown,
		memory,
		deadEnd: Array.from({length: columns}, (_, tested) => {
			guard.isAttacked(queens.length, tested);
			return attackIn(guard.explain(queens.length, tested), queens, tested);
		}),
	};
}

export function workOf({variant, checksShown}: Pick<Model, 'variant' | 'checksShown'>, moment: Moment): Work {
	return workAt(variantOf(variant), moment, checksShown > 0 && moment.step?.type === 'test' ? checksShown : undefined);
}

/** The attack that the last test of a guard has found. Flags do not know the queen, so its row is computed from the board. */
function attackIn({found}: Explanation, queens: Queens, column: number): Attack | undefined {
	const row = queens.findIndex((queen, above) => lineFrom(queen, column, queens.length - above) === found);
	return found && {row, line: found};
}

/** Computed from the tape: nobody could run that many steps again. */
export function costUpTo(moment: Moment, variant: Variant) {
	return {checks: variant.checks(moment), writes: writesUpTo(variant, moment)};
}

export function operationsUpTo(moment: Moment, variant: Variant): number {
	return variant.checks(moment) + writesUpTo(variant, moment);
}
