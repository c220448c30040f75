import type {Square} from '../solver/index.js';
import type {Text} from '../text/en.js';
import {programName} from '../text/program.js';
import {padStart} from '../text/width.js';
import {type Fault, squaresIn} from './board.js';
import type {Report} from './report.js';
import type {Asked, SolutionsVerdict, Wrong} from './solutions.js';
import type {Difference} from './trace.js';

/** At most this many findings of a kind are told. */
const mostTold = 3;

/** A finding: a sentence, what is drawn below it, and the command that shows it. */
type Finding = {readonly sentence: string; readonly drawing?: readonly string[]; readonly command?: string};

/** Tells the findings as a person would. */
export function sentencesOf(report: Report, asked: Asked, text: Text): string {
	const {size, solutions, trace, claim, skipped} = report;
	const said = text.check;
	const findings: readonly Finding[] = [
		{sentence: said.read(size, formsOf(report, text), report.lines)},
		...(report.written.base === 1 || report.traceBase === 1 ? [{sentence: said.fromZero}] : []),
		...(solutions ? ofSolutions(size, solutions, asked, text) : []),
		...(trace && !trace.difference ? [{sentence: said.sameTrace(trace.tests)}] : []),
		...(trace?.difference ? [ofDifference(size, trace.difference, text)] : []),
		...(claim ? [{sentence: said.claim(claim.line, claim.number, BigInt(claim.solutions))}] : []),
		...some(skipped.first, skipped.count, text, ({line, text: skippedText}) => ({
			sentence: said.skipped(line, shortened(skippedText)),
		})),
		...ofMistakes(report, text),
	];
	return findings.map(writtenFinding).join('');
}

/** What would explain all of it, unless that is anything: then how to find out more. */
function ofMistakes({mistakes, solutions, trace, isRight}: Report, {check: said}: Text): readonly Finding[] {
	const isTold = mistakes.length > 0 && mistakes.length <= mostTold;
	if (isTold) {
		return [{sentence: said.explained, drawing: mistakes.map((id) => said.mistakes[id])}];
	}

	const isUnclear = !isRight && !trace && solutions?.asks === undefined && solutions?.isComplete === false;
	return isUnclear ? [{sentence: said.printTests}] : [];
}

function writtenFinding({sentence, drawing = [], command}: Finding): string {
	const lines = [...drawing, ...(command ? [command] : [])].map((line) => `    ${line}\n`);
	return `${sentence}\n${lines.join('')}`;
}

function formsOf({written: {symbols, hasLists, base}, traceBase}: Report, {check: {forms}}: Text): readonly string[] {
	return [
		...(traceBase === undefined ? [] : [forms.trace(traceBase)]),
		...(symbols ? [forms.boards(...symbols)] : []),
		...(hasLists ? [forms.list(base ?? 0)] : []),
	];
}

/** The first of several findings, and how many more there are. */
function some<Each>(
	first: readonly Each[],
	count: number,
	text: Text,
	findingOf: (each: Each, index: number) => Finding,
): readonly Finding[] {
	const told = first.slice(0, mostTold).map(findingOf);
	const more = count - told.length;
	return told.length > 0 && more > 0 ? [...told, {sentence: text.check.more(BigInt(more))}] : told;
}

function ofSolutions(size: number, verdict: SolutionsVerdict, asked: Asked, text: Text): readonly Finding[] {
	const said = text.check;
	const {missing, twice, wrong, broken, asks, order, right, compared} = verdict;
	const show = (number: number) => command(size, `--at ${number}`);
	return [
		{sentence: summaryOf(verdict, asked, text)},
		...(asks ? [{sentence: asks.option === 'limit' ? said.asks.limit(asks.limit) : said.asks.fundamental}] : []),
		...(asks || right === 0
			? []
			: some(missing.first, missing.count, text, ({number, queens}) => ({
					sentence: said.missing(number, queens),
					command: show(number),
				}))),
		...some(twice.first, twice.count, text, ({number, lines}) => ({
			sentence: said.twice(number, ...lines),
			command: show(number),
		})),
		...some(wrong.first, wrong.count, text, (each, index) => ofWrong(size, each, index === 0, text)),
		...some(broken.first, broken.count, text, ({what, line, lastLine, found, at}) => ({
			sentence: said.broken[what](at ?? line, at ?? lastLine, found, size),
		})),
		...(right > 1 ? [{sentence: said.order[order]}] : []),
		...(compared < right ? [{sentence: said.alone(compared)}] : []),
	];
}

function summaryOf({read, right, expected, isComplete}: SolutionsVerdict, asked: Asked, {check}: Text): string {
	if (!isComplete) {
		return check.incomplete(right, BigInt(expected), read - right);
	}

	if (asked.isFundamentalOnly) {
		return check.oneOfEach(right);
	}

	return asked.limit === undefined ? check.complete(right) : check.enough(right);
}

/** A wrong board, perhaps drawn. */
function ofWrong(
	size: number,
	{line, lastLine, masks, fault}: Wrong,
	isDrawn: boolean,
	{check: {wrong}}: Text,
): Finding {
	const sentence =
		fault.type === 'attack'
			? wrong.attack(line, lastLine, fault.one, fault.other, fault.line)
			: wrong[fault.type](line, lastLine, fault.row, fault.columns, size);
	return {
		sentence,
		...(isDrawn ? {drawing: pictureOf(masks, fault)} : {}),
		...(fault.type === 'outside' ? {} : {command: command(size, `--screen play --queens '${queensOption(masks)}'`)}),
	};
}

/** Where a trace differs, what it should say there, and why. */
function ofDifference(size: number, difference: Difference, text: Text): Finding {
	const {line, found, expected, step, solutions} = difference;
	const said = text.check;
	const where = found ? said.differs(line, written(found)) : said.endsEarly(line);
	const isSameSquare = found?.row === expected?.row && found?.column === expected?.column;
	if (!expected) {
		return {sentence: text.joined.sentences([where, said.isOver(solutions)])};
	}

	const because = said.because(expected, expected.attack);
	const right = written(expected);
	const reasons = isSameSquare ? [because] : [said.reasons[expected.reason](expected), because];
	return {
		sentence: text.joined.sentences([where, found ? said.shouldBe(right) : said.goesOn(right), ...reasons]),
		command: command(size, `--screen search --at ${step}`),
	};
}

/** A line of a trace. */
function written({row, column, isSafe}: Square & {readonly isSafe: boolean}): string {
	return `[${row}][${column}]=${isSafe}`;
}

function command(size: number, options: string): string {
	return `${programName} ${size} ${options}`;
}

function shortened(text: string): string {
	const most = 60;
	return text.length > most ? `${text.slice(0, most)}...` : text;
}

/** How a line of attack runs through the squares between two queens. */
const signs = {column: '|', diagonal: '\\', antidiagonal: '/'} as const;

/** A wrong board as lines of text. `X` marks two queens that attack each other, and the squares between show the line. */
function pictureOf(masks: readonly number[], fault: Fault): readonly string[] {
	const size = masks.length;
	const squares = masks.map(() => new Array<string>(size).fill('.'));
	const draw = (row: number, column: number, sign: string) => squares[row]?.splice(column, 1, sign);
	for (const {row, column} of squaresIn(masks).filter((square) => square.column < size)) {
		draw(row, column, 'Q');
	}

	if (fault.type === 'attack') {
		const {one, other, line} = fault;
		const across = Math.sign(other.column - one.column);
		for (let row = one.row; row <= other.row; row++) {
			const isEnd = row === one.row || row === other.row;
			draw(row, one.column + across * (row - one.row), isEnd ? 'X' : signs[line]);
		}
	}

	const wide = String(size - 1).length;
	const drawn = (name: string | number, signs: readonly (string | number)[]) =>
		`${padStart(String(name), wide)}  ${signs.map((sign) => padStart(String(sign), wide)).join(' ')}`.trimEnd();
	return [drawn('', [...squares.keys()]), ...squares.map((row, index) => drawn(index, row))];
}

/** The board as `--queens` takes it: for each row the columns of its queens. */
function queensOption(masks: readonly number[]): string {
	const squares = squaresIn(masks);
	const inRow = (row: number) => squares.filter((square) => square.row === row).map(({column}) => column);
	return masks.map((mask, row) => (mask === 0 ? '.' : inRow(row).join(','))).join(' ');
}
