import {type Explanation, explainTest, type Variant} from '../../solver/index.js';

export type ExplanationOf<Type extends Explanation['type']> = Extract<Explanation, {type: Type}>;

/** Returns the kind of memory that a variant has. It is the same for all boards, so this asks about an empty board of size 1. */
export function memoryType(variant: Variant): Explanation['type'] {
	return explainTest(1, variant, [], 0).type;
}
