import {canonicalOf, isFundamental, publishedCount, type Queens, solutionBatches} from '../solver/index.js';
import {classCounts} from './claims.js';
import {
	type Base,
	type Broken,
	brokenOf,
	columnsIn,
	isOfSize,
	isPartial,
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

/** Enough for those of 14 queens. In the order of the search there can be more. */
export const mostCompared = 400_000;
const mostBatches = 10_000;
/** Boards that mistakes are compared with. */
const mostPrinted = 100_000;
const mostShown = 5;
const mostTitles = 20;

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

function noFaults() {
	return {wrong: new Some<Wrong>(), broken: new Some<Broken>(), twice: new Some<Twice>()};
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
	readonly #faults = noFaults();
	/** Boards by the words above them. */
	readonly #titled = new Map<string, Readonly<Record<'solutions' | 'states' | 'others', number>>>();
	/** In each board that is no solution; 0 if they differ. */
	#queens: number | undefined;

	constructor(isDrawn: boolean, size: number, base: Base) {
		this.isDrawn = isDrawn;
		this.size = size;
		this.base = base;
	}

	add(board: Board, title = ''): void {
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
			this.#countIn(title, 'solutions');
			return;
		}

		this.#countIn(title, isPartial(masks, this.size) ? 'states' : 'others');

		this.#countQueens(masks.reduce((sum, mask) => sum + (mask < 0 ? 0 : columnsIn(mask).length), 0));
		if (isWhole) {
			this.#faults.wrong.add(() => wrongOf(board, masks, this.size));
		} else {
			this.#faults.broken.add(() => brokenOf(board, masks, this.size));
		}
	}

	#addRight(queens: Queens, line: number): void {
		const key = keyOf(queens);
		this.#isAscending &&= key > this.#last;
		this.#last = key;
		this.#isUnsure ||= !this.#isAscending && this.#right > mostCompared;
		if (!this.#isAscending && this.#lines.has(key)) {
			this.#faults.twice.add(() => ({queens, lines: [this.#lines.get(key)!, line]}));
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
		this.#faults.broken.add(() => brokenOf(board, masksOf(board, this.size, this.base), this.size), other.read);
		this.#countIn('', 'others');
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

	#countIn(title: string, what: 'solutions' | 'states' | 'others'): void {
		const before = this.#titled.get(title) ?? {solutions: 0, states: 0, others: 0};
		if (this.#titled.size < mostTitles || this.#titled.has(title)) {
			this.#titled.set(title, {...before, [what]: before[what] + 1});
		}
	}

	/** Boards on the way to the solutions, if each solution comes once with a title that these do not have. */
	states(): number {
		const all = [...this.#titled.values()];
		const [titled, another] = all.filter(({states}) => states === 0);
		const isEach = titled?.solutions === this.#right && !another && all.every(({others}) => others === 0);
		const states = this.read - this.#right;
		// A search has more states than solutions: a few boards are mistakes.
		return isEach && states > this.#right ? states : 0;
	}

	verdict({isFundamentalOnly, limit}: Asked) {
		const all = Number(publishedCount(this.size));
		const inClasses = classCounts[this.size - 1] ?? all;
		const classes = isFundamentalOnly || this.#right === inClasses ? this.#byClass() : undefined;
		const asked = (isFundamentalOnly && classes) || {lines: this.#lines, others: new Some<Twice>()};
		const right = isFundamentalOnly ? asked.lines.size : this.#right;
		const expected = Math.min(isFundamentalOnly ? inClasses : all, limit ?? all);
		const {wrong, broken, twice: again} = this.states() > 0 ? noFaults() : this.#faults;
		const repeated = {count: again.count + asked.others.count, first: [...again.first, ...asked.others.first]};
		const isClean = wrong.count + broken.count + repeated.count === 0;
		const missingCount = right <= mostCompared ? Math.max(0, expected - right) : 0;
		const {missing, twice} = numbered(this.size, missingCount, repeated.first, (queens) => {
			return (!isFundamentalOnly || isFundamental(queens)) && !asked.lines.has(keyOf(queens));
		});
		// The first solutions, or one only, may be what was asked for.
		const isStart = right === 1 || missing[0]?.number === right + 1;
		const isOfEach = right > 1 && classes?.lines.size === right;
		const option = isOfEach ? 'fundamental' : 'limit';
		const isPlain = limit === undefined && !isFundamentalOnly && missing.length > 0 && isClean && right > 0;
		return {
			read: this.read,
			/** Different ones; with `--fundamental` one of each class. */
			right,
			/** Right ones that are known to be different. */
			compared: this.#isAscending ? right : Math.min(right, mostCompared),
			expected,
			missing: {count: Math.max(0, expected - right), first: missing},
			twice: {count: repeated.count, first: twice},
			wrong,
			broken,
			queens: this.#queens,
			asks: isPlain && (isStart || isOfEach) ? ({option, limit: right} as const) : undefined,
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

/** The first missing solutions, and the repeated ones with their numbers, as far as the search is not too long. */
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
