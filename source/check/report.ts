import type {Line} from '../print/input.js';
import {publishedCount, stepBound} from '../solver/index.js';
import type {Board, Broken} from './board.js';
import {type CauseId, causesOf, codeOf, largestRun, mostTests, Printed} from './causes.js';
import {type Claim, Claims, isCount, sizeIn} from './claims.js';
import {formOf, type Given} from './form.js';
import {type Base, type Form, type Item, Reader} from './reader.js';
import {cellReader, plainText, type Symbols} from './row.js';
import {type Asked, Kept, KnownSolutions, Solutions, type SolutionsVerdict, type Some} from './solutions.js';
import type {Test} from './test-line.js';
import {TitledBoards} from './titled.js';
import {readingOf, Trace, type TraceVerdict} from './trace.js';

type Unread = {readonly line: number; readonly text: string};

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
	readonly claim:
		| {
				readonly line: number;
				readonly number: number;
				readonly size: number;
				readonly solutions: number;
				readonly printed: number | undefined;
		  }
		| undefined;
	readonly counts: readonly {readonly line: number; readonly number: number; readonly size: number | undefined}[];
	readonly unread: Some<Unread>;
	readonly firstLine: Unread | undefined;
	/** All solutions of them were printed, too. */
	readonly otherSizes: readonly number[];
	readonly causes: readonly CauseId[];
};

/** Guards a longer search for the size that a heading names. */
const namesSize = /queen|皇|\bn\s*[=:]|\d\s*[x×*]\s*\d/i;
/** Characters. */
const mostOfTitle = 200;
/** Unread lines tried with another size. */
const mostRetried = 2000;
/** A program is stopped that prints this many times what can be right, and more than a mistake makes of it. */
const stopAfter = 10;
const mostWrong = 20_000;
const mostOther = 200_000;
/** The first tests decide how squares are named. */
const testsForReading = 2000;

export function checkOf(beginning: readonly Line[], given: Given, asked: Asked): Check {
	const named =
		given.size ??
		beginning
			.slice(0, testsForReading)
			.map(({text}) => sizeIn(text))
			.find(Boolean);
	const form =
		formOf(beginning, given) ?? (named === undefined ? undefined : formOf(beginning, {...given, size: named}));
	return new Check(form, asked);
}

export class Check {
	readonly #form: Form | undefined;
	readonly #asked: Asked;
	readonly #reader: Reader;
	readonly #written: Found | undefined;
	readonly #drawn: Found | undefined;
	readonly #titled: TitledBoards | undefined;
	/** The words above the next board. */
	#title = '';
	/** Of the line being read. */
	#text = '';
	readonly #claims = new Claims();
	readonly #unread = new Kept<Unread>();
	/** Unread lines, by the size that was named above them. */
	readonly #retried = new Map<number | undefined, Line[]>();
	#named: number | undefined;
	/** As codes, for the programs with mistakes. */
	readonly #tests: number[] = [];
	#firstTests: Test[] = [];
	#trace: Trace | undefined;
	#testCount = 0;
	#others = 0;
	/** Lines with one square, perhaps tests in other words. */
	#squares = 0;
	#line = 0;
	#firstLine: Unread | undefined;
	#stoppedAt: number | undefined;

	constructor(form: Form | undefined, asked: Asked) {
		this.#form = form;
		this.#asked = asked;
		this.#reader = new Reader(form ?? noForm, (item) => this.#take(item));
		if (form) {
			const known = new KnownSolutions(form.size);
			this.#written = {solutions: new Solutions(form.size, asked, known), printed: new Printed(this.#tests)};
			this.#drawn = {solutions: new Solutions(form.size, asked, known), printed: new Printed(this.#tests)};
			this.#titled = new TitledBoards(form.size, asked, known);
		}
	}

	/** Returns whether to go on: not if far more is printed than can be right. */
	read(lines: readonly Line[]): boolean {
		for (const line of lines) {
			this.#line = line.number;
			this.#text = line.text;
			if (!this.#firstLine && line.text.trim() !== '') {
				this.#firstLine = {line: line.number, text: line.text.trim()};
			}

			this.#named = namesSize.test(line.text) ? (sizeIn(line.text) ?? this.#named) : this.#named;
			if (this.#isOfOtherSize(line.text)) {
				this.#take({type: 'unread', line: line.number, text: line.text.trim()});
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

	#isOfOtherSize(text: string): boolean {
		const named = this.#named;
		return (
			named !== undefined &&
			named > 3 &&
			named !== this.#form?.size &&
			(text.match(/\d+/g)?.length === named || cellReader(named)(plainText(text)) !== undefined)
		);
	}

	report(): Report {
		this.#reader.end();
		const size = this.#form?.size;
		const trace = this.#traceVerdict();
		const {solutions, repeated, states, printed} = this.#solutionsFound();
		const otherSizes = this.#otherSizes(size);
		const unread = otherSizes.length === 0 ? this.#unread : new Kept<Unread>();
		const {claim, counts} = this.#claimed(size, solutions);
		const isWrongTrace = trace?.difference !== undefined || this.#stoppedAt !== undefined;
		const hasWrongData = isFaulty(solutions) || isWrongTrace;
		const isMissing = solutions?.isComplete === false;
		const canExplain = size !== undefined && unread.count === 0 && (hasWrongData || isMissing);
		const causes = canExplain ? this.#causes(size, solutions, printed) : [];
		const isMisread = solutions?.isMisread === true && causes.length === 0;
		const isFaultyData = (isFaulty(solutions) && !isMisread) || isFaulty(repeated);
		const verdict = verdictOf({
			isWrong: isWrongTrace || isFaultyData || claim !== undefined,
			isMissing: isMissing && !isMisread,
			isRead:
				(solutions !== undefined && !isMisread) ||
				trace !== undefined ||
				counts.some((count) => (count.size ?? size) !== undefined),
			hasUnread: unread.count > 0,
		});
		const isMiscounted = claim !== undefined && solutions?.isComplete === true && !hasWrongData;
		return {
			verdict,
			size,
			lines: this.#line,
			stoppedAt: this.#stoppedAt,
			symbols: this.#drawn?.solutions.read ? this.#form?.symbols : undefined,
			base: this.#base(),
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

	#solutionsFound(): Pick<Report, 'solutions' | 'repeated' | 'states'> & {readonly printed: Printed | undefined} {
		const size = this.#form?.size;
		const [most, fewer] = this.#found().toSorted((a, b) => b.solutions.read - a.solutions.read);
		const isBlank = this.#firstLine === undefined && size !== undefined && publishedCount(size) === 0n;
		const solutions = (most ?? (isBlank ? this.#written : undefined))?.solutions.verdict();
		const repeated = fewer?.solutions.verdict();
		const search = isFaulty(solutions) || isFaulty(repeated) ? this.#titled?.verdict() : undefined;
		return {solutions, repeated, states: 0, ...(search && {...search, repeated: undefined}), printed: most?.printed};
	}

	#found(): readonly Found[] {
		return [this.#written, this.#drawn]
			.filter((each) => each !== undefined)
			.filter(({solutions}) => solutions.read > 0);
	}

	#base(): Base {
		if (this.#trace) {
			const {base, columnBase} = this.#trace.reading;
			return base === columnBase ? base : 0;
		}

		return this.#written && this.#written.solutions.read > 0 ? (this.#form?.base ?? 0) : 0;
	}

	#claimed(size: number | undefined, solutions: SolutionsVerdict | undefined): Pick<Report, 'claim' | 'counts'> {
		const claims = this.#claims.all();
		// A question, or the size before the first solution, says nothing.
		const isSize = ({size: named, number, isBare, isFirst}: Claim) =>
			named === undefined && (isBare || isFirst) && number === size && !isCount(size, number);
		const said = claims.filter((claim) => !isSize(claim));
		const counts = said.filter((claim) => isClaimTrue(claim, size, solutions));
		const wrong = said.find((claim) => !counts.includes(claim));
		const named = wrong?.size ?? size;
		if (!wrong || named === undefined) {
			return {claim: undefined, counts};
		}

		const printed = named === size && solutions?.isComplete ? solutions.right : undefined;
		return {claim: {...wrong, size: named, solutions: Number(publishedCount(named)), printed}, counts};
	}

	#causes(
		size: number,
		solutions: SolutionsVerdict | undefined,
		printed = new Printed(this.#tests),
	): readonly CauseId[] {
		if (this.#asked.isFundamentalOnly || this.#asked.limit !== undefined || size > largestRun) {
			return [];
		}

		printed.isCut = this.#stoppedAt !== undefined;
		const causes = causesOf(size, printed);
		// The first solutions only can be what was asked for: then several mistakes are no explanation.
		return solutions?.asks === undefined || this.#testCount > 0 || causes.length === 1 ? causes : [];
	}

	#take(item: Item): void {
		switch (item.type) {
			case 'test': {
				this.#testCount++;
				this.#title = '';
				this.#claims.addData(item.line);
				if (this.#trace) {
					this.#addTest(this.#trace, item);
				} else if (this.#firstTests.push(item) === testsForReading) {
					this.#traceOf(this.#firstTests);
				}

				break;
			}

			case 'board':
			case 'broken': {
				const found = item.isDrawn ? this.#drawn : this.#written;
				this.#claims.addData(item.lastLine);
				found?.solutions.add(item);
				this.#titled?.add(item, this.#titleOf(item));
				this.#title = '';
				if (found && this.#form!.size <= largestRun) {
					found.printed.addBoard(item.masks);
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

	/** A list can have it in its line. */
	#titleOf({isDrawn, line}: Board | Broken): string {
		const own = isDrawn || line < this.#line ? '' : withoutNumbers(this.#text);
		return /[^[\](){}]/.test(own) ? own : this.#title;
	}

	/** Of tests in several wordings some are read and some are not: then the search cannot be rebuilt. */
	#traceVerdict(): TraceVerdict | undefined {
		if (this.#squares * 5 < this.#testCount) {
			return this.#traceOf(this.#firstTests)?.verdict();
		}

		this.#tests.length = 0;
		return undefined;
	}

	#isSquare(text: string): boolean {
		const numbers = text.match(/\d+/g)?.map(Number) ?? [];
		return numbers.length > 1 && numbers.length < 4 && numbers.every((number) => number <= (this.#form?.size ?? 0));
	}

	#traceOf(tests: readonly Test[]): Trace | undefined {
		if (!this.#trace && this.#form && tests.length > 0) {
			const {size, traceBase} = this.#form;
			const trace = new Trace(size, readingOf(size, traceBase, tests));
			this.#trace = trace;
			this.#firstTests = [];
			for (const test of tests) {
				this.#addTest(trace, test);
			}
		}

		return this.#trace;
	}

	#addTest(trace: Trace, test: Test): void {
		trace.add(test);
		const {row, column} = trace.squareOf(test);
		if (this.#tests.length < mostTests) {
			this.#tests.push(codeOf(row, column, test.isSafe));
		}
	}

	#isTooMuch(): boolean {
		const size = this.#form?.size;
		if (size === undefined) {
			return this.#line > mostOther;
		}

		const solutions = Number(publishedCount(size));
		const boards = (this.#written?.solutions.read ?? 0) + (this.#drawn?.solutions.read ?? 0);
		return (
			boards > stopAfter * 2 * solutions + mostWrong ||
			this.#testCount > stopAfter * stepBound(size) ||
			this.#others > stopAfter * (solutions + this.#testCount) + mostOther
		);
	}

	#otherSizes(size: number | undefined): readonly number[] {
		const groups = this.#unread.count > mostRetried ? [] : [...this.#retried];
		const sizes = groups.map(([named, lines]) => {
			const form = formOf(lines, {size: named === size ? undefined : named, base: undefined});
			const check = new Check(form, {isFundamentalOnly: false, limit: undefined});
			check.read(lines);
			// Any number could be meant as the only square of one queen.
			const isSize = form !== undefined && form.size !== size && (form.size > 1 || named === 1);
			return isSize && check.#isAllRight() ? [form.size] : [];
		});
		return sizes.every(([found]) => found !== undefined) ? sizes.flat() : [];
	}

	#isAllRight(): boolean {
		this.#reader.end();
		const found = this.#found();
		return this.#unread.count === 0 && found.length === 1 && found[0]!.solutions.verdict().isComplete;
	}
}

function withoutNumbers(text: string): string {
	return text.slice(0, mostOfTitle).replaceAll(/[-\d\s,.]+/g, '');
}

type Found = {readonly solutions: Solutions; readonly printed: Printed};

/** What is wrong decides; else what is not read, or that nothing is read, leaves it open. */
function verdictOf(
	found: Readonly<Record<'isWrong' | 'isMissing' | 'isRead' | 'hasUnread', boolean>>,
): Report['verdict'] {
	if (found.isWrong) {
		return 'wrong';
	}

	if (found.hasUnread || !found.isRead) {
		return 'unclear';
	}

	return found.isMissing ? 'wrong' : 'right';
}

function isFaulty(verdict: SolutionsVerdict | undefined): boolean {
	return verdict !== undefined && verdict.wrong.count + verdict.broken.count + verdict.twice.count > 0;
}

const noForm: Form = {
	size: largestRun,
	isMatrix: false,
	base: 0,
	traceBase: 0,
	symbols: undefined,
	step: undefined,
	isSpaced: false,
	logs: new Set(),
};

/** All solutions, one of each class, those that are there, or those that were printed, right or not. */
function isClaimTrue(
	{size: named, number}: Claim,
	size: number | undefined,
	solutions: SolutionsVerdict | undefined,
): boolean {
	const claimed = named ?? size;
	if (claimed === undefined || isCount(claimed, number)) {
		return true;
	}

	const printed =
		solutions && claimed === size
			? [solutions.expected, solutions.right, ...(solutions.isComplete ? [] : [solutions.read])]
			: [];
	return printed.includes(number);
}
