import {bitmask} from './bitmask.js';
import type {TestFacts} from './facts.js';
import {flags} from './flags.js';
import {scan} from './scan.js';
import type {Variant} from './variant.js';

/** All variants, from the plainest to the fastest. */
export const variants = [scan, flags, bitmask] as const satisfies readonly Variant[];

export type VariantId = (typeof variants)[number]['id'];

export function variantOf(id: VariantId): (typeof variants)[number] {
	return variants.find((each) => each.id === id)!;
}

/** What tests with these facts, for example those of a moment, cost a variant. */
export function checksOf(id: VariantId, facts: TestFacts): number {
	return variantOf(id).checks(facts);
}
