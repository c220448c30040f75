import {cleanup} from 'ink-testing-library';
import {afterEach, expect, test, vi} from 'vitest';
import type {Model, ScreenId} from '../../source/explorer/model.js';
import {screens} from '../../source/screens/index.js';
import {startOpening} from '../../source/screens/solutions/opening.js';
import {text as en, type Text} from '../../source/text/en.js';
import {downTo, modelWith, chinese as zh} from '../pressed.js';
import {type Mounted, mount} from './mounted.js';
import {frameOf} from './render.js';

afterEach(cleanup);

const start = (changes: Partial<Model>) => mount(modelWith(changes));

test('the search moves on only while it is played, and pauses at its end', async () => {
	const app = start({screen: 'search', speed: 1000});
	vi.useFakeTimers({toFake: ['setInterval', 'clearInterval', 'performance']});
	await app.press('space');
	vi.advanceTimersByTime(100);
	await app.press('space');
	const {places} = app.store.get();
	expect(places[8]?.step).toBeGreaterThan(50);
	vi.advanceTimersByTime(100);
	expect(app.store.get().places).toBe(places);
	await app.press(...'>>>>>>>>>>', 'space');
	vi.advanceTimersByTime(60_000);
	vi.useRealTimers();
	await app.shows(/The search is over: 92 solutions[\s\S]*paused/);
});

test('the opening plays by itself, and ends on solution 1', async () => {
	const app = start({notice: 'new-here'});
	vi.useFakeTimers({toFake: ['setInterval', 'clearInterval', 'performance']});
	app.store.change((model, knowledge) => {
		knowledge.tape(model.size).advance(Number.POSITIVE_INFINITY);
		return startOpening(model, knowledge);
	});
	await app.shows(/0 solutions, /);
	vi.advanceTimersByTime(60_000);
	vi.useRealTimers();
	await app.shows(/Solution 1 of 92/);
});

const places = {8: {step: 48, solution: 7}};
const attack = {row: 2, line: 'diagonal'} as const;
const ids = screens.screens.map(({id}) => id);

const keysFor = (screen: ScreenId) => ['m', ...downTo('Language', screen), 'enter'];

async function chosen({store, press, settled}: Mounted, keys: readonly string[], text: Text): Promise<string> {
	await press(...keys);
	await vi.waitFor(() => {
		expect(store.get().text === text).toBe(true);
	});
	await press('escape');
	return settled(true);
}

test.each(['lesson', 'search'] as const)('another language shows %s at once, in its place', async (screen) => {
	const mounted = mount(modelWith({places, screen}));
	const before = await mounted.settled(true);
	const {size, places: kept} = mounted.store.get();
	const chinese = await chosen(mounted, keysFor(screen), zh);
	const model = mounted.store.get();
	expect(model).toMatchObject({screen, size, places: kept, language: 'zh', overlay: undefined});
	expect(chinese.split('\n')).toEqual(frameOf(model));
	expect(chinese).toContain(`${ids.indexOf(screen) + 1} ${zh.screens[screen]}]`);
	expect(chinese.split('\n').at(-1)).toContain(`m ${zh.keys.menu[1]}`);
	expect(await chosen(mounted, keysFor(screen), en)).toBe(before);
});

test('a screen reader says everything again in the language that is chosen', async () => {
	const mounted = mount(modelWith({screen: 'search', places}), undefined, true);
	const said = () => mounted.frames.join('\n');
	await vi.waitFor(() => {
		expect(said()).toContain('attacked along');
	});
	await chosen(mounted, keysFor('search'), zh);
	const narration = zh.narration.attacked(3, 5, attack);
	expect(said().split(narration)).toHaveLength(2);
	const chinese = said().slice(said().indexOf(narration));
	expect(chinese).not.toMatch(/attacked|goes on/);
	expect(chinese).toContain(`\n${zh.spoken.queen({row: 0, column: 0})}\n`);
});
