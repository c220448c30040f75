import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import type {Model} from '../../../source/explorer/model.js';
import {solutionOf} from '../../../source/screens/placed-queens.js';
import {hintOf} from '../../../source/screens/play/hint.js';
import {mostPuzzles, startPuzzle} from '../../../source/screens/play/puzzle.js';
import {shownNumbers} from '../../../source/screens/play/squares.js';
import {playBoard} from '../../../source/screens/play-board.js';
import {attackersOf, type Square} from '../../../source/solver/index.js';
import {frameOf} from '../../app/render.js';
import {knowledge, pressed} from '../../pressed.js';
import {played, settled} from './played.js';

const inPuzzle = (size: number, number = 1) => startPuzzle(played(size), number, knowledge);
const at = (model: Model, cursor: Square) => playBoard.with(model, {cursor});
const givenIn = (model: Model) => playBoard.of(model).puzzle?.given ?? [];
const shown = (model: Model) => frameOf(model).join('\n');

/** The model after the hints have been followed to the end. */
function solved(model: Model): Model {
	const hinted = settled(pressed(model, 'i'));
	const hint = hintOf(hinted, knowledge);
	return hint && 'square' in hint ? solved(pressed(at(hinted, hint.square), 'space')) : model;
}

test('the keys go to the next and the previous puzzle, and begin again after the last', () => {
	const numberOf = (model: Model) => playBoard.of(model).puzzle?.number;
	const model = played(8);
	expect(['n', 'n', 'p', 'n'].map((_, index, keys) => numberOf(pressed(model, ...keys.slice(0, index + 1))))).toEqual([
		1, 2, 1, 2,
	]);
	expect(numberOf(pressed(inPuzzle(8, mostPuzzles), 'n'))).toBe(1);
	expect(numberOf(pressed(inPuzzle(8, 1), 'p'))).toBe(mostPuzzles);
	const other = pressed(model, 'n', '+', 'n');
	expect(numberOf(other)).toBe(2);
	expect(numberOf(pressed(other, '-'))).toBe(1);
});

test.each([1, 2, 3])('a board of %i rows has no puzzle, and says why', (size) => {
	expect(pressed(played(size), 'n')).toEqual({...played(size), notice: 'no-puzzle'});
});

test('no key removes a given queen but those that leave the puzzle, and none moves one', () => {
	const key = fc.constantFrom(...['space', 'enter', 'x', 'u', 'ctrl-r', 'right', 'down', 'i', 'a', 't', 'f']);
	fc.assert(
		fc.property(fc.array(key, {maxLength: 40}), fc.integer({min: 4, max: 6}), (keys, size) => {
			const model = inPuzzle(size);
			const after = pressed(model, ...keys);
			expect(playBoard.of(after).queens).toEqual(expect.arrayContaining([...givenIn(model)]));
			expect(givenIn(after)).toEqual(givenIn(model));
		}),
	);
	const model = inPuzzle(6);
	const [queen] = givenIn(model);
	expect(pressed(at(model, queen!), 'space')).toMatchObject({notice: 'given-queen', slots: at(model, queen!).slots});
});

test('clearing and undoing go back to the given queens', () => {
	const model = inPuzzle(8, 7);
	const changed = pressed(model, 'space', 'right', 'space', 'down', 'space');
	const {queens} = playBoard.of(changed);
	expect(queens).toHaveLength(givenIn(model).length + 3);
	expect(playBoard.of(pressed(changed, 'x')).queens).toEqual(givenIn(model));
	expect(playBoard.of(pressed(changed, 'x', 'u')).queens).toEqual(queens);
	expect(playBoard.of(pressed(changed, 'u', 'u', 'u')).queens).toEqual(givenIn(model));
	expect(pressed(model, 'u').notice).toBe('nothing-to-undo');
});

test('leaving the puzzles returns to the own board, with its history', () => {
	const own = pressed(played(8), 'space', 'right', 'down', 'down', 'space', 'u');
	const left = pressed(own, 'n', 'space', 'n', 'space', 'escape');
	expect(playBoard.of(left)).toEqual({...playBoard.of(own), cursor: playBoard.of(left).cursor});
	expect(playBoard.of(pressed(left, 'ctrl-r')).queens).toHaveLength(2);
	expect(pressed(left, 'escape')).toEqual(left);
});

describe('how many solutions are left', () => {
	/** A puzzle with a queen that nothing attacks and no solution has. */
	const wrong = () => {
		const model = inPuzzle(8);
		const rows = Array.from({length: 8}, (_, index) => index);
		const squares = rows.flatMap((row) => rows.map((column) => ({row, column})));
		const {queens} = playBoard.of(solved(model));
		const mistake = squares.find(
			(square) =>
				attackersOf(givenIn(model), square).length === 0 &&
				queens.every(({row, column}) => row !== square.row || column !== square.column),
		);
		return pressed(at(model, mistake!), 'space');
	};

	const telling = /No solution|contains? them|With a queen|=\d|no way|solutions contain/;

	test('is told by nothing on the screen before the user asks', () => {
		const model = wrong();
		for (const keys of [[], ['a'], ['a', 'a', 'a'], ['a', 'a', 'n']]) {
			const hidden = pressed(model, ...keys);
			expect(shown({...hidden, notice: undefined})).not.toMatch(telling);
		}

		const numbered = pressed({...played(8), numbers: 'solutions'}, 'n');
		expect(shown(numbered)).not.toMatch(telling);
	});

	test('is shown with the numbers of each square, and hidden again with them', () => {
		const told: Model = {...wrong(), numbers: 'solutions'};
		expect(shownNumbers(told)).toBe('solutions');
		expect(shown({...told, notice: undefined})).toMatch(/No solution\s+contains them/);
		expect(shown(told)).toContain('=0');
		expect(shown({...pressed(told, 'a'), notice: undefined})).not.toMatch(telling);
	});

	test('a hint still names a queen to remove, none that is given', () => {
		const hinted = settled(pressed(wrong(), 'i'));
		expect(hintOf(hinted, knowledge)).toEqual({type: 'remove', square: playBoard.of(hinted).queens.at(-1)});
	});
});

test('the hints lead to the solution of every puzzle, past any mistake', () => {
	const mistakes = fc.record({
		size: fc.integer({min: 4, max: 7}),
		number: fc.integer({min: 1, max: 200}),
		keys: fc.array(fc.constantFrom('space', 'right', 'down'), {maxLength: 12}),
	});
	fc.assert(
		fc.property(mistakes, ({size, number, keys}) => {
			const model = pressed(inPuzzle(size, number), ...keys);
			const hint = hintOf(settled(pressed(model, 'i')), knowledge);
			expect(['place', 'remove', undefined]).toContain(hint?.type);
			if (hint?.type === 'remove') {
				expect(givenIn(model)).not.toContainEqual(hint.square);
			}

			expect(solutionOf(size, playBoard.of(solved(pressed(model, 'x'))).queens)).toBeDefined();
		}),
	);
});

test('a solved puzzle says so, and names the keys that lead on', () => {
	const model = solved(inPuzzle(8, 7));
	const frame = shown(model);
	expect(frame).toMatch(/Solved! Solution \d+ of 92/);
	expect(frame).toMatch(/ n +the next puzzle[\s\S]* Esc +your own board[\s\S]* s +watch the search/);
});
