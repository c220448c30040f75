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
type Drawn = readonly string[];

type Wrong = Group['wrong']['first'][number];

const mostCauses = 5;

/** The verdict, the first fault with its board, what is missing or was asked for, the mistakes, and what was not read. */
export function sentencesOf(report: Report, asked: Asked, {check: said}: Text, code: CodeId, bold = plainly): string {
	const first = written(bold(verdictOf(report, said, asked)));
	return first + (report.verdict === 'unclear' ? adviceIn(report, said, code) : findingsIn(report, said, code));
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

/** Where nothing was printed, what to look at; else what can be read. */
function adviceIn({unread, crash, counts, solutions, trace}: Report, said: Said, code: CodeId): string {
	const isBlank = !(unread.count > 0 || counts.length > 0 || solutions || trace);
	if (isBlank && !crash) {
		return written(said.lookAt, said.usualCauses) + howToTrace(said, code);
	}

	return crash ? '' : written(said.whatIsRead);
}

function howToTrace(said: Said, code: CodeId): string {
	return written(said.howToTrace, [traceLines[code]]);
}

function findingsIn(report: Report, said: Said, code: CodeId): string {
	const {verdict, size = 0, solutions, repeated, trace, claim, unread, crash, causes} = report;
	const faulty = [solutions, repeated].find((group) => group && group.wrong.count + group.twice.count > 0);
	const missing = solutions?.missing.first[0];
	const isMissing = verdict === 'wrong' && solutions && missing && !solutions.asks && solutions.right > 0;
	const isNothingFound = claim?.number === 0 && !solutions && !trace;
	const [unreadLine] = unread.first;
	const asks = solutions?.asks;
	return [
		trace?.difference ? ofTrace(trace, trace.difference, size, said) : '',
		faulty ? ofBoards(faulty, size, said) : '',
		asks?.option === 'limit' ? written(said.asks.limit(asks.limit)) : '',
		asks?.option === 'fundamental' ? written(said.asks.fundamental) : '',
		isMissing
			? written(
					said.missing(
						missing.number,
						missing.queens.map((column) => column + solutions.base),
						`${programCommand} ${size} --at ${missing.number}`,
					),
				)
			: '',
		claim ? written(said.claim(claim.line, claim.number, claim.size ?? size, publishedCount(claim.size ?? size))) : '',
		crash ? written(said.crash(crash.line, shortened(crash))) : '',
		causes.length > 0 && causes.length <= mostCauses
			? written(
					said.causes(causes.length, !asks),
					causes.map((id) => said.mistakes[id]),
				)
			: '',
		unreadLine ? written(said.unread(unreadLine.line, shortened(unreadLine))) : '',
		isNothingFound ? written(said.lookAt, said.usualCauses) : '',
		verdict === 'wrong' && causes.length !== 1 && !trace && !asks && !crash ? howToTrace(said, code) : '',
	].join('');
}

function ofBoards({wrong, twice, base, ...group}: Group, size: number, said: Said): string {
	const [again] = twice.first;
	const [first] = wrong.first;
	return [
		first ? written(ofWrong(first, base, size, said), drawingOf(first, base, size)) : '',
		again && (!first || group.right > 0)
			? written(
					said.twice(
						again.queens.map((column) => column + base),
						...again.lines,
					),
				)
			: '',
	].join('');
}

function ofWrong({line, lastLine, isDrawn, fault}: Wrong, base: number, size: number, said: Said): string {
	switch (fault.type) {
		case 'attack': {
			return said.faults.attack(line, lastLine, fault.one.row + base, fault.other.row + base, fault.line);
		}

		case 'found': {
			return said.faults.found(line, lastLine, fault.found, size, isDrawn);
		}

		case 'none':
		case 'sign':
		case 'several':
		case 'outside': {
			const columns = fault.columns.map((column) => column + base);
			return said.faults[fault.type](line, lastLine, fault.row + base, columns);
		}
	}
}

const lineSigns = {column: '|', diagonal: '\\', antidiagonal: '/'} as const;

/** `X` marks two queens that attack each other; the squares between show the line. */
function drawingOf({masks, fault}: Wrong, base: number, size: number): Drawn {
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
function ofTrace({naming}: TraceVerdict, difference: Difference, size: number, said: Said): string {
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
	return written(sentence, drawn(size, {...naming, isSwapped: false}, signOn));
}

/** Rows and columns are named as in the file. */
function drawn(size: number, naming: Naming, signOn: (square: Square) => string): Drawn {
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

function written(sentence: string, below: Drawn = []): string {
	return [sentence, ...below.map((line) => `    ${line}`)].map((line) => `${line}\n`).join('');
}

function shortened({text}: Told): string {
	const most = 60;
	return text.length > most ? `${text.slice(0, most)}...` : text;
}
