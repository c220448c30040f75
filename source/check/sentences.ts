import type {CodeId, Queens, Square} from '../solver/index.js';
import type {Text} from '../text/en.js';
import {traceLines} from '../text/own-program.js';
import {printable} from '../text/printable.js';
import {programCommand} from '../text/program.js';
import {padStart} from '../text/width.js';
import type {Attack, Base, Broken, Wrong} from './faults.js';
import type {Told} from './findings.js';
import {slopes} from './programs.js';
import type {Report} from './report.js';
import {type Asked, mostCompared} from './solutions.js';
import {type Difference, nameOf, type Reading, type TraceVerdict} from './trace.js';

type Said = Text['check'];
/** And what stands below it: a drawing, or a list. */
type Sentence = readonly [sentence: string, below?: readonly string[]];

const mostCauses = 5;

/** The verdict; then the first fault with its board, the mistakes, and what was not read, or what to do. */
export function sentencesOf(report: Report, asked: Asked, {check: said}: Text, code: CodeId, bold = plainly): string {
	const verdict = bold(verdictOf(report, said, asked));
	const more = {right: () => [], wrong: findingsIn, unclear: adviceIn}[report.verdict](report, said, code, asked);
	return [[verdict] as const, ...more]
		.flatMap(([sentence, below = []]) => [sentence, ...below.map((line) => `    ${line}`)])
		.map((line) => `${line}\n`)
		.join('');
}

export function lineOf(report: Report, file: string, asked: Asked, {check: said}: Text, bold = plainly): string {
	const [cause] = report.causes;
	const why = cause && report.causes.length === 1 ? ` ${said.mistakes[cause]}` : '';
	return `${printable(file)}: ${bold(verdictOf(report, said, asked))}${why}\n`;
}

function plainly(text: string): string {
	return text;
}

function verdictOf(report: Report, said: Said, asked: Asked): string {
	const what = {
		right: () => rightIn(report, said, asked),
		wrong: () => wrongIn(report, said),
		unclear: () => unclearIn(report, said).reason,
	};
	return said[report.verdict](what[report.verdict]());
}

function rightIn({size = 0, solutions, states, trace, counts, otherSizes}: Report, said: Said, asked: Asked): string {
	if (!solutions && trace) {
		return said.sameTrace(trace.tests, size);
	}

	const count = counts.find((each) => (each.size ?? size) === size) ?? counts.at(-1);
	if (!solutions && count) {
		return said.onlyCount(count.number, count.size ?? size);
	}

	const right = solutions?.right ?? 0;
	const others = otherSizes.length > 0 ? said.alsoRight(otherSizes) : '';
	const all = asked.limit === undefined || right === 0 ? said.complete(right, size) : said.enough(right, size);
	return (
		(asked.isFundamentalOnly ? said.oneOfEach(right, size) : all) + others + (states > 0 ? said.alsoStates(states) : '')
	);
}

function wrongIn({size = 0, solutions, repeated, trace, claim, crash}: Report, said: Said): string {
	if (trace?.difference) {
		return said.wrongTrace(size);
	}

	const faulty = [solutions, repeated].find((group) => group && !group.isComplete);
	if (faulty) {
		const {right, expected, wrong, broken, twice} = faulty;
		return said.incomplete(right, expected, size, wrong.count + broken.count, twice.count);
	}

	if (trace?.isCut) {
		return said.cutTrace(trace.solutions);
	}

	return claim || !crash ? said.wrongCount : said.crashed;
}

/** Why, and whether it helps to write another layout, or to look at the program. */
function unclearIn(report: Report, said: Said): {readonly reason: string; readonly look?: 'layout' | 'program'} {
	const {size, solutions, counts, unread, crash, firstLine, stoppedAt, otherSizes, hasData} = report;
	const [unreadLine] = unread.first;
	if (otherSizes.length > 0 && !solutions) {
		return {reason: said.rightFor(otherSizes, size)};
	}

	if (crash) {
		return {reason: said.onlyCrash(crash.line, shortened(crash))};
	}

	if (unreadLine) {
		return {reason: said.notRead(unreadLine.line, shortened(unreadLine)), look: 'layout'};
	}

	if (hasData || counts.length > 0) {
		const reason = stoppedAt === undefined ? said.unsorted(mostCompared) : said.endless(stoppedAt);
		return {reason: size === undefined ? said.noSize : reason};
	}

	return {reason: firstLine ? said.noData(firstLine.line, shortened(firstLine)) : said.nothing, look: 'program'};
}

function adviceIn(report: Report, said: Said, code: CodeId): readonly Sentence[] {
	const {look = 'no'} = unclearIn(report, said);
	const layout: readonly Sentence[] = report.firstLine ? [[said.whatIsRead]] : [];
	const program: readonly Sentence[] = [
		[said.lookAt, said.usualCauses],
		[said.howToTrace, [traceLines[code]]],
	];
	return {no: [], layout, program: [...layout, ...program]}[look];
}

function findingsIn(report: Report, said: Said, code: CodeId, asked: Asked): readonly Sentence[] {
	const {size = 0, solutions, trace, claim, unread, crash, causes, stoppedAt} = report;
	const [unreadLine] = unread.first;
	const isNamed = causes.length > 0 && causes.length <= mostCauses;
	const isBlank = claim?.number === 0 && !solutions && !trace;
	const isOpen = causes.length !== 1 && !trace && !crash && solutions?.asks?.option !== 'fundamental';
	const all: readonly (Sentence | undefined)[] = [
		trace?.difference ? ofTrace(trace, trace.difference, size, said) : ofBoards(report, size, said, asked),
		stoppedAt === undefined ? undefined : [said.stopped(stoppedAt)],
		claim && [said.claim(claim.line, claim.number, claim.size, claim.solutions)],
		crash && [said.crash(crash.line, shortened(crash))],
		isNamed ? [said.causes(causes.length, !solutions?.asks), causes.map((id) => said.mistakes[id])] : undefined,
		unreadLine && [said.unread(unreadLine.line, shortened(unreadLine))],
		isBlank ? [said.lookAt, said.usualCauses] : undefined,
		isOpen ? [said.howToTrace, [traceLines[code]]] : undefined,
	];
	return all.filter((each) => each !== undefined);
}

/** What is wrong on the first board that is, or what is repeated, or missing. */
function ofBoards(
	{solutions, repeated, stoppedAt, crash}: Report,
	size: number,
	said: Said,
	asked: Asked,
): Sentence | undefined {
	const group = [solutions, repeated].find((each) => each && !each.isClean) ?? solutions;
	if (!group || group.isComplete) {
		return undefined;
	}

	const {base, asks} = group;
	const [odd] = [...group.wrong.first, ...group.broken.first].toSorted((a, b) => a.line - b.line);
	const [again] = group.twice.first;
	const [missing] = group.missing.first;
	const named = (columns: Queens) => columns.map((column) => column + base);
	if (odd) {
		return ofOdd(odd, base, size, said);
	}

	if (again) {
		return [said.twice(named(again.queens), ...again.lines, asked.isFundamentalOnly)];
	}

	if (asks && !crash) {
		return [asks.option === 'limit' ? said.asks.limit(asks.limit) : said.asks.fundamental];
	}

	return missing && stoppedAt === undefined && !crash
		? [said.missing(missing.number, named(missing.queens), `${programCommand} ${size} --at ${missing.number}`)]
		: undefined;
}

function ofOdd(odd: Wrong | Broken, base: Base, size: number, {faults}: Said): Sentence {
	const {line, lastLine, masks} = odd;
	const reading = {base, columnBase: base, isSwapped: false, isBackwards: false};
	if ('what' in odd) {
		const {what, at, found, width} = odd;
		return [faults[what](at ?? line, at ?? lastLine, found, size, width)];
	}

	const {fault} = odd;
	if (fault.type === 'attack') {
		const {one, other} = fault;
		return [
			faults.attack(line, lastLine, one.row + base, other.row + base, fault.line),
			drawn(size, reading, {masks, attack: fault}),
		];
	}

	const columns = fault.columns.map((column) => column + base);
	return [faults[fault.type](line, lastLine, fault.row + base, columns), drawn(size, reading, {masks})];
}

function ofTrace({reading}: TraceVerdict, difference: Difference, size: number, said: Said): Sentence {
	const {line, found, expected, queens} = difference;
	const named = <Each extends Square>(square: Each) => ({...square, ...nameOf(square, size, reading)});
	const attacker = expected?.attack && {
		row: expected.attack.row,
		column: queens[expected.attack.row]!,
		line: expected.attack.line,
	};
	const search = expected && named(expected);
	const sentence = found
		? said.difference(line, named(found), search, attacker && named(attacker))
		: said.earlyEnd(line, search!);
	const isSame = found?.row === expected?.row && found?.column === expected?.column;
	const attack = attacker && isSame ? {one: attacker, other: found!, line: attacker.line} : undefined;
	const masks = queens.map((column) => 1 << column);
	return [sentence, drawn(size, {...reading, isSwapped: false}, {masks, attack, tested: found})];
}

const lineSigns = {column: '|', diagonal: '\\', antidiagonal: '/'} as const;

type Drawing = {
	/** Of the queens, by rows. */
	readonly masks: readonly number[];
	readonly attack?: Attack | undefined;
	readonly tested?: Square | undefined;
};

/** `X` marks queens of an attack, with the squares between, and `x` the tested square. Rows and columns are named as in the file. */
function drawn(size: number, reading: Reading, {masks, attack, tested}: Drawing): readonly string[] {
	const all = Array.from({length: size}, (_, index) => index);
	const names = all.map((index) => nameOf({row: index, column: index}, size, reading));
	const wide = Math.max(...names.map(({row, column}) => String(Math.max(row, column)).length));
	const written = (name: string, signs: readonly string[]) =>
		[padStart(name, wide), '', ...signs.map((sign) => padStart(sign, wide))].join(' ');
	const signOn = (row: number, column: number) => {
		const isOnLine =
			attack &&
			row >= attack.one.row &&
			row <= attack.other.row &&
			column === attack.one.column + slopes[attack.line] * (row - attack.one.row);
		if (((masks[row] ?? 0) >>> column) & 1) {
			return isOnLine ? 'X' : 'Q';
		}

		const between = isOnLine ? lineSigns[attack.line] : '.';
		return tested?.row === row && tested.column === column ? 'x' : between;
	};
	return [
		written(
			'',
			names.map(({column}) => String(column)),
		),
		...all.map((row) =>
			written(
				String(names[row]!.row),
				all.map((column) => signOn(row, column)),
			),
		),
	];
}

function shortened({text}: Told): string {
	const most = 60;
	return text.length > most ? `${text.slice(0, most)}...` : text;
}
