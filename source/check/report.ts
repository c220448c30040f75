import type {Line} from '../print/input.js';
import {publishedCount} from '../solver/index.js';
import {largestGuessed, type MistakeId, mistakesFor, Printed} from './mistakes.js';
import {type Base, type Form, type Item, Reader} from './reader.js';
import {type Asked, classCounts, Kept, Solutions, type SolutionsVerdict, type Some} from './solutions.js';
import {Trace, type TraceVerdict} from './trace.js';

/** A line that belongs to no form, or a sentence. */
type Skipped = {readonly line: number; readonly text: string};

/** All that is found out about the input. */
export type Report = {
	readonly size: number;
	readonly lines: number;
	readonly written: Reader['written'];
	/** Whether there is a trace, and the number of its first row and column. */
	readonly traceBase: Base | undefined;
	/** Undefined if there is a trace without solutions. */
	readonly solutions: SolutionsVerdict | undefined;
	readonly trace: TraceVerdict | undefined;
	/** A wrong number of solutions in the last sentence, and the right one. */
	readonly claim: {readonly line: number; readonly number: number; readonly solutions: number} | undefined;
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
	readonly #solutions: Solutions;
	readonly #trace: Trace;
	readonly #printed = new Printed();
	readonly #skipped = new Kept<Skipped>();
	#lines = 0;
	/** The last sentence behind all tests and solutions. */
	#sentence: Skipped | undefined;
	#hasSolutions = false;

	constructor(form: Form, asked: Asked & {readonly isStrict: boolean}) {
		const {size, traceBase = 0} = form;
		this.#form = form;
		this.#isStrict = asked.isStrict;
		this.#reader = new Reader(form, (item) => this.#take(item));
		this.#solutions = new Solutions(size, asked);
		this.#trace = new Trace(size, traceBase);
	}

	read(lines: readonly Line[]): void {
		for (const line of lines) {
			this.#lines = line.number;
			this.#reader.read(line);
		}
	}

	/** What has been found out when all lines are read, with guesses where something is wrong. */
	report(): Report {
		this.#reader.end();
		const {size, traceBase} = this.#form;
		const trace = this.#printed.tests > 0 ? this.#trace.verdict() : undefined;
		const solutions = this.#hasSolutions || !trace ? this.#solutions.verdict() : undefined;
		const claim = this.#wrongClaim(solutions);
		const isExplained = (solutions?.isComplete ?? true) && trace?.difference === undefined;
		return {
			size,
			lines: this.#lines,
			written: this.#reader.written,
			traceBase: trace && traceBase,
			solutions,
			trace,
			claim,
			skipped: this.#skipped,
			mistakes: isExplained ? [] : mistakesFor(size, this.#printed),
			isRight: isExplained && claim === undefined && !(this.#isStrict && this.#skipped.count > 0),
		};
	}

	#take(item: Item): void {
		switch (item.type) {
			case 'test': {
				const {traceBase = 0} = this.#form;
				this.#trace.add(item);
				this.#printed.addTest(item.row - traceBase, item.column - traceBase, item.isSafe);
				this.#sentence = undefined;
				break;
			}

			case 'board':
			case 'broken': {
				this.#solutions.add(item);
				this.#hasSolutions = true;
				this.#sentence = undefined;
				if (this.#form.size <= largestGuessed) {
					this.#printed.addBoard(item.masks ?? []);
				}

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

	/** The number of solutions in the last sentence, if it is wrong. Another number in the sentence can be right. */
	#wrongClaim(solutions: SolutionsVerdict | undefined): Report['claim'] {
		const {line, text} = this.#sentence ?? {line: 0, text: ''};
		const {size} = this.#form;
		const all = Number(publishedCount(size));
		// A program that counts the wrong boards it prints has no second mistake.
		const counted = solutions ? [solutions.expected, ...(solutions.isComplete ? [] : [solutions.read])] : [];
		const right = [size, all, classCounts[size - 1], ...counted];
		const numbers = (text.match(/\d[\d,]*/g) ?? []).map(integerIn);
		const isOther = others.test(text) || numbers.some((number) => number !== size && right.includes(number));
		const found = isOther ? undefined : claims.map((claim) => claim.exec(text)?.groups?.['number']).find(Boolean);
		const number = found === undefined ? size : integerIn(found);
		return right.includes(number) ? undefined : {line, number, solutions: solutions?.expected ?? all};
	}
}

/** The number of solutions in a sentence: before or behind the word, or alone in a line. */
const claims: readonly RegExp[] = [
	/^(?<number>\d[\d,]*)$/,
	/(?<number>\d[\d,]*)\s+(?:[a-z]+\s+){0,2}solutions?\b/i,
	/\bsolutions?\b[^\d]{0,30}(?<number>\d[\d,]*)\W*$/i,
	/(?<number>\d[\d,]*)\s*[个種种]?\s*\p{Script=Han}{0,4}解/u,
	/解\p{Script=Han}{0,6}\s*[:：=]?\s*(?<number>\d[\d,]*)\P{L}*$/u,
];
/** Sentences with these words are about something else, whatever their number is. */
const others = /time|second|\bms\b|step|call|node|backtrack|test|[时步次]/i;

function integerIn(digits: string): number {
	return Number(digits.replaceAll(',', ''));
}
