import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {Clickables} from '../../../source/components/clickable.js';
import {pins} from '../../../source/explorer/breakpoints.js';
import {type Model, placeOf} from '../../../source/explorer/model.js';
import {clicked as clickedTarget} from '../../../source/explorer/mouse/acting.js';
import {mouse} from '../../../source/explorer/mouse/mouse.js';
import {settled} from '../../../source/explorer/screen.js';
import type {Display} from '../../../source/panels/display.js';
import {textOf} from '../../../source/panels/line.js';
import type {Cell} from '../../../source/panels/placed.js';
import {pointed} from '../../../source/screens/everywhere/pointed.js';
import {linesInWindow, targetAt} from '../../../source/screens/everywhere/target-at.js';
import {screens} from '../../../source/screens/index.js';
import {lesson} from '../../../source/screens/lesson/state.js';
import {attempt} from '../../../source/screens/play/attempt.js';
import {text as en} from '../../../source/text/en.js';
import {text as zh} from '../../../source/text/zh/index.js';
import {gridOf} from '../../app/grid.js';
import {ascii, complete, unicode} from '../../app/render.js';
import {atSolution, atStep, knowledge, modelWith, pressed} from '../../pressed.js';
import {atTask, places, rightKeys} from '../lesson/walk.js';

const on = (model: Model) => mouse.with(model, {isOn: true});

/** The model after a click, or after a turn of the wheel. */
function clicked(model: Model, cell: Cell, display: Display = unicode): Model {
	return settled(
		screens,
		model,
		pointed(screens, model, knowledge, display, new Clickables(), {type: 'click', ...cell}),
		knowledge,
	);
}

function wheeled(model: Model, by: 1 | -1, cell: Cell = {column: 5, row: 5}): Model {
	return settled(
		screens,
		model,
		pointed(screens, model, knowledge, unicode, new Clickables(), {type: 'wheel', by, ...cell}),
		knowledge,
	);
}

/** What each cell of the window shows, without borders and titles. */
function shownIn(model: Model, display: Display = unicode): string[][] {
	const {columns, rows} = model.window;
	const window = Array.from({length: rows}, () => Array.from({length: columns}, () => ' '));
	for (const {lines, at} of linesInWindow(screens, model, knowledge, {...display, text: model.text})) {
		for (const [index, line] of lines.entries()) {
			const [characters = []] = gridOf([textOf(line)]);
			window[at.row + index]?.splice(at.column, characters.length, ...characters);
		}
	}

	return window;
}

/** The first cell of a text that the window shows below its first `above` rows: where it is shown several times, the leftmost. */
function cellOf(model: Model, words: string, display: Display = unicode, above = 0): Cell {
	const [wanted = []] = gridOf([words]);
	const found = shownIn(model, display).flatMap((characters, row) => {
		const column = characters.findIndex((_, start) =>
			wanted.every((each, index) => characters[start + index] === each),
		);
		return row >= above && column >= 0 ? [{column, row}] : [];
	});
	const [first] = found.sort((a, b) => a.column - b.column);
	if (!first) {
		throw new Error(`"${words}" is not shown`);
	}

	return first;
}

const windows = fc.record({columns: fc.integer({min: 40, max: 140}), rows: fc.integer({min: 12, max: 50})});
const displays = fc.constantFrom(unicode, ascii);
const texts = fc.constantFrom(en, zh);

describe('the board', () => {
	test('the square that is drawn is the square that is clicked, for every size, in every window', () => {
		fc.assert(
			fc.property(
				fc.integer({min: 2, max: 27}).chain((size) => {
					const place = fc.integer({min: 0, max: size - 1});
					return fc.record({size: fc.constant(size), row: place, column: place});
				}),
				windows,
				displays,
				texts,
				({size, row, column}, window, given, text) => {
					const queen = {row, column};
					// The cursor keeps the row visible, but its sign could replace the queen.
					const cursor = {row, column: (column + 1) % size};
					const model = on(attempt.with(modelWith({size, screen: 'play', window, text}), {queens: [queen], cursor}));
					const display = {...given, text};
					const cell = cellOf(model, display.glyphs.queen, display, 1);
					const at = (columns: number, rows: number) =>
						targetAt(screens, model, knowledge, display, {column: cell.column + columns, row: cell.row + rows});
					const isHere = (columns: number, rows: number) => {
						const target = at(columns, rows);
						return target?.type === 'square' && target.row === row && target.column === column;
					};
					/** How many cells of the square lie in a direction from its queen. */
					const reach = (columns: number, rows: number) => {
						let count = 0;
						while (count < 8 && isHere((count + 1) * columns, (count + 1) * rows)) {
							count++;
						}

						return count;
					};
					const [left, right, above, below] = [reach(-1, 0), reach(1, 0), reach(0, -1), reach(0, 1)];
					expect(isHere(0, 0)).toBe(true);
					// The queen stands in the middle of its square, or left of it and above.
					expect([0, 1]).toContain(right - left);
					expect([0, 1]).toContain(below - above);
					expect(at(right + 1, 0)).toEqual(column === size - 1 ? undefined : {type: 'square', row, column: column + 1});
					expect(at(-left - 1, 0)).toEqual(column === 0 ? undefined : {type: 'square', row, column: column - 1});
					const after = clicked(model, {column: cell.column + right, row: cell.row + below}, display);
					expect(attempt.of(after)).toMatchObject({queens: [], cursor: queen, past: [[queen]]});
					expect(attempt.of(clicked(after, cell, display)).queens).toEqual([queen]);
				},
			),
			{numRuns: 40},
		);
	});

	test.each(['search', 'compare'] as const)('a click on %s puts the cursor on the square', (screen) => {
		for (const window of [
			{columns: 80, rows: 24},
			{columns: 50, rows: 14},
			{columns: 120, rows: 40},
		]) {
			const model = on(atStep(8, 48, {screen, window}));
			const cell = cellOf(model, '✗', unicode, 2);
			const after = clicked(model, cell);
			expect(pins.of(after).cursor).toEqual({row: 3, column: 5});
			expect(pins.of(pressed(after, 'b')).breakpoints).toEqual([{row: 3, column: 5}]);
			expect(placeOf(after)).toEqual(placeOf(model));
		}
	});
});

describe('the tabs', () => {
	test.each([
		['English', en],
		['Chinese', zh],
	])('a click on any cell of a tab in %s goes to its screen', (_, text) => {
		const model = on(modelWith({text, screen: 'compare', isPlaying: true}));
		const display = {...unicode, text};
		for (const {id} of screens.screens) {
			const name = text.screens[id];
			const {column} = cellOf(model, name, display);
			const width = gridOf([name])[0]!.length;
			for (const offset of [-1, 0, width - 1, width]) {
				expect(clicked(model, {column: column + offset, row: 0}, display)).toMatchObject({
					screen: id,
					isPlaying: false,
				});
			}
		}

		expect(clicked(model, {column: 0, row: 0}, display)).toBe(model);
		expect(clicked(model, {column: 79, row: 0}, display)).toBe(model);
	});

	test('over the help a click on a tab closes it, as Tab does; in the menu it does nothing', () => {
		const model = on(modelWith({screen: 'search'}));
		const play = cellOf(model, 'Play');
		expect(clicked(pressed(model, '?'), play)).toMatchObject({screen: 'play', overlay: undefined});
		expect(clicked(pressed(model, 'm'), play)).toMatchObject({screen: 'search', overlay: 'menu'});
	});
});

describe('the timeline', () => {
	test.each([
		['search', 8, {columns: 80, rows: 24}],
		['compare', 8, {columns: 120, rows: 40}],
		['search', 5, {columns: 60, rows: 16}],
	] as const)('on %s, of %i queens, a click moves the mark to where it was', (screen, size, window) => {
		const model = on(atStep(size, 30, {screen, window, isPlaying: true}));
		complete(model, knowledge);
		const row = window.rows - 3;
		const end = cellOf(model, '┤', unicode, row).column;
		for (let column = 1; column < end; column += 3) {
			const after = clicked(model, {column, row});
			expect(cellOf(after, '●', unicode, row)).toEqual({column, row});
			expect(after.isPlaying).toBe(false);
		}

		expect(placeOf(clicked(model, {column: 1, row})).step).toBe(0);
		expect(placeOf(clicked(model, {column: end, row})).step).toBe(knowledge.tape(size).end!.index);
		expect(clicked(model, {column: end + 2, row})).toBe(model);
	});

	test('while the end of the search is unknown, a click goes to a step that is known', () => {
		const model = on(atStep(20, 0));
		knowledge.tape(20).advance(5);
		const {horizon} = knowledge.tape(20);
		const after = clicked(model, {column: 20, row: 21});
		expect(after.sought).toBeUndefined();
		expect(placeOf(after).step).toBeGreaterThan(0);
		expect(placeOf(after).step).toBeLessThan(horizon.index);
	});
});

describe('the menu', () => {
	test('a click on an entry selects it, also where the menu has scrolled', () => {
		const menu = on(pressed(modelWith({screen: 'search'}), 'm'));
		const compare = cellOf(menu, 'Compare', unicode, 2);
		expect(clicked(menu, compare)).toMatchObject({screen: 'compare', overlay: undefined});
		expect(clicked(menu, {...compare, column: 77})).toMatchObject({screen: 'compare'});
		expect(clicked(menu, cellOf(menu, 'flags'))).toMatchObject({variant: 'flags', overlay: undefined});
		const scrolled = pressed(menu, 'up', 'up', 'up');
		expect(clicked(scrolled, cellOf(scrolled, '27 queens'))).toMatchObject({size: 27, overlay: undefined});
		expect(clicked(scrolled, cellOf(scrolled, '20 queens'))).toMatchObject({size: 20, overlay: undefined});
	});

	test('in the smallest window, where its title takes two lines, every entry is hit', () => {
		const menu = on(pressed(modelWith({screen: 'lesson', window: {columns: 40, rows: 12}}), 'm'));
		expect(clicked(menu, cellOf(menu, 'Lesson', unicode, 2))).toMatchObject({screen: 'lesson', overlay: undefined});
		expect(clicked(menu, cellOf(menu, 'Search', unicode, 2))).toMatchObject({screen: 'search', overlay: undefined});
		expect(clicked(menu, {column: 10, row: 3})).toBe(menu);
		expect(clicked(menu, {column: 10, row: 10})).toBe(menu);
	});

	test('it turns the mouse off, and then a click does nothing', () => {
		const menu = on(pressed(modelWith({screen: 'search'}), 'm'));
		const after = clicked(menu, cellOf(menu, 'off'));
		expect(mouse.of(after).isOn).toBe(false);
		expect(after.notice).toBe('mouse-off');
		expect(clicked(after, cellOf(after, 'Play'))).toBe(after);
		expect(wheeled(after, 1)).toBe(after);
	});
});

describe('the wheel', () => {
	test.each([
		['a step', atStep(8, 48), 'left', 'right'],
		['a step during playback, which it stops', atStep(8, 48, {isPlaying: true}), 'left', 'right'],
		['a step in Compare', atStep(8, 48, {screen: 'compare'}), 'left', 'right'],
		['a solution', atSolution(8, 5), 'left', 'right'],
		['a solution of the gallery', pressed(atSolution(8, 5), 'z'), 'left', 'right'],
		['a line of the help', pressed(atStep(8, 48), '?', 'pagedown'), 'up', 'down'],
		['an entry of the menu', pressed(atStep(8, 48), 'm'), 'up', 'down'],
		['an image', pressed(atSolution(8, 5), 's', 'right'), 'left', 'right'],
		['what a question asks, which it skips as the arrow does', pressed(atStep(8, 48), 'y'), 'left', 'right'],
	])('goes on by %s, as the keys do', (_, model, back, forth) => {
		expect(wheeled(on(model), -1)).toEqual(pressed(on(model), back));
		expect(wheeled(on(model), 1)).toEqual(pressed(on(model), forth));
		expect(wheeled(on(model), 1)).not.toBe(on(model));
	});

	test('does nothing in Play, and beyond the window', () => {
		const play = on(modelWith({screen: 'play'}));
		expect(wheeled(play, 1)).toBe(play);
		const search = on(atStep(8, 48));
		expect(wheeled(search, 1, {column: 80, row: 5})).toBe(search);
		expect(wheeled(search, 1, {column: 5, row: 24})).toBe(search);
	});
});

describe('in the lesson', () => {
	/** The middle of the square at row 0, column 0. Its squares are five cells wide and two high. */
	const cornerOf = (model: Model): Cell => {
		const {column, row} = cellOf(model, '0    1    2    3', unicode, 1);
		return {column, row: row + 1};
	};

	test('a click on the board does a task of placing queens', () => {
		const task = on(atTask(1, 1));
		const {column, row} = cornerOf(task);
		const after = clicked(task, {column: column + 5, row});
		expect(attempt.of(after).queens).toEqual([{row: 0, column: 1}]);
		expect(lesson.of(after).isDone).toBe(true);
	});

	const kinds = ['choose', 'predict', 'number', 'attackers', 'columns'];
	const asking = kinds.map((kind) => [kind, places.find((each) => each.kind === kind)] as const);
	test.each(asking)(
		'while a question of the kind %s stands, clicks on the board and the wheel do nothing',
		(_, place) => {
			const task = on(atTask(place?.chapter ?? 0, place?.task ?? 0));
			const targets = linesInWindow(screens, task, knowledge, unicode).flatMap(({lines}) =>
				lines.flat().flatMap(({target}) => (target?.type === 'square' ? [target] : [])),
			);
			expect(targets.length).toBeGreaterThanOrEqual(task.size ** 2);
			for (const target of targets) {
				expect(clickedTarget(screens, task, knowledge, target)).toBe(task);
			}

			expect(wheeled(task, 1)).toBe(task);
			expect(wheeled(task, -1)).toBe(task);
			expect(lesson.of(pressed(task, ...rightKeys(task))).results).not.toEqual(lesson.of(task).results);
		},
	);
});

test('a click that hits nothing, or what covers the screen, changes nothing', () => {
	const cells = fc.record({column: fc.integer({min: 0, max: 200}), row: fc.integer({min: 1, max: 80})});
	const covered = [
		['search', '?'],
		['search', ':'],
		['solutions', 's'],
		['compare', 'w'],
		['compare', 'e'],
	] as const;
	const models = covered.map(([screen, key]) => on(pressed(modelWith({screen}), key)));
	const small = on(modelWith({window: {columns: 39, rows: 24}}));
	fc.assert(
		fc.property(fc.constantFrom(...models, small), cells, (model, cell) => {
			expect(clicked(model, cell)).toBe(model);
		}),
	);
	const search = on(atStep(8, 48, {notice: 'last-step'}));
	expect(clicked(search, {column: 0, row: 5})).toBe(search);
	expect(clicked(search, {column: 10, row: 23})).toBe(search);
	expect(clicked(search, {column: 80, row: 3})).toBe(search);
});
