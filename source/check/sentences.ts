import {type CodeId, publishedCount, type Square} from '../solver/index.js';
import type {Text} from '../text/en.js';
import {traceLines} from '../text/own-program.js';
import {printable} from '../text/printable.js';
import {programCommand} from '../text/program.js';
import {padStart} from '../text/width.js';
import type {Group, Told} from './findings.js';
import {slopes} from './programs.js';
import type {Report} from './report.js';
import type {Asked} from './solutions.js';
import {type Difference, type Naming, nameOf, type TraceVerdict} from './trace.js';

type Said = Text['check'];
type Wrong = Group['wrong']['first'][number];
/** And what stands below it: a drawing, or a list. */
type Sentence = readonly [sentence: string, below?: readonly string[]];

const mostCauses = 5;

/** The verdict, the first fault with its board, what is missing or was asked for, the mistakes, and what was not read. */
export function sentencesOf(report: Report, asked: Asked, {check: said}: Text, code: CodeId, bold = plainly): string {
	const more = (report.verdict === 'unclear' ? adviceIn : findingsIn)(report, said, code);
	const all: readonly Sentence[] = [
		[bold(verdictOf(report, said, asked))],
		...more.filter((each) => each !== undefined),
	];
	return all
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
	const what = {right: rightIn, wrong: wrongIn, unclear: unclearIn}[report.verdict];
	return said[report.verdict](what(report, said, asked));
}

function rightIn({size = 0, solutions, trace, counts, otherSizes}: Report, said: Said, asked: Asked): string {
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
	return (asked.isFundamentalOnly ? said.oneOfEach(right, size) : all) + others;
}

function wrongIn({size = 0, solutions, repeated, trace, claim, crash}: Report, said: Said): string {
	if (trace?.difference) {
		return said.wrongTrace(size);
	}

	const faulty = [solutions, repeated].find((group) => group && !group.isComplete);
	if (faulty) {
		return said.incomplete(faulty.right, faulty.expected, size, faulty.wrong.count, faulty.twice.count);
	}

	if (trace?.isCut) {
		return said.cutTrace(trace.solutions);
	}

	return claim || !crash ? said.wrongCount : said.crashed;
}

function unclearIn(report: Report, said: Said): string {
	const {size, solutions, trace, counts, unread, crash, firstLine, otherSizes} = report;
	if (otherSizes.length > 0 && !solutions) {
		return said.rightFor(otherSizes, size);
	}

	const [line] = crash ? [crash] : unread.first;
	const hasData = solutions !== undefined || trace !== undefined || counts.length > 0;
	if (line) {
		return crash ? said.onlyCrash(line.line, shortened(line)) : said.notRead(line.line, shortened(line));
	}

	if (hasData) {
		return size === undefined ? said.noSize : said.tooMany;
	}

	return firstLine ? said.noData(firstLine.line, shortened(firstLine)) : said.nothing;
}

/** Where something was printed, what can be read; without data what to look at. */
function adviceIn(
	{unread, crash, counts, solutions, trace, firstLine, otherSizes}: Report,
	said: Said,
	code: CodeId,
): readonly Sentence[] {
	const isBlank = unread.count + counts.length === 0 && !solutions && !trace;
	if (crash || otherSizes.length > 0) {
		return [];
	}

	return isBlank
		? [
				...(firstLine ? [[said.whatIsRead] as const] : []),
				[said.lookAt, said.usualCauses],
				[said.howToTrace, [traceLines[code]]],
			]
		: [[said.whatIsRead]];
}

function findingsIn(report: Report, said: Said, code: CodeId): readonly (Sentence | undefined)[] {
	const {verdict, size = 0, solutions, trace, claim, unread, crash, causes, stoppedAt} = report;
	const [unreadLine] = unread.first;
	const isOpen = verdict === 'wrong' && causes.length !== 1 && !trace && !solutions?.asks && !crash;
	return [
		trace?.difference && ofTrace(trace, trace.difference, size, said),
		...ofBoards(report, size, said),
		stoppedAt === undefined ? undefined : [said.stopped(stoppedAt)],
		claim && [said.claim(claim.line, claim.number, claim.size ?? size, publishedCount(claim.size ?? size))],
		crash && [said.crash(crash.line, shortened(crash))],
		causes.length > 0 && causes.length <= mostCauses
			? [said.causes(causes.length, !solutions?.asks), causes.map((id) => said.mistakes[id])]
			: undefined,
		unreadLine && [said.unread(unreadLine.line, shortened(unreadLine))],
		claim?.number === 0 && !solutions && !trace ? [said.lookAt, said.usualCauses] : undefined,
		isOpen ? [said.howToTrace, [traceLines[code]]] : undefined,
	];
}

function ofBoards(
	{verdict, solutions, repeated, stoppedAt}: Report,
	size: number,
	said: Said,
): readonly (Sentence | undefined)[] {
	const faulty = solutions?.wrong.first[0] ? solutions : repeated;
	const [wrong] = faulty?.wrong.first ?? [];
	const [again] = solutions?.twice.first ?? [];
	const [missing] = solutions?.missing.first ?? [];
	const {asks, right = 0, base = 0} = solutions ?? {};
	const named = (columns: readonly number[]) => columns.map((column) => column + base);
	const show = missing && `${programCommand} ${size} --at ${missing.number}`;
	const isMissing = verdict === 'wrong' && !asks && right > 0 && !stoppedAt;
	return [
		wrong && [ofWrong(wrong, faulty!.base, size, said), drawingOf(wrong, faulty!.base, size)],
		again && (!wrong || right > 0) ? [said.twice(named(again.queens), ...again.lines)] : undefined,
		asks && [asks.option === 'limit' ? said.asks.limit(asks.limit) : said.asks.fundamental],
		show && isMissing ? [said.missing(missing.number, named(missing.queens), show)] : undefined,
	];
}

function ofWrong({line, lastLine, isDrawn, fault}: Wrong, base: number, size: number, {faults}: Said): string {
	if (fault.type === 'attack') {
		return faults.attack(line, lastLine, fault.one.row + base, fault.other.row + base, fault.line);
	}

	if (fault.type === 'found') {
		return faults.found(line, lastLine, fault.found, size, isDrawn);
	}

	const columns = fault.columns.map((column) => column + base);
	return faults[fault.type](line, lastLine, fault.row + base, columns);
}

const lineSigns = {column: '|', diagonal: '\\', antidiagonal: '/'} as const;

/** `X` marks two queens that attack each other; the squares between show the line. */
function drawingOf({masks, fault}: Wrong, base: number, size: number): readonly string[] {
	const attack = fault.type === 'attack' ? fault : undefined;
	const isOnLine = ({row, column}: Square) =>
		attack !== undefined &&
		row >= attack.one.row &&
		row <= attack.other.row &&
		column === attack.one.column + slopes[attack.line] * (row - attack.one.row);
	return masks.length === size && masks.every((mask) => mask >= 0)
		? drawn(size, {row: base, column: base, isSwapped: false, isBackwards: false}, (square) => {
				const hasQueen = (masks[square.row]! >>> square.column) & 1;
				if (attack && isOnLine(square)) {
					return hasQueen ? 'X' : lineSigns[attack.line];
				}

				return hasQueen ? 'Q' : '.';
			})
		: [];
}

/** `x` is the tested square, `X` a queen that attacks it. */
function ofTrace({naming}: TraceVerdict, difference: Difference, size: number, said: Said): Sentence {
	const {line, found, expected, queens} = difference;
	const named = (square: Square) => nameOf(square, size, naming);
	const attack = expected?.attack;
	const attacker = attack && {...named({row: attack.row, column: queens[attack.row]!}), line: attack.line};
	const search = expected && {...named(expected), isSafe: expected.isSafe};
	const sentence = found
		? said.difference(line, {...named(found), isSafe: found.isSafe}, search, attacker)
		: said.earlyEnd(line, search!);
	const signOn = ({row, column}: Square) => {
		const plain = found?.row === row && found.column === column ? 'x' : '.';
		const queen = attack?.row === row ? 'X' : 'Q';
		return queens[row] === column ? queen : plain;
	};
	return [sentence, drawn(size, {...naming, isSwapped: false}, signOn)];
}

/** Rows and columns are named as in the file. */
function drawn(size: number, naming: Naming, signOn: (square: Square) => string): readonly string[] {
	const all = Array.from({length: size}, (_, index) => index);
	const names = all.map((index) => nameOf({row: index, column: index}, size, naming));
	const wide = Math.max(...names.map(({row, column}) => String(Math.max(row, column)).length));
	const rowOf = (name: string, signs: readonly string[]) =>
		[padStart(name, wide), '', ...signs.map((sign) => padStart(sign, wide))].join(' ');
	return [
		rowOf(
			'',
			names.map(({column}) => String(column)),
		),
		...all.map((row) =>
			rowOf(
				String(names[row]!.row),
				all.map((column) => signOn({row, column})),
			),
		),
	];
}

function shortened({text}: Told): string {
	const most = 60;
	return text.length > most ? `${text.slice(0, most)}...` : text;
}
