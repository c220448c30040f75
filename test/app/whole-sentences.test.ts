import {stripVTControlCharacters} from 'node:util';
import fc from 'fast-check';
import {expect, test, vi} from 'vitest';
import {drawFrame} from '../../source/app/frame.js';
import {screens} from '../../source/screens/index.js';
import {closed} from '../../source/screens/screen.js';
import {knowledge} from '../pressed.js';
import {runs} from '../runs.js';
import {corpus, modelAt} from './corpus.js';

/** The rows of which a frame has left out some, by their sentence. */
const {missing} = vi.hoisted(() => ({missing: new Map<string, number>()}));

vi.mock(import('../../source/text/wrap.js'), async (original) => {
	const module = await original();
	return {
		...module,
		fittingRows(wordings, width, rows) {
			const fitting = module.fittingRows(wordings, width, rows);
			const all = [wordings].flat();
			if (!all.includes(fitting)) {
				const whole = all.at(-1)!;
				missing.set(whole, module.wrap(whole, width).length - module.wrap(fitting, width).length);
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
			const lines = drawFrame({model, knowledge, screens}, 3);
			const free = lines
				.slice(1, -1)
				.filter((line) => plain(line).replaceAll('│', '').trim() === '' && !line.includes(ground));
			// Search keeps a row for the last call.
			const reserved = model.screen === 'search' ? 1 : 0;
			const cut = [...missing].filter(([, rows]) => rows <= free.length - reserved);
			expect(cut, lines.map(plain).join('\n')).toEqual([]);
		}),
		{numRuns: runs(60)},
	);
});
