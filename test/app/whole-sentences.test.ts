import {stripVTControlCharacters} from 'node:util';
import fc from 'fast-check';
import {expect, test, vi} from 'vitest';
import type {Model} from '../../source/explorer/model.js';
import {closed} from '../../source/screens/screen.js';
import {testsOf, wrong} from '../judge/wrong-programs.js';
import {chinese, english, modelWith} from '../pressed.js';
import {runs} from '../runs.js';
import {frameOf, withReplay} from '../screens/replay/replayed.js';
import {corpus, modelAt} from './corpus.js';

/** The rows of which a frame has left out some, by their sentence. */
const {missing} = vi.hoisted(() => ({missing: new Map<string, number>()}));

vi.mock(import('../../source/text/wrap.js'), async (original) => {
	const module = await original();
	return {
		...module,
		fittingRows(wordings, width, rows) {
			const fitting = module.fittingRows(wordings, width, rows);
			const whole = [wordings].flat()[0]!;
			const lost = module.wrap(whole, width).length - Math.min(rows, module.wrap(fitting, width).length);
			if (fitting !== whole || lost > 0) {
				missing.set(whole, Math.max(1, lost));
			}

			return fitting;
		},
	};
});

/** Squares have a ground of their own: a row of them is not free. */
const ground = '\u001B[48;';
const plain = stripVTControlCharacters;

/** What Replay shows of a wrong program. */
const replays = fc.record({
	mistake: fc.constantFrom(...Object.keys(wrong)),
	size: fc.integer({min: 1, max: 8}),
	at: fc.nat(300),
	text: fc.constantFrom(english, chinese).map((text) => () => text),
	window: fc.record({columns: fc.integer({min: 40, max: 160}), rows: fc.integer({min: 12, max: 60})}),
});

type Replayed = typeof replays extends fc.Arbitrary<infer Value> ? Value : never;

function replayAt({mistake, size, at, text, window}: Replayed): Model {
	return withReplay(modelWith({size, window, text: text(), screen: 'replay'}), {tests: testsOf(size, mistake)}, at);
}

test('no sentence is cut while the screen has free rows for it', () => {
	fc.assert(
		fc.property(fc.oneof({weight: 4, arbitrary: corpus}, {weight: 1, arbitrary: replays}), (drawn) => {
			const model = closed('mistake' in drawn ? replayAt(drawn) : modelAt(drawn));
			missing.clear();
			const lines = frameOf(model, 3);
			const free = lines
				.slice(1, -1)
				.filter((line) => plain(line).replaceAll('│', '').trim() === '' && !line.includes(ground));
			// A row is kept for the last call, or for counts that have no room.
			const reserved = ['search', 'replay', 'compare'].includes(model.screen) ? 1 : 0;
			const cut = [...missing].filter(([, rows]) => rows <= free.length - reserved);
			expect(cut, lines.map(plain).join('\n')).toEqual([]);
		}),
		{numRuns: runs(60)},
	);
});
