import {createSlot, type Model} from '../../../explorer/model.js';
import {smallestSize, type VariantId, variants} from '../../../solver/index.js';
import type {Bend} from '../../../text/en/compare.js';

export type Measurement = {
	readonly size: number;
	readonly variant: VariantId;
	readonly milliseconds: number;
	readonly checks: number;
};

/** `progress` is from 0 to 1. */
type Measuring = {readonly size: number; readonly variant: VariantId; readonly progress: number};

export type Growth = {
	readonly isOn: boolean;
	readonly measurements: readonly Measurement[];
	readonly at: Measuring | undefined;
};

const initial: Growth = {isOn: false, measurements: [], at: undefined};

export const growth = createSlot('growth', initial);

export function isMeasuring(model: Model): boolean {
	return model.overlay === 'growth' && growth.of(model).isOn;
}

/** Two and three queens have no solution, so the factors of smaller boards jump. */
const smallestRegular = 5;

/**
 * At the first and last measured size. Checks are counted, so they are exact; the last variant has the fewest.
 * Undefined before there are two factors.
 */
export function bendOf({measurements}: Growth): Bend | undefined {
	const variant = variants.at(-1)!.id;
	const own = measurements.filter((each) => each.variant === variant);
	const factors = own.flatMap(({size, checks}) => {
		const before = own.find((each) => each.size === size - 1);
		return size >= smallestRegular && before ? [{size, factor: checks / before.checks}] : [];
	});
	const [first, ...others] = factors;
	const last = others.at(-1);
	return first && last && {variant, first, last};
}

export function nextToMeasure({measurements}: Growth): {readonly size: number; readonly variant: VariantId} {
	const first = variants[0].id;
	const last = measurements.at(-1);
	if (!last) {
		return {size: smallestSize, variant: first};
	}

	const next = variants[variants.findIndex(({id}) => id === last.variant) + 1];
	return next ? {size: last.size, variant: next.id} : {size: last.size + 1, variant: first};
}

export function measuring(model: Model, at: Measuring): Model {
	return growth.with(model, {at});
}

export function measured(model: Model, measurement: Measurement): Model {
	return growth.with(model, {measurements: [...growth.of(model).measurements, measurement]});
}
