import fc from 'fast-check';
import {expect, test} from 'vitest';
import {unicodeGlyphs} from '../../source/components/display.js';
import {squareCells} from '../../source/components/square.js';
import {numberKinds, numbersOn, numbersRow, squareNumbers} from '../../source/explorer/square-numbers.js';
import {screens} from '../../source/screens/index.js';
import {lineBetween} from '../../source/solver/board.js';
import {atStep, messageOf, modelWith, pressed, spoken, english as text} from '../pressed.js';

test('a goes round the numbers of the screen, and says what they are and which are next', () => {
	for (const {id: screen} of screens.screens.filter(({id, keys}) => id !== 'lesson' && keys.includes(numbersRow))) {
		const kinds = [...numberKinds.filter((kind) => kind.screens.includes(screen)), undefined];
		const shown = kinds.map((_, index) => pressed(modelWith({screen}), ...kinds.slice(0, index + 1).map(() => 'a')));
		expect(shown.map(({numbers}) => numbers)).toEqual(kinds.map((kind) => kind?.id ?? 'none'));
		for (const [index, kind] of kinds.entries()) {
			const next = kinds[index + 1];
			const said = messageOf(shown[index]!);
			expect(said).toContain(kind ? text.squareNumbers[kind.id].meaning : 'Squares show nothing more.');
			expect(said).toContain(next ? `a: ${text.squareNumbers[next.id].name}` : '.');
		}
	}
});

test('numbers that only Play has are none elsewhere', () => {
	expect(numbersOn(modelWith({screen: 'search', numbers: 'solutions'}))).toBe('none');
});

// Manual: All squares of a diagonal `\` have the same `row - column + n - 1`
test.each([
	['diagonals', 'diagonal'],
	['antidiagonals', 'antidiagonal'],
] as const)('squares have one number of %s if they share the diagonal, and then both are strong', (numbers, line) => {
	const squares = fc.integer({min: 1, max: 27}).chain((size) => {
		const index = fc.integer({min: 0, max: size - 1});
		const square = fc.record({row: index, column: index});
		return fc.record({size: fc.constant(size), a: square, b: square});
	});

	fc.assert(
		fc.property(squares, ({size, a, b}) => {
			const numberOn = squareNumbers({screen: 'search', numbers, size}, {queens: [], atWork: a});
			const [own, other] = [numberOn(a)!, numberOn(b)!];
			const isShared = (a.row === b.row && a.column === b.column) || lineBetween(a, b) === line;
			expect(own.text === other.text).toBe(isShared);
			const narrow = squareCells({number: own}, {width: 2, height: 1}, 'light', unicodeGlyphs);
			expect(narrow.flat().filter(({text}) => /\d/.test(text))).toEqual([]);
			expect([own.look, other.look]).toEqual(['strong', isShared ? 'strong' : 'faint']);
		}),
	);
});

test('a screen reader says the number of the diagonal through the square at work', () => {
	const playing = pressed(modelWith({screen: 'play', numbers: 'antidiagonals'}), 'right', 'down');
	expect(spoken(playing)['number']).toBe('diagonals /: 2.');
	expect(spoken(atStep(8, 48, {numbers: 'antidiagonals'}))['number']).toBe('diagonals /: 8.');
});
