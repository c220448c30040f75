import type {Line as InputLine} from '../print/input.js';
import {largestSize, publishedCount} from '../solver/index.js';
import {type Claim, Claims, claimIn, sizeIn} from './claims.js';
import {type Base, baseOf} from './faults.js';
import {plain} from './pieces.js';
import {Forms, looksLikeData} from './reading.js';
import {type Asked, Solutions, Some} from './solutions.js';
import {Trace} from './trace.js';
import {type Board, countsOf, type Line, most, type Symbols, type Test, type Unit} from './units.js';

export type Given = {readonly size: number | undefined; readonly base: Base | undefined};
export type Told = {readonly line: number; readonly text: string};
export type Group = Findings['groups'][number];

export type Findings = ReturnType<Finder['finish']>;

/** Lines read at once; from the first of these the layout is found out. */
const linesAtOnce = 5000;
const charactersAtOnce = 1_000_000;
/** Characters. */
const mostOfTitle = 200;
/** A heading with the size is one of the first. */
const mostHeading = 100;
/** A program is stopped that prints this many times what can be right, and more than a mistake makes of it. */
const stopAfter = 20;
const mostWrong = 50_000;
const mostOther = 300_000;
/** All solutions of another size may be there, too. */
const largestOther = 10;
const noLimit: Asked = {isFundamentalOnly: false, limit: undefined};
/** Of Python, Java, C++, JavaScript, Rust, Go, a shell, an IDE. */
const crashes =
	/^Traceback \(most recent|^Exception in thread|^[\w.]*(?:Error|Exception)(?::|$)|^terminate called|segmentation fault|core dumped|^Killed\b|^Aborted\b|stack overflow|panicked at|^panic: |^fatal error|runtime error|(?:exit code|return(?:ed)? value) -?[1-9]|段错误/i;

/** Reads what a program printed, in batches, in constant memory. */
export class Finder {
	readonly #given: Given;
	readonly #forms: Forms;
	readonly #claims = new Claims();
	/** All boards of a size that are drawn, and all that are lists. */
	readonly #groups = new Map<string, Solutions>();
	#size: number | undefined;
	#trace: Trace | undefined;
	#batch: Line[] = [];
	#characters = 0;
	#at = 0;
	#lines = 0;
	/** As long as the size is not known. */
	#pending: Unit[] = [];
	readonly #titles = new WeakMap<Unit, string>();
	#boards = 0;
	#symbols: Symbols | undefined;
	#others = 0;
	#firstData = Number.POSITIVE_INFINITY;
	#lastData = 0;
	#heading: number | undefined;
	readonly #unread = new Some<Told>();
	#firstLine: Told | undefined;
	#crash: Told | undefined;
	#stoppedAt: number | undefined;

	constructor(given: Given) {
		this.#given = given;
		this.#size = given.size;
		this.#forms = new Forms(given.size);
	}

	/** Returns whether to go on. */
	read(lines: readonly InputLine[]): boolean {
		for (const {number, text: raw} of lines) {
			const text = plain(raw);
			this.#firstLine ??= text.trim() === '' ? undefined : {line: number, text: text.trim()};
			this.#heading ??= this.#at < mostHeading ? sizeIn(text) : undefined;
			this.#lines = number;
			this.#characters += raw.length;
			this.#batch.push({at: this.#at++, number, raw, text});
			if (this.#batch.length === linesAtOnce || this.#characters > charactersAtOnce) {
				this.#take(false);
			}
		}

		if (this.#isTooMuch()) {
			this.#stoppedAt ??= this.#lines;
		}

		return this.#stoppedAt === undefined;
	}

	#take(isEnd: boolean): void {
		const noText = this.#batch.filter(({text}) => text.includes('\uFFFD'));
		const isBinary = noText.length * 3 > this.#batch.length;
		const {units, left} = this.#forms.read(isBinary ? [] : this.#batch, isEnd);
		if (isBinary) {
			this.#leave(noText.length, noText[0]!);
		}

		this.#batch = [];
		this.#characters = 0;
		for (const unit of units) {
			this.#firstData = Math.min(this.#firstData, unit.line);
			this.#lastData = Math.max(this.#lastData, unit.last);
		}

		for (const line of left) {
			this.#takeOther(line);
		}

		this.#nameTitles(units, left);
		this.#pending.push(...units);
		this.#size ??= this.#pending.length > 0 ? sizeOf(this.#pending) : undefined;
		if (this.#size !== undefined) {
			this.#takeUnits(this.#pending, this.#size);
			this.#pending = [];
		}
	}

	/** The words above a board, or in its line, but no numbers. */
	#nameTitles(units: readonly Unit[], left: readonly Line[]): void {
		let next = 0;
		for (const unit of units) {
			let title = '';
			for (; next < left.length && left[next]!.at <= unit.at; next++) {
				title = left[next]!.text.slice(0, mostOfTitle).replaceAll(/[-\d\s,.]+/g, '') || title;
			}

			this.#titles.set(unit, title);
		}
	}

	#takeOther(line: Line): void {
		const {number, text} = line;
		if (text.trim() === '') {
			return;
		}

		this.#others++;
		if (crashes.test(text.trim())) {
			this.#crash = {line: number, text: text.trim()};
		} else if (!this.#crash) {
			// An empty list of solutions.
			this.#claims.add(number, text.trim() === '[]' && this.#lastData === 0 ? '0' : text);
			if (looksLikeData(text) && !claimIn(text)) {
				this.#leave(1, line);
			}
		}
	}

	#leave(count: number, {number: line, text}: Line): void {
		this.#unread.add(() => ({line, text: text.trim()}), count);
	}

	#takeUnits(units: readonly Unit[], size: number): void {
		const isOther = ({found, width}: Board) => found === width && found > 0 && found <= largestOther;
		const batches = new Map<string, {readonly own: number; readonly boards: Board[]}>();
		for (const unit of units) {
			if (unit.type === 'test') {
				this.#trace ??= new Trace(size);
				this.#trace.add(unit);
			} else {
				const own = isOther(unit) ? unit.found : size;
				const key = `${unit.masks !== undefined} ${own}`;
				const batch = batches.get(key) ?? {own, boards: []};
				batch.boards.push(unit);
				this.#symbols ??= unit.symbols;
				batches.set(key, batch);
			}
		}

		for (const [key, {own, boards}] of batches) {
			this.#boards += boards.length;
			const isDrawn = boards[0]!.masks !== undefined;
			let group = this.#groups.get(key);
			if (!group) {
				group = new Solutions(isDrawn, own, isDrawn ? 0 : (this.#given.base ?? baseOf(boards, own)));
				this.#groups.set(key, group);
			}

			for (const board of boards) {
				group.add(board, this.#titles.get(board));
			}
		}
	}

	#isTooMuch(): boolean {
		const right = Number(publishedCount(this.#size ?? 1));
		const wrongTests = this.#trace?.isWrong ? this.#trace.tests : 0;
		return (
			this.#boards > stopAfter * right + mostWrong ||
			Math.max(wrongTests, this.#pending.length) > mostOther ||
			this.#others > stopAfter * (right + (this.#trace?.tests ?? 0)) + mostOther
		);
	}

	finish(asked: Asked) {
		this.#take(true);
		const claims = this.#claims.all(this.#lastData);
		const size = this.#size ?? (this.#lastData > 0 || claims.length === 0 ? undefined : this.#claimed(claims));
		const groups = size === undefined ? [] : this.#groupsFor(size);
		return {
			size,
			lines: this.#lines,
			stoppedAt: this.#stoppedAt,
			symbols: this.#symbols,
			groups: groups.map((group) => {
				const {size: own, base, isDrawn} = group;
				const verdict = group.verdict(own === size ? asked : noLimit);
				// Nothing is right beside much that is not read: another layout, perhaps.
				const isMisread = verdict.right === 0 && this.#unread.count >= verdict.read;
				return {...verdict, isMisread, size: own, base, isDrawn};
			}),
			trace: this.#trace?.verdict(),
			states: groups[0]?.states() ?? 0,
			claims: claims.map((claim) => ({...claim, isFirst: claim.line < this.#firstData})),
			unread: this.#unread,
			firstLine: this.#firstLine,
			crash: this.#crash,
			hasData: this.#lastData > 0,
			printed: groups[0]?.printed ?? new Map(),
		};
	}

	#claimed(claims: readonly Claim[]): number | undefined {
		const named = claims.flatMap(({size}) => size ?? []);
		return named.length > 0 ? Math.max(...named) : this.#heading;
	}

	/** Boards of another size that is complete stand for themselves; others are of this size, and wrong. */
	#groupsFor(size: number): readonly Solutions[] {
		const all = [...this.#groups.values()];
		const own = all.filter((group) => group.size === size);
		const complete = all.filter((group) => group.size !== size && group.verdict(noLimit).isComplete);
		for (const other of all.filter((group) => group.size !== size && !complete.includes(group))) {
			let group = own.find((each) => each.isDrawn === other.isDrawn);
			if (!group) {
				group = new Solutions(other.isDrawn, size, other.base);
				own.push(group);
			}

			group.absorb(other);
		}

		return [...own.toSorted((a, b) => b.read - a.read), ...complete];
	}
}

/** Read off boards that are as wide as high, or tests of as many rows as columns. */
function sizeOf(units: readonly Unit[]): number | undefined {
	const boards = units.filter((unit): unit is Board => unit.type === 'board');
	if (boards.length > 0) {
		const square = boards.filter(({found, width}) => found === width && found >= 1 && found <= largestSize);
		const counts = countsOf(square.map(({found}) => found));
		const usual = most(counts);
		return usual !== undefined && counts.get(usual)! * 2 > boards.length ? usual : undefined;
	}

	const tests = units.filter((unit): unit is Test => unit.type === 'test');
	const base = tests.some(({row, column}) => row === 0 || column === 0) ? 0 : 1;
	const [rows, columns] = (['row', 'column'] as const).map(
		(name) => tests.reduce((greatest, test) => Math.max(greatest, test[name]), 0) + 1 - base,
	);
	return rows === columns && rows! > 3 && rows! <= largestSize ? rows : undefined;
}
