import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import type {Model} from '../../source/explorer/model.js';
import {screens} from '../../source/explorer/screen.js';
import {tapeOf} from '../../source/explorer/tapes.js';
import {variants} from '../../source/solver/index.js';
import {ascii, frameOf, unicode} from './render.js';

describe('whole frames', () => {
	test('a test: the square, its attacker, the stack, the sentence and the figures', () => {
		expect(frameOf({screen: 'search', places: {8: {step: 48, solution: 1}}})).toEqual([
			' ♛ queens-tui   Solutions [Search]                            8 queens · 1 scan',
			'╭─ Board ────────────────────╮╭─ Recursion stack, and nodes visited by depth ──╮',
			'│    0  1  2  3  4  5  6  7  ││ place(0) ♛ · · · · · · ·    1 of   1  █        │',
			'│ 0  ♛  ·  ·  ·  ·  ·  ·  ·  ││ place(1) ✗ ✗ ♛ · · · · ·    1 of   8  ░        │',
			'│ 1  ·  ·  ♛  ·  ·  ·  ·  ·  ││ place(2) ✗ ✗ ✗ ✗ ♛ · · ·    1 of  42  ░        │',
			'│ 2  ·  ·  ·  ·  ♛  ·  ·  ·  ││ place(3) ✗ ◦ ✗ ✗ ✗ ? · ·    1 of 140  █░       │',
			'│ 3  ·  ·  ·  ·  ·  ✗  ·  ·  ││                             1 of 344  █░░░░    │',
			'│ 4  ·  ·  ·  ·  ·  ·  ·  ·  ││                             2 of 568  █░░░░░░░ │',
			'│ 5  ·  ·  ·  ·  ·  ·  ·  ·  ││                             0 of 550  ░░░░░░░░ │',
			'│ 6  ·  ·  ·  ·  ·  ·  ·  ·  ││                             0 of 312  ░░░░     │',
			'│ 7  ·  ·  ·  ·  ·  ·  ·  ·  ││                             0 of  92  ░        │',
			'╰────────────────────────────╯╰────────────────────────────────────────────────╯',
			'╭─ scan: row = 3, column = 5 ──────────────╮╭─ 3 checks, 82 so far ────────────╮',
			'│    if (row === n) return report(queens); ││ queens = [0, 2, 4]               │',
			'│    for (let column = 0; column < n; colu ││ queen 0, column 0  no attack     │',
			'│ ▸    if (!isSafe(row, column)) continue; ││ queen 1, column 2  no attack     │',
			'│      queens[row] = column;               ││ queen 2, column 4  attacks \\     │',
			'│      place(row + 1);                     ││                                  │',
			'╰──────────────────────────────────────────╯╰──────────────────────────────────╯',
			' Row 3, column 5 is attacked along \\ by the queen in row 2.',
			' tests 39 of 15,720 · placements 6 · solutions 0 · dead ends 2 · checks 82',
			' ●─┼┼┼─┼┼┼┼┼┼┼┼┼┼┼┼┼┼┼┼┼┼┼┼┼┼┼┼┼┼┼┼┼┼┼┼──┤ paused  ▶ 5/s      step 48 of 19,924',
			'  ? help  q quit  ←→ step  ↑↓ over  p/n solution  Space play  Tab screen',
		]);
	});

	test('the same things in ASCII, without colour, in a smaller window', () => {
		expect(
			frameOf(
				{screen: 'search', size: 4, places: {4: {step: 29, solution: 1}}, window: {columns: 60, rows: 16}},
				ascii,
			),
		).toEqual([
			' Q queens-tui   Solutions [Search]        4 queens - 1 scan',
			'+- Board --------------------++- Recursion stack ----------+',
			'|                            || place(0) o Q . .           |',
			'|          0  1  2  3        || place(1) x ? . .           |',
			'|       0  .  Q  .  .        ||                            |',
			'|       1  .  x  .  .        ||                            |',
			'|       2  .  .  .  .        ||                            |',
			'|       3  .  .  .  .        ||                            |',
			'|                            ||                            |',
			'+----------------------------++----------------------------+',
			' Row 1, column 1 is attacked along its column by the queen',
			' in row 0.',
			' tests 20 - placements 5 - solutions 0 - dead ends 2',
			' --------O--+-----+----------| paused  > 5/s  step 29 of 94',
			'  ? help  q quit  <-/-> step  Up over  p/n solution',
		]);
	});

	test('a solution: its board, the list it stands in, its class and its images', () => {
		expect(frameOf({places: {8: {step: 0, solution: 14}}})).toEqual([
			' ♛ queens-tui  [Solutions] Search                             8 queens · 1 scan',
			'╭─ Solution 14 of 92 ────────────────────────╮╭─ All solutions ────────────────╮',
			'│     0    1    2    3    4    5    6    7   ││  10  1 6 2 5 7 4 0 3  class 8  │',
			'│ 0   ·    ·    ♛    ·    ·    ·    ·    ·   ││  11  1 6 4 7 0 3 5 2  class 9  │',
			'│                                            ││  12  1 7 5 0 2 4 6 3  class 8  │',
			'│ 1   ·    ·    ·    ·    ♛    ·    ·    ·   ││  13  2 0 6 4 7 1 3 5  class 6  │',
			'│                                            ││ ▸14  2 4 1 7 0 6 3 5  class 10 │',
			'│ 2   ·    ♛    ·    ·    ·    ·    ·    ·   ││  15  2 4 1 7 5 3 6 0  class 2  │',
			'│                                            ││  16  2 4 6 0 3 1 7 5  class 6  │',
			'│ 3   ·    ·    ·    ·    ·    ·    ·    ♛   ││  17  2 4 7 3 0 6 1 5  class 11 │',
			'│                                            ││  18  2 5 1 4 7 0 6 3  class 12 │',
			'│ 4   ♛    ·    ·    ·    ·    ·    ·    ·   │╰────────────────────────────────╯',
			'│                                            │╭─ Class 10 of 12, 4 images ─────╮',
			'│ 5   ·    ·    ·    ·    ·    ·    ♛    ·   ││ as it stands              14   │',
			'│                                            ││ rotated right             38   │',
			'│ 6   ·    ·    ·    ♛    ·    ·    ·    ·   ││ rotated by half       itself   │',
			'│                                            ││ rotated left              38   │',
			'│ 7   ·    ·    ·    ·    ·    ♛    ·    ·   ││ reflected left-right      79   │',
			'│                                            ││ reflected top-bottom      79   │',
			'│ After 4,420 of 15,720 tests,               ││ reflected in \\            55   │',
			'│ 216 after solution 13.                     ││ reflected in /            55   │',
			'╰────────────────────────────────────────────╯╰────────────────────────────────╯',
			'  ? help  q quit  ←→ solution  Tab screen  Enter watch  t image  f fundamental',
		]);
	});

	test('a small window: the board and a sentence', () => {
		expect(frameOf({screen: 'search', places: {8: {step: 48, solution: 1}}, window: {columns: 50, rows: 14}})).toEqual([
			' [Search] step 48 of 19,924     8 queens · 1 scan',
			'    0  1  2  3  4  5  6  7',
			' 0  ♛  ·  ·  ·  ·  ·  ·  ·',
			' 1  ·  ·  ♛  ·  ·  ·  ·  ·',
			' 2  ·  ·  ·  ·  ♛  ·  ·  ·',
			' 3  ·  ·  ·  ·  ·  ✗  ·  ·',
			' 4  ·  ·  ·  ·  ·  ·  ·  ·',
			' 5  ·  ·  ·  ·  ·  ·  ·  ·',
			' 6  ·  ·  ·  ·  ·  ·  ·  ·',
			' 7  ·  ·  ·  ·  ·  ·  ·  ·',
			' Row 3, column 5 is attacked along \\ by the queen',
			' in row 2.',
			'  ? help  q quit  ←→ step  ↑↓ over  p/n solution',
		]);
	});

	test('help: the keys of the screen, and those of all', () => {
		expect(frameOf({overlay: {type: 'help', scroll: 0}})).toEqual([
			' ♛ queens-tui  [Solutions] Search                             8 queens · 1 scan',
			'╭─ Keys ───────────────────────────────────────────────────────────────────────╮',
			'│ Solutions                                                                    │',
			'│ ← →            previous, next solution                                       │',
			'│ ↑ ↓            the same, in the list                                         │',
			'│ PgUp PgDn      a page back, on                                               │',
			'│ Home End       first, last solution                                          │',
			'│ t              next image of the same class                                  │',
			'│ f              only the first of each class, or all                          │',
			'│ Enter          watch how it was found                                        │',
			'│                                                                              │',
			'│ Everywhere                                                                   │',
			'│ Tab Shift+Tab  next, previous screen                                         │',
			'│ 1 2 3          variant: scan, flags, bitmask                                 │',
			'│ v              next variant                                                  │',
			'│ - +            smaller, larger board                                         │',
			'│ a              how many queens attack each square                            │',
			'│ :              go to a number, +50, -50 or 50%                               │',
			'│ m              menu: screen, variant, size                                   │',
			'│ ?              help                                                          │',
			'│ Esc            back to the screen                                            │',
			'╰──────────────────────────────────────────────────────────────────────────────╯',
			'  ↑ ↓ scroll  Esc back',
		]);
	});

	test('the menu: screens, variants and sizes, with what is in use', () => {
		expect(frameOf({overlay: {type: 'menu'}})).toEqual([
			' ♛ queens-tui  [Solutions] Search                             8 queens · 1 scan',
			'',
			'  Menu',
			'',
			'  ▸ screen   ● Solutions  browse every solution, with its symmetry class',
			'    screen     Search     watch backtracking find them, step by step',
			'    variant  ● scan       compares with one queen after the other',
			'    variant    flags      looks up three tables of flags',
			'    variant    bitmask    one AND with the union of three masks',
			'    size       1          1 queen on 1 by 1 squares',
			'    size       2          2 queens on 2 by 2 squares',
			'    size       3          3 queens on 3 by 3 squares',
			'    size       4          4 queens on 4 by 4 squares',
			'    size       5          5 queens on 5 by 5 squares',
			'    size       6          6 queens on 6 by 6 squares',
			'    size       7          7 queens on 7 by 7 squares',
			'    size     ● 8          8 queens on 8 by 8 squares',
			'    size       9          9 queens on 9 by 9 squares',
			'    size       10         10 queens on 10 by 10 squares',
			'    size       11         11 queens on 11 by 11 squares',
			'    size       12         12 queens on 12 by 12 squares',
			'',
			'  ↑ ↓ choose  Enter take  Esc back',
		]);
	});
});

const frame = (changes: Partial<Model>, display = unicode) => frameOf(changes, display).join('\n');
const search = (size: number, step: number): Partial<Model> => ({
	screen: 'search',
	size,
	places: {[size]: {step, solution: 1}},
});

describe('the search screen', () => {
	test('draws the line between a square and the queen that attacks it', () => {
		const lines = frameOf(search(8, 37));
		expect(lines.slice(3, 11).map((line) => line.slice(1, 28))).toEqual([
			' 0  ♛  ·  ·  ·  ·  ·  ·  · ',
			' 1  ·  ·  ♛  ·  ·  ·  ·  · ',
			' 2  ·  ·  │  ·  ♛  ·  ·  · ',
			' 3  ·  ♛  │  ·  ·  ·  ·  · ',
			' 4  ·  ·  │  ·  ·  ·  ·  ♛ ',
			' 5  ·  ·  ✗  ·  ·  ·  ·  · ',
			' 6  ·  ·  ·  ·  ·  ·  ·  · ',
			' 7  ·  ·  ·  ·  ·  ·  ·  · ',
		]);
	});

	const board = (changes: Partial<Model>) =>
		frameOf({...changes, window: {columns: 60, rows: 16}})
			.slice(4, 8)
			.map((line) => line.slice(8, 21).trimEnd());

	test('names, on each square of a dead end, the queen that rules it out', () => {
		expect(board(search(4, 10))).toEqual(['0  ♛  ·  ·  ·', '1  ·  ·  ♛  ·', '2  0  1  0  1', '3  ·  ·  ·  ·']);
		expect(frame(search(4, 10))).toContain('Dead end: row 2, column 3 is attacked along \\ by the queen in row 1.');
	});

	test('shows how many queens attack each square when asked', () => {
		const attacked = {...search(4, 6), isAttackedShown: true};
		expect(board(attacked)).toEqual(['0  ♛  2  2  2', '1  2  2  ♛  1', '2  1  1  2  1', '3  2  ·  1  1']);
	});

	test('shows the cursor and the breakpoints, on the board and the stack', () => {
		const breakpoints = {
			4: [
				{row: 0, column: 0},
				{row: 1, column: undefined},
				{row: 3, column: 3},
			],
		};
		const pinned = {...search(4, 6), breakpoints, cursor: {row: 3, column: 3}};
		expect(board(pinned)).toEqual(['0  ♛◆ ·  ·  ·', '1  ·  ·  ♛  ·', '2  ·  ·  ·  ·', '3  ·  ·  · [·']);
		const drawn = frame({...pinned, window: {columns: 60, rows: 16}});
		expect(drawn).toContain('◆1  ·  ·  ♛  · ');
		expect(drawn).toContain('· [·◆');
		expect(drawn).toContain('place(1)◆✗ ✗ ♛ ·');
		expect(frame({...pinned, cursor: {row: 2, column: 1}})).toContain('[·]');
		expect(frame({...pinned, cursor: {row: 2, column: undefined}})).toContain('▸2  ');
	});

	test('asks about the next test while predicting, and says how the last answer was', () => {
		const prediction = {right: 3, asked: 5, typed: '', last: {isRight: false, step: 48}};
		const drawn = frameOf({...search(8, 48), prediction});
		expect(drawn.at(-4)).toBe(' Row 3, column 6: safe (s), or attacked by the queen of which row (0 to 2)?');
		expect(drawn.at(-1)).toBe(' Wrong, 3 of 5 so far: it is attacked along \\ by the queen in row 2.');
		expect(drawn[6]).toContain('✗  ?  · ');
	});

	test('marks a queen placed, a queen taken back, and a solution', () => {
		expect(frame(search(8, 2))).toContain('A queen is placed on row 0, column 0, and row 1 is called.');
		expect(frame(search(4, 25))).toContain('Row 1 has returned: the queen is taken back from row 0, column 0.');
		expect(frame(search(4, 94))).toContain('Row 0 has tried every column. The search is over: 2 solutions.');
	});

	test('says when the board is empty, a square is safe, all rows are filled and a solution is found', () => {
		expect(frame(search(1, 0))).toContain('The board is empty. The search begins with row 0, column 0.');
		expect(frame(search(1, 1))).toContain('Row 0, column 0 is safe: no queen above attacks it.');
		expect(frame(search(1, 2))).toContain('A queen is placed on row 0, column 0: all rows are filled.');
		expect(frame(search(1, 3))).toContain('Solution 1: 0.');
		expect(frame(search(1, 4))).toContain('The search is over: 1 solution.');
	});

	test.each([
		['scan', ['│ queens = [0, 2, 4] ', '│ queen 2, column 4  attacks \\ ', 'if (!isSafe(row, column)) continue;']],
		[
			'flags',
			['│ columns 5  free  10101000 ', '│ downs 5    set   000001110000000 ', '│ ups 8      ·     100100100000000 '],
		],
		['bitmask', ['│ union    1 0 1 1 1 1 0 0 ', '│ bit      0 0 0 0 0 1 0 0 ']],
	] as const)('shows how %s decides about row 3, column 5', (variant, shown) => {
		const drawn = frame({...search(8, 48), variant});
		for (const each of shown) {
			expect(drawn).toContain(each);
		}
	});

	test('shows the last of more comparisons than there is room for', () => {
		// The queens of rows 0 to 6 stand, and row 7, column 2 is compared with all seven.
		const {index} = tapeOf(8).solution(1)!;
		const drawn = frame(search(8, index - 2));
		expect(drawn).toContain('│ ↑ 4 comparisons, no attack ');
		expect(drawn).toContain('│ queen 6, column 1  no attack ');
	});

	test('counts the nodes visited at each depth, and ends with all of them', () => {
		const drawn = frameOf(search(8, 19_924)).slice(2, 11);
		const counts = drawn.map((line) => /(?<visited>\d+) of +(?<all>\d+)/.exec(line)?.groups);
		// Placements by row, and the root: their sum is OEIS A319284(8) = 2,057.
		const nodes = ['1', '8', '42', '140', '344', '568', '550', '312', '92'];
		expect(counts).toEqual(nodes.map((count) => ({visited: count, all: count})));
		expect(drawn.every((line) => !line.includes('░'))).toBe(true);
	});

	test('shows the whole tree of a small board, and of a larger one the path with what was found below its children', () => {
		const tree = (size: number, step: number) =>
			frameOf({...search(size, step), isTreeShown: true})
				.slice(13, 18)
				.map((line) => line.slice(2, 42).trimEnd());
		expect(tree(4, 45)).toEqual(['♛', '◦   ♛ · ·', '✗ ◦ ♛ · · ·', '  ✗ ◦ · ·', '    ✓ ·']);
		expect(tree(8, 12_048)).toEqual([
			'place(1)  3 4 3 ✗ ✗ ✗ 6 ♛',
			'place(2)  ♛ · · · · · · ·',
			'place(3)  ✗ ✗ 0 ♛ · · · ·',
			'place(4)  ✗ 0 ✗ ✗ ✗ 0 ♛ ·',
			'place(5)  ✗ ✗ · · · · · ·',
		]);
	});

	test('lays its panels in two columns in a large window, with larger squares and the whole program', () => {
		const drawn = frameOf({...search(8, 48), window: {columns: 120, rows: 40}});
		expect(drawn[4]).toMatch(/^│ 0 {4}♛ {6}· /);
		const {listing} = variants[0]!;
		for (const {code} of listing) {
			expect(drawn.join('\n').replaceAll('▸', ' ')).toContain(code);
		}
	});

	test('shows how it is being played', () => {
		expect(frame({...search(8, 48), isPlaying: true, direction: -1, speed: 1_000_000})).toContain('◀ 1,000,000/s');
	});
});

describe('any frame', () => {
	const models = fc.record({
		screen: fc.constantFrom(...screens),
		size: fc.integer({min: 1, max: 27}),
		step: fc.integer({min: 0, max: 3000}),
		solution: fc.integer({min: 1, max: 40}),
		columns: fc.integer({min: 1, max: 160}),
		rows: fc.integer({min: 1, max: 60}),
		isFundamentalOnly: fc.boolean(),
		overlay: fc.constantFrom(
			undefined,
			{type: 'help' as const, scroll: 3},
			{type: 'menu' as const},
			{type: 'prompt' as const, text: '12'},
		),
		notice: fc.constantFrom(undefined, 'no-solution-here' as const, 'no-such-number' as const),
	});

	test('fits its window, with a row to spare, and in ASCII is ASCII', () => {
		fc.assert(
			fc.property(models, ({step, solution, columns, rows, size, ...rest}) => {
				const model = {...rest, size, places: {[size]: {step, solution}}, window: {columns, rows}};
				const drawn = frameOf(model);
				expect(drawn.length).toBeLessThanOrEqual(Math.max(1, rows - 1));
				expect(Math.max(...drawn.map((line) => line.length))).toBeLessThanOrEqual(columns);
				expect(frame(model, ascii)).toMatch(/^[ -~\n]*$/);
			}),
			{numRuns: 120},
		);
	});

	test('tells any two steps in a row apart without colour, above the figures', () => {
		const above = (step: number) => frameOf(search(8, step)).slice(0, 15).join('\n');
		for (let step = 0; step < 60; step++) {
			expect(above(step + 1)).not.toBe(above(step));
		}
	});
});
