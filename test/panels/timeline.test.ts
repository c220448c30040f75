import fc from 'fast-check';
import {expect, test} from 'vitest';
import {Knowledge} from '../../source/explorer/knowledge/knowledge.js';
import type {Model} from '../../source/explorer/model.js';
import {speeds} from '../../source/explorer/playback.js';
import {unicodeGlyphs} from '../../source/panels/glyphs.js';
import {textOf, widthOf} from '../../source/panels/line.js';
import {timelineLine} from '../../source/panels/timeline.js';
import {textbook} from '../app/figures/textbook.js';
import {complete} from '../app/render.js';
import {atStep, knowledge} from '../pressed.js';
import {marked} from './marked.js';

const window = {columns: 60, rows: 16};

function shown(size: number, step: number, changes: Partial<Model> = {}) {
	const model = atStep(size, step, {window, ...changes});
	complete(model, knowledge);
	return timelineLine(model, knowledge, knowledge.tape(size).at(step)!, unicodeGlyphs);
}

test('shows where the search stands, and how it is being played', () => {
	expect(marked(shown(5, 200))).toBe(
		' «dim:─┼─┼──┼──┼──┼─┼»«accent:●»«dim:┼──┼──┼─┼─┤»«dim: paused  ▶ 5/s » step 200 of 336 ',
	);
	expect(marked(shown(5, 336, {isPlaying: true, direction: -1, speed: 20}))).toBe(
		' «dim:─┼─┼──┼──┼─┼─┼─┼──┼───┼┼»«accent:●»«dim:┤»«accent: playing ◀ 20/s » step 336 of 336 ',
	);
});

test('a stretch is crossed where the search finds a solution in it', () => {
	const {accounts} = textbook(6);
	const track = textOf(shown(6, 0)).slice(1).split('┤')[0]!;
	const last = accounts.length - 1;
	const cells = accounts.flatMap(({event}, index) =>
		event?.type === 'solution' ? [Math.min(track.length - 1, Math.floor((index * track.length) / last))] : [],
	);
	const expected = Array.from({length: track.length}, (_, cell) => (cells.includes(cell) ? '┼' : '─'));
	expect(track).toBe(['●', ...expected.slice(1)].join(''));
	expect(expected.join('')).toMatch(/^─+┼─+┼─+┼─+┼─+$/);
});

test('as long as the end of the search is not known the timeline is open, and says nothing of solutions', () => {
	const fresh = new Knowledge();
	const model = atStep(18, 0);
	const moment = fresh.tape(18).at(0)!;
	expect(textOf(timelineLine(model, fresh, moment, unicodeGlyphs))).toMatch(
		/^ ●┄+… paused {2}▶ 5\/s +step 0 of [\d,]+\+ $/,
	);
});

test('is as wide as the window at every step, in either direction, whether it plays or not', () => {
	const end = knowledge.tape(5).end!.index;
	const changes = fc.record({isPlaying: fc.boolean(), direction: fc.constantFrom(1 as const, -1 as const)});
	fc.assert(
		fc.property(fc.integer({min: 0, max: end}), changes, fc.constantFrom(...speeds), (step, state, speed) => {
			expect(widthOf(shown(5, step, {...state, speed}))).toBe(window.columns);
		}),
	);
});

test('the place moves on from the first cell to the last', () => {
	const {index} = knowledge.tape(5).end!;
	const places = Array.from({length: index + 1}, (_, step) => textOf(shown(5, step)).indexOf('●'));
	expect(places).toEqual(places.toSorted((a, b) => a - b));
	expect([places[0], places[index]]).toEqual([1, textOf(shown(5, index)).indexOf('┤') - 1]);
});

test('in a narrow window, far along a long search, the line is cut to the window', () => {
	const fresh = new Knowledge();
	const model = atStep(18, 0, {window, speed: 1_000_000});
	fresh.tape(18).advance(200);
	const far = fresh.tape(18).horizon;
	const long = {...far, index: far.index * 1_000_000};
	expect(widthOf(timelineLine(model, fresh, long, unicodeGlyphs))).toBeLessThanOrEqual(window.columns);
});
