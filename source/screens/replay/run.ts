import type {Display} from '../../components/display.js';
import {withKeys} from '../../components/key-labels.js';
import {type KeyRow, single} from '../../explorer/keymap.js';
import {createSlot, type Model} from '../../explorer/model.js';
import {runSizes} from '../../run/command.js';
import {mostTime} from '../../run/execute.js';
import type {Result, RunSource} from '../../run/result.js';
import {programCommand, shellQuoted} from '../../text/program.js';
import {replaying, startReplay} from './state.js';

/** What is to run. */
export type Asked = RunSource & {
	/** First a start is written. */
	readonly isWritten?: boolean;
};

/** The last ones of an error. */
const spokenLines = 3;

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

export const running = createSlot<Run>('run', {
	asked: undefined,
	requests: 0,
	isRunning: true,
	count: 0,
	result: undefined,
	before: undefined,
});

function noTests(size: number, file: string) {
	return {size, tests: [], isCut: true, file, isRenamed: false};
}

export function startRun(model: Model, asked: Asked): Model {
	const {size, typed} = asked;
	return running.with(startReplay({...model, size}, noTests(size, typed), 0), {asked});
}

export function askAgain(model: Model, changes: Partial<Asked> = {}): Model {
	const {asked, requests} = running.of(model);
	const next = asked && {...asked, isWritten: false, ...changes};
	return next ? running.with(model, {asked: next, requests: requests + 1}) : model;
}

/** `isNew`: of another run than the result before. Only Replay moves. */
export function withResult(model: Model, result: Result, isNew: boolean): Model {
	const {asked, count, result: earlier} = running.of(model);
	const old = replaying.of(model);
	const {size, tests, program} = result;
	const isSame = earlier?.size === size && earlier.program.typed === program.typed;
	const before = isSame ? wrongTests(model) : undefined;
	const run = {
		result,
		isRunning: false,
		...(asked && {asked: {...asked, size}}),
		...(isNew && {count: count + Number(!result.isMissing), before}),
	};
	const now = tests ?? noTests(size, program.typed);
	const started = isNew || !isSame ? startReplay(model, now, undefined) : model;
	const {programStates, faults} = replaying.of(started);
	const [first] = faults;
	const stays = isSame && [old.faults, faults].every((all) => all.includes(old.at)) && first! >= old.faults[0]!;
	const at = stays ? old.at : (first ?? (result.isRight ? lastSolution(started) : programStates.length - 1));
	const moved = started === model ? model : {...replaying.with(started, {at}), isPlaying: false, stepFraction: 0};
	const there = running.with(moved, run);
	const wrong = wrongTests(there);
	return model.screen === 'replay' && !model.overlay
		? {...there, size: now.size, notice: undefined}
		: {...there, notice: ({run: words, screens}) => words.elsewhere(wrong, screens.replay)};
}

/** Undefined where tests cannot be judged, or there are none. */
function wrongTests(model: Model): number | undefined {
	const {tests, doubt, wrong} = replaying.of(model);
	return tests.length === 0 || doubt ? undefined : wrong;
}

/** Else the end. */
function lastSolution(model: Model): number {
	const {programStates, size} = replaying.of(model);
	const at = programStates.findLastIndex(({test}) => test?.isSafe && test.row === size - 1);
	return at < 0 ? programStates.length - 1 : at;
}

/** Of a program that runs: with another number of queens. */
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
		bindings: single('w', (model) => {
			const typed = running.of(model).result?.startFile;
			return typed === undefined ? model : askAgain(model, {typed, isWritten: true});
		}),
	},
];

/** The command that leads back; undefined without `--run`. */
export function runCommand(model: Model): string | undefined {
	const {asked} = running.of(model);
	if (!asked) {
		return undefined;
	}

	const {size, typed, limit, isFromOne} = asked;
	const program = typed.startsWith('-') ? [`--run=${typed}`] : ['--run', typed];
	const further = [...(limit === undefined ? [] : ['--limit', String(limit)]), ...(isFromOne ? ['--from-one'] : [])];
	return [programCommand, ...[String(size), ...program, ...further].map(shellQuoted)].join(' ');
}

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

	return count === 0 ? '' : run.number(count, result && hidden(result));
}

/** It is right for its own size, but not for the one that is shown. */
function hidden({others: {wrong}}: Result) {
	return wrong?.isSame === false ? wrong : undefined;
}

/** What is said after a run. */
export function runSpoken(model: Model): string {
	const {count, before, result} = running.of(model);
	const words = model.text.run.spoken(count, wrongTests(model), before, result && hidden(result));
	return [words, ...(result?.error ? result.said.slice(-spokenLines) : [])].join('\n');
}

/** What is more important than the test: that there is none, that the program was stopped there, or that all is right. */
export function runWords(model: Model, display: Display): string | undefined {
	const {asked, result} = running.of(model);
	const {size, programStates, tests, faults, doubt, at, solutions} = replaying.of(model);
	if (!result) {
		return asked && display.text.run.begins;
	}

	const isLast = at === programStates.length - 1;
	if (tests.length === 0 || (result.isStopped && isLast)) {
		return endWords(result, tests.length, display);
	}

	if (size !== result.size && at === (faults[0] ?? programStates.length - 1)) {
		return display.text.run.otherSize(size, result.size);
	}

	if (result.isRight) {
		const isEnd = isLast || at === lastSolution(model);
		return isEnd ? rightWords(result, tests.length, solutions, display) : undefined;
	}

	const isBesideUnclear = faults.length === 0 && !doubt && isLast && result.verdict === 'unclear';
	return isBesideUnclear ? display.text.run.besideUnclear(result.verdictWords(display.text)) : undefined;
}

/** Of a program that has made no tests, or was stopped after so many. */
function endWords(result: Result, tests: number, display: Display): string {
	const {program, end, error, startFile, isStopped, lines, hasSolutions} = result;
	const {text} = display;
	if (end.type === 'no-file' || end.type === 'empty') {
		return withKeys(text.run[end.type](program.typed, startFile !== undefined), display);
	}

	if (end.type === 'missing') {
		return text.run.missing(end.tool);
	}

	if (isStopped) {
		return text.run.stopped({...end, ...error, tests, seconds: mostTime});
	}

	if (hasSolutions) {
		return text.run.onlySolutions(result.verdictWords(text));
	}

	return lines === 0 ? text.run.nothing : text.run.noTest(lines);
}

/** All tests are those of the search. */
function rightWords({others, startFile}: Result, tests: number, solutions: number, display: Display): string {
	const {run, joined} = display.text;
	return joined.sentences([
		run.right(tests, solutions),
		...(others.right.length > 0 && !others.wrong ? [run.rightToo(others.right)] : []),
		...(others.wrong ? [run.same(others.wrong.size)] : []),
		...(startFile === undefined ? [] : [withKeys(run.next(startFile), display)]),
	]);
}
