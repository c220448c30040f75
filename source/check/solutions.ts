import type {Queens} from '../solver/index.js';
import {Catalogue, classCounts} from './catalogue.js';
import {type Fault, faultIn, queensIn} from './fault.js';
import type {Board, Broken} from './item.js';

/** A solution with its number in the order of the search, from 1. */
export type Numbered = {readonly number: number; readonly queens: Queens};

/** A solution that is there twice, and the lines where. */
export type Twice = Numbered & {readonly lines: readonly [number, number]};

/** A board that is no solution. */
export type Wrong = {
	readonly line: number;
	readonly lastLine: number;
	readonly masks: readonly number[];
	readonly fault: Fault;
};

/** The first of several, and how many there are. */
export type Some<Each> = {readonly count: number; readonly first: readonly Each[]};

/** The order of the solutions: as the search finds them, backwards, with rows and columns exchanged, or any other. */
export type Order = 'search' | 'backwards' | 'by-columns' | 'other';

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

/** How many of each kind of finding are kept. */
export const mostKept = 5;

/** Keeps the first of several, and counts all. */
export class Kept<Each> {
	count = 0;
	readonly first: Each[] = [];

	add(each: Each): void {
		this.count++;
		if (this.first.length < mostKept) {
			this.first.push(each);
		}
	}
}

/** Which solutions are asked for. */
export type Asked = {readonly isFundamentalOnly: boolean; readonly limit: number | undefined};

/** Compares solutions in any order with all there are. */
export class Solutions {
	readonly #catalogue: Catalogue;
	readonly #asked: Asked;
	readonly #lines: Uint32Array;
	/** The places of the right solutions, in the order in which they were read. Without those that come again. */
	readonly #order: Uint32Array;
	#right = 0;
	#read = 0;
	readonly #wrong = new Kept<Wrong>();
	readonly #broken = new Kept<Broken>();
	readonly #twice = new Kept<Twice>();

	constructor(size: number, asked: Asked) {
		this.#catalogue = new Catalogue(size);
		this.#asked = asked;
		this.#lines = new Uint32Array(this.#catalogue.length);
		this.#order = new Uint32Array(this.#catalogue.length);
	}

	addBroken(broken: Broken): void {
		this.#read++;
		this.#broken.add(broken);
	}

	add({line, lastLine, masks}: Board): void {
		this.#read++;
		const queens = queensIn(masks);
		const found = queens ? this.#catalogue.indexOf(queens, this.#right) : -1;
		if (found < 0) {
			const fault = faultIn(masks);
			if (fault) {
				this.#wrong.add({line, lastLine, masks, fault});
			}

			return;
		}

		const index = this.#asked.isFundamentalOnly ? this.#catalogue.canonical(found) : found;
		const before = this.#lines[index]!;
		if (before > 0) {
			this.#twice.add({...this.#numbered(index), lines: [before, line]});
		} else {
			this.#lines[index] = line;
			this.#order[this.#right++] = found;
		}
	}

	verdict(): SolutionsVerdict {
		const {isFundamentalOnly, limit} = this.#asked;
		const missing = new Kept<Numbered>();
		let all = 0;
		for (const [index, line] of this.#lines.entries()) {
			const isWanted = !isFundamentalOnly || this.#catalogue.canonical(index) === index;
			all += Number(isWanted);
			if (isWanted && line === 0) {
				missing.add(this.#numbered(index));
			}
		}

		const expected = Math.min(all, limit ?? all);
		const isEnough = limit === undefined ? missing.count === 0 : this.#right === expected;
		const none = new Kept<Numbered>();
		return {
			read: this.#read,
			right: this.#right,
			expected,
			missing: limit === undefined || this.#right < expected ? missing : none,
			twice: this.#twice,
			wrong: this.#wrong,
			broken: this.#broken,
			order: this.#orderOf(),
			asks: isEnough || this.#isFaulty ? undefined : this.#asks(all),
			isComplete: isEnough && !this.#isFaulty,
		};
	}

	get #isFaulty(): boolean {
		return this.#wrong.count + this.#broken.count + this.#twice.count > 0;
	}

	#numbered(index: number): Numbered {
		return {number: index + 1, queens: this.#catalogue.at(index)};
	}

	/** What else these solutions are: one of each class, or the first ones. */
	#asks(all: number): SolutionsVerdict['asks'] {
		const found = [...this.#order.subarray(0, this.#right)];
		const {limit, isFundamentalOnly} = this.#asked;
		if (found.length === 0 || found.length >= all || limit !== undefined || isFundamentalOnly) {
			return undefined;
		}

		if (found.every((index) => index < found.length)) {
			return {option: 'limit', limit: found.length};
		}

		const isOneOfEach = found.length === classCounts[this.#catalogue.size - 1];
		return isOneOfEach && found.every((index) => this.#catalogue.canonical(index) === index)
			? {option: 'fundamental'}
			: undefined;
	}

	#orderOf(): Order {
		const found = this.#order.subarray(0, this.#right);
		const isAscending = (keys: ArrayLike<number>) => {
			for (let index = 1; index < keys.length; index++) {
				if (keys[index - 1]! > keys[index]!) {
					return false;
				}
			}

			return true;
		};
		if (isAscending(found)) {
			return 'search';
		}

		if (isAscending(found.toReversed())) {
			return 'backwards';
		}

		const transposed = Uint32Array.from(found, (index) => this.#transposed(index));
		return isAscending(transposed) ? 'by-columns' : 'other';
	}

	/** The place of a solution with rows and columns exchanged. */
	#transposed(index: number): number {
		const queens = this.#catalogue.at(index);
		const rows = queens.map((_, column) => queens.indexOf(column));
		return this.#catalogue.indexOf(rows, index);
	}
}
