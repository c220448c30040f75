import chalk from 'chalk';
import {beforeEach, expect, test} from 'vitest';
import type {DrawnSquare} from '../../../source/components/square.js';
import {stepRows} from '../../../source/screens/steps/squares.js';
import {knowledge, modelWith} from '../../pressed.js';

beforeEach(() => {
	chalk.level = 3;
});

const square = {width: 3, height: 1};

function squaresAt(size: number, speed: number, step: number): readonly DrawnSquare[] {
	const moment = knowledge.tape(size).at(step)!;
	const model = modelWith({size, speed, isPlaying: true});
	return stepRows({model, knowledge, moment}, square).flatMap(({squares}) => squares);
}

test.each([20, 50, 100, 1000])('at %i steps a second no square changes more than six times a second', (speed) => {
	const frames = Array.from({length: Math.min(450, Math.floor((30 * 19_924) / speed))}, (_, frame) =>
		squaresAt(8, speed, Math.floor((frame * speed) / 30)).map(({role, hasQueen}) => `${role} ${hasQueen}`),
	);
	for (let each = 0; each < 64; each++) {
		const changes = frames.map((frame, index) => Number(index > 0 && frame[each] !== frames[index - 1]![each]));
		const most = Math.max(...changes.map((_, from) => changes.slice(from, from + 30).reduce((a, b) => a + b)));
		expect(most).toBeLessThanOrEqual(6);
	}
});

// Manual: From 20 steps a second on, each square glows by what the last second did there
test('squares glow by what the last second did there, and the last solution is gold', () => {
	const [size, speed] = [8, 1000];
	const tape = knowledge.tape(size);
	for (const step of [1200, 2057, 5000, 19_000]) {
		const done = (type: string, seconds: number) => {
			const steps = Array.from(
				{length: Math.floor(seconds * speed)},
				(_, ago) => tape.at(Math.max(1, step - ago))!.step!,
			);
			return new Set(
				steps.flatMap((each) => (each.type === type && 'row' in each ? [each.row * size + each.column] : [])),
			);
		};
		const [tested, placed, justPlaced] = [done('test', 4 / 3), done('place', 4 / 3), done('place', 1 / 3)];
		const solutions = Array.from({length: 500}, (_, ago) => tape.at(step - ago)!).filter(
			(each) => each.step?.type === 'solution',
		);
		const queens = solutions.map((each) => each.queens);
		for (const [index, {role = 'plain', hasQueen = false}] of squaresAt(size, speed, step).entries()) {
			const [row, column] = [Math.floor(index / size), index % size];
			const action = role.replace(/\d/, '');
			expect(action === 'tested' ? tested.has(index) : true).toBe(true);
			expect(action === 'placed' ? placed.has(index) : true).toBe(true);
			expect(action === 'found' ? queens.some((each) => each[row] === column) : true).toBe(true);
			expect(justPlaced.has(index) ? ['placed3', 'found'].includes(role) : true).toBe(true);
			expect(hasQueen && role !== 'found' ? tape.at(step)!.queens[row] : column).toBe(column);
		}
	}
});

// Manual: Terminals with 16 colours show the queens alone.
test('16 colours, and speeds at which one can follow each step, have no glow', () => {
	const glows = (speed: number) => squaresAt(8, speed, 60).some(({role = ''}) => /\d$/.test(role));
	expect(glows(20)).toBe(true);
	expect(glows(10)).toBe(false);
	chalk.level = 1;
	expect(glows(20)).toBe(false);
});
