import {bitmask} from './bitmask.js';
import {flags} from './flags.js';
import {scan} from './scan.js';
import type {TestFacts, Variant} from './variant.js';

/** All variants, from the simplest to the one with the fewest checks. */
export const variants = [scan, flags, bitmask] as const satisfies readonly Variant[];

/** The id of a variant: `scan`, `flags` or `bitmask`. */
export type VariantId = (typeof variants)[number]['id'];

export function variantOf(id: VariantId): (typeof variants)[number] {
	return variants.find((each) => each.id === id)!;
}

/** The checks that a variant needs for tests with these facts. A moment of the tape has the facts of all tests so far. */
export function checksOf(id: VariantId, facts: TestFacts): number {
	return variantOf(id).checks(facts);
}
