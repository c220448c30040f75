import type {VariantId} from '../../solver/index.js';
import {number} from '../numbers.js';
import type {Wordings} from '../width.js';

/** Of the figures above them. */
const reasons: Readonly<Partial<Record<VariantId, string>>> = {
	flags:
		'flags makes at most three look-ups instead of a comparison with each row above: fewer, unless few rows stand above. It sets three flags with each queen and clears them.',
	bitmask: 'bitmask asks all rows above with one AND, and passes three masks to each call.',
};

/** `unit` is in the singular. */
function difference(count: number, unit: string): string {
	const units = Math.abs(count) === 1 ? unit : `${unit}s`;
	return count === 0 ? `as many ${units}` : `${number(Math.abs(count))} ${count < 0 ? 'fewer' : 'more'} ${units}`;
}

export const compare = {
	cost: 'Cost',
	views: {cost: 'cost', memories: 'memories'},
	meaning:
		'A check is a comparison, a look-up or an AND. A write changes a cell of memory; cells are the memory in use.',
	costs: {
		'checks-so-far': 'checks so far',
		'checks-in-all': 'checks in all',
		'writes-so-far': 'writes so far',
		'writes-in-all': 'writes in all',
		'cells-now': 'cells used',
	},
	against: (isAll: boolean, variant: VariantId): Wordings =>
		isAll ? [`In all, against ${variant}`, 'In all'] : [`So far, against ${variant}`, 'So far'],
	saved: (checks: number) => difference(-checks, 'check'),
	paid: (writes: number) => difference(writes, 'write'),
	bothSides: (saved: string, paid: string) => `${saved}, ${paid}`,
	reasons,
};
