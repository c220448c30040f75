import {canonicalOf, type Queens, solutionBatches} from '../solver/index.js';
import {type Board, type Broken, type Fault, faultIn, queensIn} from './board.js';

/** The largest size of which all solutions are kept: 365,596. */
export const largestListed = 14;
/** The numbers of symmetry classes from 1 to 14 queens (OEIS A002562). */
export const classCounts: readonly number[] = [1, 0, 0, 1, 2, 1, 6, 12, 46, 92, 341, 1787, 9233, 45_752];

/** A solution with its number in the order of the search, from 1. */
export type Numbered = {readonly number: number; readonly queens: Queens};
/** A solution that is there twice, and the lines where. */
export type Twice = Numbered & {readonly lines: readonly [number, number]};
/** A board that is no solution. */
export type Wrong = Omit<Board, 'type'> & {readonly fault: Fault};
/** The first of several, and how many there are. */
export type Some<Each> = {readonly count: number; readonly first: readonly Each[]};
/** The order of the solutions: as the search finds them, backwards, with rows and columns exchanged, or any other. */
export type Order = 'search' | 'backwards' | 'by-columns' | 'other';
/** Which solutions are asked for. */
export type Asked = {readonly isFundamentalOnly: boolean; readonly limit: number | undefined};

/** What is found out about the solutions. */
export type SolutionsVerdict = {
	/** Solutions, boards that are none, and lines that are almost one. */
	readonly read: number;
	/** Different ones that are right. With `--fundamental` only one of each class counts. */
	readonly right: number;
	readonly expected: number;
	readonly missing: Some<Numbered>;
	readonly twice: Some<Twice>;
	readonly wrong: Some<Wrong>;
	readonly broken: Some<Broken>;
	readonly order: Order;
	/** The option that asks for just these solutions. */
	readonly asks: {readonly option: 'fundamental'} | {readonly option: 'limit'; readonly limit: number} | undefined;
	/** For a size too large to keep all solutions: this many at the beginning are compared with the search. */
	readonly compared?: number;
	readonly isComplete: boolean;
};

/** Keeps the first five of several, and counts all. */
export class Kept<Each> {
	count = 0;
	readonly first: Each[] = [];

	add(each: Each): void {
		this.count++;
		if (this.first.length < 5) {
			this.first.push(each);
		}
	}
}

/** What is wrong with solutions, whatever they are compared with. */
export class Faults {
	readonly twice = new Kept<Twice>();
	readonly wrong = new Kept<Wrong>();
	readonly broken = new Kept<Broken>();

	get count(): number {
		return this.twice.count + this.wrong.count + this.broken.count;
	}

	/** Adds what is no solution. */
	add(item: Board | Broken): void {
		if (item.type === 'broken') {
			this.broken.add(item);
			return;
		}

		const {line, lastLine, masks} = item;
		const fault = faultIn(masks);
		if (fault) {
			this.wrong.add({line, lastLine, masks, fault});
		}
	}
}

/** Compares solutions in any order with all there are. */
export class Solutions {
	readonly #all: Catalogue;
	readonly #asked: Asked;
	/** The line of each solution, by its place in the order of the search; 0 if it has not been read. */
	readonly #lines: Uint32Array;
	/** The places of the right solutions, in the order in which they were read. Without those that come again. */
	readonly #order: Uint32Array;
	#right = 0;
	#read = 0;
	readonly #faults = new Faults();

	constructor(size: number, asked: Asked) {
		this.#all = new Catalogue(size);
		this.#asked = asked;
		this.#lines = new Uint32Array(this.#all.length);
		this.#order = new Uint32Array(this.#all.length);
	}

	add(item: Board | Broken): void {
		this.#read++;
		const queens = item.type === 'board' ? queensIn(item.masks) : undefined;
		const found = queens ? this.#all.indexOf(queens, this.#right) : -1;
		if (found < 0) {
			this.#faults.add(item);
			return;
		}

		const index = this.#asked.isFundamentalOnly ? this.#all.canonical(found) : found;
		const before = this.#lines[index]!;
		if (before > 0) {
			this.#faults.twice.add({...this.#numbered(index), lines: [before, item.line]});
		} else {
			this.#lines[index] = item.line;
			this.#order[this.#right++] = found;
		}
	}

	verdict(): SolutionsVerdict {
		const {isFundamentalOnly, limit} = this.#asked;
		const missing = new Kept<Numbered>();
		let all = 0;
		for (const [index, line] of this.#lines.entries()) {
			const isWanted = !isFundamentalOnly || this.#all.canonical(index) === index;
			all += Number(isWanted);
			if (isWanted && line === 0) {
				missing.add(this.#numbered(index));
			}
		}

		const expected = Math.min(all, limit ?? all);
		const isEnough = this.#right === expected;
		const {twice, wrong, broken, count} = this.#faults;
		return {
			read: this.#read,
			right: this.#right,
			expected,
			missing: this.#right < expected ? missing : new Kept<Numbered>(),
			twice,
			wrong,
			broken,
			order: this.#orderOf(),
			asks: isEnough || count > 0 ? undefined : this.#asks(),
			isComplete: isEnough && count === 0,
		};
	}

	#numbered(index: number): Numbered {
		return {number: index + 1, queens: this.#all.at(index)};
	}

	/** What else these solutions are: one of each class, or the first ones. */
	#asks(): SolutionsVerdict['asks'] {
		const found = this.#order.subarray(0, this.#right);
		const {limit, isFundamentalOnly} = this.#asked;
		if (found.length === 0 || limit !== undefined || isFundamentalOnly) {
			return undefined;
		}

		if (found.every((index) => index < found.length)) {
			return {option: 'limit', limit: found.length};
		}

		const isOneOfEach = found.length === classCounts[this.#all.size - 1];
		return isOneOfEach && found.every((index) => this.#all.canonical(index) === index)
			? {option: 'fundamental'}
			: undefined;
	}

	#orderOf(): Order {
		const found = this.#order.subarray(0, this.#right);
		const isAscending = (placeOf: (index: number) => number) =>
			found.every((index, at) => at === 0 || placeOf(found[at - 1]!) <= placeOf(index));
		if (isAscending((index) => index)) {
			return 'search';
		}

		if (isAscending((index) => -index)) {
			return 'backwards';
		}

		return isAscending((index) => this.#all.transposed(index)) ? 'by-columns' : 'other';
	}
}

/** All solutions of a size, by their place in the order of the search, from 0. Kept as one number each. */
class Catalogue {
	readonly size: number;
	readonly #keys: Float64Array;

	constructor(size: number) {
		const keys: number[] = [];
		for (const batch of solutionBatches(size)) {
			for (const queens of batch) {
				keys.push(keyOf(queens));
			}
		}

		this.size = size;
		this.#keys = Float64Array.from(keys);
	}

	get length(): number {
		return this.#keys.length;
	}

	/** The place of a solution, or -1. Fastest if it is `expected`. */
	indexOf(queens: Queens, expected: number): number {
		const key = keyOf(queens);
		const index = this.#keys[expected] === key ? expected : this.#search(key);
		const sum = queens.reduce((total, column) => total + column, 0);
		return index >= 0 && sum === (this.size * (this.size - 1)) / 2 ? index : -1;
	}

	at(index: number): Queens {
		let key = this.#keys[index] ?? 0;
		let last = (this.size * (this.size - 1)) / 2;
		const queens = new Array<number>(this.size).fill(0);
		for (let row = this.size - 2; row >= 0; row--) {
			queens[row] = key % this.size;
			last -= queens[row]!;
			key = Math.floor(key / this.size);
		}

		queens[this.size - 1] = last;
		return queens;
	}

	/** The place of the first solution of the same symmetry class. */
	canonical(index: number): number {
		return this.indexOf(canonicalOf(this.at(index)), index);
	}

	/** The place of the solution with rows and columns exchanged. */
	transposed(index: number): number {
		const queens = this.at(index);
		return this.indexOf(
			queens.map((_, column) => queens.indexOf(column)),
			index,
		);
	}

	/** The keys are in ascending order, as the solutions are. */
	#search(key: number): number {
		let low = 0;
		let high = this.#keys.length - 1;
		while (low < high) {
			const middle = (low + high) >>> 1;
			if (this.#keys[middle]! < key) {
				low = middle + 1;
			} else {
				high = middle;
			}
		}

		return this.#keys[low] === key ? low : -1;
	}
}

/** The columns but the last as digits of one number: below 14^13, so a double holds it exactly. The last one follows from them. */
function keyOf(queens: Queens): number {
	let key = 0;
	for (let row = 0; row < queens.length - 1; row++) {
		key = key * queens.length + queens[row]!;
	}

	return key;
}
