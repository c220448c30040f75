import type {VariantId} from '../../../solver/index.js';
import {number} from '../../numbers.js';

/** By what factor the checks grew at two sizes. */
type Bend = {
	readonly variant: VariantId;
	readonly first: {readonly size: number; readonly factor: number};
	readonly last: {readonly size: number; readonly factor: number};
};

export const growth = {
	title: 'Growth, measured on this machine',
	meaning(bend: Bend | undefined) {
		const straight =
			'The bars are on a log scale: if their ends lie on a straight line, each size costs the same factor more';
		if (!bend) {
			return `${straight}.`;
		}

		const {variant, first, last} = bend;
		const at = ({size, factor}: Bend['first']) => `x${factor.toFixed(2)} from N = ${size - 1} to ${size}`;
		const factors = `${variant} checks ${at(first)}, ${at(last)}`;
		return last.factor > first.factor
			? `${straight}. They bend a little, because the factor itself grows slowly: ${factors}.`
			: `${straight}. So far the factor of the checks does not grow: ${factors}.`;
	},
	/** `least` is the shortest time shown. */
	runs: (least: string) =>
		`Each time is the fastest of several runs, start included; on a busy machine, their processor time. Times below ${least} ms are left out: the clock cannot tell them.`,
	heads: {
		time: (id?: VariantId) => `Time in ms${id ? ` of ${id}` : ''}, and times the size before`,
		checks: (id?: VariantId) => `Checks${id ? ` of ${id}` : ''}, and times the size before`,
	},
	n: 'N',
	/** Infinite if the size before has none. */
	factor: (value: number) => (Number.isFinite(value) ? `x${value.toFixed(1)}` : '-'),
	milliseconds: (value: number) => (value < 10 ? String(Number(value.toPrecision(2))) : number(Math.round(value))),
	lessThan: (milliseconds: string) => `less than ${milliseconds}`,
	measuring: (size: number, id: VariantId) => `Measuring N = ${size} with ${id}: `,
	progress: (done: number) => ` ${Math.floor(done * 100)}%`,
	stopped: (key: string) => `Stopped. ${key} continues.`,
};
