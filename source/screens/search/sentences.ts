import type {BoardLayout} from '../../components/board-size.js';
import {narration} from '../../explorer/narration.js';
import {isFast, momentToRead} from '../../explorer/playback.js';
import type {Wordings} from '../../text/width.js';
import type {SearchScene} from './scene.js';

/** What a step did, and why. */
export function wordsAt({model, knowledge, moment}: SearchScene, board?: BoardLayout): Wordings {
	if (isFast(model)) {
		const {deadEnds, solutions, index} = momentToRead(model, knowledge, moment);
		const steps = Math.min(model.speed, index);
		const before = knowledge.tape(model.size).at(index - steps)!;
		return model.text.narration.fast(model.speed, steps, deadEnds - before.deadEnds, solutions - before.solutions);
	}

	return narration(model, knowledge, moment, board);
}
