import {type Display, withKeys} from '../../components/display.js';
import {type KeyRow, single} from '../../explorer/keymap.js';
import {createSlot, type Model} from '../../explorer/model.js';
import {runSizes} from '../../run/command.js';
import type {Result, RunSource} from '../../run/result.js';
import {noTests, replaying, startReplay} from './state.js';

/** What is to run: first a start can be written. */
export type Asked = RunSource & {readonly isWritten?: boolean};

type Run = {
	/** Undefined without `--run`. */
	readonly asked: Asked | undefined;
	readonly requests: number;
	readonly isRunning: boolean;
	readonly count: number;
	readonly result: Result | undefined;
	/** The wrong tests of the run before, with as many queens. */
	readonly before: number | undefined;
};

const none: Run = {asked: undefined, requests: 0, isRunning: true, count: 0, result: undefined, before: undefined};

export const running = createSlot<Run>('run', none);

export function startRun(model: Model, asked: Asked): Model {
	const {size} = asked;
	return running.with(startReplay({...model, size}, noTests(size), 0), {asked});
}

export function askAgain(model: Model, changes: Partial<Asked> = {}): Model {
	const {asked, requests} = running.of(model);
	return asked ? running.with(model, {asked: {...asked, isWritten: false, ...changes}, requests: requests + 1}) : model;
}

/** `isNew`: of another run than the result before. Only Replay moves. */
export function withResult(model: Model, result: Result, isNew: boolean): Model {
	const {count, result: earlier} = running.of(model);
	const {size, tests, program, isMissing} = result;
	const isAlike = earlier?.size === size && earlier.program.typed === program.typed;
	const run = running.with(isNew || !isAlike ? withTests(model, result, isAlike) : model, {
		result,
		isRunning: false,
		...(isNew && {count: count + Number(!isMissing), before: isAlike ? wrongTests(model) : undefined}),
	});
	const wrong = wrongTests(run);
	return model.screen === 'replay' && !model.overlay
		? {...run, size: tests?.size ?? size, notice: undefined}
		: {...run, notice: (text) => text.run.elsewhere(wrong, text.screens.replay)};
}

/** At the same wrong test, while that stays wrong; else at the first one, or at what the words of the result are about. */
function withTests(model: Model, {tests, size, isRight}: Result, isAlike: boolean): Model {
	const {at, faults} = replaying.of(model);
	const started = startReplay(model, tests ?? noTests(size), undefined);
	const now = replaying.of(started);
	const isAbout = isRight || now.size !== size;
	const [first = isAbout ? lastSolution(started) : now.programStates.length - 1] = now.faults;
	const stays = isAlike && faults.includes(at) && now.faults.includes(at) && first >= faults[0]!;
	return {...replaying.with(started, {at: stays ? at : first}), isPlaying: false, stepFraction: 0};
}

/** Else the end. */
function lastSolution(model: Model): number {
	const {programStates, size} = replaying.of(model);
	const at = programStates.findLastIndex(({test}) => test?.isSafe && test.row === size - 1);
	return at < 0 ? programStates.length - 1 : at;
}

/** Undefined where tests cannot be judged, or there are none. */
export function wrongTests(model: Model): number | undefined {
	const {tests, doubt, wrong} = replaying.of(model);
	return tests.length === 0 || doubt ? undefined : wrong;
}

export function withSize(model: Model, size: number): Model {
	const {least, most} = runSizes;
	return size < least || size > most
		? {...model, notice: ({run}) => run.sizes(least, most)}
		: askAgain({...model, notice: undefined}, {size});
}

export const runKeys: readonly KeyRow[] = [
	{
		id: 'run-again',
		stopsPlayback: true,
		isActive: (model) => running.of(model).asked !== undefined,
		bindings: single('r', (model) => askAgain(model)),
	},
	{
		id: 'write-start',
		isActive: (model) => running.of(model).result?.startFile !== undefined,
		bindings: single('w', (model) => askAgain(model, {typed: running.of(model).result!.startFile!, isWritten: true})),
	},
];

/** What stands before the figures, unless the search plays. */
export function runState(model: Model): string | undefined {
	const {asked, isRunning, count, result} = running.of(model);
	const {run} = model.text;
	if (!asked || model.isPlaying) {
		return undefined;
	}

	if (isRunning) {
		return run.running(count + 1);
	}

	return count === 0 ? '' : run.number(count, result);
}

/** What is more important than the test: that there is none, that the program was stopped there, or that all is right. */
export function runWords(model: Model, display: Display): string | undefined {
	const {asked, isRunning, result} = running.of(model);
	const {size, programStates, tests, faults, at} = replaying.of(model);
	if (!result || isRunning) {
		return asked && display.text.run.begins;
	}

	const isAbout =
		result.isRight || size !== result.size ? at === (faults[0] ?? lastSolution(model)) : tests.length === 0;
	const words = isAbout || at === programStates.length - 1 ? result.words(display.text) : undefined;
	return words === undefined ? undefined : withKeys(words, display);
}
