import {largestSize} from '../solver/board.js';
import {boardsOf} from './boards.js';
import {filtered, type Line} from './input.js';
import {readLists} from './lists.js';
import {barredCells, joinedCells, spacedCells} from './rows.js';
import {Integers, isHeading, isRule, longestSentence, restOf, type Sheet, sheetOf, taken, templateOf} from './sheet.js';
import {verdictOnSolutions} from './solutions.js';
import {measures, totalsReader} from './totals.js';
import type {Board, Exercise, LayoutReader, Reading} from './units.js';

/** An output as one layout reads it, compared with what is right. */
export type Judged = ReturnType<typeof judged>;

/** The ways in which solutions are printed; of those that read an output, the first that proves more counts. */
const layouts: readonly LayoutReader[] = [
	// `.Q..`
	boardsOf(joinedCells),
	// `. Q . .`
	boardsOf(spacedCells),
	// `| |Q| | |`
	boardsOf(barredCells),
	// `[1, 3, 0, 2]`, `(0, 1) (1, 3) (2, 0) (3, 2)`, `1302`, `b1 d2 a3 c4`
	readLists,
];

/** In signs: how much of an output shows its layout, and how much shows its size. */
const sampled = 50_000;
const sampledForSize = 10_000;
/** Of the boards. */
const mostKept = 20_000;
/** Fewer numbers can be anything: with them, the size must be given. */
const smallestShown = 4;
/** In place of a measure. */
const measured = '\u0002';

/** The reading that is right; else the one that tells most of what is wrong. */
export function bestOf(lines: Iterable<Line>, exercise: Exercise): Judged | undefined {
	if (exercise.size === undefined) {
		const size = sizeOf(lines, exercise);
		const best = size === undefined ? undefined : bestOf(lines, {...exercise, size});
		return best && best.solutions.right > best.solutions.wrong.count ? best : undefined;
	}

	return bestIn(sheetOf(lines), sheetOf(lines, sampled), exercise, exercise.size);
}

function bestIn(sheet: Sheet, sample: Sheet, exercise: Exercise, size: number): Judged | undefined {
	let best: Judged | undefined;
	for (const reading of readingsOf(sheet, sample, exercise, size)) {
		const own = judged(sheet, reading, exercise);
		if (isRight(own)) {
			return {...own, rest: {...own.rest, unread: contradictionIn(own, sample, exercise)}};
		}

		const {right} = own.solutions;
		const isProof = own.provesWrong === 'always' || (own.provesWrong === 'with-solutions' && right > 0);
		best = own.count > 0 && isProof && (!best || tellsMore(own, best)) ? own : best;
	}

	return best;
}

function* readingsOf(sheet: Sheet, sample: Sheet, {base}: Exercise, size: number): Generator<Reading> {
	for (const read of layouts) {
		yield* read(sheet, sample, size, base === undefined ? [0, 1] : [base]);
	}
}

/** A reading may find signs of boards, but no board: of 3 queens there is none to find. */
function isRight({solutions, stray, count}: Judged): boolean {
	return solutions.isComplete && stray === undefined && count > 0;
}

function judged(sheet: Sheet, {parts, isOther, signs, ...reading}: Reading, exercise: Exercise) {
	const {size} = reading;
	const places = new Integers();
	const boards: Board[] = [];
	let count = 0;
	let stray: number | undefined;
	function* boardsIn() {
		for (const part of parts) {
			if ('board' in part) {
				count++;
				boards.push(...(boards.length < mostKept ? [part.board] : []));
				yield part.board;
			} else if ('taken' in part) {
				places.push(part.taken.start);
				places.push(part.taken.end);
			} else {
				stray ??= part.stray;
			}
		}
	}

	const solutions = verdictOnSolutions(boardsIn(), size, exercise);
	const rest = restIn(restOf(sheet, places), size, signs, isOther);
	return {
		...reading,
		solutions,
		/** How many there are, and the first ones. */
		count,
		boards,
		/** The line of something that is written as the boards are, but is none. */
		stray: stray ?? rest.other,
		rest,
	};
}

/** What stands around the units, and the numbers of the first line that may be data, and of the first that `isOther`. */
function restIn(
	lines: Iterable<Line>,
	size: number | undefined,
	signs: ReadonlySet<string>,
	isOther: (text: string) => boolean = () => false,
) {
	const totals = totalsReader(size);
	let [unread, other]: (number | undefined)[] = [];
	let before: string | undefined;
	for (const line of lines) {
		if (line.text !== before) {
			before = line.text;
			unread ??= looksLikeData(line.text.trim(), signs) ? line.line : undefined;
			other ??= isOther(line.text) ? line.line : undefined;
			totals.read(line);
		}
	}

	return {lines, unread, other, totals: totals.found()};
}

/** Whether it may be a unit: three numbers without words between, a pair in brackets or alone, names of squares, cells. */
function looksLikeData(text: string, signs: ReadonlySet<string>): boolean {
	if (text.length > longestSentence) {
		return !isRule(text) && (/\d\D{1,9}\d/.test(text) || areCells(text.slice(0, longestSentence), signs));
	}

	const bare = text.replace(measures, measured).replace(/(?<![^\s])#?\d+[:.)](?=\s|$)/g, ' ');
	return (
		!isRule(text) &&
		!isHeading(text) &&
		(/\d(?:[^\p{L}\d\u0001\u0002]+\d+){2}/u.test(bare) ||
			/[[({<]\s*-?\d+\s*[,;:. ]\s*-?\d/.test(bare) ||
			/^[^\p{L}\d]*\d+[^\p{L}\d\u0001\u0002]+\d+[^\p{L}\d]*$/u.test(bare) ||
			(bare.match(/(?<!\w)Q?[a-z]\d{1,2}(?!\w)/gi) ?? []).length > 1 ||
			areCells(bare, signs))
	);
}

/** `QEEE`, `Empty Queen Empty Empty`; of known signs three are enough. */
function areCells(text: string, signs: ReadonlySet<string>): boolean {
	const words = text.match(/[^\s,;|'"[\](){}\u0001\u0002]+/g) ?? [];
	const areOfTwo = (cells: readonly string[]) => cells.length > 3 && new Set(cells).size === 2;
	const areSigns = (cells: readonly string[]) =>
		cells.length > 2 && new Set(cells).size > 1 && cells.every((cell) => signs.has(cell));
	return (
		areOfTwo(words) ||
		words.some((word) => (areOfTwo([...word]) && !/^[1-9]\d*\W?$/.test(word)) || areSigns([...word])) ||
		words.some((_, at) => areSigns(words.slice(at, at + 3)))
	);
}

/** Where no layout fits: data may be three numbers between words, or `[]`. */
export function restAlone(printed: Iterable<Line>, size: number | undefined): ReturnType<typeof restIn> {
	const isList = (text: string) => /\d\D+\d+\D+\d|\[\s*\]|\{\s*\}/.test(text);
	const rest = restIn(sheetOf(printed).lines, size, new Set(), isList);
	return {...rest, unread: rest.unread ?? rest.other};
}

/**
 * Beside units that are right, the line of others of which some are right, but not all. A lone number proves little: beside
 * it none is greater than 1.
 */
function contradictionIn({rest, size}: Judged, sample: Sheet, exercise: Exercise): number | undefined {
	if (size === 1) {
		const isOfMore = ({text}: Line) => text.includes(taken) && /[2-9]|1\d/.test(text.replace(measures, measured));
		return rest.unread ?? [...filtered(rest.lines, isOfMore)][0]?.line ?? repeatedIn(sample);
	}

	if (rest.unread === undefined) {
		return undefined;
	}

	const sheet = sheetOf(rest.lines);
	const others = [...readingsOf(sheet, sheet, exercise, size)]
		.filter(({provesWrong}) => provesWrong !== 'never')
		.map((reading) => judged(sheet, reading, exercise));
	const isSome = ({kind, solutions: {right}, count}: Judged) => right > 0 && (kind === 'boards' || right * 2 >= count);
	return others.some(isRight) ? undefined : others.find(isSome)?.boards[0]?.line;
}

/** The line in which what may be the solution for one queen is there again: `[0]` and `[0]`. A number alone may be a total. */
function repeatedIn({lines}: Sheet): number | undefined {
	const shapes = new Set<string>();
	for (const {line, text} of lines) {
		for (const part of text.split(/(?<=[\])}]),? *(?=[[({])/)) {
			const shape = templateOf(part).replace(/[[\](){}]+/g, '|');
			if (shapes.has(shape)) {
				return line;
			}

			if (/[^#]/.test(shape) && (shape.includes('|') || !/\p{L}{2}/u.test(shape))) {
				shapes.add(shape);
			}
		}
	}

	return undefined;
}

/** That of which there are most solutions. */
function sizeOf(lines: Iterable<Line>, exercise: Exercise): number | undefined {
	const sample = sheetOf(lines, sampledForSize);
	let [best, most]: [number | undefined, number] = [undefined, 1];
	for (let size = smallestShown; size <= largestSize; size++) {
		const right = bestIn(sample, sample, exercise, size)?.solutions.right ?? 0;
		[best, most] = right >= most ? [size, right] : [best, most];
	}

	return best;
}

function tellsMore(one: Judged, other: Judged): boolean {
	const scores = [one, other].map(({solutions, stray, rest, count}) => [
		solutions.right,
		Number(stray === undefined),
		Number(rest.unread === undefined),
		-solutions.wrong.count,
		count,
	]);
	const at = scores[0]!.findIndex((score, index) => score !== scores[1]![index]);
	return at >= 0 && scores[0]![at]! > scores[1]![at]!;
}
