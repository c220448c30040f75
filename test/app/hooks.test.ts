import {beforeEach, expect, test, vi} from 'vitest';
import {compute} from '../../source/app/hooks.js';
import {Knowledge} from '../../source/explorer/knowledge.js';
import {type Model, placeOf} from '../../source/explorer/model.js';
import {screens} from '../../source/screens/index.js';
import {createStore} from '../../source/screens/store.js';
import {modelWith} from '../pressed.js';

const size = 13;

beforeEach(() => {
	vi.useFakeTimers({toFake: ['setImmediate', 'clearImmediate', 'setTimeout', 'setInterval']});
	// A fifth of a millisecond at each look at the clock, on any machine.
	let time = 0;
	vi.spyOn(performance, 'now').mockImplementation(() => time++ / 5);
});

function started(changes: Partial<Model>) {
	const knowledge = new Knowledge();
	const store = createStore(modelWith(changes), knowledge, screens);
	return {store, knowledge, tape: knowledge.tape(store.get().size), stop: compute(store)};
}

test.each(['search', 'solutions', 'compare', 'play'] as const)('when all is known on %s, no timer runs', (screen) => {
	const {tape, stop} = started({size: 11, screen});
	expect(vi.getTimerCount()).toBe(1);
	vi.runAllTimers();
	expect(tape.end).toBeDefined();
	expect(vi.getTimerCount()).toBe(0);
	stop();
});

// Manual: After some time the program stops reading and says so; a key that needs more, such as `End`, reads on
test('after a minute it reads no further until a key needs it', () => {
	const {store, knowledge, tape, stop} = started({size, screen: 'search'});
	vi.spyOn(tape, 'advance').mockImplementationOnce(() => {});
	knowledge.advance(tape, 59_999);
	vi.runAllTimers();
	expect(vi.getTimerCount()).toBe(0);
	expect(tape.end).toBeUndefined();
	store.press('right');
	vi.runAllTimers();
	expect(tape.end).toBeUndefined();
	store.press('end');
	vi.runAllTimers();
	expect(tape.end).toBeDefined();
	expect(placeOf(store.get()).step).toBe(tape.end?.index);
	expect(vi.getTimerCount()).toBe(0);
	stop();
});

test('after it has been stopped, no timer runs and changes start none', () => {
	const {store, stop} = started({size, screen: 'search'});
	stop();
	expect(vi.getTimerCount()).toBe(0);
	store.press('right');
	expect(vi.getTimerCount()).toBe(0);
});
