import {canonicalOf, isFundamental, publishedCount, type Queens, solutionBatches} from '../solver/index.js';
import {classCounts} from './claims.js';
import {
	type Base,
	type Broken,
	brokenOf,
	columnsIn,
	isOfSize,
	masksOf,
	solutionIn,
	type Wrong,
	wrongOf,
} from './faults.js';
import {largestRun} from './programs.js';
import type {Board} from './units.js';

export type Asked = {readonly isFundamentalOnly: boolean; readonly limit: number | undefined};

type Numbered = {readonly number: number; readonly queens: Queens};
type Twice = {readonly queens: Queens; readonly lines: readonly [earlier: number, later: number]};

export type SolutionsVerdict = ReturnType<Solutions['verdict']>;

/** Enough for those of 14 queens. In the order of the search there can be more. */
const mostCompared = 400_000;
const mostBatches = 10_000;
/** Boards that mistakes are compared with. */
const mostPrinted = 100_000;
const mostShown = 5;

/** The first few are kept. */
export class Some<Each> {
	count = 0;
	readonly first: Each[] = [];

	add(each: () => Each, count = 1): void {
		this.count += count;
		if (this.first.length < mostShown) {
			this.first.push(each());
		}
	}
}

/** All that are drawn, or all that are lists, are compared with what there is for the size. */
export class Solutions {
	readonly isDrawn: boolean;
	readonly size: number;
	readonly base: Base;
	/** How often each board was printed, for the mistakes. */
	readonly printed = new Map<string, number>();
	read = 0;
	/** Different solutions. */
	#right = 0;
	/** Where each of them was printed. */
	readonly #lines = new Map<string, number>();
	#last = '';
	#isAscending = true;
	#isUnsure = false;
	#firstBoard: Board | undefined;
	readonly #wrong = new Some<Wrong>();
	readonly #broken = new Some<Broken>();
	readonly #twice = new Some<Twice>();
	/** In each board that is no solution; 0 if they differ. */
	#queens: number | undefined;

	constructor(isDrawn: boolean, size: number, base: Base) {
		this.isDrawn = isDrawn;
		this.size = size;
		this.base = base;
	}

	add(board: Board): void {
		const masks = masksOf(board, this.size, this.base);
		this.read++;
		this.#firstBoard ??= board;
		if (this.size <= largestRun && this.read <= mostPrinted) {
			this.#count(masks.join(' '), 1);
		}

		const queens = solutionIn(masks, this.size);
		const isWhole = isOfSize(board, this.size) && masks.every((mask) => mask >= 0);
		if (queens && isWhole) {
			this.#addRight(queens, board.line);
			return;
		}

		this.#countQueens(masks.reduce((sum, mask) => sum + (mask < 0 ? 0 : columnsIn(mask).length), 0));
		if (isWhole) {
			this.#wrong.add(() => wrongOf(board, masks, this.size));
		} else {
			this.#broken.add(() => brokenOf(board, masks, this.size));
		}
	}

	#addRight(queens: Queens, line: number): void {
		const key = keyOf(queens);
		this.#isAscending &&= key > this.#last;
		this.#last = key;
		this.#isUnsure ||= !this.#isAscending && this.#right > mostCompared;
		if (!this.#isAscending && this.#lines.has(key)) {
			this.#twice.add(() => ({queens, lines: [this.#lines.get(key)!, line]}));
			return;
		}

		this.#right++;
		if (this.#lines.size < mostCompared) {
			this.#lines.set(key, line);
		}
	}

	/** Boards of another size are wrong for this one. */
	absorb(other: Solutions): void {
		const board = other.#firstBoard!;
		this.read += other.read;
		this.#broken.add(() => brokenOf(board, masksOf(board, this.size, this.base), this.size), other.read);
		this.#countQueens(other.#right > 0 ? other.size : other.#queens!);
		for (const [key, count] of other.printed) {
			this.#count(key, count);
		}
	}

	#count(key: string, count: number): void {
		this.printed.set(key, (this.printed.get(key) ?? 0) + count);
	}

	#countQueens(count: number): void {
		this.#queens = this.#queens === undefined || this.#queens === count ? count : 0;
	}

	verdict({isFundamentalOnly, limit}: Asked) {
		const all = Number(publishedCount(this.size));
		const inClasses = classCounts[this.size - 1] ?? all;
		const classes = isFundamentalOnly || this.#right === inClasses ? this.#byClass() : undefined;
		const {lines, others} = isFundamentalOnly && classes ? classes : {lines: this.#lines, others: new Some<Twice>()};
		const right = isFundamentalOnly ? lines.size : this.#right;
		const expected = Math.min(isFundamentalOnly ? inClasses : all, limit ?? all);
		const repeated = {count: this.#twice.count + others.count, first: [...this.#twice.first, ...others.first]};
		const isClean = this.#wrong.count + this.#broken.count + repeated.count === 0;
		const isMissing = right < expected && right <= mostCompared;
		const isSought = (queens: Queens) => !isFundamentalOnly || isFundamental(queens);
		const {missing, twice} = numbered(
			this.size,
			isMissing ? expected - right : 0,
			repeated.first,
			(queens) => isSought(queens) && !lines.has(keyOf(queens)),
		);
		// The first solutions, or one only, may be what was asked for.
		const isStart = right === 1 || missing[0]?.number === right + 1;
		const option = right > 1 && classes?.lines.size === right ? 'fundamental' : 'limit';
		const isPlain = limit === undefined && !isFundamentalOnly && isMissing && isClean && right > 0;
		return {
			read: this.read,
			/** Different ones; with `--fundamental` one of each class. */
			right,
			/** Right ones that are known to be different. */
			compared: this.#isAscending ? right : Math.min(right, mostCompared),
			expected,
			missing: {count: Math.max(0, expected - right), first: missing},
			twice: {count: repeated.count, first: twice},
			wrong: this.#wrong,
			broken: this.#broken,
			queens: this.#queens,
			asks: isPlain && (isStart || option === 'fundamental') ? ({option, limit: right} as const) : undefined,
			isClean,
			isComplete: isClean && right === expected,
			/** There are too many in no order to know that none is repeated. */
			isUnsure: this.#isUnsure && isClean,
		};
	}

	/** The first of each class, and the others. */
	#byClass() {
		const lines = new Map<string, number>();
		const others = new Some<Twice>();
		for (const [key, line] of this.#lines) {
			const queens = [...key].map((each) => each.codePointAt(0)!);
			const own = keyOf(canonicalOf(queens));
			const earlier = lines.get(own);
			if (earlier === undefined) {
				lines.set(own, line);
			} else {
				others.add(() => ({queens, lines: [earlier, line]}));
			}
		}

		return {lines, others};
	}
}

/** Finds the first of so many missing ones, and the numbers of repeated ones, as far as the search is not too long. */
function numbered(
	size: number,
	missingCount: number,
	repeated: readonly Twice[],
	isMissing: (queens: Queens) => boolean,
) {
	const keys = new Set(repeated.map(({queens}) => keyOf(queens)));
	const numbers = new Map<string, number>();
	const missing: Numbered[] = [];
	const most = Math.min(missingCount, mostShown);
	for (const {number, queens} of most + keys.size > 0 ? numberedSolutions(size) : []) {
		if (keys.has(keyOf(queens))) {
			numbers.set(keyOf(queens), number);
		} else if (missing.length < most && isMissing(queens)) {
			missing.push({number, queens});
		}

		if (missing.length === most && numbers.size === keys.size) {
			break;
		}
	}

	const twice = repeated.slice(0, mostShown).map((each) => ({...each, number: numbers.get(keyOf(each.queens))}));
	return {missing, twice};
}

function keyOf(queens: Queens): string {
	return String.fromCharCode(...queens);
}

function* numberedSolutions(size: number): Generator<Numbered, undefined> {
	let [number, batches] = [0, 0];
	for (const batch of solutionBatches(size)) {
		for (const queens of batch) {
			yield {number: ++number, queens};
		}

		if (batches++ === mostBatches) {
			break;
		}
	}
}
