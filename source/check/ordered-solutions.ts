import {compareQueens, isSolution, type Queens, solutions} from '../solver/index.js';
import {largestListed} from './catalogue.js';
import {faultIn, queensIn} from './fault.js';
import type {Board, Broken} from './item.js';
import {type Asked, Kept, type Numbered, type SolutionsVerdict, type Twice, type Wrong} from './solutions.js';

/** The numbers of solutions from 15 queens on (OEIS A000170). */
export const totals: readonly bigint[] = [
	2_279_184n,
	14_772_512n,
	95_815_104n,
	666_090_624n,
	4_968_057_848n,
	39_029_188_884n,
	314_666_222_712n,
	2_691_008_701_644n,
	24_233_937_684_440n,
	227_514_171_973_736n,
	2_207_893_435_808_352n,
	22_317_699_616_364_044n,
	234_907_967_154_122_528n,
];
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
	readonly #twice = new Kept<Twice>();
	readonly #wrong = new Kept<Wrong>();
	readonly #broken = new Kept<Broken>();

	constructor(size: number, asked: Asked) {
		this.#size = size;
		this.#asked = asked;
		this.#search = solutions(size);
		this.#isInOrder = !asked.isFundamentalOnly;
	}

	addBroken(broken: Broken): void {
		this.#read++;
		this.#broken.add(broken);
	}

	add({line, lastLine, masks}: Board): void {
		this.#read++;
		const queens = queensIn(masks);
		if (!queens || !isSolution(this.#size, queens)) {
			const fault = faultIn(masks);
			if (fault) {
				this.#wrong.add({line, lastLine, masks, fault});
			}
		} else if (this.#isInOrder && compareQueens(queens, this.#last.queens) === 0) {
			this.#twice.add({number: this.#passed, queens, lines: [this.#last.line, line]});
		} else {
			this.#right++;
			this.#follow(queens);
			this.#last = {queens, line};
		}
	}

	verdict(): SolutionsVerdict {
		const {limit, isFundamentalOnly} = this.#asked;
		const all = Number(totals[this.#size - largestListed - 1]);
		// Of classes there are at least this many.
		const expected = Math.min(isFundamentalOnly ? Math.ceil(all / largestClass) : all, limit ?? all);
		const isFaulty = this.#wrong.count + this.#broken.count + this.#twice.count > 0;
		const isLacking = this.#right < expected;
		if (isLacking && this.#isInOrder && this.#missing.count === 0 && this.#follow([])) {
			this.#missing.add({number: this.#passed + 1, queens: this.#next ?? []});
		}

		const isBeginning = isLacking && this.#isInOrder && this.#right > 0 && this.#right === this.#passed;
		return {
			read: this.#read,
			right: this.#right,
			expected,
			missing: {count: Math.max(0, expected - this.#right), first: isLacking ? this.#missing.first : []},
			twice: this.#twice,
			wrong: this.#wrong,
			broken: this.#broken,
			order: this.#isInOrder ? 'search' : 'other',
			asks: isBeginning && !isFaulty && limit === undefined ? {option: 'limit', limit: this.#right} : undefined,
			compared: this.#compared,
			isComplete: !isFaulty && !isLacking,
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
