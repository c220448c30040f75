import type {Variant} from '../search/variant.js';
import type {Moment} from './moment.js';
import {placementsIn} from './tally.js';

type Costing = Pick<Variant, 'writes' | 'memory'>;

/** The writes of a variant in all steps up to a moment. Every queen placed and no longer on the board has been removed. */
export function writesUpTo({writes}: Costing, moment: Moment): number {
	const placed = placementsIn(moment);
	return writes.place * placed + writes.backtrack * (placed - moment.queens.length);
}

/** The cells in the memory of a variant at a moment. */
export function memoryAt({memory}: Costing, {size, queens}: Moment): number {
	return memory(size, queens.length);
}

/** The most cells that were in the memory of a variant at any moment up to this one. */
export function mostMemoryUpTo({memory}: Costing, {size, placements}: Moment): number {
	return memory(size, placements.findLastIndex((count) => count > 0) + 1);
}
