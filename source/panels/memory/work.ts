import {type Explanation, explainTest, type Moment, type Step, type Variant} from '../../solver/index.js';

export type ExplanationOf<Type extends Explanation['type']> = Extract<Explanation, {type: Type}>;

/** The last step and the memory after it. `touched` is the explanation of its square, before a placement changed the memory. */
export type Work = {
	readonly size: number;
	readonly step: Step | undefined;
	readonly memory: Explanation;
	readonly touched: Explanation;
};

/** Returns the kind of memory that a variant has. It is the same for all boards, so this asks about an empty board of size 1. */
export function memoryType(variant: Variant): Explanation['type'] {
	return explainTest(1, variant, [], 0).type;
}

/** Returns the last step and the memory after it, as this variant explains them. */
export function workAt(variant: Variant, {size, queens, step}: Moment): Work {
	switch (step?.type) {
		case 'test':
		case 'backtrack': {
			const memory = explainTest(size, variant, queens, step.column);
			return {size, step, memory, touched: memory};
		}

		case 'place': {
			const touched = explainTest(size, variant, queens.slice(0, -1), step.column);
			return {size, step, memory: explainTest(size, variant, queens, 0), touched};
		}

		case 'solution':
		case undefined: {
			const memory = explainTest(size, variant, queens, 0);
			return {size, step, memory, touched: memory};
		}
	}
}
