import type {BoardLayout} from '../../components/board-size.js';
import {narration} from '../../explorer/narration.js';
import {isFast, momentToRead} from '../../explorer/playback.js';
import type {Wordings} from '../../text/width.js';
import type {SearchScene} from './scene.js';

/** What a step did and why or, while a question stands, only what it has found, without what follows. */
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
	return step ? text.prediction.situation(step) : text.prediction.beginning;
}
