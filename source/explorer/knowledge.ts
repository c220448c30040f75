import type {Queens, Square} from '../solver/board.js';
import {completing} from '../solver/counting/completing.js';
import {solutions} from '../solver/counting/solutions.js';
import {treeOf} from '../solver/search-tree.js';
import {canonicalOf, imageOf, type TransformId, transforms} from '../solver/symmetry.js';
import {knownEnd} from '../solver/tape/known-end.js';
import type {Moment} from '../solver/tape/moment.js';
import {Tape} from '../solver/tape/tape.js';
import {Trail} from '../solver/tape/trail.js';
import type {Text} from '../text/en.js';

/** The searches of boards up to this size are read at once; larger ones are known only as far as they have been read. */
export const largestAtOnce = 12;
/** Milliseconds of reading at once for larger ones. */
const firstReading = 20;
const mostTrees = 32;
const mostTrails = 16;
/** Placements, which take tens of milliseconds. */
const mostTried = 500;
/** The most milliseconds for a tape beyond what is looked for. */
const longestReadingAhead = 60_000;

/** What is expensive to compute again. One object is created at the start and passed on; views only read it. */
export class Knowledge {
	readonly #spent = new WeakMap<Tape, number>();

	readonly tape = memoized((size: number): Tape => {
		const tape = new Tape(size);
		tape.advance(size <= largestAtOnce ? Number.POSITIVE_INFINITY : firstReading);
		return tape;
	});

	readonly catalogue = memoized((size: number) => new Catalogue(this.tape(size)));

	/** One for each board that plays. */
	readonly trail = memoized((size: number, _board: string) => new Trail(this.tape(size)), mostTrails);

	/** All solutions in order; undefined for sizes whose search is not read at once. */
	readonly solutions = memoized((size: number) => (size > largestAtOnce ? undefined : [...solutions(size)]));

	/** A solution that contains these queens, the first on small boards; `none`, or `unknown` if the search for it takes long. */
	readonly completion = memoized((size: number, queens: readonly Square[]): Queens | 'none' | 'unknown' => {
		const known = this.solutions(size);
		if (known) {
			return known.find((solution) => contains(solution, queens)) ?? 'none';
		}

		let placements = 0;
		for (const solution of completing(size, queens)) {
			if (solution) {
				return solution.toSorted((a, b) => a.row - b.row).map(({column}) => column);
			}

			if (++placements > mostTried) {
				return 'unknown';
			}
		}

		return 'none';
	});

	/** For how many moments these queens stand; undefined where the tape has not been read that far. */
	readonly moments = memoized((size: number, root: Queens) => {
		const [first, after] = [this.placing(size, root), this.tape(size).removing(root)];
		// No queens still stand at the end.
		return first && after && after.index - first.index + Number(root.length === 0);
	});

	/** See `treeOf` of the solver. The tape has been read to where the last of the queens is removed. */
	readonly tree = memoized(
		(size: number, root: Queens, width: number) => treeOf(size, root, width, this.moments(size, root)!),
		mostTrees,
	);

	/** The moment at which the last of these queens is placed; undefined where the tape has not been read that far. */
	readonly placing = memoized((size: number, queens: Queens) => this.tape(size).placing(queens));

	/** The moment after this solution, counted from 1; undefined where the tape has not been read that far. */
	readonly solution = memoized((size: number, number: number) => this.tape(size).solution(number));

	advance(tape: Tape, milliseconds: number): void {
		tape.advance(milliseconds);
		this.#spent.set(tape, (this.#spent.get(tape) ?? 0) + milliseconds);
	}

	isOutOfReach(tape: Tape): boolean {
		return (this.#spent.get(tape) ?? 0) > longestReadingAhead;
	}
}

export function contains(solution: Queens, queens: readonly Square[]): boolean {
	return queens.every(({row, column}) => solution[row] === column);
}

/** Computes the value of each list of arguments once, unless it is undefined. When there are more than `most`, all are forgotten. */
export function memoized<Parameters extends readonly unknown[], Value>(
	compute: (...parameters: Parameters) => Value,
	most = 1000,
): (...parameters: Parameters) => Value {
	const values = new Map<string, Value>();
	return (...parameters) => {
		const key = JSON.stringify(parameters);
		const value = values.get(key) ?? compute(...parameters);
		if (!values.has(key) && values.size >= most) {
			values.clear();
		}

		values.set(key, value);
		return value;
	};
}

export type CatalogueEntry = {readonly number: number; readonly queens: Queens; readonly classNumber: number};

/** `number` is undefined where the tape has not been read that far. */
export type Image = {
	readonly queens: Queens;
	readonly transforms: readonly TransformId[];
	readonly number: number | undefined;
};

const mostEntries = 5000;

/** Each entry takes two seeks on the tape, so the last few thousand are kept. */
class Catalogue {
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

/** The last moment of a search that has been read, or whose totals are known. */
export function endOf(tape: Tape): Moment | undefined {
	return tape.end ?? knownEnd(tape.size);
}

/** A lower bound with a `+` while the total is unknown. */
export function totalOf(tape: Tape, quantity: 'index' | 'solutions' | 'fundamental' | 'tests', text: Text): string {
	const end = endOf(tape);
	return end ? text.number(end[quantity]) : `${text.number(tape.horizon[quantity])}+`;
}
