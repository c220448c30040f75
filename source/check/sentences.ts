import chalk from 'chalk';
import {hidesMistakes} from '../judge/judge.js';
import {causeWords, doubtWords} from '../judge/words.js';
import {listLines, traceLines} from '../text/own-program.js';
import {printable} from '../text/printable.js';
import {programCommand} from '../text/program.js';
import {type Context, findingsIn, type Sentences, type Sized} from './findings.js';
import type {Report} from './report.js';

/** The verdict, and what stands below it: the first fault with its board, the mistakes, or what to print. */
const answers = {
	right: {reason: rightIn, more: moreSizes},
	wrong: {reason: wrongIn, more: findingsIn},
	unclear: {reason: unclearIn, more: adviceIn},
};

export function sentencesOf(report: Report, context: Context): string {
	const more: Sentences = answers[report.verdict].more(sized(report), context);
	return [[chalk.bold(verdictIn(report, context))] as const, ...more]
		.filter((sentence) => sentence !== undefined)
		.flatMap(([sentence, below = []]) => [sentence, ...below.map((line) => `    ${line}`)])
		.map((line) => `${line}\n`)
		.join('');
}

/** Of one of several files. */
export function lineOf(report: Report, context: Context): string {
	const [verdict, why] = verdictAndCause(report, context);
	return `${printable(context.file)}: ${chalk.bold(verdict)}${why}\n`;
}

export function verdictAndCause(report: Report, context: Context): readonly [verdict: string, cause: string] {
	const {text} = context;
	const cause = report.verdict === 'wrong' ? causeWords(report.causes, text.trace) : undefined;
	return [verdictIn(report, context), cause === undefined ? '' : text.check.gap + cause];
}

function verdictIn(report: Report, context: Context): string {
	const {verdict} = report;
	return context.text.check[verdict](answers[verdict].reason(sized(report), context));
}

function sized(report: Report): Sized {
	return {...report, size: report.size ?? 0};
}

function rightIn({size, solutions, tests, rightTotal}: Sized, {text: {check: said}, exercise}: Context): string {
	const {isFundamentalOnly, limit} = exercise;
	if (!solutions && tests) {
		return said.sameTests(tests.tests.length, size);
	}

	if (!solutions && rightTotal) {
		return said.onlyTotal(rightTotal.numbers[0]!, rightTotal.size ?? size);
	}

	const right = solutions?.right ?? 0;
	if (isFundamentalOnly) {
		return said.oneOfEach(right, size);
	}

	return limit === undefined || right === 0 ? said.complete(right, size) : said.enough(right, size);
}

function wrongIn({size, solutions, tests, total}: Sized, {text: {check: said}}: Context): string {
	if (tests && tests.faults.length > 0) {
		return said.wrongTests(tests.wrong, tests.tests.length, size);
	}

	if (solutions && !solutions.isComplete) {
		const {right, expected, wrong, twice} = solutions;
		return said.incomplete(right, expected, size, wrong.count, twice.count);
	}

	return total ? said.wrongTotal : said.crashed;
}

function unclearIn(report: Sized, {text: {check: said, trace, literalTests}, exercise}: Context): string {
	const {size, base, solutions, crash, unread, firstLine, literal, tests, isCut} = report;
	const doubt = tests?.doubt;
	const otherSize = solutions?.isComplete && exercise.size !== size ? exercise.size : undefined;
	const length = shortListIn(report);
	const reasons: readonly (string | false | undefined)[] = [
		isCut && said.tooMuch(size || 8),
		crash && said.onlyCrash(crash.line, crash.text),
		literal && literalTests(literal.line, literal.text),
		unread && length !== undefined && said.shortList(unread.line, length, size, unread.text),
		unread && said.notRead(unread.line, unread.text),
		otherSize !== undefined && said.rightFor(size, otherSize),
		!hasData(report) && firstLine && said.noData(firstLine.line, firstLine.text),
		!firstLine && said.nothing,
		size === 0 && said.noSize,
		doubt ? doubtWords(doubt, size, trace, base) : said.otherWidth(size),
	];
	return reasons.find((reason) => typeof reason === 'string')!;
}

/** How many numbers the first line has that is not understood, if it is the beginning of a list. */
function shortListIn({size, unread}: Sized): number | undefined {
	const numbers = unread && /^[\d\s,()[\]]+$/.test(unread.text) ? (unread.text.match(/\d+/g) ?? []) : [];
	return numbers.length > 1 && numbers.length < size ? numbers.length : undefined;
}

function hasData({solutions, tests, rightTotal, total}: Sized): boolean {
	return [solutions, tests, rightTotal, total].some(Boolean);
}

/** What is right may hide a mistake, if there are few queens. */
function moreSizes({size, solutions, tests}: Sized, {text, exercise}: Context): Sentences {
	const isTold = (solutions !== undefined || tests !== undefined) && exercise.limit === undefined;
	return [
		tests?.isByRows ? [text.trace.byRows] : undefined,
		isTold && hidesMistakes(size) ? [text.trace.tryMore] : undefined,
	];
}

const programFile = /\.(?:c|cc|cpp|cs|go|java|js|kt|mjs|py|rs|ts)$/i;

/** What to print, or where to look. */
function adviceIn(report: Sized, {text: {check: said, trace}, code, file, exercise}: Context): Sentences {
	const {unread, firstLine, crash} = report;
	const isPartly = report.tests?.doubt?.type === 'only-safe' || report.tests?.doubt?.type === 'after-call';
	if (crash || report.isCut || (hasData(report) && !unread)) {
		return [isPartly ? [said.howToTrace, [traceLines[code]]] : undefined];
	}

	if (programFile.test(file)) {
		const size = exercise.size ?? 8;
		return [[said.isProgram, [`./your-program ${size} | ${programCommand} ${size} --check -`]]];
	}

	const isBlank = firstLine?.text === '';
	const isEarly = !report.tests && shortListIn(report) === report.size - 1;
	if (isBlank || isEarly) {
		return [[said.cause, [trace.mistakes[isBlank ? 'not-copied' : 'row-too-early']]]];
	}

	return [
		firstLine && [said.howToPrint, [listLines[code]]],
		unread ? undefined : [said.lookAt, said.usualCauses],
		unread ? undefined : [said.howToTrace, [traceLines[code]]],
	];
}
