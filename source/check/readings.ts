import {largestSize} from '../solver/board.js';
import {repeatable} from './input.js';
import {layouts} from './layouts.js';
import {dataReader} from './rest.js';
import {type SolutionsVerdict, verdictOnSolutions} from './solutions.js';
import type {Text} from './texts.js';
import {type Total, totalsReader} from './totals.js';
import type {Board, Exercise, Reading} from './units.js';

/** An output as one layout reads it, compared with what is right. */
export type Judged = Omit<Reading, 'parts'> & {
	readonly solutions: SolutionsVerdict;
	/** How many there are, and the first ones. */
	readonly count: number;
	readonly boards: readonly Board[];
	/** The line of something that is written as the boards are, but is none. */
	readonly stray: number | undefined;
	readonly rest: Rest;
};
/** What stands around the units. */
type Rest = {
	readonly texts: Iterable<Text>;
	/** The line of the first that may be data. */
	readonly unread: number | undefined;
	readonly totals: readonly Total[];
};

/** As many texts show in which layouts an output may be written, and as many its size. */
const mostSampled = 3000;
const mostSampledForSize = 300;
const longestSampled = 100_000;
const mostKept = 20_001;
/** Below, only boards can be told from other output. */
const smallestList = 4;

/** The reading that is right; else the one that tells most of what is wrong. */
export function bestOf(texts: Iterable<Text>, exercise: Exercise): Judged | undefined {
	if (exercise.size === undefined) {
		const size = sizeOf(sampleOf(texts, mostSampledForSize), exercise);
		const best = size === undefined ? undefined : bestOf(texts, {...exercise, size});
		return best && best.solutions.right > best.solutions.wrong.count ? best : undefined;
	}

	let best: Judged | undefined;
	for (const reading of readingsOf(texts, exercise, exercise.size)) {
		const own = judged(reading, exercise);
		if (isRight(own)) {
			return {...own, rest: {...own.rest, unread: contradictionIn(own, exercise)}};
		}

		const {right} = own.solutions;
		const isProof = own.provesWrong === 'always' || (own.provesWrong === 'with-solutions' && right > 0);
		best = own.count > 0 && isProof && (!best || tellsMore(own, best)) ? own : best;
	}

	return best;
}

function* readingsOf(texts: Iterable<Text>, {base}: Exercise, size: number): Generator<Reading> {
	const sample = sampleOf(texts, mostSampled);
	for (const {read} of layouts) {
		for (const reading of read(texts, sample, size, base === undefined ? [0, 1] : [base])) {
			if (reading.kind === 'boards' || size === 1 || size >= smallestList) {
				yield reading;
			}
		}
	}
}

function sampleOf(texts: Iterable<Text>, most: number): readonly Text[] {
	const sample: Text[] = [];
	for (const text of texts) {
		sample.push({...text, text: text.text.slice(0, longestSampled)});
		if (sample.length >= most) {
			break;
		}
	}

	return sample;
}

function isRight({solutions, stray, count}: Judged): boolean {
	return solutions.isComplete && stray === undefined && count > 0;
}

function judged({parts, ...reading}: Reading, exercise: Exercise): Judged {
	const boards: Board[] = [];
	let count = 0;
	let stray: number | undefined;
	const rest = restReader(reading.size, reading.signs);
	function* boardsIn() {
		for (const part of parts) {
			if ('board' in part) {
				count++;
				if (count < mostKept) {
					boards.push(part.board);
				}

				yield part.board;
			} else if ('rest' in part) {
				rest.read(part.rest);
			} else {
				stray ??= part.stray;
			}
		}
	}

	const solutions = verdictOnSolutions(boardsIn(), reading.size, exercise);
	const texts = repeatable(function* () {
		for (const part of parts) {
			if ('rest' in part) {
				yield part.rest;
			}
		}
	});
	return {...reading, solutions, count, boards, stray, rest: {texts, ...rest.found()}};
}

function restReader(size: number | undefined, signs: ReadonlySet<string>) {
	const isData = dataReader(signs);
	const totals = totalsReader(size);
	let unread: number | undefined;
	return {
		read(text: Text) {
			unread ??= isData(text) ? text.line : undefined;
			totals.read(text);
		},
		found: () => ({unread, totals: totals.found()}),
	};
}

/** An output without a unit; three numbers between words, or an empty list, may be one. */
export function restAlone(texts: Iterable<Text>, size: number | undefined): Rest {
	const rest = restReader(size, new Set());
	let list: number | undefined;
	for (const text of texts) {
		rest.read(text);
		list ??= /(?:\d+\D+){2}\d|\[\s*\]|\{\s*\}/.test(text.text) ? text.line : undefined;
	}

	const {unread = list, totals} = rest.found();
	return {texts, unread, totals};
}

/** Beside units that are right, the line of others of which some are right, but not all. */
function contradictionIn({rest, size}: Judged, exercise: Exercise): number | undefined {
	if (rest.unread === undefined) {
		return undefined;
	}

	const others = [...readingsOf(rest.texts, exercise, size)]
		.filter(({provesWrong}) => provesWrong !== 'never')
		.map((reading) => judged(reading, exercise));
	const isSome = ({solutions: {right}, count}: Judged) => right > 0 && right * 2 >= count;
	return others.some(isRight) ? undefined : others.find(isSome)?.boards[0]?.line;
}

/** That of which there are most solutions. */
function sizeOf(sample: readonly Text[], exercise: Exercise): number | undefined {
	let [best, most]: [number | undefined, number] = [undefined, 1];
	for (let size = smallestList; size <= largestSize; size++) {
		const right = bestOf(sample, {...exercise, size})?.solutions.right ?? 0;
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
