import {expect, test} from 'vitest';
import {backtrack, guardWith, type Position, type Step, start, variants} from '../../../source/solver/index.js';

const [scan] = variants;

/** `test 0 1` for a safe square, `test 0 1 column 0` for one attacked along the column by the queen in row 0. */
function textOf(step: Step): string {
	switch (step.type) {
		case 'test': {
			const attack = step.attack ? ` ${step.attack.line} ${step.attack.row}` : '';
			return `test ${step.row} ${step.column}${attack}`;
		}

		case 'place':
		case 'backtrack': {
			return `${step.type} ${step.row} ${step.column}`;
		}

		case 'solution': {
			return `solution ${step.number}`;
		}
	}
}

test('the search for two queens tests every square and ends without a solution', () => {
	expect([...backtrack(2, scan.guard(2))].map(textOf)).toEqual([
		'test 0 0',
		'place 0 0',
		'test 1 0 column 0',
		'test 1 1 diagonal 0',
		'backtrack 0 0',
		'test 0 1',
		'place 0 1',
		'test 1 0 antidiagonal 0',
		'test 1 1 column 0',
		'backtrack 0 1',
	]);
});

test('one queen is placed, reported and removed', () => {
	expect([...backtrack(1, scan.guard(1))].map(textOf)).toEqual([
		'test 0 0',
		'place 0 0',
		'solution 1',
		'backtrack 0 0',
	]);
});

test.each<{after: string; position: Position; next: readonly string[]}>([
	{after: 'no step', position: start, next: ['test 0 0', 'place 0 0']},
	{
		after: 'a test of a safe square',
		position: {queens: [1], step: {type: 'test', row: 1, column: 3, attack: undefined}, solutions: 0},
		next: ['place 1 3', 'test 2 0'],
	},
	{
		after: 'a test of an attacked square',
		position: {
			queens: [1],
			step: {type: 'test', row: 1, column: 2, attack: {row: 0, line: 'diagonal'}},
			solutions: 0,
		},
		next: ['test 1 3', 'place 1 3'],
	},
	{
		after: 'the last placement',
		position: {queens: [1, 3, 0, 2], step: {type: 'place', row: 3, column: 2}, solutions: 0},
		next: ['solution 1', 'backtrack 3 2'],
	},
	{
		after: 'a solution',
		position: {queens: [1, 3, 0, 2], step: {type: 'solution', number: 1}, solutions: 1},
		next: ['backtrack 3 2', 'test 3 3 column 1'],
	},
	{
		after: 'a backtrack step',
		position: {queens: [1, 3, 0], step: {type: 'backtrack', row: 3, column: 2}, solutions: 1},
		next: ['test 3 3 column 1', 'backtrack 2 0'],
	},
	{
		after: 'the last backtrack step',
		position: {queens: [], step: {type: 'backtrack', row: 0, column: 3}, solutions: 2},
		next: [],
	},
])('a search that starts after $after continues from there', ({position, next}) => {
	for (const variant of variants) {
		expect([...backtrack(4, guardWith(4, variant, position.queens), position)].slice(0, 2).map(textOf)).toEqual(next);
	}
});
