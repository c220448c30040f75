import type {Display} from '../../components/display.js';
import {withKeys} from '../../components/key-labels.js';
import type {Model} from '../../explorer/model.js';
import {hidesMistakes} from '../../judge/judge.js';
import {doubtWords, faultWords} from '../../judge/words.js';
import {runWords} from './run.js';
import {replaying} from './state.js';

/** What happens at this test, or what is wrong with it, and where the first wrong test is. */
export function wordsAt(model: Model, display: Display): string {
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
		return joined.sentences([trace.crash(crash.line, crash.text), ...(fact === undefined ? [] : [fact])]);
	}

	if (fact !== undefined) {
		const [cause] = causes.length === 1 && state.faults[0]?.kind !== 'stopped' ? causes : [];
		const ghost = cause === 'not-removed' && state.ghost ? trace.stillCounts(state.ghost) : undefined;
		const why = cause ? trace.mistakes[cause] : question;
		const [first = at] = faults;
		const where = first === at ? undefined : withKeys(replay.firstAt(first), display);
		return joined.sentences([fact, ghost, why, where].filter((sentence) => sentence !== undefined));
	}

	if (test) {
		return replay.right(test, attackers[0]);
	}

	return at === 0 ? startWords(model) : endWords(model);
}
function startWords(model: Model): string {
	const {tests, wrong, faults, isCut = false, crash, isByRows} = replaying.of(model);
	const {joined, replay, trace} = model.text;
	const words = replay.start(tests.length, wrong, faults.length > 0 || crash !== undefined, isCut);
	return joined.sentences([words, ...(isByRows ? [trace.byRows] : [])]);
}

function endWords(model: Model): string {
	const {size, tests, programStates, faults, causes, beside, verdict, isCut, at} = replaying.of(model);
	const {joined, replay, trace} = model.text;
	const {filled, solutions, isOver} = programStates[at]!;
	if (isCut) {
		return replay.cut(tests.length);
	}

	if (faults.length === 0 && beside?.isWrong) {
		const [cause] = causes.length === 1 ? causes : [];
		return joined.sentences([trace.printsWrong(tests.length), ...(cause ? [trace.mistakes[cause]] : [])]);
	}

	const over = replay.over(tests.length, faults.length, filled, solutions, isOver);
	return joined.sentences([over, ...(verdict === 'right' && hidesMistakes(size) ? [trace.tryMore] : [])]);
}

/** Empty if there are no tests. */
export function whereOf(model: Model): string {
	const {at, tests} = replaying.of(model);
	return tests.length === 0 ? '' : model.text.replay.test(Math.min(at, tests.length), tests.length);
}
