import {backtrack, type Queens, queensAfter, type Step, variantOf} from '../../../solver/index.js';
import type {NextStep} from '../next-step.js';
import type {Task} from '../task.js';

/** The tasks to predict each step of a search from the empty board on, until this many calls have returned. */
export function predictionsUntil(size: number, returns: number): readonly Task[] {
	const tasks: Task[] = [];
	let queens: Queens = [];
	let last: Step | undefined;
	let left = returns;
	for (const step of backtrack(size, variantOf('scan'))) {
		const at = nextStep(step, queens);
		const isLoopPlain = step.type === 'test' && last?.type !== 'place';
		tasks.push(...(isLoopPlain ? [] : [{type: 'predict', asks: 'next', at} as const]));
		tasks.push(...(step.type === 'test' ? [{type: 'predict', asks: 'test', at} as const] : []));
		queens = queensAfter(queens, step);
		last = step;
		left -= step.type === 'backtrack' ? 1 : 0;
		if (left === 0) {
			break;
		}
	}

	return tasks.map((task, index) => ({...task, isUnaided: true, isFlowing: index > 0}));
}

function nextStep(step: Step, queens: Queens): NextStep {
	switch (step.type) {
		case 'test': {
			return {type: 'test', queens, column: step.column};
		}

		case 'place': {
			return {type: 'place', queens: [...queens, step.column]};
		}

		case 'solution': {
			return {type: 'solution', queens};
		}

		case 'backtrack': {
			return {type: 'return', queens};
		}
	}
}
