import type {Queens} from '../../solver/board.js';
import {canonicalOf, imageOf, type TransformId, transforms} from '../../solver/symmetry.js';
import type {Tape} from '../../solver/tape/tape.js';
import {memoized} from './memoized.js';

export type CatalogueEntry = {readonly number: number; readonly queens: Queens; readonly classNumber: number};

/** `number` is undefined where the tape has not been read that far. */
export type Image = {
	readonly queens: Queens;
	readonly transforms: readonly TransformId[];
	readonly number: number | undefined;
};

const mostEntries = 5000;

/** Each entry takes two seeks on the tape, so the last few thousand are kept. */
export class Catalogue {
	constructor(private readonly tape: Tape) {}

	/** Classes are numbered in the order in which the search finds their first solution. */
	readonly entry = memoized((number: number): CatalogueEntry | undefined => {
		const queens = number >= 1 ? this.tape.solution(number)?.queens : undefined;
		// The first solution of a class precedes all others, so it is known as soon as any of them is.
		return queens && {number, queens, classNumber: this.tape.report(canonicalOf(queens))!.fundamental};
	}, mostEntries);

	page(number: number, count: number, isFundamentalOnly: boolean): readonly CatalogueEntry[] {
		const position = isFundamentalOnly ? (this.entry(number)?.classNumber ?? 1) : number;
		const first = position - ((position - 1) % count);
		const numberAt = (at: number) => (isFundamentalOnly ? this.tape.fundamental(at)?.solutions : at);
		return Array.from({length: count}, (_, index) => this.entry(numberAt(first + index) ?? 0)).filter(
			(entry) => entry !== undefined,
		);
	}

	images(solution: Queens): readonly Image[] {
		const images = new Map<string, Image>();
		for (const transform of transforms) {
			const queens = imageOf(solution, transform);
			const known = images.get(queens.join()) ?? {queens, transforms: [], number: this.tape.report(queens)?.solutions};
			images.set(queens.join(), {...known, transforms: [...known.transforms, transform.id]});
		}

		return [...images.values()];
	}
}
