import {type Knowledge, largestAtOnce} from '../../explorer/knowledge/knowledge.js';
import {createSlot, type Model} from '../../explorer/model.js';
import {completing, type Square, squaresOf} from '../../solver/index.js';
import {playBoard} from '../play-board.js';

const puzzles = createSlot('puzzles', {last: 0});

/** Numbers from 1: four digits fit into every title. */
export const mostPuzzles = 9999;

/** Smaller boards have at most one solution. */
export const leastPuzzleSize = 4;

export function changePuzzle(model: Model, knowledge: Knowledge, by: 1 | -1): Model {
	if (model.size < leastPuzzleSize) {
		return {...model, notice: 'no-puzzle'};
	}

	const number = 1 + ((puzzles.of(model).last - 1 + by + mostPuzzles) % mostPuzzles);
	return startPuzzle(model, number, knowledge);
}

/** The number of solutions left is hidden until the user asks for it. */
export function startPuzzle(model: Model, number: number, knowledge: Knowledge): Model {
	const given = givenQueens(model.size, number, knowledge);
	const current = playBoard.of(model);
	const before = current.puzzle?.before ?? current;
	const numbers = model.numbers === 'solutions' ? 'none' : model.numbers;
	return playBoard.with(puzzles.with({...model, numbers}, {last: number}), {
		queens: given,
		past: [],
		future: [],
		isHintShown: false,
		puzzle: {given, number, before},
	});
}

export function goOnFromPuzzle(model: Model, number: number): Model {
	return puzzles.of(model).last === 0 ? puzzles.with(model, {last: number}) : model;
}

/**
 * Exactly one solution contains these queens, and more than one if any of them is left out. The seed determines them;
 * none if the size has no solution. Example: 4 queens have two solutions, which share no square, so any queen of one of
 * them is a puzzle.
 */
export function givenQueens(size: number, seed: number, knowledge: Knowledge): readonly Square[] {
	const random = randomFrom(seed);
	const solution = randomSolution(size, random, knowledge);
	// What is needed among more queens is needed among fewer, so one attempt for each is enough.
	return shuffled(solution, random).reduce((queens, queen) => {
		const others = queens.filter((other) => other !== queen);
		const [, second] = solutionsAmong(completing(size, others));
		return second ? queens : others;
	}, solution);
}

/** Uniform where all solutions are known; else where random choices lead. */
function randomSolution(size: number, random: Random, knowledge: Knowledge): readonly Square[] {
	if (size > largestAtOnce) {
		const [solution = []] = solutionsAmong(completing(size, [], (squares) => shuffled(squares, random)));
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

function* solutionsAmong<Solution>(results: Iterable<Solution | undefined>): Generator<Solution> {
	for (const solution of results) {
		if (solution) {
			yield solution;
		}
	}
}
