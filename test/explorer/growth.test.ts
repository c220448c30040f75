import {expect, test} from 'vitest';
import {growthRows, nextToMeasure} from '../../source/explorer/growth.js';
import {createModel, type Model} from '../../source/explorer/model.js';
import {update} from '../../source/explorer/update.js';

const compare = createModel({screen: 'compare'});

/** Measures so often, as if each took a millisecond. */
function measured(model: Model, times: number): Model {
	return Array.from({length: times}).reduce<Model>((now) => {
		const measurement = {...nextToMeasure(now.growth), milliseconds: 1, checks: 1};
		return update(now, {type: 'measured', measurement});
	}, model);
}

test('every variant is measured for a size, then for the next', () => {
	const {growth} = measured(compare, 7);
	expect(growth.measurements.map(({size, variant}) => `${size} ${variant}`)).toEqual([
		'4 scan',
		'4 flags',
		'4 bitmask',
		'5 scan',
		'5 flags',
		'5 bitmask',
		'6 scan',
	]);
	expect(growthRows(growth).map(({size, of}) => [size, Object.keys(of).length])).toEqual([
		[4, 3],
		[5, 3],
		[6, 1],
	]);
});

test('measuring starts, stops and goes on, and keeps what it has', () => {
	const started = update(compare, {type: 'growth'});
	expect(started).toMatchObject({overlay: {type: 'growth'}, growth: {isMeasuring: true}});
	const stopped = update(measured(started, 2), {type: 'growth'});
	expect(stopped.growth).toMatchObject({isMeasuring: false, at: undefined});
	expect(stopped.growth.measurements).toHaveLength(2);
	expect(update(stopped, {type: 'growth'}).growth).toMatchObject({isMeasuring: true});
	expect(update(started, {type: 'back'})).toMatchObject({overlay: undefined, growth: {isMeasuring: false}});
});
