import type {Knowledge} from '../../explorer/knowledge.js';
import type {Model} from '../../explorer/model.js';
import {narration} from '../../explorer/narration.js';
import {searchMoment} from '../../explorer/navigation.js';
import {isFast, momentToRead} from '../../explorer/playback.js';
import {workOf} from '../../explorer/work.js';
import {variantOf} from '../../solver/search/variants.js';
import type {Wordings} from '../../text/width.js';

export type SearchScene = ReturnType<typeof sceneAt>;

export function sceneAt(model: Model, knowledge: Knowledge) {
	const moment = searchMoment(model, knowledge);
	return {model, knowledge, moment, variant: variantOf(model.variant), work: workOf(model, moment)};
}

export function wordsAt({model, knowledge, ...scene}: SearchScene): Wordings {
	const moment = momentToRead(model, knowledge, scene.moment);
	const {deadEnds, solutions, index} = moment;
	if (!isFast(model) || index === 0) {
		return narration(model, knowledge, moment);
	}

	const steps = Math.min(model.speed, index);
	const before = knowledge.tape(model.size).at(index - steps)!;
	return model.text.narration.fast(model.speed, steps, deadEnds - before.deadEnds, solutions - before.solutions);
}
