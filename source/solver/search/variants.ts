import {bitmask} from './bitmask.js';
import {flags} from './flags.js';
import {scan} from './scan.js';
import type {Variant, VariantId} from './variant.js';

/** From the plainest to the fastest. */
export const variants: readonly Variant[] = [scan, flags, bitmask];

export function variantOf(id: VariantId): Variant {
	return variants.find((each) => each.id === id)!;
}
