import type {Attack, Square} from '../solver/index.js';
import type {Text} from '../text/en.js';
import {printable} from '../text/printable.js';
import {programCommand} from '../text/program.js';
import {cells, padEnd, padStart} from '../text/width.js';
import {type Fault, squaresIn} from './board.js';
import type {Report} from './report.js';
import type {Asked, SolutionsVerdict, Wrong} from './solutions.js';
import type {Common, Difference, Reading, TraceVerdict} from './trace.js';

export type Tone = 'right' | 'wrong' | 'attacked' | 'attacker';
export type Paint = (tone: Tone, text: string) => string;

const mostTold = 3;
const mostCauses = 5;

type Finding = {readonly sentence: string; readonly drawing?: readonly string[]; readonly command?: string};

export function sentencesOf(report: Report, asked: Asked, text: Text, paint: Paint = (_, plain) => plain): string {
	const {otherSizes} = report;
	const said = text.check;
	const verdict = {sentence: paint(report.verdict === 'right' ? 'right' : 'wrong', verdictOf(report, asked, text))};
	const findings: readonly Finding[] =
		report.verdict === 'unclear'
			? [
					verdict,
					...(otherSizes.length > 0 ? otherSizes.map(said.rightFor) : [said.whatIsRead]).map((sentence) => ({
						sentence,
					})),
				]
			: [
					verdict,
					...otherSizes.map((size) => ({sentence: said.alsoRight(size)})),
					...causesIn(report, text),
					...findingsIn(report, text, paint),
					...(isUnclear(report) ? [{sentence: said.printTests}] : []),
				];
	return findings.map(writtenFinding).join('');
}

function findingsIn(report: Report, text: Text, paint: Paint): readonly Finding[] {
	const {size, solutions, repeated, trace, claim, unread, base} = report;
	const said = text.check;
	const wrongNumber =
		claim &&
		(claim.printed === undefined
			? said.claim(claim.line, claim.number, claim.size, claim.solutions)
			: said.claimOfPrinted(claim.line, claim.number, claim.printed));
	const isRepeatedWrong = repeated && repeated.right < repeated.read;
	return size === undefined
		? []
		: [
				...(base === 1 ? [{sentence: said.fromOne}] : []),
				...(trace?.difference ? ofDifference(size, trace, trace.difference, text, paint) : []),
				...(solutions ? ofSolutions(report, size, solutions, text, paint) : []),
				...(isRepeatedWrong ? ofSolutions(report, size, repeated, text, paint) : []),
				...(wrongNumber === undefined ? [] : [{sentence: capitalised(wrongNumber)}]),
				...some(unread.first, unread.count, text, (each) => ({sentence: said.unread(each.line, shortened(each.text))})),
				{sentence: said.read(size, formsOf(report, text), report.lines)},
			];
}

export function lineOf(report: Report, file: string, asked: Asked, text: Text, paint: Paint): string {
	const {causes, verdict} = report;
	const [cause] = causes;
	const why = cause && causes.length === 1 ? ` ${text.check.mistakes[cause]}` : '';
	return `${printable(file)}: ${paint(verdict === 'right' ? 'right' : 'wrong', verdictOf(report, asked, text))}${why}\n`;
}

function verdictOf(report: Report, asked: Asked, text: Text): string {
	const said = text.check;
	switch (report.verdict) {
		case 'right': {
			return said.right(rightIn(report, asked, text));
		}

		case 'wrong': {
			return said.wrong(wrongIn(report, text));
		}

		case 'unclear': {
			return said.unclear(unclearIn(report, text));
		}
	}
}

function rightIn({size = 0, solutions, states, trace, counts}: Report, asked: Asked, text: Text): string {
	if (solutions) {
		const complete = completeOf(solutions, asked, text);
		return states > 0 ? text.check.withStates(complete, states) : complete;
	}

	const count = counts.find((each) => (each.size ?? size) === size) ?? counts.at(-1);
	return trace
		? text.check.sameTrace(trace.tests, trace.isWhole)
		: text.check.onlyCount(count?.number ?? 0, count?.size ?? size);
}

function wrongIn({solutions, trace, stoppedAt, claim}: Report, {check: said}: Text): string {
	if (stoppedAt !== undefined) {
		return said.tooMuch(stoppedAt);
	}

	if (solutions && !solutions.isComplete) {
		return said.incomplete(solutions.right, BigInt(solutions.expected), solutions.read - solutions.right);
	}

	if (trace?.difference) {
		return said.wrongTrace;
	}

	return claim ? said.wrongCount : said.wrongRepeated;
}

function unclearIn({size, counts, unread, firstLine}: Report, {check: said}: Text): string {
	const {line, text} = unread.first[0] ?? firstLine ?? {line: 0, text: ''};
	if (!firstLine) {
		return said.nothing;
	}

	const isWithoutSize = size === undefined && counts.length > 0 && unread.count === 0;
	return isWithoutSize ? said.noSize(line, shortened(text)) : said.notRead(line, shortened(text));
}

function completeOf({right}: SolutionsVerdict, asked: Asked, {check}: Text): string {
	if (asked.isFundamentalOnly) {
		return check.oneOfEach(right);
	}

	if (right === 0) {
		return check.none;
	}

	return asked.limit === undefined ? check.complete(right) : check.enough(right);
}

function causesIn({causes}: Report, {check: said}: Text): readonly Finding[] {
	return causes.length > 0 && causes.length <= mostCauses
		? [{sentence: causes.length === 1 ? said.cause : said.possible, drawing: causes.map((id) => said.mistakes[id])}]
		: [];
}

function isUnclear({verdict, causes, trace, solutions}: Report): boolean {
	return (
		verdict === 'wrong' &&
		causes.length !== 1 &&
		!trace &&
		solutions?.isComplete === false &&
		solutions.asks === undefined
	);
}

function writtenFinding({sentence, drawing = [], command}: Finding): string {
	const lines = [...drawing, ...(command ? [command] : [])].map((line) => `    ${line}\n`);
	return `${sentence}\n${lines.join('')}`;
}

function formsOf({symbols, solutions, repeated, base, trace}: Report, {check: {forms}}: Text): readonly string[] {
	const isList = solutions !== undefined && solutions.read > 0 && (symbols === undefined || repeated !== undefined);
	return [
		...(trace ? [forms.trace(trace.reading.base, trace.reading.columnBase)] : []),
		...(symbols ? [forms.boards(symbols.queen, symbols.empty)] : []),
		...(isList ? [forms.list(base)] : []),
	];
}

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

function ofSolutions(
	{base, stoppedAt}: Report,
	size: number,
	verdict: SolutionsVerdict,
	text: Text,
	paint: Paint,
): readonly Finding[] {
	const said = text.check;
	const {missing, twice, wrong, broken, asks, right, compared, queens} = verdict;
	const show = (number: number) => command(size, `--at ${number}`);
	const odd = wrong.count + broken.count;
	return [
		...(asks ? [{sentence: asks.option === 'limit' ? said.asks.limit(asks.limit) : said.asks.fundamental}] : []),
		...(odd > 1 && queens !== undefined && queens > 0 && queens !== size
			? [{sentence: said.fewer(odd, queens, size)}]
			: []),
		...some(wrong.first, wrong.count, text, (each, index) => ofWrong(size, base, each, index === 0, text, paint)),
		...some(broken.first, broken.count, text, ({what, line, lastLine, found, at}) => ({
			sentence: capitalised(said.broken[what](at ?? line, at ?? lastLine, found, size)),
		})),
		...some(twice.first, twice.count, text, ({number, lines}) => ({
			sentence: said.twice(number, ...lines),
			command: show(number),
		})),
		...(asks || right === 0 || stoppedAt !== undefined
			? []
			: some(missing.first, missing.count, text, ({number, queens: columns}) => ({
					sentence: said.missing(
						number,
						columns.map((column) => column + base),
					),
					command: show(number),
				}))),
		...(compared < right ? [{sentence: said.alone(compared)}] : []),
	];
}

function ofWrong(
	size: number,
	base: number,
	{line, lastLine, masks, fault}: Wrong,
	isDrawn: boolean,
	{check: {faults}}: Text,
	paint: Paint,
): Finding {
	const named = ({row, column}: Square): Square => ({row: row + base, column: column + base});
	const sentence =
		fault.type === 'attack'
			? faults.attack(line, lastLine, named(fault.one), named(fault.other), fault.line)
			: faults[fault.type](
					line,
					lastLine,
					fault.row + base,
					fault.columns.map((column) => column + base),
					base,
					size - 1 + base,
				);
	return {
		sentence: capitalised(sentence),
		...(isDrawn && masks.length === size ? {drawing: pictureOf(masks, base, fault, paint)} : {}),
		...(fault.type === 'outside' || masks.length !== size
			? {}
			: {command: command(size, `--screen play --queens '${queensOption(masks)}'`)}),
	};
}

function ofDifference(
	size: number,
	trace: TraceVerdict,
	difference: Difference,
	text: Text,
	paint: Paint,
): readonly Finding[] {
	const said = text.check;
	const {reading, wrongSafe, wrongAttacked, differences} = trace;
	const {kind, row, columns, attack} = difference;
	const rowOf = (each: number) => each + reading.base;
	const columnOf = (each: number) => (reading.isBackwards ? size - 1 - each : each) + reading.columnBase;
	const [first, last] = columns.map(columnOf).toSorted((a, b) => a - b) as [number, number];
	const isAtSolution =
		kind === 'early-end' &&
		difference.before.at(-1)?.test.isSafe === true &&
		difference.before.at(-1)?.test.row === size - 1;
	const ghost: (Attack & {column?: number}) | undefined = attack && {
		...attack,
		row: rowOf(attack.row),
		...('column' in attack ? {column: columnOf(Number(attack.column))} : {}),
	};
	const to = kind === 'rows-left-out' ? rowOf(columns[1]) : last;
	const isBoth = wrongSafe > 0 && wrongAttacked > 0;
	return [
		...(reading.isSwapped ? [{sentence: said.swapped}] : []),
		...(reading.isBackwards ? [{sentence: said.backwards}] : []),
		{
			sentence: isAtSolution ? said.endsWithSolution : said.differences[kind](rowOf(row), first, to, ghost),
			drawing: besides(linesAround(difference, reading, size, text, paint), boardOf(size, reading, difference, paint)),
		},
		...(trace.common.length > 0
			? [
					{
						sentence: said.common(
							wrongSafe + wrongAttacked,
							trace.common.map((each) => commonOf(each, reading.base, text)),
						),
					},
				]
			: []),
		...(isBoth ? [{sentence: said.both(wrongSafe, wrongAttacked)}] : []),
		...(trace.common.length === 0 && !isBoth && trace.isOneKind && differences > 1
			? [{sentence: said.oneKind(differences)}]
			: []),
	];
}

function commonOf(common: Common, base: number, {check: {commons}}: Text): string {
	switch (common.type) {
		case 'lines':
		case 'gone': {
			return commons[common.type](common.lines);
		}

		case 'row':
		case 'not-row': {
			return commons[common.type](common.row + base);
		}

		case 'near':
		case 'far':
		case 'no-queen': {
			return commons[common.type];
		}
	}
}

function linesAround(
	{before, found, line, expected}: Difference,
	{base, columnBase, isSwapped, isBackwards}: Reading,
	size: number,
	{check: said}: Text,
	paint: Paint,
): readonly string[] {
	const written = ({row, column, isSafe}: Square & {readonly isSafe: boolean}) => {
		const left = (isBackwards ? size - 1 - column : column) + columnBase;
		const upper = row + base;
		return `${isSwapped ? `[${left}][${upper}]` : `[${upper}][${left}]`}=${isSafe}`;
	};
	const wide = String(line).length;
	const numbered = (at: number, test: Square & {readonly isSafe: boolean}) =>
		`${padStart(String(at), wide)}  ${written(test)}`;
	const wrong = expected ? said.search(written(expected)) : said.searchIsOver;
	return [
		...before.map(({line: at, test}) => numbered(at, test)),
		`${found ? `${numbered(line, found)}   ` : `${padStart('', wide)}  `}${paint('wrong', wrong)}`,
	];
}

/** At the first difference: `x` is the tested square, `X` a queen that attacks it. */
function boardOf(
	size: number,
	{base, columnBase}: Reading,
	{queens, found, expected}: Difference,
	paint: Paint,
): readonly string[] {
	const isSame = found?.row === expected?.row && found?.column === expected?.column;
	return drawnBoard(size, base, columnBase, ({row, column}) => {
		if (queens[row] === column) {
			return isSame && expected?.attack?.row === row ? paint('attacker', 'X') : 'Q';
		}

		return found?.row === row && found.column === column ? paint('attacked', 'x') : undefined;
	});
}

function besides(lines: readonly string[], board: readonly string[]): readonly string[] {
	const width = Math.max(...lines.map(cells)) + 3;
	return Array.from({length: Math.max(lines.length, board.length)}, (_, index) => {
		const plain = lines[index] ?? '';
		return `${padEnd(plain, width)}${board[index] ?? ''}`.trimEnd();
	});
}

function command(size: number, options: string): string {
	return `${programCommand} ${size} ${options}`;
}

function shortened(text: string): string {
	const most = 60;
	return text.length > most ? `${text.slice(0, most)}...` : text;
}

function capitalised(words: string): string {
	return words.slice(0, 1).toUpperCase() + words.slice(1);
}

const signs = {column: '|', diagonal: '\\', antidiagonal: '/'} as const;

/** `X` marks two queens that attack each other; the squares between show the line. */
function pictureOf(masks: readonly number[], base: number, fault: Fault, paint: Paint): readonly string[] {
	return drawnBoard(masks.length, base, base, (square) => {
		const {row, column} = square;
		const queen = (masks[row]! >>> column) & 1 ? 'Q' : undefined;
		if (fault.type !== 'attack' || row < fault.one.row || row > fault.other.row) {
			return queen;
		}

		const {one, other, line} = fault;
		if (column !== one.column + Math.sign(other.column - one.column) * (row - one.row)) {
			return queen;
		}

		return row === one.row || row === other.row ? paint('attacked', 'X') : paint('attacker', signs[line]);
	});
}

function drawnBoard(
	size: number,
	base: number,
	columnBase: number,
	signOn: (square: Square) => string | undefined,
): readonly string[] {
	const indexes = Array.from({length: size}, (_, index) => index);
	const wide = String(size - 1 + Math.max(base, columnBase)).length;
	const drawn = (name: string, row: readonly string[]) =>
		`${padStart(name, wide)}  ${row.map((sign) => padStart(sign, wide)).join(' ')}`.trimEnd();
	const names = indexes.map((column) => String(column + columnBase));
	const rows = indexes.map((row) => indexes.map((column) => signOn({row, column}) ?? '.'));
	return [drawn('', names), ...rows.map((row, index) => drawn(String(index + base), row))];
}

/** For `--queens`: the columns of each row's queens. */
function queensOption(masks: readonly number[]): string {
	const squares = squaresIn(masks);
	const inRow = (row: number) => squares.filter((square) => square.row === row).map(({column}) => column);
	return masks.map((mask, row) => (mask === 0 ? '.' : inRow(row).join(','))).join(' ');
}
