/** Smaller is better. */
export type Row = {
	readonly what: string;
	readonly against: string;
	readonly ratio: number;
	readonly target: number;
};

export function median(values: readonly number[]): number {
	return quantile(values, 0.5);
}

/** The value that this share of the values does not exceed. */
export function quantile(values: readonly number[], share: number): number {
	const sorted = values.toSorted((a, b) => a - b);
	return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

/** In milliseconds. */
export function durationOf(work: () => unknown): number {
	const start = performance.now();
	work();
	return performance.now() - start;
}

type Measure = () => number | Promise<number>;

/** Of the medians, measured alternately, so that other load affects both. */
export async function ratioOf(measured: Measure, against: Measure, times: number): Promise<number> {
	const [value = Number.NaN, other = Number.NaN] = await mediansOf([measured, against], times);
	return value / other;
}

/** Of the times by which the first two exceed the base. */
export async function ratioAbove(base: Measure, measured: Measure, against: Measure, times: number): Promise<number> {
	const [value = Number.NaN, other = Number.NaN, least = Number.NaN] = await mediansOf(
		[measured, against, base],
		times,
	);
	return (value - least) / other;
}

async function mediansOf(measures: readonly Measure[], times: number): Promise<readonly number[]> {
	const values = measures.map((): number[] => []);
	for (let time = 0; time < times; time++) {
		for (const [index, measure] of measures.entries()) {
			values[index]?.push(await measure());
		}
	}

	return values.map(median);
}
