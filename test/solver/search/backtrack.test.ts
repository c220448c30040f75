import {expect, test} from 'vitest';
import {backtrack, type Step, variants} from '../../../source/solver/index.js';

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
