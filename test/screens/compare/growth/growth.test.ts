import {expect, test} from 'vitest';
import type {Model} from '../../../../source/explorer/model.js';
import {
	bendOf,
	growth,
	growthRows,
	isMeasuring,
	measured,
	measuring,
	nextToMeasure,
} from '../../../../source/screens/compare/growth/growth.js';
import {text} from '../../../../source/text/en.js';
import {modelWith, pressed} from '../../../pressed.js';
import {measurementsUpTo, withMeasurements} from './measured.js';

const compare = modelWith({screen: 'compare'});

/** The model after this many measurements, as if each took a millisecond. */
function afterMeasurements(model: Model, count: number): Model {
	return Array.from({length: count}).reduce<Model>(
		(now) => measured(now, {...nextToMeasure(growth.of(now)), milliseconds: 1, checks: 1}),
		model,
	);
}

test('every variant is measured for a size, then for the next', () => {
	const state = growth.of(afterMeasurements(compare, 7));
	expect(state.measurements.map(({size, variant}) => `${size} ${variant}`)).toEqual([
		'1 scan',
		'1 flags',
		'1 bitmask',
		'2 scan',
		'2 flags',
		'2 bitmask',
		'3 scan',
	]);
	expect(growthRows(state).map(({size, of}) => [size, Object.keys(of).length])).toEqual([
		[1, 3],
		[2, 3],
		[3, 1],
	]);
});

test('measuring starts, stops and continues, and keeps its results', () => {
	const started = pressed(compare, 'e');
	expect(started.overlay).toBe('growth');
	expect(isMeasuring(started)).toBe(true);
	const stopped = pressed(afterMeasurements(started, 2), 'e');
	expect(stopped.overlay).toBe('growth');
	expect(isMeasuring(stopped)).toBe(false);
	expect(growth.of(stopped).at).toBeUndefined();
	expect(growth.of(stopped).measurements).toHaveLength(2);
	const continued = pressed(stopped, 'e');
	expect(isMeasuring(continued)).toBe(true);
	expect(growth.of(continued).measurements).toHaveLength(2);
});

test('measuring stops when the panel is closed, and starts when it is opened again', () => {
	const started = measuring(pressed(compare, 'e'), {size: 4, variant: 'scan', progress: 0.5});
	const left = pressed(started, 'escape');
	expect(left.overlay).toBeUndefined();
	expect(isMeasuring(left)).toBe(false);
	const opened = pressed(left, 'e');
	expect(isMeasuring(opened)).toBe(true);
	expect(growth.of(opened).at).toBeUndefined();
});

test('the sentence about the curve compares the factors of the first and the last regular size', () => {
	const bendUpTo = (size: number) => bendOf(growth.of(withMeasurements(compare, measurementsUpTo(size))));
	expect(bendUpTo(5)).toBeUndefined();
	expect(bendUpTo(9)).toEqual({
		variant: 'bitmask',
		first: {size: 5, factor: 220 / 60},
		last: {size: 9, factor: 72_378 / 15_720},
	});
	expect(text.growth.logScale(bendUpTo(9))).toContain(
		'bends upwards, because the factor of the checks grows slowly: bitmask checks x3.67 from N = 4 to 5, x4.60 from N = 8 to 9. Factors of time vary more.',
	);
	expect(text.growth.logScale({variant: 'scan', first: {size: 5, factor: 5}, last: {size: 6, factor: 5}})).toContain(
		'So far the factor of the checks does not grow',
	);
});
