import {cleanup} from 'ink-testing-library';
import {afterEach, expect, test, vi} from 'vitest';
import type {Model} from '../../source/explorer/model.js';
import {startOpening} from '../../source/screens/solutions/opening.js';
import {modelWith} from '../pressed.js';
import {mount} from './mounted.js';

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
