import chalk from 'chalk';
import fc from 'fast-check';
import {renderToString} from 'ink';
import {expect, test} from 'vitest';
import {Board} from '../../../source/components/board.js';
import {DisplayContext} from '../../../source/components/display.js';
import {palette} from '../../../source/components/theme.js';
import type {Model} from '../../../source/explorer/model.js';
import {statementsOf} from '../../../source/screens/everywhere/speech.js';
import {screens} from '../../../source/screens/index.js';
import {play} from '../../../source/screens/play/index.js';
import {playRows} from '../../../source/screens/play/scene.js';
import {playBoard} from '../../../source/screens/play-board.js';
import {type Square, squaresOf} from '../../../source/solver/board.js';
import {sentenceIn} from '../../app/figures/figures.js';
import {ascii, drawn as frameDrawn, frameOf, unicode} from '../../app/render.js';
import {square as at, english as en, knowledge, pressed, chinese as zh} from '../../pressed.js';
import {runs} from '../../runs.js';
import {played, settled} from './played.js';

function playedAt(size: number, queens: readonly Square[], cursor = at(size - 1, size - 1)) {
	return playBoard.with(played(size, queens), {cursor});
}

/** The rows of the board, without colour, in squares of this size. */
function drawn(model: Model, width = 3, height = 1) {
	const layout = {square: {width, height}, rows: model.size, hasNumbers: false};
	const board = renderToString(
		<DisplayContext value={unicode}>
			<Board rows={playRows(settled(model), knowledge)} layout={layout} />
		</DisplayContext>,
	);
	return board.split('\n');
}

// Readme: What attacks what is drawn
test('draws a line between two queens that attack each other, in each direction', () => {
	expect(drawn(playedAt(5, [at(0, 0), at(0, 3), at(3, 3), at(4, 0)]))).toEqual([
		' 0  ♛!────── ♛! ·',
		' 1  │  \\  ·  │  ·',
		' 2  │  ·  \\  │  ·',
		' 3  │  ·  ·  ♛! ·',
		' 4  ♛! ·  ·  · [·]',
	]);
	expect(drawn(playedAt(3, [at(0, 2), at(2, 0)], at(0, 0)))).toEqual([' 0 [·] ·  ♛!', ' 1  ·  /  ·', ' 2  ♛! ·  ·']);
});

test('where lines of several directions cross one is drawn, and those of a row go from edge to edge', () => {
	expect(drawn(playedAt(3, [at(0, 0), at(2, 2), at(0, 2), at(2, 0)], at(0, 1)))).toEqual([
		' 0  ♛![─] ♛!',
		' 1  │  \\  │',
		' 2  ♛!─── ♛!',
	]);
});

test('marks the square of a hint, and the queen that it removes', () => {
	const place = pressed(playedAt(4, [at(0, 1)]), 'i');
	expect(drawn(place)).toEqual([' 0  ·  ♛  ·  ·', ' 1  ·  ·  ·  ♛+', ' 2  ·  ·  ·  ·', ' 3  ·  ·  · [·]']);
	expect(drawn(place, 1)[1]).toBe(' 1 ···+');
	const remove = pressed(playedAt(4, [at(0, 0)]), 'i');
	expect(drawn(remove)[0]).toBe(' 0  ♛- ·  ·  ·');
	expect(playRows(remove, knowledge)[0]?.squares[0]).toMatchObject({role: 'hint', sign: 'remove'});
});

// Manual: how many solutions are left with a queen there
test('shows how many queens attack each square, or how many solutions continue from it', () => {
	const queens = [at(0, 1)];
	const drawnWith = (numbers: 'attackers' | 'solutions', width?: number) =>
		drawn({...playedAt(4, queens), numbers}, width);
	expect(drawnWith('attackers')).toEqual([' 0  1  ♛  1  1', ' 1  1  1  1  ·', ' 2  ·  1  ·  1', ' 3  ·  1  · [·]']);
	expect(drawnWith('solutions')).toEqual([' 0  ·  ♛  ·  ·', ' 1  ·  ·  ·  1', ' 2  1  ·  0  ·', ' 3  0  ·  1 [0]']);
	expect(drawnWith('solutions', 1)).toEqual([' 0 ·♛··', ' 1 ····', ' 2 ····', ' 3 ···]']);
});

test('shortens a number of solutions that is too long for its square or would touch the next, and never cuts it', () => {
	const first = (width: number) => drawn({...playedAt(10, []), numbers: 'solutions' as const}, width)[0];
	expect(first(5)).toBe(' 0   64   48   65   93   92   92   93   65   48   64');
	expect(first(3)).toBe(' 0  64 48 65 93 92 92 93 65 48 64');
	expect(first(2)).toBe(' 0 + + + + + + + + + +');
	const twelve = (cursor: Square) => drawn({...playedAt(12, [], cursor), numbers: 'solutions' as const});
	expect(twelve(at(11, 11))[0]).toBe('  0  +  +  1k 1k 2k 2k 2k 2k 1k 1k +  +');
	expect(twelve(at(0, 1))[0]).toBe('  0  + [+] 1k 1k 2k 2k 2k 2k 1k 1k +  +');
});

/** Too low for a panel beside the board. */
const lowWindows = fc.record({columns: fc.integer({min: 40, max: 200}), rows: fc.integer({min: 12, max: 23})});

/** Attempts with some queens, and what the keys show. In squares of other sizes crowns have other shapes, or no room for a sign. */
const attempts = fc
	.record({
		size: fc.constantFrom(8, 9),
		queens: fc.uniqueArray(fc.tuple(fc.nat(7), fc.nat(7)), {maxLength: 5, selector: String}),
		keys: fc.constantFrom<readonly string[]>([], ['i'], ['a'], ['a', 'a']),
	})
	.map(({size, queens, keys}) => {
		const placed = queens.map(([row, column]) => at(row, column));
		return settled({...pressed(played(size, placed), ...keys), notice: undefined});
	});

test('the sentence ends where it ends, also where only a part of it has room', () => {
	fc.assert(
		fc.property(attempts, lowWindows, fc.constantFrom(en, zh), (model, window, text) => {
			const shown = {...model, window, text};
			expect(sentenceIn(frameDrawn(shown, knowledge), shown)).toMatch(/^$|[.。]$/);
		}),
		{numRuns: runs(8)},
	);
});

test('one line says what is most important: conflicts, how many solutions are left, and how many queens stand', () => {
	const said = (model: Model) => {
		const shown = {...model, window: {columns: 80, rows: 23}};
		return sentenceIn(frameOf(shown).join('\n'), shown);
	};
	expect(said(playedAt(8, []))).toBe(`${en.rule} Solutions left: 92. 0 of 8 queens placed.`);
	expect(said(playedAt(8, [at(0, 1)]))).toBe('Solutions left: 8. 1 of 8 queens placed.');
	expect(said(playedAt(8, [at(0, 1), at(5, 6), at(2, 2), at(6, 2)]))).toBe(
		'(0, 1) and (5, 6) attack each other along \\ (and 1 more pair). Solutions left: 0. 4 of 8 queens placed.',
	);
	const hint = pressed(playedAt(8, [at(0, 1)]), 'i');
	expect(said(hint)).toMatch(/^A queen on \(1, 3\) leads to a solution\./);
});

function spoken(model: Model) {
	const statements = Object.entries(play.speech(settled(model), knowledge, ascii));
	return statements.flatMap(([name, words]) => (words === '' ? [] : [`${name}: ${words}`]));
}

const rule = 'rule: No two queens may share a row, a column or a diagonal.';

test('says which queens attack each other, and which row they block', () => {
	expect(spoken(played(4, [at(0, 3), at(0, 0), at(1, 2)]))).toEqual([
		rule,
		'place: Row 0, column 0: a queen, attacked from row 0, column 3.',
		'state: 3 of 4 queens placed. Solutions left: 0.',
		'conflicts: (0, 0) and (0, 3) attack each other in row 0 (and 1 more pair).',
		'why: Row 2 has no safe square: all are attacked from (0, 0) and (0, 3).',
	]);
	const ofRow = [0, 1, 2, 3].map((column) => at(0, column));
	expect(spoken(pressed(played(4, ofRow), 'down', 'down')).join(' ')).toContain('why: Row 2 has no safe square');
});

// Manual: if there is none, Play says why
test('says that no way to fill the rows works where nothing else is wrong', () => {
	expect(spoken(played(4, [at(0, 3)]))).toContain(
		'why: No two queens attack each other yet, and each row has a safe square. But there is no way to fill all rows. Each way on fails: below these queens the search meets 2 dead ends and no solution. s watches it.',
	);
	// These are not the queens of a node.
	expect(spoken(played(4, [at(1, 1)])).join(' ')).not.toContain('the search meets');
	expect(spoken(played(3))).toContain(
		'why: No two queens attack each other yet, and each row has a safe square. But there is no way to fill all rows.',
	);
});

test('says how many solutions are left with a queen on the square of the cursor, or which squares are safe', () => {
	const model = pressed(played(4, [at(0, 1)]), 'down', 'left', 'a');
	expect(statementsOf(screens, settled(model), knowledge)['safe']).toBe(
		'Safe: row 1, column 3; row 2, column 0; row 2, column 2; row 3, column 0; row 3, column 2; row 3, column 3.',
	);
	expect(spoken({...model, numbers: 'solutions'})).toContain('why: With a queen on (1, 3), 1 solution is left.');
});

test('the state of a solution has the colour of what is right, conflicts that of what is wrong', () => {
	chalk.level = 3;
	const {ink, white, red, squares} = palette();
	const coloured = (queens: readonly Square[]) => frameOf(played(4, queens)).join('\n');
	const right = chalk.bold.bgHex(squares.placement.light).hex(ink);
	expect(coloured(squaresOf([1, 3, 0, 2]))).toContain(right('Solved! Solution 1 of 2.'));
	const wrong = chalk.bold.bgHex(red).hex(white);
	expect(coloured([at(0, 0), at(0, 3)])).toContain(wrong('(0, 0) and (0, 3) attack each'));
});

test('of a board without room the rows around the cursor are seen', () => {
	const lowest = (row: number) =>
		frameOf(playedAt(27, [], at(row, 0)))
			.at(-3)!
			.slice(0, 7);
	expect([0, 26].map(lowest)).toEqual(['│ ↓18 ·', '│  26 ]']);
});

test('says what to do next on a solution', () => {
	expect(spoken(played(4, squaresOf([1, 3, 0, 2])))).toEqual([
		rule,
		'place: Row 0, column 0: empty, attacked from row 0, column 1; row 2, column 0.',
		'state: Solved! Solution 1 of 2.',
		'next: s shows how the search finds it.',
	]);
});
