import type {Display} from '../../components/display.js';
import type {Knowledge} from '../../explorer/knowledge/knowledge.js';
import type {Model} from '../../explorer/model.js';
import {narration} from '../../explorer/narration.js';
import {operationsUpTo} from '../../explorer/work.js';
import {variants} from '../../solver/index.js';
import type {Wordings} from '../../text/width.js';
import {isRace, type Race} from './race.js';

/** Who is how far. At the same step, what scan has done: others can have met another attacker. */
export function sentenceOf(model: Model, knowledge: Knowledge, race: Race, {label}: Display): Wordings {
	return isRace(model)
		? raceSentence(model, race, label('play'))
		: narration({...model, variant: variants[0].id}, knowledge, race.cursor.moment);
}

function raceSentence(
	{size, text: {compare}}: Model,
	{lanes, cursor, front, hindmost, end}: Race,
	key: string,
): Wordings {
	const first = lanes.find(({place}) => place === 1);
	if (size === 1 && end) {
		return compare.noRace(variants.map((variant) => ({id: variant.id, operations: operationsUpTo(end, variant)})));
	}

	if (hindmost.moment.index === 0) {
		return compare.start(key);
	}

	if (first && cursor.state === 'through') {
		const others = lanes.toSorted((a, b) => a.operations - b.operations).filter((lane) => lane !== first);
		return compare.allThrough(
			cursor.moment.solutions,
			first.variant.id,
			first.operations,
			others.map(({variant, operations}) => ({id: variant.id, factor: operations / first.operations})),
		);
	}

	if (first?.state === 'through') {
		return compare.firstThrough(first.variant.id, first.operations, cursor.variant.id, cursor.operations, {
			found: cursor.moment.solutions,
			all: first.moment.solutions,
		});
	}

	return front.moment.index === hindmost.moment.index
		? compare.level(cursor.operations)
		: compare.ahead(cursor.operations, front.variant.id, hindmost.variant.id, {
				factor: front.moment.index / hindmost.moment.index,
				isLeast: front.state === 'beyond',
			});
}
