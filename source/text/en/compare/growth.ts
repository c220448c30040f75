import type {VariantId} from '../../../solver/index.js';
import {number} from '../../numbers.js';

/** How the checks of a variant have grown at two sizes: how many times those of the size before they are. */
type Bend = {
	readonly variant: VariantId;
	readonly first: {readonly size: number; readonly factor: number};
	readonly last: {readonly size: number; readonly factor: number};
};

export const growth = {
	title: 'Growth, measured on this machine',
	runs: 'Each time is the fastest of several runs, start included; on a busy machine, their processor time.',
	logScale: (bend: Bend | undefined) => {
		const meaning = 'On the log scale of the chart a straight line means: each size costs the same factor more.';
		if (!bend) {
			return meaning;
		}

		const {variant, first, last} = bend;
		const at = ({size, factor}: Bend['first']) => `x${factor.toFixed(2)} from N = ${size - 1} to ${size}`;
		const factors = `${variant} checks ${at(first)}, ${at(last)}`;
		return last.factor > first.factor
			? `${meaning} The curve bends upwards, because the factor of the checks grows slowly: ${factors}. Factors of time vary more.`
			: `${meaning} So far the factor of the checks does not grow: ${factors}.`;
	},
	/** The titles of the tables of all variants, or of one. */
	titles: {
		time: {
			both: (id?: VariantId) => `Time in ms${id ? ` of ${id}` : ''}, and times the size before`,
			values: (id?: VariantId) => `Time in ms${id ? ` of ${id}` : ''}`,
			ratios: (id?: VariantId) => `Time${id ? ` of ${id}` : ''}: times the size before`,
		},
		checks: {
			both: (id?: VariantId) => `Checks${id ? ` of ${id}` : ''}, and times the size before`,
			values: (id?: VariantId) => `Checks${id ? ` of ${id}` : ''}`,
			ratios: (id?: VariantId) => `Checks${id ? ` of ${id}` : ''}: times the size before`,
		},
	},
	n: 'N',
	ms: 'ms',
	scale: (row: number) => `log scale: one row up is x${row.toFixed(1)}`,
	ratio: (value: number, before: number) => (before === 0 ? '-' : `x${(value / before).toFixed(1)}`),
	milliseconds: (value: number) => (value < 10 ? String(Number(value.toPrecision(2))) : number(Math.round(value))),
	measuring: (size: number, id: VariantId) => `Measuring N = ${size} with ${id}: `,
	progress: (done: number) => ` ${Math.floor(done * 100)}%`,
	stopped: (key: string) => `Stopped. ${key} continues.`,
	/** What the marks of the chart stand for. */
	legend: (marks: readonly (readonly [mark: string, id: string])[], several: string) =>
		[...marks.map(([mark, id]) => `${mark} ${id}`), `${several} several`].join('  '),
};
