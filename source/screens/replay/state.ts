import {createSlot, type Model} from '../../explorer/model.js';
import {type Judgement, judgeTrace, type ProgramTests} from '../../judge/judge.js';
import {type ProgramState, statesOf} from '../../judge/states.js';
import {isSame} from '../../solver/board.js';
import {backtrack} from '../../solver/search/backtrack.js';
import {variantOf} from '../../solver/search/variants.js';
import type {PrintedTest, Tested} from '../../text/own-program.js';

/** The search goes with the program, test by test, and waits at the first that differs. */
type Replaying = ProgramTests &
	Judgement & {
		readonly programStates: readonly ProgramState<PrintedTest>[];
		readonly rightStates: readonly ProgramState[];
		/** The step of the search at which each of its tests is made. */
		readonly steps: readonly number[];
		readonly at: number;
	};

function replayOf(program: ProgramTests): Omit<Replaying, 'at'> {
	const judgement = judgeTrace(program, program.beside);
	const {states, tests} = judgement;
	return {...program, ...judgement, programStates: [...states], ...searchBeside(program.size, tests, program.limit)};
}

function searchBeside(size: number, tests: readonly Tested[], limit: number | undefined) {
	const right: Tested[] = [];
	const steps = [0];
	let index = 0;
	let isWhole = true;
	for (const step of backtrack(size, variantOf('scan').guard(size))) {
		index++;
		if (step.type === 'solution' && step.number === limit) {
			break;
		}

		if (step.type === 'test') {
			const {row, column, attack} = step;
			const test = tests[right.length];
			right.push({row, column, isSafe: !attack});
			steps.push(index);
			if (!test || !isSame(test, step) || test.isSafe === (attack !== undefined)) {
				isWhole = false;
				break;
			}
		}
	}

	const states = [...statesOf({size, tests: right, limit})];
	return {rightStates: isWhole ? states : states.slice(0, -1), steps};
}

export function noTests(size: number) {
	return {size, tests: [], isCut: true, file: '', isRenamed: false};
}

export const replaying = createSlot<Replaying>('replay', {...replayOf(noTests(1)), at: 0});

/** At the first wrong test, unless another one is given. */
export function startReplay(model: Model, program: ProgramTests, at: number | undefined): Model {
	const replay = replayOf(program);
	const last = replay.programStates.length - 1;
	return replaying.with(model, {...replay, at: Math.min(at ?? replay.faults[0] ?? 0, last)});
}
