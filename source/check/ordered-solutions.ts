import {compareQueens, isSolution, publishedCount, type Queens, solutions} from '../solver/index.js';
import {type Board, type Broken, queensIn} from './board.js';
import {type Asked, Faults, Kept, type Numbered, type SolutionsVerdict} from './solutions.js';

/** A symmetry class has at most this many solutions. */
const largestClass = 8;
/** At most this many missing solutions are passed to find the place of the next one. */
const mostPassed = 100_000;

/**
 * Checks solutions of a size too large to keep all of them: each board alone, and as long as they come in the order of the search
 * also which ones are missing.
 */
export class OrderedSolutions {
	readonly #size: number;
	readonly #asked: Asked;
	readonly #search: Iterator<Queens, undefined>;
	/** The next solution of the search, and how many come before it. */
	#next: Queens | undefined;
	#passed = 0;
	#compared = 0;
	#isInOrder: boolean;
	#last = {queens: [] as Queens, line: 0};
	#read = 0;
	#right = 0;
	readonly #missing = new Kept<Numbered>();
	readonly #faults = new Faults();

	constructor(size: number, asked: Asked) {
		this.#size = size;
		this.#asked = asked;
		this.#search = solutions(size);
		this.#isInOrder = !asked.isFundamentalOnly;
	}

	add(item: Board | Broken): void {
		this.#read++;
		const queens = item.type === 'board' ? queensIn(item.masks) : undefined;
		if (!queens || !isSolution(this.#size, queens)) {
			this.#faults.add(item);
		} else if (this.#isInOrder && compareQueens(queens, this.#last.queens) === 0) {
			this.#faults.twice.add({number: this.#passed, queens, lines: [this.#last.line, item.line]});
		} else {
			this.#right++;
			this.#follow(queens);
			this.#last = {queens, line: item.line};
		}
	}

	verdict(): SolutionsVerdict {
		const {limit, isFundamentalOnly} = this.#asked;
		const all = Number(publishedCount(this.#size));
		// Of classes there are at least this many.
		const expected = Math.min(isFundamentalOnly ? Math.ceil(all / largestClass) : all, limit ?? all);
		const isLacking = this.#right < expected;
		if (isLacking && this.#isInOrder && this.#missing.count === 0 && this.#follow([])) {
			this.#missing.add({number: this.#passed + 1, queens: this.#next ?? []});
		}

		const {twice, wrong, broken, count} = this.#faults;
		const isBeginning = isLacking && this.#isInOrder && this.#right > 0 && this.#right === this.#passed;
		return {
			read: this.#read,
			right: this.#right,
			expected,
			missing: {count: Math.max(0, expected - this.#right), first: isLacking ? this.#missing.first : []},
			twice,
			wrong,
			broken,
			order: this.#isInOrder ? 'search' : 'other',
			asks: isBeginning && count === 0 && limit === undefined ? {option: 'limit', limit: this.#right} : undefined,
			compared: this.#compared,
			isComplete: count === 0 && !isLacking,
		};
	}

	/** Goes on with the search up to these queens. Returns whether the search has more. */
	#follow(queens: Queens): boolean {
		if (!this.#isInOrder) {
			return false;
		}

		this.#next ??= this.#search.next().value;
		while (this.#next && compareQueens(this.#next, queens) < 0 && this.#missing.count < mostPassed) {
			this.#missing.add({number: ++this.#passed, queens: this.#next});
			this.#next = this.#search.next().value;
		}

		if (queens.length > 0) {
			this.#isInOrder = this.#next !== undefined && compareQueens(this.#next, queens) === 0;
			this.#passed += Number(this.#isInOrder);
			this.#compared += Number(this.#isInOrder);
			this.#next = undefined;
		}

		return this.#next !== undefined;
	}
}
