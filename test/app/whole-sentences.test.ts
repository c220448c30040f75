import {stripVTControlCharacters} from 'node:util';
import fc from 'fast-check';
import {expect, test, vi} from 'vitest';
import {closed} from '../../source/screens/screen.js';
import {runs} from '../runs.js';
import {frameOf} from '../screens/replay/replayed.js';
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

test('no sentence is cut while the screen has free rows for it', () => {
	fc.assert(
		fc.property(corpus, (state) => {
			const model = closed(modelAt(state));
			missing.clear();
			const lines = frameOf(model, 3);
			const free = lines
				.slice(1, -1)
				.filter((line) => plain(line).replaceAll('│', '').trim() === '' && !line.includes(ground));
			// A row is kept for the last call, or for counts that have no room.
			const reserved = ['search', 'compare'].includes(model.screen) ? 1 : 0;
			const cut = [...missing].filter(([, rows]) => rows <= free.length - reserved);
			expect(cut, lines.map(plain).join('\n')).toEqual([]);
		}),
		{numRuns: runs(60)},
	);
});
