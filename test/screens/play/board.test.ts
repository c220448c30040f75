import {expect, test} from 'vitest';
import type {Display} from '../../../source/panels/display.js';
import {unicodeGlyphs} from '../../../source/panels/glyphs.js';
import {attempt} from '../../../source/screens/play/attempt.js';
import {attemptBoard} from '../../../source/screens/play/board.js';
import {numbers} from '../../../source/screens/play/numbers.js';
import {withGiven} from '../../../source/screens/play/puzzle/puzzle.js';
import type {Square} from '../../../source/solver/index.js';
import {text} from '../../../source/text/en.js';
import {complete} from '../../app/render.js';
import {marked, plain} from '../../panels/marked.js';
import {knowledge, modelWith, pressed} from '../../pressed.js';

const display: Display = {glyphs: unicodeGlyphs, text, hasColour: false, hasHues: false, label: (id) => id};
const at = (row: number, column: number): Square => ({row, column});

function played(size: number, queens: readonly Square[], cursor = at(size - 1, size - 1)) {
	return attempt.with(modelWith({size, screen: 'play'}), {queens, cursor});
}

function drawn(model: ReturnType<typeof played>, width = 3, height = 1) {
	complete(model, knowledge);
	const board = {square: {width, height}, rows: model.size};
	return plain(attemptBoard(model, knowledge, board, display)).slice(1);
}

test('draws a line between two queens that attack each other, in each direction', () => {
	expect(drawn(played(5, [at(0, 0), at(0, 3), at(3, 3), at(4, 0)]))).toEqual([
		' 0  ♛✗────── ♛✗ ·',
		' 1  │  \\  ·  │  ·',
		' 2  │  ·  \\  │  ·',
		' 3  │  ·  ·  ♛✗ ·',
		' 4  ♛✗ ·  ·  · [·]',
	]);
	expect(drawn(played(3, [at(0, 2), at(2, 0)], at(0, 0)))).toEqual([' 0 [·] ·  ♛✗', ' 1  ·  /  ·', ' 2  ♛✗ ·  ·']);
});

test('marks where lines of several directions cross, and draws lines through tall squares', () => {
	expect(drawn(played(3, [at(0, 0), at(2, 2), at(0, 2), at(2, 0)], at(0, 1)))).toEqual([
		' 0  ♛✗[─] ♛✗',
		' 1  │  ╳  │',
		' 2  ♛✗─── ♛✗',
	]);
	expect(drawn(played(3, [at(0, 0), at(2, 0)], at(0, 2)), 5, 2)).toEqual([
		' 0   ♛✗   ·   [·]',
		'',
		' 1   │    ·    ·',
		'     │',
		' 2   ♛✗   ·    ·',
		'',
	]);
});

test('marks the square of a hint, and the queen that it removes', () => {
	const place = pressed(played(4, [at(0, 1)]), 'i');
	expect(drawn(place)).toEqual([' 0  ·  ♛  ·  ·', ' 1  ·  ·  ·  !', ' 2  ·  ·  ·  ·', ' 3  ·  ·  · [·]']);
	const remove = pressed(played(4, [at(0, 0)]), 'i');
	expect(drawn(remove)[0]).toBe(' 0  ♛! ·  ·  ·');
});

test('shows how many queens attack each square, or how many solutions continue from it', () => {
	const queens = [at(0, 1)];
	const withNumbers = (shown: 'attackers' | 'solutions') => numbers.with(played(4, queens), {shown});
	expect(drawn(withNumbers('attackers'))).toEqual([
		' 0  1  ♛  1  1',
		' 1  1  1  1  ·',
		' 2  ·  1  ·  1',
		' 3  ·  1  · [·]',
	]);
	expect(drawn(withNumbers('solutions'))).toEqual([
		' 0  ·  ♛  ·  ·',
		' 1  ·  ·  ·  =1',
		' 2  =1 ·  =0 ·',
		' 3  =0 ·  =1[0]',
	]);
	expect(drawn(withNumbers('solutions'), 1)).toEqual([' 0 ·♛··', ' 1 ···1', ' 2 1·0·', ' 3 0·1]']);
});

test('shortens a number of solutions that is too long for its square', () => {
	const first = (width: number) => drawn(numbers.with(played(10, []), {shown: 'solutions'}), width)[0];
	expect(first(5)).toBe(' 0  =64  =48  =65  =93  =92  =92  =93  =65  =48  =64');
	expect(first(3)).toBe(' 0 =64=48=65=93=92=92=93=65=48=64');
	expect(first(2)).toBe(' 0 + + + + + + + + + +');
	const twelve = drawn(numbers.with(played(12, []), {shown: 'solutions'}));
	expect(twelve[0]).toBe('  0 .5k.8k 1k 1k 2k 2k 2k 2k 1k 1k.8k.5k');
	const wider = drawn(pressed(numbers.with(played(12, [], at(0, 0)), {shown: 'solutions'}), 'right', 'right'), 4);
	expect(wider[0]).toBe('  0 .5k .8k [1k]1.4k1.6k1.6k1.6k1.6k1.4k1.2k.8k .5k');
	expect(drawn(numbers.with(played(12, [], at(0, 0)), {shown: 'solutions'}), 4)[0]).toMatch(/^ {2}0 \.5k]\.8k /);
});

test('while solutions are counted, shows at least how many, and a sign where none has been found', () => {
	const model = numbers.with(played(27, [], at(26, 26)), {shown: 'solutions'});
	knowledge.treeCount(27).advance(50);
	const lines = attemptBoard(model, knowledge, {square: {width: 5, height: 2}, rows: 27}, display);
	expect(plain(lines).join('\n')).toMatch(/\?.*\?/);
	const found = knowledge.treeCount(27).boardsOn(at(0, 0));
	expect(found === 0 || plain(lines)[1]?.includes('+')).toBe(true);
});

test('draws the queens that are given differently, and the signs of a conflict beside them', () => {
	const given = [at(0, 1), at(3, 2)];
	const puzzle = withGiven(played(4, []), given, undefined);
	expect(drawn(puzzle)).toEqual([' 0  ·  ♕  ·  ·', ' 1  ·  ·  ·  ·', ' 2  ·  ·  ·  ·', ' 3  ·  ·  ♕ [·]']);
	const conflict = attempt.with(puzzle, {queens: [...given, at(1, 3), at(2, 1)]});
	expect(drawn(conflict)).toEqual([' 0  ·  ♕✗ ·  ·', ' 1  ·  │  ·  ♛', ' 2  ·  ♛✗ ·  ·', ' 3  ·  ·  ♕✗[·]']);
	expect(drawn(conflict, 1)[0]).toBe(' 0 ·♕··');
	const board = {square: {width: 3, height: 1}, rows: 4};
	expect(attemptBoard(puzzle, knowledge, board, display).map(marked)[1]).toContain('«on given: ♕ »');
});

test('paints what the characters say', () => {
	const board = {square: {width: 3, height: 1}, rows: 2};
	const [, first, second] = attemptBoard(played(2, [at(0, 0), at(0, 1)]), knowledge, board, display).map(marked);
	expect(first).toBe('«accent: »«dim:0 »«on attacked: ♛✗»«on attacked: ♛✗» ');
	expect(second).toBe('«accent: »«dim:1 »«on dark: · »«on light:[·]» ');
});
