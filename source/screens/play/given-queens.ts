import type {Knowledge} from '../../explorer/knowledge/knowledge.js';
import {lineBetween, type Square, squaresOf} from '../../solver/index.js';

/** Searches up to this size are known at once; a larger puzzle must not depend on how far its search has been read. */
const mostCatalogued = 12;

/**
 * Exactly one solution contains these queens, and more than one if any of them is left out. The seed determines them;
 * none if the size has no solution. Example: 4 queens have two solutions, which share no square, so any queen of one of
 * them is a puzzle.
 */
export function givenQueens(size: number, seed: number, knowledge: Knowledge): readonly Square[] {
	const random = randomFrom(seed);
	const solution = randomSolution(size, random, knowledge);
	// What is needed among more queens is needed among fewer, so one attempt for each is enough.
	return shuffled(solution, random).reduce((given, queen) => {
		const others = given.filter((each) => each !== queen);
		const [, second] = completing(size, others);
		return second ? given : others;
	}, solution);
}

/** Uniform where all solutions are known; else where random choices lead. */
function randomSolution(size: number, random: Random, knowledge: Knowledge): readonly Square[] {
	if (size > mostCatalogued) {
		const [solution = []] = completing(size, [], (squares) => shuffled(squares, random));
		return solution;
	}

	const tape = knowledge.tape(size);
	const number = 1 + random(tape.end?.solutions ?? 0);
	return squaresOf(tape.solution(number)?.queens ?? []);
}

/** A whole number from 0 to `below` - 1. */
type Random = (below: number) => number;

/** mulberry32 (Tommy Ettinger, 2017, public domain). */
function randomFrom(seed: number): Random {
	let state = seed;
	return (below) => {
		state = (state + 0x6d_2b_79_f5) | 0;
		const half = Math.imul(state ^ (state >>> 15), state | 1);
		const whole = half ^ (half + Math.imul(half ^ (half >>> 7), half | 61));
		return Math.floor((((whole ^ (whole >>> 14)) >>> 0) / 2 ** 32) * below);
	};
}

/** Each order is equally likely (Fisher and Yates). */
function shuffled<Item>(items: readonly Item[], random: Random): readonly Item[] {
	return items.reduce<readonly Item[]>((placed, item, index) => {
		const at = random(index + 1);
		return [...placed.slice(0, at), item, ...placed.slice(at)];
	}, []);
}

type OpenRow = readonly Square[];

type Arrange = (squares: OpenRow) => OpenRow;

/**
 * The solutions that contain the given queens, each once, with queens in any order. Fills the row with the fewest safe
 * squares first, so that dead ends are found early: from the top row down, large boards take too many nodes.
 */
function completing(
	size: number,
	given: readonly Square[],
	arrange: Arrange = (squares) => squares,
): Generator<readonly Square[]> {
	const indices = Array.from({length: size}, (_, index) => index);
	const empty = indices.map((row) => indices.map((column) => ({row, column})));
	return filled(given.reduce<readonly OpenRow[]>(withQueen, empty), given, arrange);
}

function* filled(open: readonly OpenRow[], queens: readonly Square[], arrange: Arrange): Generator<readonly Square[]> {
	const [first, ...others] = open;
	if (!first) {
		yield queens;
		return;
	}

	const fewest = others.reduce((best, each) => (each.length < best.length ? each : best), first);
	for (const queen of arrange(fewest)) {
		yield* filled(withQueen(open, queen), [...queens, queen], arrange);
	}
}

function withQueen(open: readonly OpenRow[], queen: Square): readonly OpenRow[] {
	return open
		.filter(([square]) => square?.row !== queen.row)
		.map((squares) => squares.filter((square) => !lineBetween(queen, square)));
}
