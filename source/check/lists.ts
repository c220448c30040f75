import {largestSize, publishedCount} from '../solver/index.js';
import {type Cut, type Passage, type Piece, piecesOf} from './passages.js';
import {wordsOfSquares} from './traces.js';
import {type Form, masksOf, most, mostSampled, type Reading} from './units.js';
import {emptyLists, isHeading, isRule, longestSentence, templateOf} from './words.js';

type Columns = readonly number[];
type List = {readonly columns: Columns; readonly line: number; readonly last: number};
type Lists = {readonly lists: readonly List[]; readonly rest: readonly Piece[]};
/** Numbers with their places in a text, and what stands between one and the next, without blanks. */
type Numbers = {readonly values: Columns; readonly places: readonly Cut[]; readonly gaps: readonly string[]};
type Notation = (text: string, size: number) => string;

const digits = /(?<![\d.,])\d{4,9}(?!\d)/g;
/** Of squares: `b1`, `Qb1`. */
const names = /(?<!\w)Q?([a-z])(\d{1,2})(?!\w)/gi;

/** Of n columns: `0 4 7 5`, `[1, 3, 0, 2]`, `1302`; of n squares: `(0, 1) (1, 3)`, `{0: 1, 1: 3}`, `b1 d2`. */
export const lists: Form = function* (passages, exercise) {
	const bases = exercise.base === undefined ? ([0, 1] as const) : [exercise.base];
	const sample = passages.slice(0, mostSampled);
	// Two or three numbers may be anything.
	const sizes = [exercise.size ?? 0, ...sizesIn(sample)].filter((size) => size > 3);
	for (const size of new Set(sizes)) {
		for (const notation of [asPrinted, digitsApart, namesAsNumbers]) {
			const written = passages.map(({lines, text}) => ({lines, text: notation(text, size)}));
			// Otherwise it says no more than what was printed.
			const isOther = notation === asPrinted || written.some(({text}, at) => text !== passages[at]!.text);
			for (const listsIn of isOther ? [listsWithinLines, listsOverLines] : []) {
				yield* readingsOf(written, listsIn, size, bases);
			}
		}
	}
};

/** As many empty lists as there are solutions: all are one list, from which the search has removed every queen. */
export const emptied: Form = (passages, {size}) => {
	const pieces = passages.flatMap((passage) => {
		const cuts = [...passage.text.matchAll(emptyLists)].map(({0: list, index}): Cut => [index, index + list.length]);
		return piecesOf(passage, cuts);
	});
	const lists = pieces.filter(({isCut}) => isCut);
	const boards = lists.map(({line, last}) => ({isDrawn: false, line, last, masks: []}));
	return size !== undefined && lists.length === Number(publishedCount(size))
		? [{size, base: 0, boards, rest: pieces.filter(({isCut}) => !isCut)}]
		: [];
};

function* readingsOf(
	passages: readonly Passage[],
	listsIn: typeof listsWithinLines,
	size: number,
	bases: readonly (0 | 1)[],
): Generator<Reading> {
	const sample = listsIn(passages.slice(0, mostSampled), size).lists;
	const possible = bases.filter((base) => areColumns(sample, size, base));
	const {lists, rest} = listsIn(possible.length > 0 ? passages : [], size);
	for (const base of possible.filter((base) => areColumns(lists, size, base))) {
		const boards = lists.map(({columns, ...lines}) => ({...lines, isDrawn: false, masks: masksOf(columns, base)}));
		yield {size, base, boards, rest};
	}
}

const asPrinted: Notation = (text) => text;

const digitsApart: Notation = (text, size) =>
	text.replace(digits, (number) => (number.length === size ? [...number].join('~') : number));

const namesAsNumbers: Notation = (text) =>
	text.replace(names, (_, letter: string, row: string) => `${row}~${letter.toLowerCase().charCodeAt(0) - 96}`);

function sizesIn(passages: readonly Passage[]): readonly number[] {
	const texts = passages.map(({text}) => text);
	const stretches = ([1, 2] as const).map((period) =>
		texts.flatMap((text) => stretchesIn(numbersIn(text), period).map(({length}) => length)),
	);
	const counts = [
		stretches[0]!,
		stretches[0]!.map((length) => length - 1),
		stretches[1]!.map((length) => length / 2),
		texts.flatMap((text) => (text.match(digits) ?? []).map(({length}) => length)),
		texts.map((text) => (text.match(names) ?? []).length),
		...[asPrinted, namesAsNumbers].map((notation) =>
			seriesIn(passages.map(({lines, text}) => ({lines, text: notation(text, 0)}))).map(({length}) => length),
		),
	];
	return counts.flatMap(
		(lengths) => most(lengths.filter((count) => count > 3 && count <= largestSize && count % 1 === 0)) ?? [],
	);
}

/** -1 is no queen. Rows of a matrix have only 0 and 1. */
function areColumns(lists: readonly List[], size: number, base: number): boolean {
	const isIn = (from: number, to: number) =>
		lists.every(({columns}) => columns.every((column) => column >= from && column <= to));
	return lists.length > 0 && isIn(base === 0 ? -1 : 1, size - 1 + base) && (!isIn(-1, 1) || isIn(-1, -1));
}

function numbersIn(text: string): Numbers {
	const numbers = [...text.matchAll(/(?:(?<=(?:^|[\s,[({=:;|]))-(?=1(?!\d)))?\d+/g)];
	const places = numbers.map(({0: number, index}) => [index, index + number.length] as const);
	return {
		values: numbers.map(([number]) => Number(number)),
		places,
		gaps: places.slice(1).map(([start], at) => text.slice(places[at]![1], start).replace(/\s+/g, '') || ' '),
	};
}

type Stretch = {readonly start: number; readonly length: number};

/** The longest stretches with equal text between the numbers; with period 2, between every second and another between the others. */
function stretchesIn({gaps}: Numbers, period: 1 | 2): readonly Stretch[] {
	const isEqual = (at: number, start: number) =>
		at - start < period ? period === 1 || gaps[at] !== gaps[at - 1] : gaps[at] === gaps[at - period];
	const stretches: Stretch[] = [];
	for (let start = 0; start < gaps.length; ) {
		let end = start + 1;
		while (end < gaps.length && isEqual(end, start)) {
			end++;
		}

		stretches.push({start, length: end - start + 1});
		start = Math.max(end - period + 1, start + 1);
	}

	return stretches;
}

/** The lists of each passage, all with the same signs between the numbers and no other word before. */
function listsWithinLines(passages: readonly Passage[], size: number): Lists {
	const read = passages.map((passage, index) => {
		const written = isNaming(passages, index) ? [] : listsOf(passage.text, size);
		const cuts = written.map(({cut}) => cut);
		return {written, pieces: piecesOf(passage, cuts)};
	});
	const all = read.flatMap(({written}) => written);
	const words = new Set(all.flatMap(({word}) => word ?? []));
	const isAlike = new Set(all.map(({signs}) => signs)).size === 1 && words.size < 2;
	const lists = read.flatMap(({written, pieces}) => {
		const cutOut = pieces.filter(({isCut}) => isCut);
		return cutOut.map(({line, last}, at) => ({columns: written[at]!.columns, line, last}));
	});
	return {lists: isAlike ? lists : [], rest: read.flatMap(({pieces}) => pieces.filter(({isCut}) => !isCut))};
}

/** Each with its place, the signs between its numbers, and the word before it. */
function listsOf(text: string, size: number) {
	const numbers = numbersIn(text);
	const squares = stretchesIn(numbers, 2).filter(({length}) => length === 2 * size);
	// The first can be the number of the solution.
	const rows = stretchesIn(numbers, 1).flatMap(({start, length}) =>
		length === size || length === size + 1 ? [{start: start + length - size, length: size}] : [],
	);
	const stretches = [...squares, ...rows].toSorted((one, other) => one.start - other.start);
	return stretches.flatMap(({start, length}) => {
		const values = numbers.values.slice(start, start + length);
		const columns = length === size ? values : columnsOf(values);
		const [first] = numbers.places[start]!;
		const before = text.slice(Math.max(0, first - 100), first);
		const glued = /[\p{L}_'"([{]*$/u.exec(before.slice(-20))![0].length;
		const cut = [first - glued, numbers.places[start + length - 1]![1]] as const;
		const signs = numbers.gaps.slice(start, start + length / size).join(' # ');
		const word = /(\p{L}+)[^\p{L}]*$/u.exec(before)?.[1];
		return columns ? [{columns, cut, signs, word}] : [];
	});
}

/** Names of columns: with letters, or over a rule. */
function isNaming(passages: readonly Passage[], index: number): boolean {
	const {text} = passages[index]!;
	const next = passages[index + 1]?.text.trim() ?? '';
	return isHeading(text) && (/[a-z]|\[,/i.test(text) || (next !== '' && isRule(next)));
}

/** Of squares, whichever of their numbers is the row, in any order of the rows. */
function columnsOf(values: Columns): Columns | undefined {
	const rows = values.filter((_, at) => at % 2 === 0);
	const columns = values.filter((_, at) => at % 2 === 1);
	const inOrder = (keys: Columns, others: Columns) => {
		const base = Math.min(...keys);
		const isEach = base < 2 && new Set(keys).size === keys.length && Math.max(...keys) === base + keys.length - 1;
		return isEach ? keys.map((_, row) => others[keys.indexOf(row + base)]!) : undefined;
	};
	return inOrder(rows, columns) ?? inOrder(columns, rows);
}

/** The line of one queen. */
type QueenLine = {readonly passage: Passage; readonly template: string; readonly row: number; readonly column: number};

function queenLine(passage: Passage): QueenLine | undefined {
	const text = passage.text.length > longestSentence ? '' : passage.text;
	const {values} = numbersIn(text);
	const template = templateOf(text);
	const isSaid =
		/[^\s#]/.test(template) && (template.match(/\p{L}+/gu) ?? []).every((word) => wordsOfSquares.test(word));
	const [row = -1, column = -1] = values.slice(-2);
	return isSaid && values.length > 1 && values.length < 4 ? {passage, template, row, column} : undefined;
}

/** Lines alike, each with a row and a column. The rows count up or down. */
function seriesIn(passages: readonly Passage[]): readonly (readonly QueenLine[])[] {
	const series: QueenLine[][] = [];
	for (const queen of passages.flatMap((passage) => queenLine(passage) ?? [])) {
		const [first, second = queen] = series.at(-1) ?? [];
		const last = series.at(-1)?.at(-1);
		const by = first ? second.row - first.row : 0;
		if (last?.template === queen.template && Math.abs(by) === 1 && queen.row - last.row === by) {
			series.at(-1)!.push(queen);
		} else {
			series.push([queen]);
		}
	}

	return series;
}

/** `row 0: col 1` and so on: n lines are a list. */
function listsOverLines(passages: readonly Passage[], size: number): Lists {
	const series = seriesIn(passages).filter(({length}) => length === size);
	const used = new Set(series.flat().map(({passage}) => passage));
	const isAlike = new Set(series.map(([queen]) => queen!.template)).size === 1;
	const lists = series.map((queens) => ({
		columns: queens.toSorted((one, other) => one.row - other.row).map(({column}) => column),
		line: queens[0]!.passage.lines[0]!.line,
		last: queens.at(-1)!.passage.lines.at(-1)!.line,
	}));
	return {
		lists: isAlike ? lists : [],
		rest: passages.filter((passage) => !used.has(passage)).flatMap((passage) => piecesOf(passage, [])),
	};
}
