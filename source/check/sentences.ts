import chalk from 'chalk';
import type {CodeId, Queens, Square} from '../solver/index.js';
import type {Text} from '../text/en.js';
import {listLines, traceLines} from '../text/own-program.js';
import {printable} from '../text/printable.js';
import {programCommand} from '../text/program.js';
import {drawn} from './drawing.js';
import type {Report} from './report.js';
import type {Wrong} from './solutions.js';
import type {Difference} from './steps.js';
import {type Exercise, masksOf} from './units.js';

type Said = Text['check'];
/** And what stands below it: a drawing, or a list. */
type Sentence = readonly [sentence: string, below?: readonly string[]];
type Context = {readonly said: Said; readonly exercise: Exercise; readonly code: CodeId; readonly file: string};

/** More say little. */
const mostCauses = 3;

/** The verdict, and what stands below it: the first fault with its board, the mistakes, or what to print. */
const answers = {
	right: {reason: rightIn, more: () => []},
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
	const {said, file} = context;
	const [cause] = report.verdict === 'wrong' && report.causes.length === 1 ? report.causes : [];
	const why = cause ? said.gap + said.mistakes[cause] : '';
	return `${printable(file)}: ${chalk.bold(verdictIn(report, context))}${why}\n`;
}

function verdictIn(report: Report, context: Context): string {
	const {verdict} = report;
	return context.said[verdict](answers[verdict].reason(report, context));
}

function rightIn({size = 0, solutions, steps, rightTotal}: Report, {said, exercise}: Context): string {
	const {isFundamentalOnly, limit} = exercise;
	if (!solutions && steps) {
		return said.sameTests(steps.tests, size);
	}

	if (!solutions && rightTotal) {
		return said.onlyTotal(rightTotal.number, rightTotal.size ?? size);
	}

	const right = solutions?.right ?? 0;
	if (isFundamentalOnly) {
		return said.oneOfEach(right, size);
	}

	return limit === undefined || right === 0 ? said.complete(right, size) : said.enough(right, size);
}

function wrongIn({size = 0, solutions, steps, total, crash}: Report, {said}: Context): string {
	if (steps?.difference) {
		return said.wrongTests(size);
	}

	if (solutions && !solutions.isComplete) {
		const {right, expected, wrong, twice} = solutions;
		return said.incomplete(right, expected, size, wrong.count, twice.count);
	}

	if (steps?.isCut) {
		return said.cutTests(steps.solutions);
	}

	return total || !crash ? said.wrongTotal : said.crashed;
}

function unclearIn(report: Report, {said, exercise}: Context): string {
	const {size = 0, solutions, crash, unread, firstLine, steps, isCut} = report;
	const {found, expected} = steps?.difference ?? {};
	const otherSize = solutions?.isComplete && exercise.size !== size ? exercise.size : undefined;
	const other =
		found && expected
			? said.otherOrder(named(found, report.base), named(expected, report.base))
			: said.otherWidth(size);
	const length = shortListIn(report);
	const reasons: readonly (string | false | undefined)[] = [
		isCut && said.tooMuch(size || 8),
		crash && said.onlyCrash(crash.line, crash.text),
		unread && length !== undefined && said.shortList(unread.line, length, size, unread.text),
		unread && said.notRead(unread.line, unread.text),
		otherSize !== undefined && said.rightFor(size, otherSize),
		!hasData(report) && firstLine && said.noData(firstLine.line, firstLine.text),
		!firstLine && said.nothing,
		size === 0 ? said.noSize : other,
	];
	return reasons.find((reason) => typeof reason === 'string') ?? '';
}

/** How many numbers the first line has that is not understood, if it is the beginning of a list. */
function shortListIn({size = 0, unread}: Report): number | undefined {
	const numbers = unread && /^[\d\s,()[\]]+$/.test(unread.text) ? (unread.text.match(/\d+/g) ?? []) : [];
	return numbers.length > 1 && numbers.length < size ? numbers.length : undefined;
}

function hasData({solutions, steps, rightTotal, total}: Report): boolean {
	return [solutions, steps, rightTotal, total].some(Boolean);
}

const programFile = /\.(?:c|cc|cpp|cs|go|java|js|kt|mjs|py|rs|ts)$/i;

/** What to print, or where to look. */
function adviceIn(report: Report, {said, code, file, exercise}: Context): readonly (Sentence | undefined)[] {
	const {unread, firstLine, crash} = report;
	if (crash || report.isCut || (hasData(report) && !unread)) {
		return [];
	}

	if (unread && programFile.test(file)) {
		const size = exercise.size ?? 8;
		return [[said.isProgram, [`./your-program ${size} | ${programCommand} ${size} --check -`]]];
	}

	const isBlank = firstLine?.text === '';
	if (isBlank || shortListIn(report)) {
		return [[said.causes(1), [said.mistakes[isBlank ? 'not-copied' : 'row-too-early']]]];
	}

	return [
		firstLine && [said.howToPrint, [listLines[code]]],
		unread ? undefined : [said.lookAt, said.usualCauses],
		unread ? undefined : [said.howToTrace, [traceLines[code]]],
	];
}

function findingsIn(report: Report, context: Context): readonly (Sentence | undefined)[] {
	const {said, code, file, exercise} = context;
	const {size = 0, solutions, steps, total, crash, causes} = report;
	const isNamed = causes.length > 0 && causes.length <= mostCauses;
	const isBlank = total?.number === 0 && !solutions && !steps;
	const isOpen = causes.length !== 1 && !steps && !crash && solutions?.asks?.option !== 'fundamental';
	const isFirst = steps?.isCut && !solutions && !crash && exercise.limit === undefined;
	const replay = `${file === '-' ? '... | ' : ''}${programCommand} ${size} --replay ${printable(file)}`;
	return [
		crash && [said.crash(crash.line, crash.text)],
		steps?.difference ? ofSteps(steps.difference, report.base, size, said) : ofBoards(report, context),
		steps?.difference && !steps.difference.found && !crash ? [said.mayBeCrash] : undefined,
		isFirst ? [said.asks.limit(steps.solutions)] : undefined,
		total && [said.total(total.line, total.number, total.size, total.solutions)],
		isNamed ? [said.causes(causes.length), causes.map((id) => said.mistakes[id])] : undefined,
		isBlank ? [said.lookAt, said.usualCauses] : undefined,
		isOpen ? [said.howToTrace, [traceLines[code]]] : undefined,
		steps?.difference && [said.howToReplay, [replay]],
	];
}

/** What is wrong on the first board that is, or what is repeated, or missing. */
function ofBoards({solutions, base, size = 0, crash}: Report, {said, exercise}: Context): Sentence | undefined {
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

function ofWrong({line, last, masks, fault}: Wrong, base: number, size: number, {faults}: Said): Sentence {
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

/** As the file names it. */
function named<Place extends Square>(square: Place, base: number): Place {
	return {...square, row: square.row + base, column: square.column + base};
}

function ofSteps(difference: Difference, base: number, size: number, said: Said): Sentence {
	const {line, found, expected, queens, isSameSquare} = difference;
	const attack = expected?.attack;
	const attacker = attack && {row: attack.row, column: queens[attack.row]!, line: attack.line};
	const search = expected && {...named(expected, base), isSafe: !attack};
	const sentence = found
		? said.difference(line, named(found, base), search, attacker && named(attacker, base))
		: said.earlyEnd(line, search!);
	const masks = masksOf(queens);
	const seen = attacker && isSameSquare && found ? {one: attacker, other: found, line: attacker.line} : undefined;
	return [sentence, drawn(size, base, {masks, attack: seen, tested: found})];
}
