import type {CodeId, Square} from '../solver/index.js';
import type {Text} from '../text/en.js';
import {printable} from '../text/printable.js';
import {programCommand} from '../text/program.js';
import {traceLines} from '../text/trace-line.js';
import {displayWidth, padEnd, padStart} from '../text/width.js';
import {squaresIn} from './board.js';
import {slopes} from './programs.js';
import type {Report} from './report.js';
import type {Asked, SolutionsVerdict, Some, Wrong} from './solutions.js';
import type {Difference, Reading, TraceVerdict} from './trace.js';

export type Tone = 'right' | 'wrong' | 'attacked' | 'attacker';
export type Paint = (tone: Tone, text: string) => string;

/** What sentences about a report are made with. */
type Context = {readonly report: Report; readonly size: number; readonly said: Text['check']; readonly paint: Paint};

const mostTold = 3;
const mostCauses = 5;

export function sentencesOf(
	report: Report,
	asked: Asked,
	text: Text,
	code: CodeId,
	paint: Paint = (_, plain) => plain,
): string {
	const {verdict, size, solutions, trace, claim, unread, otherSizes, causes, base} = report;
	const said = text.check;
	const first = written(verdictOf(report, asked, text, paint));
	if (verdict === 'unclear') {
		const more = otherSizes.length > 0 ? '' : written(said.whatIsRead);
		return first + (report.firstLine ? more : adviceIn(said, code));
	}

	const isOpen = verdict === 'wrong' && causes.length !== 1 && !trace;
	return [
		first,
		...otherSizes.map((each) => written(said.alsoRight(each))),
		causesIn(report, said),
		base === 1 ? written(said.fromOne) : '',
		size === undefined ? '' : ofData({report, size, said, paint}),
		claim ? written(said.claim(claim.line, claim.number, claim.size, claim.solutions, claim.printed)) : '',
		some(unread, said, (each) => written(said.unread(each.line, shortened(each.text)))),
		size === undefined ? '' : written(said.read(size, formsIn(report, said), report.lines)),
		isOpen && solutions?.isComplete === false && !solutions.asks ? written(said.printTests) : '',
	].join('');
}

function adviceIn(said: Context['said'], code: CodeId): string {
	return written(said.lookAt, said.usualCauses) + written(said.howToTrace, [traceLines[code]]);
}

export function lineOf(report: Report, file: string, asked: Asked, text: Text, paint: Paint): string {
	const [cause] = report.causes;
	const why = cause && report.causes.length === 1 ? ` ${text.check.mistakes[cause]}` : '';
	return `${printable(file)}: ${verdictOf(report, asked, text, paint)}${why}\n`;
}

function verdictOf(report: Report, asked: Asked, {check: said}: Text, paint: Paint): string {
	const {verdict} = report;
	const what = {right: rightIn, wrong: wrongIn, unclear: unclearIn}[verdict];
	return paint(verdict === 'right' ? 'right' : 'wrong', said[verdict](what(report, said, asked)));
}

function rightIn({size = 0, solutions, states, trace, counts}: Report, said: Context['said'], asked: Asked): string {
	if (solutions) {
		const all = asked.limit === undefined || solutions.right === 0 ? said.complete : said.enough;
		const complete = (asked.isFundamentalOnly ? said.oneOfEach : all)(solutions.right);
		return states > 0 ? said.withStates(complete, states) : complete;
	}

	const count = counts.find((each) => (each.size ?? size) === size) ?? counts.at(-1);
	return trace ? said.sameTrace(trace.tests, trace.isWhole) : said.onlyCount(count?.number ?? 0, count?.size ?? size);
}

function wrongIn({solutions, trace, stoppedAt, claim}: Report, said: Context['said']): string {
	if (stoppedAt !== undefined) {
		return said.tooMuch(stoppedAt);
	}

	if (solutions && !solutions.isComplete) {
		return said.incomplete(solutions.right, solutions.expected, solutions.read - solutions.right);
	}

	if (trace?.difference) {
		return said.wrongTrace;
	}

	return claim ? said.wrongCount : said.wrongRepeated;
}

function unclearIn({size, otherSizes, counts, unread, firstLine}: Report, said: Context['said']): string {
	if (otherSizes.length > 0) {
		return said.rightFor(otherSizes, size);
	}

	const {line, text} = unread.first[0] ?? firstLine ?? {line: 0, text: ''};
	if (line === 0) {
		return said.nothing;
	}

	const isWithoutSize = size === undefined && counts.length > 0 && unread.count === 0;
	return (isWithoutSize ? said.noSize : said.notRead)(line, shortened(text));
}

function causesIn({causes, solutions, stoppedAt}: Report, said: Context['said']): string {
	const {length} = causes;
	const isWhole = !solutions?.asks && stoppedAt === undefined;
	const named = causes.map((id) => said.mistakes[id]);
	return length > 0 && length <= mostCauses ? written(said.causes(length, isWhole), named) : '';
}

function formsIn({symbols, solutions, repeated, base, trace}: Report, {forms}: Context['said']): readonly string[] {
	const isList = solutions !== undefined && solutions.read > 0 && (symbols === undefined || repeated !== undefined);
	return [
		...(trace ? [forms.trace(trace.reading.base, trace.reading.columnBase)] : []),
		...(symbols ? [forms.boards(symbols.queen, symbols.empty)] : []),
		...(isList ? [forms.list(base)] : []),
	];
}

function ofData(context: Context): string {
	const {solutions, repeated, trace} = context.report;
	const isRepeatedWrong = repeated && repeated.right < repeated.read;
	return [
		trace?.difference ? ofDifference(context, trace, trace.difference) : '',
		solutions ? ofSolutions(context, solutions) : '',
		isRepeatedWrong ? ofSolutions(context, repeated) : '',
	].join('');
}

function ofSolutions(context: Context, verdict: SolutionsVerdict): string {
	const {report, size, said} = context;
	const {missing, twice, wrong, broken, asks, right, compared, queens = 0} = verdict;
	const odd = wrong.count + broken.count;
	const isMissing = !asks && right > 0 && report.stoppedAt === undefined;
	const show = (number: number) => [command(size, `--at ${number}`)];
	return [
		asks ? written(asks.option === 'limit' ? said.asks.limit(asks.limit) : said.asks.fundamental) : '',
		odd > 1 && queens > 0 && queens !== size ? written(said.fewer(odd, queens, size)) : '',
		some(wrong, said, (each, index) => ofWrong(context, each, index === 0)),
		some(broken, said, ({what, line, lastLine, found, at}) =>
			written(said.broken[what](at ?? line, at ?? lastLine, found, size)),
		),
		some(twice, said, ({number, lines}) => written(said.twice(number, ...lines), show(number))),
		some(isMissing ? missing : {count: 0, first: []}, said, ({number, queens: columns}) => {
			const named = columns.map((column) => column + report.base);
			return written(said.missing(number, named), show(number));
		}),
		compared < right ? written(said.alone(compared)) : '',
	].join('');
}

function ofWrong({report: {base}, size, said, paint}: Context, wrong: Wrong, isDrawn: boolean): string {
	const {line, lastLine, masks, fault} = wrong;
	const named = ({row, column}: Square) => ({row: row + base, column: column + base});
	const sentence =
		fault.type === 'attack'
			? said.faults.attack(line, lastLine, named(fault.one), named(fault.other), fault.line)
			: said.faults[fault.type](
					line,
					lastLine,
					fault.row + base,
					fault.columns.map((column) => column + base),
					base,
					size - 1 + base,
				);
	const isWhole = masks.length === size;
	return written(sentence, [
		...(isDrawn && isWhole ? pictureOf(wrong, base, paint) : []),
		...(isWhole && fault.type !== 'outside' ? [command(size, `--screen play --queens '${queensOption(masks)}'`)] : []),
	]);
}

function ofDifference(context: Context, trace: TraceVerdict, difference: Difference): string {
	const {size, said} = context;
	const {reading} = trace;
	const {kind, row, columns, attacker} = difference;
	const named = namesIn(reading, size);
	const [first, last] = columns.map((column) => named({row, column}).column).toSorted((a, b) => a - b);
	const common = commonOf(trace, said);
	return [
		reading.isSwapped ? written(said.swapped) : '',
		reading.isBackwards ? written(said.backwards) : '',
		written(
			said.differences[kind](row + reading.base, first!, last!, attacker && {...attacker, ...named(attacker)}),
			drawingOf(context, reading, difference),
		),
		common === '' ? '' : written(common),
	].join('');
}

function commonOf({common, differences, reading}: TraceVerdict, said: Context['said']): string {
	const {'wrong-safe': safe = 0, 'wrong-attacked': attacked = 0} = differences;
	if (common.length > 0) {
		const what = common.map(({type, lines = [], row = 0}) => said.commons[type](lines, row + reading.base));
		return said.common(safe + attacked, what);
	}

	if (safe > 0 && attacked > 0) {
		return said.both(safe, attacked);
	}

	const [count = 0, ...others] = Object.values(differences);
	return count > 1 && others.length === 0 ? said.oneKind(count) : '';
}

/** As the program names its squares. */
function namesIn({base, columnBase, isBackwards}: Reading, size: number): (square: Square) => Square {
	return ({row, column}) => ({
		row: row + base,
		column: (isBackwards ? size - 1 - column : column) + columnBase,
	});
}

/** The printed lines around the first difference, and what the search would print, beside the board as it is there. */
function drawingOf(context: Context, reading: Reading, difference: Difference): readonly string[] {
	const {size, said, paint} = context;
	const {before, found, line, expected} = difference;
	const test = (tested: Square & {readonly isSafe: boolean}) => {
		const {row, column} = namesIn(reading, size)(tested);
		return `${reading.isSwapped ? `[${column}][${row}]` : `[${row}][${column}]`}=${tested.isSafe}`;
	};
	const wide = String(line).length;
	const search = expected ? said.search(test(expected)) : said.searchIsOver;
	const lines = [
		...before.map((each) => `${padStart(String(each.line), wide)}  ${test(each.test)}`),
		found ? `${line}  ${test(found)}   ${search}` : `${padStart('', wide)}  ${search}`,
	];
	const board = boardOf(context, reading, difference);
	const width = Math.max(...lines.map(displayWidth)) + 3;
	return Array.from({length: Math.max(lines.length, board.length)}, (_, index) =>
		`${padEnd(lines[index] ?? '', width)}${board[index] ?? ''}`
			.trimEnd()
			.replace(search, (plain) => paint('wrong', plain)),
	);
}

/** At the first difference: `x` is the tested square, `X` a queen that attacks it. */
function boardOf({size, paint}: Context, reading: Reading, difference: Difference): readonly string[] {
	const {queens, found, expected} = difference;
	const isSame = found?.row === expected?.row && found?.column === expected?.column;
	return drawnBoard(size, reading, paint, ({row, column}) => {
		if (queens[row] === column) {
			return isSame && expected?.attackingRow === row ? ['X', 'attacker'] : ['Q'];
		}

		return found?.row === row && found.column === column ? ['x', 'attacked'] : ['.'];
	});
}

const lineSigns = {column: '|', diagonal: '\\', antidiagonal: '/'} as const;

/** `X` marks two queens that attack each other; the squares between show the line. */
function pictureOf({masks, fault}: Wrong, base: number, paint: Paint): readonly string[] {
	return drawnBoard(masks.length, {base, columnBase: base}, paint, ({row, column}) => {
		if (fault.type === 'attack') {
			const {one, other, line} = fault;
			const isOnLine = column === one.column + slopes[line] * (row - one.row);
			if (isOnLine && (row === one.row || row === other.row)) {
				return ['X', 'attacked'];
			}

			if (isOnLine && row > one.row && row < other.row) {
				return [lineSigns[line], 'attacker'];
			}
		}

		return [(masks[row]! >>> column) & 1 ? 'Q' : '.'];
	});
}

type Sign = readonly [sign: string, tone?: Tone];

function drawnBoard(
	size: number,
	{base, columnBase}: {readonly base: number; readonly columnBase: number},
	paint: Paint,
	signOn: (square: Square) => Sign,
): readonly string[] {
	const indexes = Array.from({length: size}, (_, index) => index);
	const wide = String(size - 1 + Math.max(base, columnBase)).length;
	const square = ([sign, tone]: Sign) => (tone ? paint(tone, padStart(sign, wide)) : padStart(sign, wide));
	const drawn = (name: string, signs: readonly Sign[]) => `${padStart(name, wide)}  ${signs.map(square).join(' ')}`;
	const names = indexes.map((column): Sign => [String(column + columnBase)]);
	const rows = indexes.map((row) => indexes.map((column) => signOn({row, column})));
	return [drawn('', names), ...rows.map((signs, row) => drawn(String(row + base), signs))];
}

/** For `--queens`: the columns of each row's queens. */
function queensOption(masks: readonly number[]): string {
	const squares = squaresIn(masks);
	const inRow = (row: number) => squares.filter((square) => square.row === row).map(({column}) => column);
	return masks.map((_, row) => inRow(row).join(',') || '.').join(' ');
}

function some<Each>(
	{first, count}: Some<Each>,
	said: Context['said'],
	writtenOf: (each: Each, index: number) => string,
): string {
	const told = first.slice(0, mostTold);
	const more = count - told.length;
	return told.map(writtenOf).join('') + (told.length > 0 && more > 0 ? written(said.more(more)) : '');
}

function written(sentence: string, drawing: readonly string[] = []): string {
	return [sentence, ...drawing.map((line) => `    ${line}`)].map((line) => `${line}\n`).join('');
}

function command(size: number, options: string): string {
	return `${programCommand} ${size} ${options}`;
}

function shortened(text: string): string {
	const most = 60;
	return text.length > most ? `${text.slice(0, most)}...` : text;
}
