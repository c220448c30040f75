import type {Model} from '../../explorer/model.js';
import {createSlot} from '../../explorer/slot.js';
import {type VariantId, variants} from '../../solver/index.js';

/** The measured cost of a whole search with one variant on one size of board. */
export type Measurement = {
	readonly size: number;
	readonly variant: VariantId;
	readonly milliseconds: number;
	readonly checks: number;
};

/** The measurement that is running. `share` is the part that is done, from 0 to 1. */
export type Measuring = {readonly size: number; readonly variant: VariantId; readonly share: number};

/** The state of the growth overlay. */
export type Growth = {
	/** Whether measuring is switched on. It pauses while the overlay is closed. */
	readonly isOn: boolean;
	readonly measurements: readonly Measurement[];
	/** The last reported progress; undefined before the first. */
	readonly at: Measuring | undefined;
};

const initial: Growth = {isOn: false, measurements: [], at: undefined};

export const growth = createSlot('growth', initial);

/** Searches of smaller boards are too short to measure. */
const smallestMeasured = 4;

/** Whether measuring is switched on and the overlay is open. */
export function isMeasuring(model: Model): boolean {
	return model.overlay === 'growth' && growth.of(model).isOn;
}

/** The measurements of one size. A variant that has not been measured is missing. */
export type GrowthRow = {readonly size: number; readonly of: Readonly<Partial<Record<VariantId, Measurement>>>};

/** Groups the measurements by size, in the order in which they were made. */
export function growthRows({measurements}: Growth): readonly GrowthRow[] {
	const sizes = [...new Set(measurements.map(({size}) => size))];
	return sizes.map((size) => ({
		size,
		of: Object.fromEntries(measurements.filter((each) => each.size === size).map((each) => [each.variant, each])),
	}));
}

/** Returns what to measure next: the next variant, or the first variant of the next size. */
export function nextToMeasure({measurements}: Growth): {readonly size: number; readonly variant: VariantId} {
	const first = variants[0].id;
	const last = measurements.at(-1);
	if (!last) {
		return {size: smallestMeasured, variant: first};
	}

	const next = variants[variants.findIndex(({id}) => id === last.variant) + 1];
	return next ? {size: last.size, variant: next.id} : {size: last.size + 1, variant: first};
}

/** Records the progress of the running measurement. */
export function measuring(model: Model, at: Measuring): Model {
	return growth.with(model, {at});
}

/** Adds a finished measurement. */
export function measured(model: Model, measurement: Measurement): Model {
	return growth.with(model, {measurements: [...growth.of(model).measurements, measurement]});
}
