import {expect, test} from 'vitest';
import {canonicalOf, imageOf, isFundamental, isSolution, Tape, transforms} from '../../source/solver/index.js';

const tape = new Tape(8);
tape.advance(Number.POSITIVE_INFINITY);
const solutions = Array.from({length: 92}, (_, index) => tape.solution(index + 1)!.queens);

test('each transform moves a queen where its name says', () => {
	// The tests follow one queen; together the queens are a permutation.
	const board = [1, 3, 0, 2, 4];
	const image = (id: string) => imageOf(board, transforms.find((transform) => transform.id === id)!);
	expect(image('identity')).toEqual(board);
	// Clockwise: row 0 becomes column 4, so the queen of row 0, column 1 stands in row 1, column 4.
	expect(image('rotation-90')[1]).toBe(4);
	expect(image('rotation-180')[4]).toBe(3);
	expect(image('rotation-270')[3]).toBe(0);
	expect(image('reflection-columns')).toEqual([3, 1, 4, 2, 0]);
	expect(image('reflection-rows')).toEqual([4, 2, 0, 3, 1]);
	expect(image('reflection-diagonal')[1]).toBe(0);
	expect(image('reflection-antidiagonal')[3]).toBe(4);
});

test('all images of a solution are solutions of one class', () => {
	for (const queens of solutions) {
		const canonical = canonicalOf(queens);
		for (const transform of transforms) {
			const image = imageOf(queens, transform);
			expect(isSolution(8, image)).toBe(true);
			expect(canonicalOf(image)).toEqual(canonical);
		}
	}
});

test('the 92 solutions have 12 classes: 11 with 8 images and one with 4', () => {
	const classes = new Map<string, number[]>();
	for (const [index, queens] of solutions.entries()) {
		const key = String(canonicalOf(queens));
		classes.set(key, [...(classes.get(key) ?? []), index + 1]);
	}

	expect(classes.size).toBe(12);
	expect([...classes.values()].filter((members) => members.length !== 8)).toEqual([[14, 38, 55, 79]]);
});

test('the fundamental solutions are the first of each class', () => {
	const firsts = solutions.filter(isFundamental);
	expect(firsts).toEqual(
		[...new Set(solutions.map((queens) => String(canonicalOf(queens))))].map((key) => key.split(',').map(Number)),
	);
	for (const [index, queens] of firsts.entries()) {
		expect(tape.report(queens)?.fundamental).toBe(index + 1);
		expect(tape.fundamental(index + 1)?.queens).toEqual(queens);
	}
});
