import {expect, test} from 'vitest';
import {textOf} from '../../../../source/components/styled-text.js';
import type {Model} from '../../../../source/explorer/model.js';
import {
	bendOf,
	growth,
	isMeasuring,
	measured,
	measuring,
	nextToMeasure,
} from '../../../../source/screens/compare/growth/growth.js';
import {figuresOf, growthLines, leastTime} from '../../../../source/screens/compare/growth/growth-overlay.js';
import {variants} from '../../../../source/solver/index.js';
import {text} from '../../../../source/text/en.js';
import {modelWith, pressed} from '../../../pressed.js';
import {writing} from '../../../writing.js';
import {measurementsUpTo, withMeasurements} from './measured.js';

const compare = modelWith({screen: 'compare'});
const upTo9 = growth.of(withMeasurements(compare, measurementsUpTo(9)));

/** The model after this many measurements, as if each took a millisecond. */
function afterMeasurements(model: Model, count: number): Model {
	return Array.from({length: count}).reduce<Model>(
		(now) => measured(now, {...nextToMeasure(growth.of(now)), milliseconds: 1, checks: 1}),
		model,
	);
}

test('every variant is measured for a size, then for the next', () => {
	const ids = variants.map(({id}) => id);
	const state = growth.of(afterMeasurements(compare, 2 * ids.length + 1));
	expect(state.measurements.map(({size, variant}) => `${size} ${variant}`)).toEqual([
		...ids.map((id) => `1 ${id}`),
		...ids.map((id) => `2 ${id}`),
		`3 ${ids[0]}`,
	]);
});

test('measuring starts, stops and continues, and keeps its results', () => {
	const started = pressed(compare, 'e');
	expect(started.overlay).toBe('growth');
	expect(isMeasuring(started)).toBe(true);
	const stopped = pressed(afterMeasurements(started, 2), 'space');
	expect(stopped.overlay).toBe('growth');
	expect(isMeasuring(stopped)).toBe(false);
	expect(growth.of(stopped).at).toBeUndefined();
	expect(growth.of(stopped).measurements).toHaveLength(2);
	const continued = pressed(stopped, 'space');
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
	expect(text.growth.meaning(bendUpTo(9))).toContain(
		'because the factor itself grows slowly: bitmask checks x3.67 from N = 4 to 5, x4.60 from N = 8 to 9.',
	);
	expect(text.growth.meaning({variant: 'scan', first: {size: 5, factor: 5}, last: {size: 6, factor: 5}})).toContain(
		'So far the factor of the checks does not grow',
	);
	expect(text.growth.meaning(undefined)).toContain('each size costs the same factor more.');
});

test('each figure has its factor to the size before, and times that the clock cannot tell are left out', () => {
	const times = figuresOf(upTo9, 'time');
	expect(times[0]!.size).toBeGreaterThan(3);
	expect(times.every(({value}) => value >= leastTime)).toBe(true);
	expect(times[0]!.factor).toBeUndefined();
	const checks = figuresOf(upTo9, 'checks').filter(({variant}) => variant === 'scan');
	expect(checks.map(({value}) => value)).toEqual([0, 4, 17, 84, 405, 2016, 9297, 46_752, 243_009]);
	expect(checks[1]!.factor).toBe(Number.POSITIVE_INFINITY);
	expect(checks[7]!.factor).toBe(46_752 / 9297);
});

test('a factor of times is shown if that of the checks is near, and one of a disturbed measurement is not', () => {
	const factorOf = (milliseconds: number) => {
		const measurements = [
			{size: 8, variant: 'flags' as const, milliseconds: 1, checks: 5000},
			{size: 9, variant: 'flags' as const, milliseconds, checks: 24_000},
		];
		return figuresOf(growth.of(withMeasurements(compare, measurements)), 'time')[1]!.factor;
	};
	expect([0.4, 1.1, 2.5, 5, 9, 10, 49].map(factorOf)).toEqual([undefined, undefined, 2.5, 5, 9, undefined, undefined]);
});

test('equal factors are equal steps of the bars', () => {
	const millisecondsOf = (size: number) => 10 ** (size - 5);
	const measurements = [4, 5, 6, 7, 8].map((size) => ({
		size,
		variant: 'scan' as const,
		milliseconds: millisecondsOf(size),
		checks: 10 ** size,
	}));
	const shares = figuresOf(growth.of(withMeasurements(compare, measurements)), 'time').map(({share}) => share);
	const steps = shares.slice(1).map((share, index) => share - shares[index]!);
	expect(steps.every((step) => Math.abs(step - 0.2) < 1e-9)).toBe(true);
	expect(shares.at(-1)).toBe(1);
});

test('where the variants have no room for bars beside each other, each has a table of its own', () => {
	const heads = (width: number) =>
		textOf(growthLines(upTo9, {width, height: 30}, writing)).filter((line) => /^(Time in|Checks)/.test(line));
	expect(heads(26 * variants.length - 2)).toEqual([
		'Time in ms, and times the size before',
		'Checks, and times the size before',
	]);
	expect(heads(44)).toEqual(
		['Time in ms', 'Checks'].flatMap((each) =>
			variants.map(({id}) => expect.stringContaining(`${each} of ${id}, and`)),
		),
	);
});
