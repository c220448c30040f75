import chalk from 'chalk';
import {firstFaulty, hidesMistakes} from '../judge/judge.js';
import {doubtWords, faultWords} from '../judge/words.js';
import type {Queens} from '../solver/board.js';
import type {CodeId} from '../solver/search/listing.js';
import type {Text} from '../text/en.js';
import {listLines, traceLines} from '../text/own-program.js';
import {printable} from '../text/printable.js';
import {programCommand} from '../text/program.js';
import {drawn} from './drawing.js';
import type {Report} from './report.js';
import type {Wrong} from './solutions.js';
import {isLiteral} from './traces.js';
import type {Exercise} from './units.js';

/** And what stands below it: a drawing, or a list. */
type Sentence = readonly [sentence: string, below?: readonly string[]];
type Context = {readonly text: Text; readonly exercise: Exercise; readonly code: CodeId; readonly file: string};

/** More say little. */
const mostCauses = 3;

/** The verdict, and what stands below it: the first fault with its board, the mistakes, or what to print. */
const answers = {
	right: {reason: rightIn, more: moreSizes},
	wrong: {reason: wrongIn, more: findingsIn},
	unclear: {reason: unclearIn, more: adviceIn},
};

export function sentencesOf(report: Report, context: Context): string {
	const more: readonly (Sentence | undefined)[] = answers[report.verdict].more(report, context);
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
	const [cause] = report.verdict === 'wrong' && report.causes.length === 1 ? report.causes : [];
	return [verdictIn(report, context), cause ? text.check.gap + text.trace.mistakes[cause] : ''];
}

function verdictIn(report: Report, context: Context): string {
	const {verdict} = report;
	return context.text.check[verdict](answers[verdict].reason(report, context));
}

function rightIn({size = 0, solutions, tests, rightTotal}: Report, {text: {check: said}, exercise}: Context): string {
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

function wrongIn({size = 0, solutions, tests, total, crash}: Report, {text: {check: said}}: Context): string {
	if (tests && tests.faults.length > 0) {
		return said.wrongTests(tests.wrong, tests.tests.length, size);
	}

	if (solutions && !solutions.isComplete) {
		const {right, expected, wrong, twice} = solutions;
		return said.incomplete(right, expected, size, wrong.count, twice.count);
	}

	return total || !crash ? said.wrongTotal : said.crashed;
}

function unclearIn(report: Report, {text: {check: said, trace, literalTests}, exercise}: Context): string {
	const {size = 0, base, solutions, crash, unread, firstLine, tests, isCut} = report;
	const doubt = tests?.doubt;
	const otherSize = solutions?.isComplete && exercise.size !== size ? exercise.size : undefined;
	const length = shortListIn(report);
	const literal = [unread, tests ? undefined : firstLine].find((line) => line && isLiteral(line.text));
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
	return reasons.find((reason) => typeof reason === 'string') ?? '';
}

/** How many numbers the first line has that is not understood, if it is the beginning of a list. */
function shortListIn({size = 0, unread}: Report): number | undefined {
	const numbers = unread && /^[\d\s,()[\]]+$/.test(unread.text) ? (unread.text.match(/\d+/g) ?? []) : [];
	return numbers.length > 1 && numbers.length < size ? numbers.length : undefined;
}

function hasData({solutions, tests, rightTotal, total}: Report): boolean {
	return [solutions, tests, rightTotal, total].some(Boolean);
}

/** Of few queens, what is right may hide a mistake. */
function moreSizes({size, solutions, tests}: Report, {text, exercise}: Context): readonly Sentence[] {
	const isTold = (solutions !== undefined || tests !== undefined) && exercise.limit === undefined;
	return isTold && size !== undefined && hidesMistakes(size) ? [[text.trace.tryMore]] : [];
}

const programFile = /\.(?:c|cc|cpp|cs|go|java|js|kt|mjs|py|rs|ts)$/i;

/** What to print, or where to look. */
function adviceIn(
	report: Report,
	{text: {check: said, trace}, code, file, exercise}: Context,
): readonly (Sentence | undefined)[] {
	const {unread, firstLine, crash} = report;
	const isPartly = report.tests?.doubt?.type === 'only-safe' || report.tests?.doubt?.type === 'after-call';
	if (crash || report.isCut || (hasData(report) && !unread)) {
		return [isPartly ? [said.howToTrace, [traceLines[code]]] : undefined];
	}

	if (unread && programFile.test(file)) {
		const size = exercise.size ?? 8;
		return [[said.isProgram, [`./your-program ${size} | ${programCommand} ${size} --check -`]]];
	}

	const isBlank = firstLine?.text === '';
	if (isBlank || shortListIn(report)) {
		return [[said.causes(1), [trace.mistakes[isBlank ? 'not-copied' : 'row-too-early']]]];
	}

	return [
		firstLine && [said.howToPrint, [listLines[code]]],
		unread ? undefined : [said.lookAt, said.usualCauses],
		unread ? undefined : [said.howToTrace, [traceLines[code]]],
	];
}

function findingsIn(report: Report, context: Context): readonly (Sentence | undefined)[] {
	const {text, code, file} = context;
	const {check: said, trace} = text;
	const {size = 0, solutions, tests, total, crash, causes, beside} = report;
	const isOfTests = tests !== undefined && tests.faults.length > 0;
	const isNamed = causes.length > 0 && causes.length <= mostCauses;
	const isBlank = total?.number === 0 && !solutions && !tests;
	const isOpen = causes.length !== 1 && !tests && !crash && solutions?.asks?.option !== 'fundamental';
	const replay = `${file === '-' ? '... | ' : ''}${programCommand} ${size} --replay ${printable(file)}`;
	return [
		crash && [trace.crash(crash.line, crash.text)],
		...(isOfTests ? ofTests(report, context) : [ofBoards(report, context)]),
		tests && !isOfTests && beside.isWrong && !tests.doubt ? [trace.printsWrong(tests.tests.length)] : undefined,
		total && [said.total(total.line, total.number, total.size, total.solutions)],
		isNamed ? [said.causes(causes.length), causes.map((id) => trace.mistakes[id])] : undefined,
		isBlank ? [said.lookAt, said.usualCauses] : undefined,
		isOpen ? [said.howToTrace, [traceLines[code]]] : undefined,
		isOfTests ? [said.howToReplay, [replay]] : undefined,
	];
}

/** What is wrong on the first board that is, or what is repeated, or missing. */
function ofBoards(
	{solutions, base, size = 0, crash}: Report,
	{text: {check: said}, exercise}: Context,
): Sentence | undefined {
	if (!solutions || solutions.isComplete) {
		return undefined;
	}

	const {asks, missing} = solutions;
	const wrong = solutions.wrong.first;
	const again = solutions.twice.first;
	const named = (columns: Queens) => columns.map((column) => column + base);
	if (wrong) {
		return ofWrong(wrong, base, size, said);
	}

	if (again) {
		return [said.twice(named(again.queens), ...again.lines, exercise.isFundamentalOnly)];
	}

	if (crash || !missing) {
		return undefined;
	}

	if (asks) {
		return [asks.option === 'limit' ? said.asks.limit(asks.limit) : said.asks.fundamental];
	}

	const command = `${programCommand} ${size} --at ${missing.number}`;
	return [said.missing(missing.number, named(missing.queens), command)];
}

function ofWrong({line, last, masks, fault}: Wrong, base: number, size: number, {faults}: Text['check']): Sentence {
	switch (fault.type) {
		case 'rows': {
			return [faults.rows(line, last, fault.found, size)];
		}

		case 'attack': {
			const {one, other} = fault;
			const sentence = faults.attack(line, last, one.row + base, other.row + base, fault.line);
			return [sentence, drawn(size, base, {masks, attack: fault})];
		}

		case 'no-queen':
		case 'several': {
			const columns = fault.columns.map((column) => column + base);
			return [faults.queens(line, last, fault.row + base, columns), drawn(size, base, {masks})];
		}
	}
}

/** The first test that is wrong, or the end. */
function ofTests({size = 0, base, trace, tests, crash}: Report, {text}: Context): readonly (Sentence | undefined)[] {
	const {wrong, alike, states, causes} = tests!;
	const first = firstFaulty(states)!;
	const {test, queens, attackers, faults} = first;
	const kind = faults[0]?.kind;
	const [fact = '', question] = faultWords(first, size, text.trace, base) ?? [];
	const {line} = test ?? trace!.tests.at(-1)!;
	const masks = Array.from({length: size}, (_, row) => {
		const queen = queens.find((one) => one.row === row && one.column >= 0 && one.column < size);
		return queen ? 1 << queen.column : 0;
	});
	const [attacker] = attackers;
	const attack =
		attacker && test && kind === 'wrong-safe' ? {one: attacker, other: test, line: attacker.line} : undefined;
	const more = test && wrong > 1 ? [text.trace.alike(alike, wrong)] : [];
	const isOpen = question !== undefined && !crash && (causes.length === 0 || kind === 'stopped');
	return [
		[text.joined.sentences([text.check.atLine(line, fact), ...more]), drawn(size, base, {masks, attack, tested: test})],
		kind === 'early-end' && causes.length === 0 && !crash ? [text.check.mayBeCrash] : undefined,
		isOpen ? [question] : undefined,
	];
}
