import {canonicalOf, isFundamental, publishedCount, type Queens, solutionBatches} from '../solver/index.js';
import {type Board, type Broken, type Fault, faultIn, queensIn, squaresIn} from './board.js';
import {classCounts} from './claims.js';

const largestClass = 8;

type Numbered = {readonly number: number; readonly queens: Queens};
type Twice = Numbered & {readonly lines: readonly [number, number]};
export type Wrong = Omit<Board, 'type'> & {readonly fault: Fault};
export type Some<Each> = {readonly count: number; readonly first: readonly Each[]};
export type Asked = {readonly isFundamentalOnly: boolean; readonly limit: number | undefined};

export type SolutionsVerdict = {
	readonly read: number;
	/** Different ones. With `--fundamental` only one of each class counts. */
	readonly right: number;
	/** Right ones that could be compared with the search; others are only known to be solutions. */
	readonly compared: number;
	readonly expected: number;
	readonly missing: Some<Numbered>;
	readonly twice: Some<Twice>;
	readonly wrong: Some<Wrong>;
	readonly broken: Some<Broken>;
	/** In each board that is no solution; 0 if they differ. */
	readonly queens: number | undefined;
	readonly asks: {readonly option: 'fundamental'} | {readonly option: 'limit'; readonly limit: number} | undefined;
	readonly isComplete: boolean;
	/** Most are wrong as those of a layout that is not understood: far too few rows, or numbers far from the board. */
	readonly isMisread: boolean;
};

const mostKept = 5;

export class Kept<Each> implements Some<Each> {
	count = 0;
	readonly first: Each[] = [];

	add(each: Each): void {
		this.count++;
		if (this.first.length < mostKept) {
			this.first.push(each);
		}
	}
}

export class Solutions {
	readonly #size: number;
	readonly #asked: Asked;
	readonly #known: KnownSolutions;
	/** The line of each known solution, by its place; 0 if it has not been read. */
	readonly #lines: Uint32Array;
	readonly #twice = new Kept<Twice>();
	readonly #wrong = new Kept<Wrong>();
	readonly #broken = new Kept<Broken>();
	/** In boards that are no solutions: undefined before the first, 0 if they differ. */
	#queens: number | undefined;
	read = 0;
	#right = 0;
	#compared = 0;
	#lastPlace = -1;
	#misread = 0;

	constructor(size: number, asked: Asked, known: KnownSolutions) {
		this.#size = size;
		this.#asked = asked;
		this.#known = known;
		this.#lines = new Uint32Array(this.#known.capacity);
	}

	/** Returns whether it is a solution. */
	add(item: Board | Broken): boolean {
		this.read++;
		if (item.type === 'broken') {
			this.#misread += Number(item.what === 'rows' ? item.found + 1 < this.#size : item.what === 'unread');
			this.#countQueens(item.what === 'numbers' ? item.found : 0);
			this.#broken.add(item);
			return false;
		}

		const {isDrawn, line, lastLine, masks} = item;
		const queens = queensIn(masks);
		const place = queens && this.#known.placeOf(queens);
		const fault = place === undefined ? faultIn(masks) : undefined;
		if (!queens || fault) {
			this.#misread += Number(masks.some((mask) => mask >> (this.#size + 1) > 0));
			this.#countQueens(queens ? this.#size : squaresIn(masks).length);
			this.#wrong.add({isDrawn, line, lastLine, masks, fault: fault!});
			return false;
		}

		this.#addRight(this.#asked.isFundamentalOnly ? this.#known.placeOf(canonicalOf(queens)) : place, line);
		return true;
	}

	#countQueens(queens: number): void {
		this.#queens = this.#queens === undefined || this.#queens === queens ? queens : 0;
	}

	verdict(): SolutionsVerdict {
		const {isFundamentalOnly, limit} = this.#asked;
		const all = Number(publishedCount(this.#size));
		const classes = classCounts[this.#size - 1] ?? Math.ceil(all / largestClass);
		const most = isFundamentalOnly ? classes : all;
		const expected = Math.min(most, limit ?? most);
		const isFaulty = this.#twice.count + this.#wrong.count + this.#broken.count > 0;
		return {
			read: this.read,
			right: this.#right,
			compared: this.#compared,
			expected,
			missing: this.#missing(expected - this.#right),
			twice: this.#twice,
			wrong: this.#wrong,
			broken: this.#broken,
			queens: this.#queens,
			asks: this.#right === expected || isFaulty ? undefined : this.#asks(),
			isComplete: this.#right === expected && !isFaulty,
			isMisread: this.#right === 0 && this.#misread * 2 > this.read,
		};
	}

	#addRight(place: number | undefined, line: number): void {
		if (place !== undefined) {
			const before = this.#lines[place]!;
			if (before > 0) {
				this.#twice.add({number: place + 1, queens: this.#known.at(place)!, lines: [before, line]});
				return;
			}

			this.#lines[place] = line;
			this.#compared++;
			this.#lastPlace = Math.max(this.#lastPlace, place);
		}

		this.#right++;
	}

	#missing(count: number): Some<Numbered> {
		const first: Numbered[] = [];
		for (let place = 0; first.length < Math.min(count, mostKept); place++) {
			const queens = this.#known.at(place);
			if (!queens) {
				break;
			}

			if (this.#lines[place] === 0 && (!this.#asked.isFundamentalOnly || isFundamental(queens))) {
				first.push({number: place + 1, queens});
			}
		}

		return {count: Math.max(0, count), first};
	}

	#asks(): SolutionsVerdict['asks'] {
		const {limit, isFundamentalOnly} = this.#asked;
		if (this.#right === 0 || limit !== undefined || isFundamentalOnly) {
			return undefined;
		}

		if (this.#right === this.#lastPlace + 1 || this.#right === 1) {
			return {option: 'limit', limit: this.#right};
		}

		const isOfClass = (line: number, place: number) => line === 0 || isFundamental(this.#known.at(place)!);
		return this.#right === classCounts[this.#size - 1] && this.#lines.every(isOfClass)
			? {option: 'fundamental'}
			: undefined;
	}
}

/** All of them are known up to 14 queens, and of larger boards the first ones. */
const mostListed = Number(publishedCount(14));
const mostBatches = 10_000;

/** By their place from 0, found when they are asked for. */
export class KnownSolutions {
	/** The largest number of solutions. */
	readonly capacity: number;
	readonly #search: Iterator<readonly Queens[]>;
	readonly #found: Queens[] = [];
	readonly #places = new Map<string, number>();
	#batches = 0;
	#last = '';

	constructor(size: number) {
		this.capacity = Math.min(Number(publishedCount(size)), mostListed);
		this.#search = solutionBatches(size)[Symbol.iterator]();
	}

	/** Undefined behind the last one. */
	at(place: number): Queens | undefined {
		while (this.#found.length <= place && this.#readOn()) {}
		return this.#found[place];
	}

	/** Undefined if it is no solution, or behind the last one. */
	placeOf(queens: Queens): number | undefined {
		const key = String.fromCharCode(...queens);
		// Keys are in the order of the search.
		while (this.#last < key && this.#readOn()) {}
		return this.#places.get(key);
	}

	#readOn(): boolean {
		const isMore = this.#found.length < this.capacity && this.#batches++ < mostBatches;
		const batch = isMore ? this.#search.next().value : undefined;
		for (const queens of batch?.slice(0, this.capacity - this.#found.length) ?? []) {
			this.#last = String.fromCharCode(...queens);
			this.#places.set(this.#last, this.#found.push(queens) - 1);
		}

		return batch !== undefined;
	}
}
