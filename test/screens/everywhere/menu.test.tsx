import {afterEach, expect, test} from 'vitest';
import type {Model} from '../../../source/explorer/model.js';
import {menuEntries} from '../../../source/screens/everywhere/menu.js';
import {statementsOf} from '../../../source/screens/everywhere/speech.js';
import {screens, screensWithReplay} from '../../../source/screens/index.js';
import {playBoard} from '../../../source/screens/play-board.js';
import {codes} from '../../../source/solver/search/listing.js';
import {type Mounted, mount} from '../../app/mounted.js';
import {digitOf, downTo, knowledge, messageOf, modelWith, pressed, english as text} from '../../pressed.js';

let app: Mounted;
afterEach(() => app?.unmount());

/** The program after these keys, with the menu open on Search. */
async function menuAfter(...keys: readonly string[]): Promise<Mounted> {
	app = mount(modelWith({screen: 'search'}));
	await app.press('m', ...keys);

	return app;
}

const [up, down, left, right, enter] = ['up', 'down', 'left', 'right', 'enter'] as const;

test('the entries are the screens with their digits, then the settings with their values', () => {
	const rowsOf = (model: Model) =>
		menuEntries(screens.screens, model).map(({mark, name, detail}) => `${mark} ${name} ${detail}`.trim());
	expect(rowsOf(modelWith({}))).toEqual([
		...screens.screens.map(({id}) => `${digitOf(id)} ${text.screens[id]} ${text.screenHelp[id]}`),
		'Your program queens-tui --run queens.ts',
		'Variant scan',
		'Queens 8',
		'Program in TypeScript',
		'Language English',
	]);
	expect(menuEntries(screensWithReplay.screens, modelWith({})).map(({name}) => name)).not.toContain('Your program');
	const languages = [false, true].map((isAscii) => rowsOf(modelWith({isAscii, language: 'zh'})).at(-1));
	expect(languages).toEqual(['Language 中文', 'Language Chinese']);
});

test('the entry of your own program says the command that runs it', async () => {
	const {store} = await menuAfter(...downTo('Your program'), enter);
	expect(messageOf(store.get())).toContain('queens-tui --run queens.ts');
});

test('arrows on a setting, or Enter, take another of all its values, and the menu stays', async () => {
	const {store, settled} = await menuAfter(...downTo('Variant'));
	const values: string[] = [];
	for (const key of [enter, right, right, left]) {
		await app.press(key);
		values.push(store.get().variant);
	}

	expect(values).toEqual(['flags', 'bitmask', 'scan', 'bitmask']);
	expect(await settled(false)).toMatch(/▸ +Variant +← bitmask/);
	await app.press(down, left, down, right, down, right);
	expect(store.get()).toMatchObject({overlay: 'menu', size: 7, code: codes[1].id, language: 'zh'});
});

test('the chosen entry stays chosen when the window gets lower or higher', async () => {
	const {settled, resize} = await menuAfter(...downTo('Program in'));
	for (const rows of [13, 24, 12]) {
		resize(65, rows);
		expect(await settled(false)).toMatch(/▸ +Program in/);
	}
});

test('a digit takes the entry of this number, however the list is moved', async () => {
	const {store, resize, settled} = await menuAfter();
	resize(40, 12);
	await app.press(up, up, up);
	expect(await settled(false)).not.toContain('1 Lesson');
	await app.press(digitOf('solutions'));
	expect(store.get()).toMatchObject({screen: 'solutions', overlay: undefined});
});

test('a number is said of entries that a digit takes', () => {
	const menu = statementsOf(screensWithReplay, pressed(modelWith({}), 'm'), knowledge)['menu'];
	const {length} = screensWithReplay.screens;
	const numbered = (name: string, index: number) => (length + index < 9 ? `${length + index + 1} ${name}` : name);
	expect(menu?.split('\n').slice(-4)).toEqual(['Variant', 'Queens', 'Program in', 'Language'].map(numbered));
});

test('the key that closes it does nothing on the screen below', async () => {
	const {store} = await menuAfter(...downTo(text.screens.play), enter);
	expect(store.get()).toMatchObject({screen: 'play', overlay: undefined});
	expect(playBoard.of(store.get()).queens).toEqual([]);
});

test('what stands beside the entries is whole in all lines, or left out in all', async () => {
	const {resize, settled, press} = await menuAfter();
	for (const keys of [[], [down], [up, up]]) {
		await press(...keys);
		for (const columns of [40, 50, 65, 80]) {
			resize(columns, 20);
			const frame = await settled(false);
			expect(frame).not.toMatch(/\S…|… *[^│\s]/);
			const told = Object.values(text.screenHelp).filter((words) => frame.includes(words)).length;
			expect([0, screens.screens.length]).toContain(told);
		}
	}
});
