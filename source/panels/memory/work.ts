import {type Explanation, explainTest, type Moment, type Step, type Variant} from '../../solver/index.js';

export type ExplanationOf<Type extends Explanation['type']> = Extract<Explanation, {type: Type}>;

/** The last step and the memory after it. `touched` is the explanation of its square, before a placement changed the memory. */
export type Work = {
	readonly size: number;
	readonly step: Step | undefined;
	readonly memory: Explanation;
	readonly touched: Explanation;
};

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
