import {
	canonicalOf,
	imageOf,
	type Moment,
	type Queens,
	type Tape,
	type TransformId,
	transforms,
} from '../solver/index.js';

/** A solution as a list shows it. */
export type Entry = {readonly number: number; readonly queens: Queens; readonly classNumber: number};

/** Enough for the lists of some hundred windows. */
const mostRemembered = 5000;
const remembered = new WeakMap<Tape, Map<number, Entry>>();

/** The solution of this number, with the number of its class: classes are numbered as the search first meets them. */
export function entryOf(tape: Tape, number: number): Entry | undefined {
	const entries = remembered.get(tape) ?? new Map<number, Entry>();
	remembered.set(tape, entries);
	const known = entries.get(number);
	if (known) {
		return known;
	}

	const moment = number >= 1 ? tape.solution(number) : undefined;
	if (!moment) {
		return undefined;
	}

	if (entries.size >= mostRemembered) {
		entries.clear();
	}

	const entry = {number, queens: moment.queens, classNumber: classNumberOf(tape, moment)};
	entries.set(number, entry);
	return entry;
}

/** The first solution of a class comes before all others, so it is known as soon as any of them is. */
function classNumberOf(tape: Tape, {queens}: Moment): number {
	return tape.report(canonicalOf(queens))!.fundamental;
}

/** `count` entries in order around one of them, of all solutions or of the first of each class. */
export function entriesAround(tape: Tape, number: number, count: number, isFundamentalOnly: boolean): Entry[] {
	const total = isFundamentalOnly ? tape.end?.fundamental : tape.end?.solutions;
	const position = positionOf(tape, number, isFundamentalOnly);
	const last = Math.max(1, (total ?? Number.POSITIVE_INFINITY) - count + 1);
	return entriesFrom(tape, Math.max(1, Math.min(position - Math.floor(count / 2), last)), count, isFundamentalOnly);
}

/** The entries of the page of `count` on which one of them stands. */
export function entriesOnPage(tape: Tape, number: number, count: number, isFundamentalOnly: boolean): Entry[] {
	const page = Math.floor((positionOf(tape, number, isFundamentalOnly) - 1) / count);
	return entriesFrom(tape, page * count + 1, count, isFundamentalOnly);
}

/** Among the first of each class a solution stands where its class does. */
function positionOf(tape: Tape, number: number, isFundamentalOnly: boolean): number {
	return isFundamentalOnly ? (entryOf(tape, number)?.classNumber ?? 1) : number;
}

function entriesFrom(tape: Tape, first: number, count: number, isFundamentalOnly: boolean): Entry[] {
	const numberAt = (position: number) => (isFundamentalOnly ? tape.fundamental(position)?.solutions : position);
	return Array.from({length: count}, (_, index) => numberAt(first + index))
		.map((each) => (each === undefined ? undefined : entryOf(tape, each)))
		.filter((entry) => entry !== undefined);
}

/** An image of a solution, and which solution it is: none where the tape has not been read so far. */
export type Image = {readonly transform: TransformId; readonly queens: Queens; readonly number: number | undefined};

/** The eight images of a solution. A symmetric solution is its own image more than once. */
export function imagesOf(tape: Tape, solution: Queens): Image[] {
	return transforms.map((transform) => {
		const queens = imageOf(solution, transform);
		return {transform: transform.id, queens, number: tape.report(queens)?.solutions};
	});
}
