import {type VariantId, variants} from '../solver/index.js';

/** What one variant took for all of one size, measured. */
export type Measurement = {
	readonly size: number;
	readonly variant: VariantId;
	readonly milliseconds: number;
	readonly checks: number;
};

/** What is being measured, and how much of it is done, from 0 to 1. */
export type Measuring = {readonly size: number; readonly variant: VariantId; readonly share: number};

export type Growth = {
	readonly isMeasuring: boolean;
	readonly measurements: readonly Measurement[];
	/** None before the first, and when it was stopped. */
	readonly at: Measuring | undefined;
};

export const noGrowth: Growth = {isMeasuring: false, measurements: [], at: undefined};

/** Smaller boards are done before a clock notices. */
const smallestMeasured = 4;

/** Starts measuring, goes on with it or stops it; what has been measured stays. */
export function toggleGrowth(growth: Growth): Growth {
	return {...growth, isMeasuring: !growth.isMeasuring, at: undefined};
}

/** A size of which at least one variant has been measured, those that have not been are missing. */
export type GrowthRow = {readonly size: number; readonly of: Readonly<Partial<Record<VariantId, Measurement>>>};

export function growthRows({measurements}: Growth): readonly GrowthRow[] {
	const sizes = [...new Set(measurements.map(({size}) => size))];
	return sizes.map((size) => ({
		size,
		of: Object.fromEntries(measurements.filter((each) => each.size === size).map((each) => [each.variant, each])),
	}));
}

/** What comes next: the variants of a size one after the other, then the next size. */
export function nextToMeasure({measurements}: Growth): {readonly size: number; readonly variant: VariantId} {
	const last = measurements.at(-1);
	const index = variants.findIndex(({id}) => id === last?.variant) + 1;
	const variant = variants[index % variants.length]!.id;
	return last ? {size: last.size + (index === variants.length ? 1 : 0), variant} : {size: smallestMeasured, variant};
}
