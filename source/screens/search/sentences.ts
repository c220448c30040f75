import type {BoardLayout} from '../../components/board-size.js';
import type {Writing} from '../../components/display.js';
import {type Line, styled} from '../../components/styled-text.js';
import type {Knowledge} from '../../explorer/knowledge/knowledge.js';
import type {Model} from '../../explorer/model.js';
import {narration} from '../../explorer/narration.js';
import {isFast, momentToRead} from '../../explorer/playback.js';
import {choiceNames} from '../../explorer/prediction/asking.js';
import type {Wordings} from '../../text/width.js';
import {askingAbout, choicesOf, hereOf, lastOf, questionAt} from './prediction.js';
import type {SearchScene} from './scene.js';

/** What a step did and why or, while a question stands, only what it has found, and the question. */
export function wordsAt({model, knowledge, moment, hidden}: SearchScene, board?: BoardLayout): Wordings {
	if (isFast(model)) {
		const {deadEnds, solutions, index} = momentToRead(model, knowledge, moment);
		const steps = Math.min(model.speed, index);
		const before = knowledge.tape(model.size).at(index - steps)!;
		return model.text.narration.fast(model.speed, steps, deadEnds - before.deadEnds, solutions - before.solutions);
	}

	if (!hidden.future) {
		return narration(model, knowledge, moment, board);
	}

	const {text} = model;
	const {step} = moment;
	const question = questionAt(model, knowledge);
	const situation = step ? text.prediction.situation(step) : text.prediction.beginning;
	if (!question) {
		return situation;
	}

	const asked = askingAbout(model, question).words(text, hereOf(model).reply);
	const last = lastOf(model);
	// The verdict says what has been found, unless it says why an answer is wrong.
	return last && !isExplained(last) ? asked : [text.joined.sentences([situation, asked]), asked];
}

/**
 * Why a key is no answer; else whether the last answer was right, and why, as long as it is clear which one is meant.
 */
export function verdictOf(model: Model, knowledge: Knowledge): string | undefined {
	const {text} = model;
	if (hereOf(model).isRefused && questionAt(model, knowledge)) {
		return text.prediction.refused(choiceNames(choicesOf(model, knowledge)));
	}

	const last = lastOf(model);
	if (!last || model.overlay) {
		return undefined;
	}

	const {outcome, keys} = last;
	const {parts, whyRight} = askingAbout(model, last.question);
	const why = isExplained(last) ? parts[keys.length - 1]!.whyWrong(text, keys.at(-1)!) : whyRight(text);
	return text.prediction.outcomes[outcome](why);
}

export function pillOf(model: Model, {glyphs}: Writing): Line | undefined {
	const outcome = hereOf(model).isRefused ? undefined : lastOf(model)?.outcome;
	const pills = {
		right: [styled(` ${glyphs.safe} `, 'right'), styled(' ')],
		wrong: [styled(` ${glyphs.rejected} `, 'wrong'), styled(' ')],
		skipped: undefined,
	};
	return outcome && pills[outcome];
}

/** What is wrong about a square follows from what is right. */
function isExplained({outcome, question}: NonNullable<ReturnType<typeof lastOf>>): boolean {
	return outcome === 'wrong' && question.type === 'next';
}
