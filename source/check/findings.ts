import type {Line as InputLine} from '../print/input.js';
import {largestSize, publishedCount} from '../solver/index.js';
import {type Claim, Claims, claimIn, sizeIn} from './claims.js';
import {plain} from './pieces.js';
import {Forms, looksLikeData} from './reading.js';
import {type Asked, type Base, baseOf, Solutions, type SolutionsVerdict} from './solutions.js';
import {Trace} from './trace.js';
import {type Board, countsOf, type Line, type Test, type Unit} from './units.js';

export type Given = {readonly size: number | undefined; readonly base: Base | undefined};
export type Told = {readonly line: number; readonly text: string};
/** All boards of a size that are drawn, or all that are lists. */
export type Group = SolutionsVerdict & {readonly size: number; readonly base: Base; readonly isDrawn: boolean};

export type Findings = ReturnType<Finder['finish']>;

/** Lines read at once; from the first of these the layout is found out. */
const linesAtOnce = 5000;
const charactersAtOnce = 1_000_000;
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

type Kind = {readonly solutions: Solutions; readonly isDrawn: boolean; readonly boards: Board[]};

/** Reads what a program printed, in batches, in constant memory. */
export class Finder {
	readonly #given: Given;
	readonly #forms: Forms;
	readonly #claims = new Claims();
	readonly #kinds = new Map<string, Kind>();
	#size: number | undefined;
	#trace: Trace | undefined;
	#batch: Line[] = [];
	#characters = 0;
	#at = 0;
	#lines = 0;
	/** As long as the size is not known. */
	#pending: Unit[] = [];
	#boards = 0;
	#others = 0;
	#lastData = 0;
	#heading: number | undefined;
	#unread: {count: number; first: Told[]} = {count: 0, first: []};
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
		this.#lastData = units.reduce((last, unit) => Math.max(last, unit.last), this.#lastData);
		for (const line of left) {
			this.#takeOther(line);
		}

		this.#pending.push(...units);
		this.#size ??= this.#pending.length > 0 ? sizeOf(this.#pending) : undefined;
		if (this.#size !== undefined) {
			this.#takeUnits(this.#pending, this.#size);
			this.#pending = [];
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
			this.#claims.add(number, text);
			if (looksLikeData(text) && !claimIn(text)) {
				this.#leave(1, line);
			}
		}
	}

	#leave(count: number, {number: line, text}: Line): void {
		const first = this.#unread.count === 0 ? [{line, text: text.trim()}] : this.#unread.first;
		this.#unread = {count: this.#unread.count + count, first};
	}

	#takeUnits(units: readonly Unit[], size: number): void {
		const byKind = new Map<string, Board[]>();
		for (const unit of units) {
			if (unit.type === 'test') {
				this.#trace ??= new Trace(size);
				this.#trace.add(unit);
			} else {
				this.#boards++;
				const {found, width, masks} = unit;
				const key = `${masks ? 'drawn' : 'list'} ${found === width && found > 0 && found <= largestOther ? found : size}`;
				const all = byKind.get(key) ?? [];
				all.push(unit);
				byKind.set(key, all);
			}
		}

		for (const [key, boards] of byKind) {
			const own = Number(key.split(' ')[1]);
			const kind = this.#kinds.get(key) ?? this.#kindOf(boards, own);
			this.#kinds.set(key, kind);
			for (const board of boards) {
				kind.solutions.add(board);
				if (own !== size && kind.boards.length < mostWrong) {
					kind.boards.push(board);
				}
			}
		}
	}

	#kindOf(boards: readonly Board[], size: number): Kind {
		const isDrawn = boards[0]?.masks !== undefined;
		const base = isDrawn ? 0 : (this.#given.base ?? baseOf(boards, size));
		return {solutions: new Solutions(size, base), isDrawn, boards: []};
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
		const kinds = size === undefined ? [] : this.#kindsOf(size);
		return {
			size,
			lines: this.#lines,
			stoppedAt: this.#stoppedAt,
			groups: kinds.map(({solutions, isDrawn}) => {
				const {size: own, base} = solutions;
				return {...solutions.verdict(own === size ? asked : noLimit), size: own, base, isDrawn};
			}),
			trace: this.#trace?.verdict(),
			claims,
			unread: this.#unread,
			firstLine: this.#firstLine,
			crash: this.#crash,
			hasData: this.#lastData > 0,
			printed: kinds[0]?.solutions.printed ?? new Map(),
		};
	}

	#claimed(claims: readonly Claim[]): number | undefined {
		const named = claims.flatMap(({size}) => size ?? []);
		return named.length > 0 ? Math.max(...named) : this.#heading;
	}

	/** Boards of another size that is complete stand for themselves; others are of this size, and wrong. */
	#kindsOf(size: number): readonly Kind[] {
		const isOwn = ({solutions}: Kind) => solutions.size === size || solutions.verdict(noLimit).isComplete;
		const all = [...this.#kinds.values()];
		const kinds = all.filter(isOwn);
		for (const {isDrawn, boards, solutions} of all.filter((kind) => !isOwn(kind))) {
			let kind = kinds.find((each) => each.isDrawn === isDrawn && each.solutions.size === size);
			if (!kind) {
				kind = {solutions: new Solutions(size, solutions.base), isDrawn, boards: []};
				kinds.push(kind);
			}

			kind.solutions.addWrong(boards, solutions.read - boards.length);
		}

		const isOther = ({solutions}: Kind) => Number(solutions.size !== size);
		return kinds.toSorted((a, b) => isOther(a) - isOther(b) || b.solutions.read - a.solutions.read);
	}
}

/** Read off boards that are as wide as high, or tests of as many rows as columns. */
function sizeOf(units: readonly Unit[]): number | undefined {
	const boards = units.filter((unit): unit is Board => unit.type === 'board');
	if (boards.length > 0) {
		const square = boards.filter(({found, width}) => found === width && found >= 1 && found <= largestSize);
		const [usual] = [...countsOf(square.map(({found}) => found))].toSorted(([, a], [, b]) => b - a);
		return usual && usual[1] * 2 > boards.length ? usual[0] : undefined;
	}

	const tests = units.filter((unit): unit is Test => unit.type === 'test');
	const base = tests.some(({row, column}) => row === 0 || column === 0) ? 0 : 1;
	const [rows, columns] = (['row', 'column'] as const).map(
		(name) => tests.reduce((greatest, test) => Math.max(greatest, test[name]), 0) + 1 - base,
	);
	return rows === columns && rows! > 3 && rows! <= largestSize ? rows : undefined;
}
