import type {Line} from '../print/input.js';
import {publishedCount, stepBound} from '../solver/index.js';
import type {Board, Broken} from './board.js';
import {type CauseId, causesOf, countBoard, largestRun} from './causes.js';
import {type Claim, Claims, isCount, sizeIn} from './claims.js';
import {formOf, type Given} from './form.js';
import {type Base, type Form, type Item, Reader} from './reader.js';
import {cellReader, plainText, type Symbols} from './row.js';
import {type Asked, Kept, KnownSolutions, Solutions, type SolutionsVerdict, type Some} from './solutions.js';
import {TitledBoards} from './titled.js';
import {Trace, type TraceVerdict} from './trace.js';

type Unread = {readonly line: number; readonly text: string};

type WrongClaim = Claim & {
	readonly size: number;
	readonly solutions: number;
	readonly printed: number | undefined;
};

export type Report = {
	/** Unclear: what was read does not decide. */
	readonly verdict: 'right' | 'wrong' | 'unclear';
	/** Undefined if it is not given and nothing shows it. */
	readonly size: number | undefined;
	readonly lines: number;
	/** The program was stopped here: it prints far more than can be right. */
	readonly stoppedAt: number | undefined;
	readonly symbols: Symbols | undefined;
	readonly base: Base;
	/** In the most frequent form; undefined if there are none. */
	readonly solutions: SolutionsVerdict | undefined;
	readonly repeated: SolutionsVerdict | undefined;
	/** Boards printed between the solutions, on the way to them. */
	readonly states: number;
	readonly trace: TraceVerdict | undefined;
	/** The first wrong number of solutions. */
	readonly claim: WrongClaim | undefined;
	/** Right ones. */
	readonly counts: readonly Claim[];
	readonly unread: Some<Unread>;
	readonly firstLine: Unread | undefined;
	/** All solutions of them were printed, too. */
	readonly otherSizes: readonly number[];
	readonly causes: readonly CauseId[];
};

/** In one form: as lists, or drawn. */
type Found = {readonly solutions: Solutions; readonly boards: Map<string, number>};

/** Guards a longer search for the size that a heading names. */
const namesSize = /queen|皇|\bn\s*[=:]|\d\s*[x×*]\s*\d/i;
/** A heading with the size stands in one of these lines. */
const mostBeforeSize = 2000;
/** Characters. */
const mostOfTitle = 200;
/** Unread lines tried with another size. */
const mostRetried = 2000;
/** A program is stopped that prints this many times what can be right, and more than a mistake makes of it. */
const stopAfter = 10;
const mostWrong = 20_000;
const mostOther = 200_000;
/** With it nothing is a solution. */
const noForm: Form = {
	size: largestRun,
	isMatrix: false,
	base: 0,
	traceBase: 0,
	symbols: undefined,
};

export function checkOf(beginning: readonly Line[], given: Given, asked: Asked): Check {
	const heading = beginning.slice(0, mostBeforeSize).find(({text}) => sizeIn(text) !== undefined);
	const size = given.size ?? sizeIn(heading?.text ?? '');
	const form = formOf(beginning, given) ?? (size === undefined ? undefined : formOf(beginning, {...given, size}));
	return new Check(form, asked);
}

export class Check {
	readonly #size: number | undefined;
	readonly #form: Form;
	readonly #asked: Asked;
	readonly #reader: Reader;
	readonly #written: Found;
	readonly #drawn: Found;
	readonly #titled: TitledBoards;
	readonly #trace: Trace;
	/** What a program can print and still be right. */
	readonly #mostSolutions: number;
	readonly #mostTests: number;
	readonly #claims = new Claims();
	readonly #unread = new Kept<Unread>();
	/** Unread lines, by the size that was named above them. */
	readonly #retried = new Map<number | undefined, Line[]>();
	#named: number | undefined;
	/** The words above the next board. */
	#title = '';
	#line: Line = {number: 0, text: ''};
	#firstLine: Unread | undefined;
	#others = 0;
	/** Lines with one square, perhaps tests in other words. */
	#squares = 0;
	#stoppedAt: number | undefined;

	constructor(form: Form | undefined, asked: Asked) {
		this.#size = form?.size;
		this.#form = form ?? noForm;
		this.#asked = asked;
		this.#reader = new Reader(this.#form, (item) => this.#take(item));
		const {size, traceBase} = this.#form;
		const known = new KnownSolutions(size);
		const none = () => ({solutions: new Solutions(size, asked, known), boards: new Map<string, number>()});
		this.#written = none();
		this.#drawn = none();
		this.#titled = new TitledBoards(size, asked, known);
		this.#trace = new Trace(size, traceBase);
		this.#mostSolutions = Number(publishedCount(size));
		this.#mostTests = stepBound(size);
	}

	/** Returns whether to go on: not if far more is printed than can be right. */
	read(lines: readonly Line[]): boolean {
		for (const line of lines) {
			this.#line = line;
			const asUnread = {line: line.number, text: line.text.trim()};
			this.#firstLine ??= asUnread.text === '' ? undefined : asUnread;
			this.#named = namesSize.test(line.text) ? (sizeIn(line.text) ?? this.#named) : this.#named;
			if (this.#isOfOtherSize(line.text)) {
				this.#take({type: 'unread', ...asUnread});
			} else {
				this.#reader.read(line);
			}

			if (this.#isTooMuch()) {
				this.#stoppedAt = line.number;
				return false;
			}
		}

		return true;
	}

	report(): Report {
		this.#reader.end();
		const size = this.#size;
		// Of tests in several wordings some are read and some are not: then the search cannot be rebuilt.
		const isTrace = size !== undefined && this.#squares * 5 < this.#trace.tests;
		const search = isTrace ? this.#trace.best : undefined;
		const trace = search?.verdict();
		const {most, solutions, repeated, states} = this.#solutionsFound();
		const otherSizes = this.#otherSizes();
		const unread = otherSizes.length === 0 ? this.#unread : new Kept<Unread>();
		const {claim, counts} = this.#claimed(solutions);
		const isWrongTrace = trace?.difference !== undefined || this.#stoppedAt !== undefined;
		const hasWrongData = isFaulty(solutions) || isWrongTrace;
		const isMiscounted = claim !== undefined && solutions?.isComplete === true && !hasWrongData;
		const isExplained = unread.count === 0 && (hasWrongData || solutions?.isComplete === false);
		const causes = isExplained ? this.#causes(search?.codes ?? [], most?.boards ?? new Map(), solutions?.asks) : [];
		// A layout that is not understood says nothing.
		const judged = solutions?.isMisread && causes.length === 0 ? undefined : solutions;
		const isWrong = isWrongTrace || isFaulty(judged) || isFaulty(repeated) || claim !== undefined;
		const isRead = judged ?? trace ?? counts.find((count) => (count.size ?? size) !== undefined);
		const isMissing = judged?.isComplete === false;
		return {
			verdict: verdictOf(isWrong, !isRead || unread.count > 0, isMissing),
			size,
			lines: this.#line.number,
			stoppedAt: this.#stoppedAt,
			symbols: this.#drawn.solutions.read > 0 ? this.#form.symbols : undefined,
			base: this.#base(trace),
			solutions,
			repeated,
			states,
			trace,
			claim,
			counts,
			unread,
			firstLine: this.#firstLine,
			otherSizes,
			causes: isMiscounted ? ['miscounted'] : causes,
		};
	}

	#take(item: Item): void {
		switch (item.type) {
			case 'test': {
				this.#title = '';
				this.#claims.addData(item.line);
				this.#trace.add(item);
				break;
			}

			case 'board':
			case 'broken': {
				const {solutions, boards} = item.isDrawn ? this.#drawn : this.#written;
				this.#claims.addData(item.lastLine);
				this.#titled.add(item, this.#titleOf(item));
				this.#title = '';
				solutions.add(item);
				if (this.#form.size <= largestRun) {
					countBoard(boards, item.masks);
				}

				break;
			}

			case 'count': {
				this.#claims.addCount(item.line, item.size, item.count);
				break;
			}

			case 'words': {
				this.#others++;
				this.#title = withoutNumbers(item.text);
				this.#squares += Number(this.#isSquare(item.text));
				this.#claims.add(item.line, item.text);
				break;
			}

			case 'unread': {
				this.#others++;
				this.#unread.add({line: item.line, text: item.text});
				if (this.#unread.count <= mostRetried) {
					const lines = this.#retried.get(this.#named) ?? [];
					lines.push({number: item.line, text: item.text});
					this.#retried.set(this.#named, lines);
				}

				break;
			}
		}
	}

	#solutionsFound(): Pick<Report, 'solutions' | 'repeated' | 'states'> & {readonly most: Found | undefined} {
		const found = this.#size === undefined ? [] : [this.#written, this.#drawn];
		const [most, fewer] = found
			.filter(({solutions}) => solutions.read > 0)
			.toSorted((a, b) => b.solutions.read - a.solutions.read);
		const isBlank = this.#firstLine === undefined && publishedCount(this.#form.size) === 0n;
		const solutions = (most ?? (isBlank ? found[0] : undefined))?.solutions.verdict();
		const repeated = fewer?.solutions.verdict();
		const search = isFaulty(solutions) || isFaulty(repeated) ? this.#titled.verdict() : undefined;
		return {most, solutions, repeated, states: 0, ...(search && {...search, repeated: undefined})};
	}

	#causes(
		tests: readonly number[],
		boards: ReadonlyMap<string, number>,
		asks: SolutionsVerdict['asks'],
	): readonly CauseId[] {
		const {isFundamentalOnly, limit} = this.#asked;
		if (isFundamentalOnly || limit !== undefined) {
			return [];
		}

		const causes = causesOf(this.#form.size, {tests, boards, isCut: this.#stoppedAt !== undefined});
		// The first solutions only can be what was asked for: then several mistakes are no explanation.
		return asks === undefined || tests.length > 0 || causes.length === 1 ? causes : [];
	}

	#claimed(solutions: SolutionsVerdict | undefined): Pick<Report, 'claim' | 'counts'> {
		const size = this.#size;
		// A question, or the size before the first solution, says nothing.
		const isSize = ({size: named, number, isBare, isFirst}: Claim) =>
			named === undefined && (isBare || isFirst) && number === size && !isCount(size, number);
		const said = this.#claims.all().filter((claim) => !isSize(claim));
		// All solutions, one of each class, those that are there, or those that were printed, right or not.
		const printed = solutions
			? [solutions.expected, solutions.right, ...(solutions.isComplete ? [] : [solutions.read])]
			: [];
		const isTrue = ({size: named = size, number}: Claim) =>
			named === undefined || isCount(named, number) || (named === size && printed.includes(number));
		const wrong = said.find((claim) => !isTrue(claim));
		const named = wrong?.size ?? size;
		const counts = said.filter(isTrue);
		if (!wrong || named === undefined) {
			return {claim: undefined, counts};
		}

		const right = named === size && solutions?.isComplete ? solutions.right : undefined;
		return {claim: {...wrong, size: named, solutions: Number(publishedCount(named)), printed: right}, counts};
	}

	#base(trace: TraceVerdict | undefined): Base {
		if (trace) {
			return trace.reading.base === trace.reading.columnBase ? trace.reading.base : 0;
		}

		return this.#written.solutions.read > 0 ? this.#form.base : 0;
	}

	/** A list can have it in its line. */
	#titleOf({isDrawn, line}: Board | Broken): string {
		const own = isDrawn || line < this.#line.number ? '' : withoutNumbers(this.#line.text);
		return /[^[\](){}]/.test(own) ? own : this.#title;
	}

	#isSquare(text: string): boolean {
		const numbers = text.match(/\d+/g)?.map(Number) ?? [];
		return numbers.length > 1 && numbers.length < 4 && numbers.every((number) => number <= this.#form.size);
	}

	#isTooMuch(): boolean {
		if (this.#size === undefined) {
			return this.#line.number > mostOther;
		}

		const {tests} = this.#trace;
		const solutions = this.#mostSolutions;
		return (
			this.#written.solutions.read + this.#drawn.solutions.read > stopAfter * 2 * solutions + mostWrong ||
			tests > stopAfter * this.#mostTests ||
			this.#others > stopAfter * (solutions + tests) + mostOther
		);
	}

	#isOfOtherSize(text: string): boolean {
		const named = this.#named;
		return (
			named !== undefined &&
			named > 3 &&
			named !== this.#size &&
			(text.match(/\d+/g)?.length === named || cellReader(named)(plainText(text)) !== undefined)
		);
	}

	/** If the unread lines below each heading are all solutions of a size. */
	#otherSizes(): readonly number[] {
		const groups = this.#unread.count > mostRetried ? [] : [...this.#retried];
		const sizes = groups.map(([named, lines]) => {
			const form = formOf(lines, {size: named === this.#size ? undefined : named, base: undefined});
			const check = new Check(form, {isFundamentalOnly: false, limit: undefined});
			check.read(lines);
			// Any number could be meant as the only square of one queen.
			const isSize = form !== undefined && form.size !== this.#size && (form.size > 1 || named === 1);
			return isSize && check.#isAllRight() ? [form.size] : [];
		});
		return sizes.every(([found]) => found !== undefined) ? sizes.flat() : [];
	}

	#isAllRight(): boolean {
		this.#reader.end();
		const {solutions, repeated} = this.#solutionsFound();
		return this.#unread.count === 0 && solutions?.isComplete === true && !repeated;
	}
}

/** What is wrong decides; else what is not read, or that nothing is read, leaves it open. */
function verdictOf(isWrong: boolean, isOpen: boolean, isMissing: boolean): Report['verdict'] {
	if (isWrong) {
		return 'wrong';
	}

	if (isOpen) {
		return 'unclear';
	}

	return isMissing ? 'wrong' : 'right';
}

function isFaulty(verdict: SolutionsVerdict | undefined): boolean {
	return verdict !== undefined && verdict.wrong.count + verdict.broken.count + verdict.twice.count > 0;
}

function withoutNumbers(text: string): string {
	return text.slice(0, mostOfTitle).replaceAll(/[-\d\s,.]+/g, '');
}
