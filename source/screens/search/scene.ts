import type {Knowledge} from '../../explorer/knowledge/knowledge.js';
import type {Model} from '../../explorer/model.js';
import {searchMoment} from '../../explorer/navigation.js';
import {workOf} from '../../explorer/work.js';
import {variantOf} from '../../solver/search/variants.js';

/** What the screen shows. */
export type SearchScene = ReturnType<typeof sceneAt>;

export function sceneAt(model: Model, knowledge: Knowledge) {
	const moment = searchMoment(model, knowledge);
	const variant = variantOf(model.variant);
	const work = workOf(model, moment);
	return {model, knowledge, moment, variant, work};
}
