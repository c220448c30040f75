import {expect, test} from 'vitest';
import type {Model} from '../../../source/explorer/model.js';
import {statementsOf} from '../../../source/screens/everywhere/speech.js';
import {screens} from '../../../source/screens/index.js';
import {play} from '../../../source/screens/play/index.js';
import {squaresOf} from '../../../source/solver/board.js';
import {ascii} from '../../app/render.js';
import {knowledge, pressed, square} from '../../pressed.js';
import {played, settled} from './played.js';

function spoken(model: Model) {
	const statements = Object.entries(play.speech(settled(model), knowledge, ascii));
	return statements.flatMap(([name, words]) => (words === '' ? [] : [`${name}: ${words}`]));
}

const rule = 'rule: No two queens may share a row, a column or a diagonal.';

test('says which queens attack each other, and which row they block', () => {
	expect(spoken(played(4, [square(0, 0), square(0, 3), square(1, 2)]))).toEqual([
		rule,
		'place: Row 0, column 0: a queen, attacked from row 0, column 3.',
		'state: 3 of 4 queens placed. Solutions left: 0.',
		'conflicts: (0, 0) and (0, 3) attack each other in row 0 (and 1 more pair).',
		'why: Row 2 has no safe square: all are attacked from (0, 0) and (0, 3).',
	]);
});

test('says that no way to fill the rows works where nothing else is wrong', () => {
	expect(spoken(played(4, [{row: 0, column: 0}]))).toContain(
		'why: No two queens attack each other yet, and each row has a safe square. But there is no way to fill all rows. Each way on fails: below these queens the search meets 2 dead ends and no solution. s watches it.',
	);
	// These are not the queens of a node.
	expect(spoken(played(4, [{row: 1, column: 1}])).join(' ')).not.toContain('the search meets');
	expect(spoken(played(3))).toContain(
		'why: No two queens attack each other yet, and each row has a safe square. But there is no way to fill all rows.',
	);
});

test('says how many solutions are left with a queen on the square of the cursor, or which squares are safe', () => {
	const model = pressed(played(4, [{row: 0, column: 1}]), 'down', 'left', 'a');
	expect(statementsOf(screens, settled(model), knowledge)['safe']).toBe(
		'Safe: row 1, column 3; row 2, column 0; row 2, column 2; row 3, column 0; row 3, column 2; row 3, column 3.',
	);
	expect(spoken({...model, numbers: 'solutions'})).toContain('why: With a queen on (1, 3), 1 solution is left.');
});

test('says what to do next on a solution', () => {
	expect(spoken(played(4, squaresOf([1, 3, 0, 2])))).toEqual([
		rule,
		'place: Row 0, column 0: empty, attacked from row 0, column 1; row 2, column 0.',
		'state: Solved! Solution 1 of 2.',
		'next: s shows how the search finds it.',
	]);
});
