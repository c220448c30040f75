import {bitmask} from './bitmask.js';
import {flags} from './flags.js';
import {scan} from './scan.js';
import type {Variant} from './variant.js';

/** All variants, from the simplest to the one with the fewest checks. */
export const variants = [scan, flags, bitmask] as const satisfies readonly Variant[];

/** The id of a variant: `scan`, `flags` or `bitmask`. */
export type VariantId = (typeof variants)[number]['id'];

export function variantsFor(size: number): readonly (typeof variants)[number][] {
	return variants.filter(({largestSize}) => size <= largestSize);
}

export function variantOf(id: VariantId): (typeof variants)[number] {
	return variants.find((variant) => variant.id === id)!;
}
