import {expect, test} from 'vitest';
import {type Model, placeOf} from '../../../source/explorer/model.js';
import {isOpening, openFor, openingAt, rowsInOpening, startOpening} from '../../../source/screens/solutions/opening.js';
import {frameOf} from '../../app/render.js';
import {knowledge, modelWith, pressed} from '../../pressed.js';

const tick = 33;

function begun(changes: Partial<Model> = {}): Model {
	const model = modelWith({notice: 'new-here', ...changes});
	knowledge.tape(model.size).advance(Number.POSITIVE_INFINITY);
	return startOpening(model, knowledge);
}

/** At each frame of playback. */
function frames(model: Model): readonly Model[] {
	const all = [model];
	while (isOpening(all.at(-1)!)) {
		all.push(openFor(all.at(-1)!, knowledge, tick));
	}

	return all;
}

/** The ground of each square, or its queen. */
const squaresIn = (model: Model) => {
	const scene = openingAt(model, knowledge);
	return scene ? rowsInOpening(scene, model, knowledge, {width: 3, height: 1}).flatMap(({squares}) => squares) : [];
};

test.each([4, 5, 6, 7, 8])('with %i queens no square changes its ground more than six times a second', (size) => {
	const grounds = frames(begun({size})).map((model) => squaresIn(model).map(({role = 'plain'}) => role));
	const second = Math.floor(1000 / tick);
	const most = Array.from({length: size * size}, (_, square) => {
		const changes = grounds.map((each, index) => Number(index > 0 && each[square] !== grounds[index - 1]![square]));
		return Math.max(...changes.map((__, index) => changes.slice(index, index + second).reduce((a, b) => a + b)));
	});
	expect(Math.max(...most)).toBeLessThanOrEqual(6);
});

test('lasts seven seconds, and ends when all solutions are found', () => {
	const scenes = frames(begun({size: 8})).map((model) => openingAt(model, knowledge));
	const found = scenes.map((scene) => scene?.solutions);
	expect(Math.abs(found.length * tick - 7000)).toBeLessThan(2 * tick);
	expect(found.at(-1)).toBeUndefined();
	expect(found.at(-2)).toBe(92);
	expect(found).toEqual(found.toSorted((a, b) => (a ?? 93) - (b ?? 93)));
	// Each board of these stands for a while.
	expect([...new Set(scenes.map((scene) => scene?.moment.solutions))].join(' ')).toBe('0 1 3 11 23 41 64 92 ');
});

// Manual: where all have a place in the list
test('has a place for each solution, which is marked when that is found', () => {
	const lines = (model: Model) => frameOf(model).map((line) => /\b\d ([·■]+) +│$/.exec(line)?.[1]);
	const places = (model: Model) => lines(model).filter((line) => line !== undefined);
	// A free line below each, where they have room.
	const large = lines(begun({window: {columns: 120, rows: 40}}));
	expect(large.indexOf('·'.repeat(8)) - large.indexOf('·'.repeat(4))).toBe(2);
	const all = frames(begun());
	expect(places(all[0]!).map(({length}) => length)).toEqual([4, 8, 16, 18, 18, 16, 8, 4]);
	for (const model of [0, 100, 140, 170, 200].map((index) => all[index]!)) {
		const found = openingAt(model, knowledge)!.solutions;
		expect(places(model).join('')).toBe('■'.repeat(found) + '·'.repeat(92 - found));
	}
});

const watched = frames(begun());

// Manual: any key ends that
const keys = {right: 2, 'ctrl-l': 1, 'ctrl-z': 1, W: 1, x: 1, end: 92};
test.each(Object.entries(keys))('%s ends it, and acts as it does on solution 1', (key, solution) => {
	for (const model of [10, 60, 120, 200].map((index) => watched[index]!)) {
		const after = pressed(model, key);
		expect(isOpening(after)).toBe(false);
		expect(placeOf(after).solution).toBe(solution);
		expect(after.places).toEqual(pressed(modelWith({}), key).places);
	}
});

test('another size of the window ends it; reduced motion, boards without room for all places, and those below 4 queens have none', () => {
	const model = begun();
	expect(isOpening(model)).toBe(true);
	expect(isOpening({...model, window: {...model.window}})).toBe(false);
	expect(isOpening(begun({isMotionReduced: true}))).toBe(false);
	for (const size of [1, 3, 9]) {
		expect(isOpening(begun({size}))).toBe(false);
	}

	expect(isOpening(begun({window: {columns: 80, rows: 18}}))).toBe(false);
});
