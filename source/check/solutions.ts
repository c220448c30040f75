import {
	type AttackLine,
	attackOn,
	canonicalOf,
	publishedCount,
	type Queens,
	type Square,
	solutionBatches,
} from '../solver/index.js';
import {classCounts} from './claims.js';
import {largestRun} from './programs.js';
import {type Board, outermost} from './units.js';

export type Base = 0 | 1;
export type Asked = {readonly isFundamentalOnly: boolean; readonly limit: number | undefined};

export type Fault =
	| {readonly type: 'found'; readonly found: number}
	| {readonly type: 'sign' | 'none' | 'several' | 'outside'; readonly row: number; readonly columns: readonly number[]}
	| {readonly type: 'attack'; readonly one: Square; readonly other: Square; readonly line: AttackLine};

export type SolutionsVerdict = ReturnType<Solutions['verdict']>;

/** Enough for those of 14 queens. In the order of the search there can be more. */
const mostKept = 400_000;
const mostBatches = 10_000;
/** Boards that mistakes are compared with. */
const mostCompared = 100_000;

type Ends = {readonly line: number; readonly lastLine: number};

/** The first is kept. */
class Counted<Each> {
	count = 0;
	readonly first: Each[] = [];

	add(each: () => Each): void {
		if (this.count++ === 0) {
			this.first.push(each());
		}
	}
}

/** All that are drawn, or all that are lists, are compared with what there is for the size. */
export class Solutions {
	readonly size: number;
	readonly base: Base;
	/** How often each board was printed, for the mistakes. */
	readonly printed = new Map<string, number>();
	read = 0;
	/** Different solutions. */
	#right = 0;
	readonly #lines = new Map<string, number>();
	readonly #classes = new Set<string>();
	#last = '';
	#isAscending = true;
	#isUnsure = false;
	readonly #wrong = new Counted<Ends & {isDrawn: boolean; masks: readonly number[]; fault: Fault}>();
	readonly #twice = new Counted<Ends & {queens: Queens; lines: readonly [earlier: number, later: number]}>();

	constructor(size: number, base: Base) {
		this.size = size;
		this.base = base;
	}

	add(board: Board): void {
		const {size} = this;
		const {line, last: lastLine, found, width} = board;
		const masks = masksOf(board, size, this.base);
		this.read++;
		if (size <= largestRun && this.read <= mostCompared) {
			const own = masks.join(' ');
			this.printed.set(own, (this.printed.get(own) ?? 0) + 1);
		}

		const queens = found === size && width === size ? queensIn(masks, size) : undefined;
		if (!queens || !isSafe(queens)) {
			const fault = () => faultIn(board, masks, size);
			this.#wrong.add(() => ({line, lastLine, isDrawn: board.masks !== undefined, masks, fault: fault()}));
			return;
		}

		const key = String.fromCharCode(...queens);
		this.#isAscending &&= key > this.#last;
		this.#last = key;
		this.#isUnsure ||= !this.#isAscending && this.#right > mostKept;
		if (!this.#isAscending && this.#lines.has(key)) {
			this.#twice.add(() => ({line, lastLine, queens, lines: [this.#lines.get(key)!, line]}));
			return;
		}

		this.#right++;
		if (this.#lines.size < mostKept) {
			this.#lines.set(key, line);
		}

		// With more there is more than one of a class.
		if (this.#right <= (classCounts[size - 1] ?? 0)) {
			this.#classes.add(canonicalOf(queens).join(' '));
		}
	}

	/** Boards of another size are wrong for this one. */
	addWrong(boards: readonly Board[], others: number): void {
		for (const board of boards) {
			this.add(board);
		}

		this.read += others;
		this.#wrong.count += others;
	}

	verdict({isFundamentalOnly, limit}: Asked) {
		const right = this.#right;
		const all = Number(publishedCount(this.size));
		const inClasses = classCounts[this.size - 1];
		const expected = isFundamentalOnly ? (inClasses ?? all) : Math.min(limit ?? all, all);
		const isClean = this.#wrong.count + this.#twice.count === 0;
		const areClasses = this.#classes.size === right;
		const isMissing = right < expected && right <= mostKept && !isFundamentalOnly;
		const missing = isMissing ? this.#firstMissing() : undefined;
		// The first solutions, or one only, may be what was asked for.
		const isStart = right === 1 || missing?.number === right + 1;
		const asked = areClasses && right === inClasses && right > 1 ? 'fundamental' : 'limit';
		const isPlain = limit === undefined && isMissing && isClean && right > 0;
		return {
			read: this.read,
			right,
			expected,
			wrong: this.#wrong,
			twice: this.#twice,
			missing: {count: Math.max(0, expected - right), first: missing ? [missing] : []},
			asks: isPlain && (isStart || asked === 'fundamental') ? ({option: asked, limit: right} as const) : undefined,
			isComplete: isClean && right === expected && (!isFundamentalOnly || areClasses),
			/** There are too many in no order to know that none is repeated. */
			isUnsure: this.#isUnsure && isClean,
		};
	}

	#firstMissing(): {readonly number: number; readonly queens: Queens} | undefined {
		let [number, batches] = [0, 0];
		for (const batch of solutionBatches(this.size)) {
			for (const queens of batch) {
				number++;
				if (!this.#lines.has(String.fromCharCode(...queens))) {
					return {number, queens};
				}
			}

			if (batches++ === mostBatches) {
				break;
			}
		}

		return undefined;
	}
}

function isSafe(queens: Queens): boolean {
	return queens.every((column, row) => !attackOn(queens, row, column));
}

/** By rows from the top; columns that are not on the board share a bit, and -1 or one before the first is no queen. */
export function masksOf({masks, columns = [], rows}: Board, size: number, base: Base): readonly number[] {
	const maskOf = (column: number) => {
		const index = column - base;
		const bit = index >= 0 && index < outermost ? 1 << index : 1 << outermost;
		return column === -1 || index === -1 ? 0 : bit;
	};
	if (masks || !rows) {
		return masks ?? columns.map(maskOf);
	}

	const rowBase = Math.min(...rows) === 1 ? 1 : 0;
	const length = Math.min(Math.max(size, ...rows.map((row) => row - rowBase + 1)), outermost);
	const result = Array.from({length}, () => 0);
	for (const [at, row] of rows.entries()) {
		const place = Math.min(row - rowBase, length - 1);
		result[place] = (result[place] ?? 0) | maskOf(columns[at]!);
	}

	return result;
}

/** Undefined unless each row has one queen. */
export function queensIn(masks: readonly number[], size: number): Queens | undefined {
	const queens = masks.map((mask) => 31 - Math.clz32(mask));
	return masks.length === size && queens.every((column, row) => column < size && masks[row] === 1 << column)
		? queens
		: undefined;
}

/** The first thing wrong with a board that is no solution. */
function faultIn(board: Board, masks: readonly number[], size: number): Fault {
	const rows = masks.map((mask) =>
		Array.from({length: outermost + 1}, (_, column) => column).filter((column) => (mask >>> column) & 1),
	);
	const sign = masks.findIndex((mask) => mask < 0);
	const odd = rows.findIndex((columns, row) => columns.length !== 1 || columns[0]! >= size || row >= size);
	if (board.found !== size || board.width !== size) {
		return {type: 'found', found: board.found};
	}

	if (sign >= 0) {
		return {type: 'sign', row: sign, columns: []};
	}

	if (odd >= 0) {
		const columns = rows[odd]!;
		const isOutside = columns.some((column) => column >= size) || odd >= size;
		const type = columns.length === 0 ? 'none' : 'several';
		return {type: isOutside ? 'outside' : type, row: odd, columns};
	}

	const queens = rows.map(([column]) => column!);
	const row = queens.findIndex((column, at) => attackOn(queens, at, column));
	const attack = attackOn(queens, row, queens[row]!)!;
	const one = {row: attack.row, column: queens[attack.row]!};
	return {type: 'attack', one, other: {row, column: queens[row]!}, line: attack.line};
}

/** The one with which more boards are right; if both are equal, 0 unless no number is 0. */
export function baseOf(boards: readonly Board[], size: number): Base {
	const [fromZero = 0, fromOne = 0] = ([0, 1] as const).map((base) => {
		const queens = boards.slice(0, 1000).map((board) => queensIn(masksOf(board, size, base), size));
		return queens.filter((each) => each && isSafe(each)).length;
	});
	const has = (number: number) => boards.some(({columns}) => columns?.includes(number));
	return fromOne > fromZero || (fromOne === fromZero && !has(0) && has(size)) ? 1 : 0;
}
