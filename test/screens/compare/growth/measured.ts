import type {Model} from '../../../../source/explorer/model.js';
import {growth, type Measurement} from '../../../../source/screens/compare/growth/growth.js';
import {runVariant, variants} from '../../../../source/solver/index.js';

/** What a thread would report about all sizes up to this one, with times that follow from the checks. */
export function measurementsUpTo(largest: number): readonly Measurement[] {
	return Array.from({length: largest}, (_, index) => index + 1).flatMap((size) =>
		variants.map((variant, index) => {
			const {checks} = runVariant(size, variant);
			const milliseconds = 0.001 * (index + 1) + checks * (6.3 + 1.4 * index) * 1e-6;
			return {size, variant: variant.id, milliseconds, checks};
		}),
	);
}

/** The model after these measurements. */
export function withMeasurements(model: Model, measurements: readonly Measurement[]): Model {
	return growth.with(model, {measurements, isOn: false});
}
