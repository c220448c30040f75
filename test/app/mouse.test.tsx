import {afterEach, describe, expect, test} from 'vitest';
import {type Model, placeOf} from '../../source/explorer/model.js';
import {mouse} from '../../source/explorer/press.js';
import {attempt} from '../../source/screens/attempt.js';
import {screens} from '../../source/screens/index.js';
import {text as zh} from '../../source/text/zh/index.js';
import {atSolution, atStep, modelWith, pressed} from '../pressed.js';
import {gridOf} from './grid.js';
import {type Mounted, mount} from './mounted.js';

let app: Mounted | undefined;
afterEach(() => {
	app?.unmount();
	app = undefined;
});

function running(model: Model): Mounted {
	app?.unmount();
	app = mount(mouse.with(model, {isOn: true}));
	return app;
}

/** A wide character takes two. */
async function cellsOf({settled}: Mounted): Promise<readonly (readonly string[])[]> {
	return gridOf((await settled(false)).split('\n'));
}

/** The leftmost cell where the words begin, at or below a row. */
async function cellOf(shown: Mounted, words: string, above = 0): Promise<{column: number; row: number}> {
	const [wanted = []] = gridOf([words]);
	const rows = await cellsOf(shown);
	const [first] = rows
		.flatMap((characters, row) => {
			const column = characters.findIndex((_, start) =>
				wanted.every((each, index) => characters[start + index] === each),
			);
			return row >= above && column >= 0 ? [{column, row}] : [];
		})
		.sort((a, b) => a.column - b.column);
	if (!first) {
		throw new Error(`"${words}" is not shown`);
	}

	return first;
}

async function clicked(shown: Mounted, cell: {column: number; row: number}): Promise<Model> {
	await shown.point({type: 'click', ...cell});
	return shown.store.get();
}

describe('the board', () => {
	test('of Play: a click moves the cursor to the square, and removes or places a queen', async () => {
		const queen = {row: 6, column: 1};
		const play = running(attempt.with(modelWith({screen: 'play'}), {queens: [queen]}));
		const cell = await cellOf(play, '▐', 2);
		expect(attempt.of(await clicked(play, cell))).toMatchObject({queens: [], cursor: queen});
		expect(attempt.of(await clicked(play, cell)).queens).toEqual([queen]);
	});
});

describe('the tabs', () => {
	// Characters of two cells.
	test('a click on the first or the last cell of a tab goes to its screen', async () => {
		const shown = running(modelWith({language: 'zh', text: zh, screen: 'compare'}));
		for (const [index, {id}] of screens.screens.entries()) {
			shown.store.change((model) => ({...model, screen: 'compare'}));
			const name = `${index + 1} ${zh.screens[id]}`;
			const {column} = await cellOf(shown, name);
			const width = gridOf([name])[0]!.length;
			for (const offset of [-1, width]) {
				shown.store.change((model) => ({...model, screen: 'compare', isPlaying: true}));
				expect(await clicked(shown, {column: column + offset, row: 0})).toMatchObject({screen: id, isPlaying: false});
			}
		}
	});

	test('beside the tabs a click changes nothing; over the help a click on a tab closes it, as Tab does', async () => {
		const model = modelWith({screen: 'search'});
		const shown = running(model);
		for (const column of [0, 79]) {
			expect((await clicked(shown, {column, row: 0})).screen).toBe('search');
		}

		const help = running(pressed(model, '?'));
		expect(await clicked(help, await cellOf(help, 'Play'))).toMatchObject({screen: 'play', overlay: undefined});
	});
});

describe('the timeline', () => {
	test.each([
		['search', 8, {columns: 80, rows: 24}],
		['compare', 8, {columns: 120, rows: 40}],
	] as const)('on %s, of %i queens, a click moves the mark to where it was', async (screen, size, window) => {
		const shown = running(atStep(size, 30, {screen, window, isPlaying: true}));
		const {row} = await cellOf(shown, '●', window.rows - 4);
		for (const column of [1, 8, 15, 22]) {
			const after = await clicked(shown, {column, row});
			expect(await cellOf(shown, '●', row)).toEqual({column, row});
			expect(after.isPlaying).toBe(false);
		}

		expect(placeOf(await clicked(shown, {column: 1, row})).step).toBe(0);
	});
});

describe('the menu', () => {
	test('a click on a screen goes there, one on a setting opens its values, and one on a value takes it', async () => {
		const open = () => pressed(modelWith({screen: 'search'}), 'm');
		const first = running(open());
		expect(await clicked(first, await cellOf(first, '4 Compare', 2))).toMatchObject({
			screen: 'compare',
			overlay: undefined,
		});
		const second = running(open());
		expect((await clicked(second, await cellOf(second, 'Variant', 2))).overlay).toBe('menu');
		expect(await clicked(second, await cellOf(second, 'flags', 2))).toMatchObject({
			variant: 'flags',
			overlay: undefined,
		});
	});
});

describe('the wheel', () => {
	test.each([
		['a step', atStep(8, 48), 'left', 'right'],
		['a step during playback, which it stops', atStep(8, 48, {isPlaying: true}), 'left', 'right'],
		['a step in Compare', atStep(8, 48, {screen: 'compare'}), 'left', 'right'],
		['a solution', atSolution(8, 5), 'left', 'right'],
		['a line of the help', pressed(atStep(8, 48), '?', 'pagedown'), 'up', 'down'],
	])('goes on by %s, as the keys do', async (_, model, back, forth) => {
		const start = mouse.with(model, {isOn: true});
		const shown = running(start);
		for (const [by, key] of [
			[-1, back],
			[1, forth],
		] as const) {
			shown.store.change(() => start);
			await shown.point({type: 'wheel', by, column: 5, row: 5});
			const {places, own} = pressed(start, key);
			expect(shown.store.get().isPlaying).toBe(false);
			expect(shown.store.get().places).toEqual(places);
			expect(shown.store.get().own['help page']).toEqual(own['help page']);
		}
	});

	test('does nothing in Play, and beyond the window', async () => {
		const play = running(modelWith({screen: 'play'}));
		const before = play.store.get();
		await play.point({type: 'wheel', by: 1, column: 5, row: 5});
		expect(play.store.get()).toBe(before);
		const search = running(atStep(8, 48));
		for (const [column, row] of [
			[80, 5],
			[5, 24],
		] as const) {
			await search.point({type: 'wheel', by: 1, column, row});
			expect(placeOf(search.store.get()).step).toBe(48);
		}
	});
});

test('while the mouse is off, and where nothing can be clicked, a click changes nothing', async () => {
	const off = mount(modelWith({screen: 'search'}));
	app = off;
	expect((await clicked(off, await cellOf(off, '5 Play'))).screen).toBe('search');
	for (const [screen, key] of [
		['search', '?'],
		['search', ':'],
		['compare', 'w'],
	] as const) {
		const shown = running(pressed(modelWith({screen}), key));
		for (const row of [4, 10, 23]) {
			const before = shown.store.get();
			const after = await clicked(shown, {column: 70, row});
			expect({...after, revision: 0}).toEqual({...before, revision: 0});
		}
	}
});
