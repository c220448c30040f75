import {count} from '../solver/index.js';
import type {Written} from './board-reader.js';
import {largestListed} from './catalogue.js';
import {type Claim, wrongClaim} from './claim.js';
import {type Form, type Given, Reader} from './form.js';
import type {Item} from './item.js';
import type {Line} from './lines.js';
import {type MistakeId, mistakesFor} from './mistakes.js';
import {OrderedSolutions, totals} from './ordered-solutions.js';
import {Seen} from './seen.js';
import {type Asked, Kept, Solutions, type SolutionsVerdict, type Some} from './solutions.js';
import {Trace, type TraceVerdict} from './trace.js';

/** A line that belongs to no form. */
export type Skipped = {readonly line: number; readonly text: string};

/** All that is found out about the input. */
export type Report = {
	readonly size: number;
	readonly lines: number;
	readonly written: Written;
	/** Whether there is a trace, and the number of its first row and column. */
	readonly traceBase: 0 | 1 | undefined;
	/** Undefined if there is a trace without solutions. */
	readonly solutions: SolutionsVerdict | undefined;
	readonly trace: TraceVerdict | undefined;
	/** A wrong number of solutions in the last lines. */
	readonly claim: (Claim & {readonly solutions: number}) | undefined;
	readonly skipped: Some<Skipped>;
	/** Mistakes that explain all that is seen. */
	readonly mistakes: readonly MistakeId[];
	readonly isRight: boolean;
};

/** Checks what the lines of an input say, one after another. */
export class Check {
	readonly #form: Form;
	readonly #isStrict: boolean;
	readonly #reader: Reader;
	readonly #solutions: Solutions | OrderedSolutions;
	readonly #trace: Trace;
	readonly #seen = new Seen();
	readonly #skipped = new Kept<Skipped>();
	#lines = 0;
	/** The last sentence behind all tests and solutions. */
	#sentence: Skipped | undefined;
	#hasSolutions = false;

	constructor(form: Form, given: Given, asked: Asked & {readonly isStrict: boolean}) {
		const {size, traceBase} = form;
		this.#form = form;
		this.#isStrict = asked.isStrict;
		this.#reader = new Reader(form, given, (item) => this.#take(item));
		this.#solutions = size <= largestListed ? new Solutions(size, asked) : new OrderedSolutions(size, asked);
		this.#trace = new Trace(size, traceBase);
	}

	read(line: Line): void {
		this.#lines = line.number;
		this.#reader.read(line);
	}

	/** What has been found out when all lines are read, with guesses where something is wrong. */
	report(): Report {
		const findings = this.findings();
		const {size, solutions, trace} = findings;
		const isExplained = (solutions?.isComplete ?? true) && trace?.difference === undefined;
		return {...findings, mistakes: isExplained ? [] : mistakesFor(size, this.#seen)};
	}

	/** The same without guesses. */
	findings(): Omit<Report, 'mistakes'> {
		this.#reader.end();
		const {size, traceBase} = this.#form;
		const hasTrace = this.#seen.hasTests;
		const trace = hasTrace ? this.#trace.verdict() : undefined;
		const solutions = this.#hasSolutions || !hasTrace ? this.#solutions.verdict() : undefined;
		const claim = this.#claim(solutions);
		const isRight =
			(solutions?.isComplete ?? true) &&
			trace?.difference === undefined &&
			claim === undefined &&
			!(this.#isStrict && this.#skipped.count > 0);
		return {
			size,
			lines: this.#lines,
			written: this.#reader.written,
			traceBase: hasTrace ? traceBase : undefined,
			solutions,
			trace,
			claim,
			skipped: this.#skipped,
			isRight,
		};
	}

	#take(item: Item): void {
		switch (item.type) {
			case 'test': {
				const {row, column, isSafe} = item;
				const base = this.#form.traceBase;
				this.#trace.add(item);
				this.#seen.addTest(row - base, column - base, isSafe);
				this.#sentence = undefined;
				break;
			}

			case 'board': {
				this.#solutions.add(item);
				this.#see(item.masks);
				break;
			}

			case 'broken': {
				this.#solutions.addBroken(item);
				this.#see(item.masks);
				break;
			}

			case 'words': {
				this.#sentence = item;
				break;
			}

			case 'unknown': {
				this.#skipped.add({line: item.line, text: item.text});
				break;
			}
		}
	}

	#see(masks: readonly number[] | undefined): void {
		this.#hasSolutions = true;
		this.#sentence = undefined;
		if (masks) {
			this.#seen.addBoard(masks);
		} else {
			this.#seen.spoil();
		}
	}

	/** The number of solutions in the last sentence, if it is wrong. */
	#claim(solutions: SolutionsVerdict | undefined): Report['claim'] {
		const {size} = this.#form;
		const sentence = this.#sentence;
		if (!sentence) {
			return undefined;
		}

		const all = size <= largestListed ? Number(count(size)) : Number(totals[size - largestListed - 1]);
		// A program that counts the wrong boards it prints has no second mistake.
		const right = [all, ...(solutions ? [solutions.expected, ...(solutions.isComplete ? [] : [solutions.read])] : [])];
		const claim = wrongClaim(sentence.line, sentence.text, size, right);
		return claim && {...claim, solutions: solutions?.expected ?? all};
	}
}
