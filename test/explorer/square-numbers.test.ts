import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {cycleNumbers, diagonalNumbersOf, numbersOn} from '../../source/explorer/square-numbers.js';
import {statementsOf} from '../../source/screens/everywhere/speech.js';
import {screens} from '../../source/screens/index.js';
import {lineBetween} from '../../source/solver/index.js';
import {knowledge, modelWith, pressed} from '../pressed.js';

test.each([
	['search', ['attackers', 'diagonals', 'antidiagonals', 'none', 'attackers']],
	['play', ['attackers', 'diagonals', 'antidiagonals', 'solutions', 'none']],
] as const)('on %s, a goes round the numbers', (screen, kinds) => {
	const keys = kinds.map(() => 'a' as const);
	const shown = keys.map((_, index) => pressed(modelWith({screen}), ...keys.slice(0, index + 1)));
	expect(shown.map(({numbers}) => numbers)).toEqual(kinds);
	const notices = kinds.map((kind) => (kind === 'none' ? 'numbers-hidden' : `${kind}-shown`));
	expect(shown.map(({notice}) => notice)).toEqual(notices);
});

test('numbers that only Play has are none elsewhere, and the next are the first', () => {
	const model = modelWith({screen: 'search', numbers: 'solutions'});
	expect(numbersOn(model)).toBe('none');
	expect(cycleNumbers(model).numbers).toBe('attackers');
});

describe.each([
	['diagonals', 'diagonal'],
	['antidiagonals', 'antidiagonal'],
] as const)('%s', (numbers, line) => {
	const squares = fc.integer({min: 1, max: 27}).chain((size) => {
		const index = fc.integer({min: 0, max: size - 1});
		const square = fc.record({row: index, column: index});
		return fc.record({size: fc.constant(size), a: square, b: square});
	});

	test('two squares have the same number if they share the diagonal, and then both are strong', () => {
		fc.assert(
			fc.property(squares, ({size, a, b}) => {
				const numberOn = diagonalNumbersOf({screen: 'search', numbers, size}, a)!;
				const [own, other] = [numberOn(a.row, a.column), numberOn(b.row, b.column)];
				const isShared = (a.row === b.row && a.column === b.column) || lineBetween(a, b) === line;
				expect(own.number === other.number).toBe(isShared);
				expect([own.look, other.look]).toEqual(['strong', isShared ? 'strong' : 'faint']);
			}),
		);
	});
});

test('a screen reader says the number of the diagonal through the tested square', () => {
	const model = modelWith({screen: 'search', places: {8: {step: 48, solution: 1}}, numbers: 'antidiagonals'});
	expect(statementsOf(screens, model, knowledge)['diagonal']).toBe('Diagonal /, number 8.');
	expect(statementsOf(screens, {...model, numbers: 'attackers'}, knowledge)).not.toHaveProperty('diagonal');
});
