import {afterEach, expect, test} from 'vitest';
import {menuEntries} from '../../../source/screens/everywhere/menu.js';
import {statementsOf} from '../../../source/screens/everywhere/speech.js';
import {screens, screensWithReplay} from '../../../source/screens/index.js';
import {playBoard} from '../../../source/screens/play-board.js';
import {codes} from '../../../source/solver/search/listing.js';
import {variants} from '../../../source/solver/search/variants.js';
import {text} from '../../../source/text/en.js';
import {type Mounted, mount} from '../../app/mounted.js';
import {afterTab, digitOf, downTo, knowledge, messageOf, modelWith, pressed} from '../../pressed.js';

let app: Mounted;
afterEach(() => app?.unmount());

/** The program after these keys, with the menu open on Search. */
async function menuAfter(...keys: readonly string[]): Promise<Mounted> {
	app = mount(modelWith({screen: 'search'}));
	await app.press('m', ...keys);

	return app;
}

const [up, down, enter, back] = ['up', 'down', 'enter', 'escape'] as const;

test('the entries are the screens with their digits, then the settings with all their values', () => {
	const entries = menuEntries(screens.screens, modelWith({}));
	expect(entries.map(({mark, name, values}) => `${mark} ${name} ${values?.length ?? ''}`.trim())).toEqual([
		...screens.screens.map(({id}) => `${digitOf(id)} ${text.screens[id]}`),
		'Your program',
		`Variant ${variants.length}`,
		'Queens 27',
		`Program in ${codes.length}`,
		'Language 2',
	]);
	expect(menuEntries(screensWithReplay.screens, modelWith({})).map(({name}) => name)).not.toContain('Your program');
	expect(
		messageOf(entries.find(({name}) => name === 'Your program')!.change(modelWith({overlay: 'menu'}), knowledge)),
	).toContain('queens-tui --run queens.ts');
	const languages = (isAscii: boolean) =>
		menuEntries(screens.screens, modelWith({isAscii}))
			.find(({name}) => name === 'Language')
			?.values?.map(({name}) => name);
	expect([languages(false), languages(true)]).toEqual([
		['English', '中文'],
		['English', 'Chinese'],
	]);
});

test('it opens at the current screen; arrows and Enter, or a digit, go to another', async () => {
	const {store} = await menuAfter(down, enter);
	expect(store.get()).toMatchObject({screen: afterTab('search'), overlay: undefined});
	app.unmount();
	expect((await menuAfter(digitOf('play'))).store.get()).toMatchObject({screen: 'play', overlay: undefined});
});

test('Enter on a setting opens its values at the current one, and Enter there takes another', async () => {
	const {store, settled} = await menuAfter(...downTo('Variant'), enter);
	expect(store.get()).toMatchObject({overlay: 'menu', variant: 'scan'});
	expect(await settled(false)).toContain('▸ ● scan    compares with one queen after the other');
	await app.press(down);
	expect(await settled(false)).toMatch(/▸ +flags/);
	await app.press(enter);
	expect(store.get()).toMatchObject({overlay: undefined, variant: 'flags'});
});

test('the chosen entry and value stay chosen when the window gets lower or higher', async () => {
	const {store, settled, resize} = await menuAfter(...downTo('Program in'));
	for (const rows of [13, 24, 12]) {
		resize(65, rows);
		expect(await settled(false)).toMatch(/▸ +Program in/);
	}

	await app.press(up, enter, ...Array.from({length: 10}, () => down));
	for (const rows of [24, 13]) {
		resize(65, rows);
		expect(await settled(false)).toMatch(/▸ +18 /);
	}

	await app.press(down, enter);
	expect(store.get()).toMatchObject({overlay: undefined, size: 19});
});

test('a digit takes the entry of this number, however the list is moved', async () => {
	const {store, resize, settled} = await menuAfter();
	resize(40, 12);
	await app.press(up, up, up);
	expect(await settled(false)).not.toContain('1 Lesson');
	await app.press(digitOf('solutions'));
	expect(store.get()).toMatchObject({screen: 'solutions', overlay: undefined});
	await app.press('m', ...downTo('Queens', 'solutions'), enter, ...Array.from({length: 12}, () => down), '6');
	expect(store.get().size).toBe(6);
});

test('a number is said of entries that a digit takes', () => {
	const menu = statementsOf(screensWithReplay, pressed(modelWith({}), 'm'), knowledge)['menu'];
	const {length} = screensWithReplay.screens;
	const numbered = (name: string, index: number) => (length + index < 9 ? `${length + index + 1} ${name}` : name);
	expect(menu?.split('\n').slice(-4)).toEqual(['Variant', 'Queens', 'Program in', 'Language'].map(numbered));
});

test('the key that closes it does nothing on the screen below', async () => {
	const {store} = await menuAfter(...downTo(text.screens.play), enter);
	expect(store.get().screen).toBe('play');
	expect(playBoard.of(store.get()).queens).toEqual([]);
	await app.press('m', ...downTo('Variant', 'play'), enter, '3');

	expect(store.get()).toMatchObject({overlay: undefined, variant: variants[2].id, screen: 'play'});
});

test('Escape goes back from the values to the settings, then to the screen, and changes nothing', async () => {
	const {store} = await menuAfter(up, up, up, enter, down, back);
	expect(store.get()).toMatchObject({overlay: 'menu', language: 'en'});
	await app.press(back);
	expect(store.get()).toMatchObject({overlay: undefined, language: 'en', screen: 'search'});
});

test('what stands beside the entries is whole in all lines, or left out in all', async () => {
	const {resize, settled, press} = await menuAfter();
	for (const keys of [[], [down], [up, up, enter]]) {
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
