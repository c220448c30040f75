import {type Display, withKeys} from '../../components/display.js';
import type {Model} from '../../explorer/model.js';
import {hidesMistakes} from '../../judge/judge.js';
import {causeWords, doubtWords, faultWords} from '../../judge/words.js';
import type {Wordings} from '../../text/width.js';
import {firstSentence} from '../../text/wrap.js';
import {runWords} from './run.js';
import {replaying} from './state.js';

/** What happens at this test, or what is wrong with it, and where the first wrong test is. */
export function wordsAt(model: Model, display: Display): Wordings {
	const {size, programStates, faults, causes, doubt, crash, at} = replaying.of(model);
	const {joined, check, replay, trace} = display.text;
	const state = programStates[at]!;
	const {test, attackers} = state;
	const ofRun = runWords(model, display);
	if (ofRun !== undefined) {
		return ofRun;
	}

	if (doubt) {
		return check.unclear(doubtWords(doubt, size, trace));
	}

	const [fact, question] = faultWords(state, size, trace) ?? [];
	if (crash && at === programStates.length - 1) {
		return joined.sentences([trace.crash(crash.line, crash.text), fact]);
	}

	if (fact !== undefined) {
		const cause = state.faults[0]!.kind === 'stopped' ? undefined : causeWords(causes, trace);
		const ghost = cause === trace.mistakes['not-removed'] && state.ghost ? trace.stillCounts(state.ghost) : undefined;
		const [first = at] = faults;
		const where = first === at ? undefined : withKeys(replay.firstAt(first), display);
		const all = joined.sentences([fact, ghost, cause ?? question, where]);
		return cause === undefined ? all : [all, joined.sentences([firstSentence(fact), ghost, cause, where])];
	}

	if (test) {
		return replay.right(test, attackers[0]);
	}

	return at === 0 ? startWords(model) : endWords(model);
}

function startWords(model: Model): string {
	const {tests, wrong, faults, isCut, crash, isByRows} = replaying.of(model);
	const {joined, replay, trace} = model.text;
	const words = replay.start(tests.length, wrong, faults.length > 0 || crash !== undefined, isCut);
	return joined.sentences([words, isByRows ? trace.byRows : undefined]);
}

function endWords(model: Model): Wordings {
	const {size, tests, programStates, faults, causes, beside, faultBeside, verdict, isCut, at} = replaying.of(model);
	const {joined, replay, trace} = model.text;
	const {filled, solutions, isOver} = programStates[at]!;
	if (isCut) {
		return replay.cut(tests.length);
	}

	if (faults.length === 0 && beside?.isWrong) {
		const [wrong, cause] = [trace.printsWrong(tests.length), causeWords(causes, trace)];
		return [joined.sentences([wrong, faultBeside?.(model.text), cause]), joined.sentences([wrong, cause])];
	}

	const over = replay.over(tests.length, faults.length, filled, solutions, isOver);
	return joined.sentences([over, verdict === 'right' && hidesMistakes(size) ? trace.tryMore : undefined]);
}

/** Empty if there are no tests. */
export function whereOf(model: Model): string {
	const {at, tests} = replaying.of(model);
	return tests.length === 0 ? '' : model.text.replay.test(Math.min(at, tests.length), tests.length);
}
