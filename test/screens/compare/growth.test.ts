import {expect, test} from 'vitest';
import type {Model} from '../../../source/explorer/model.js';
import {
	growth,
	growthRows,
	isMeasuring,
	measured,
	measuring,
	nextToMeasure,
} from '../../../source/screens/compare/growth.js';
import {modelWith, pressed} from '../../pressed.js';

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
		'4 scan',
		'4 flags',
		'4 bitmask',
		'5 scan',
		'5 flags',
		'5 bitmask',
		'6 scan',
	]);
	expect(growthRows(state).map(({size, of}) => [size, Object.keys(of).length])).toEqual([
		[4, 3],
		[5, 3],
		[6, 1],
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
	const started = measuring(pressed(compare, 'e'), {size: 4, variant: 'scan', share: 0.5});
	const left = pressed(started, 'escape');
	expect(left.overlay).toBeUndefined();
	expect(isMeasuring(left)).toBe(false);
	const opened = pressed(left, 'e');
	expect(isMeasuring(opened)).toBe(true);
	expect(growth.of(opened).at).toBeUndefined();
});
