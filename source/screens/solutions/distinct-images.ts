import type {Image} from '../../explorer/knowledge/catalogue.js';
import type {Knowledge} from '../../explorer/knowledge/knowledge.js';
import type {Model} from '../../explorer/model.js';
import {solutionMoment} from '../../explorer/navigation.js';

/** One of the different images of a solution, with all transforms that lead to it. */
export type DistinctImage = Pick<Image, 'queens' | 'number'> & {readonly transforms: readonly Image['transform'][]};

/** Joins equal images to one, in the order of their first occurrence. */
export function distinct(all: readonly Image[]): readonly DistinctImage[] {
	const found = new Map<string, DistinctImage>();
	for (const {queens, number, transform} of all) {
		const key = queens.join();
		found.set(key, {queens, number, transforms: [...(found.get(key)?.transforms ?? []), transform]});
	}

	return [...found.values()];
}

/** Returns the different images of the current solution, the solution itself first. Empty if there is no solution. */
export function distinctImages(model: Model, knowledge: Knowledge): readonly DistinctImage[] {
	const moment = solutionMoment(model, knowledge);
	return moment ? distinct(knowledge.catalogue(model.size).images(moment.queens)) : [];
}
