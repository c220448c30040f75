import {costHere, costUpTo} from '../../explorer/cost.js';
import type {Knowledge} from '../../explorer/knowledge/knowledge.js';
import {type Moment, memoryAt, mostMemoryUpTo, type Variant} from '../../solver/index.js';
import type {Text} from '../../text/en.js';

export type Quantity = keyof Text['compare']['quantities'];
export type Stretch = keyof Text['compare']['stretches'];

/** What a variant needs of each quantity in each stretch of the search; undefined while that is unknown. */
export type VariantCost = Readonly<Record<Quantity, Readonly<Record<Stretch, number | undefined>>>>;

/** Cells of memory are not added up: they are those at this step, and the most at one time. */
export function variantCost(knowledge: Knowledge, moment: Moment, variant: Variant): VariantCost {
	const tape = knowledge.tape(moment.size);
	const here = costHere(knowledge.runs.at(variant.id, moment), variant);
	const soFar = costUpTo(moment, variant);
	const inAll = tape.end && costUpTo(tape.end, variant);
	return {
		checks: {here: here.checks, 'so-far': soFar.checks, 'in-all': inAll?.checks},
		writes: {here: here.writes, 'so-far': soFar.writes, 'in-all': inAll?.writes},
		cells: {
			here: memoryAt(variant, moment),
			'so-far': mostMemoryUpTo(variant, moment),
			'in-all': tape.end && mostMemoryUpTo(variant, tape.end),
		},
	};
}
