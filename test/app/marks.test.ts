import chalk from 'chalk';
import fc from 'fast-check';
import {afterAll, expect, test} from 'vitest';
import {unicodeGlyphs} from '../../source/components/glyphs.js';
import {palette} from '../../source/components/theme.js';
import {isTooSmall} from '../../source/components/window.js';
import type {Model} from '../../source/explorer/model.js';
import {overlayOf, screenOf} from '../../source/explorer/screen.js';
import {markSamples} from '../../source/screens/everywhere/marks.js';
import {screens} from '../../source/screens/index.js';
import type {MarkId} from '../../source/text/en.js';
import {knowledge} from '../pressed.js';
import {corpus, modelAt} from './corpus.js';
import {complete, drawn} from './render.js';
import {runsIn} from './styles.js';

const own = chalk.level;
afterAll(() => {
	chalk.level = own;
});

type Ground = NonNullable<ReturnType<(typeof markSamples)[MarkId]>['ground']>;
type Shown = {readonly plain: string; readonly on: (ground: Ground) => string};

/** What is shown between header and footer: without colours, and what stands on squares of a colour. */
function shownOf(model: Model): Shown {
	if (model.size <= 10) {
		complete(model, knowledge);
	}

	const bodyIn = (level: 0 | 3) => {
		chalk.level = level;
		return drawn(model, knowledge).split('\n').slice(1, -1);
	};
	const plain = bodyIn(0).join('\n');
	const runs = bodyIn(3).flatMap(runsIn);
	const colours = palette();
	const on = (ground: Ground) =>
		runs.flatMap(({text, style}) => (style.endsWith(`on ${colours[ground]}`) ? [text] : []));
	return {plain, on: (ground) => on(ground).join('|')};
}

/** Characters that are marks wherever they stand: no letters, and nothing that separates, frames or fills. */
const isSign = (character: string) => !/[ -~·│─█▀▄▁▌╭╮]/.test(character);
const signsOf = (ids: readonly MarkId[]) =>
	ids.flatMap((id) => [...markSamples[id](unicodeGlyphs).text].filter(isSign));
const signs = new Set(signsOf(Object.keys(markSamples) as MarkId[]));
const grounds = ['attacked', 'attacker', 'pale'] as const;

test('every mark that is drawn is in the list of its screen', () => {
	fc.assert(
		fc.property(corpus, (state) => {
			const model = modelAt({...state, notice: undefined});
			const {marks} = overlayOf(screens, model) ?? screenOf(screens, model);
			fc.pre(marks !== undefined && !isTooSmall(model));
			const {plain, on} = shownOf(model);
			const listed = new Set(signsOf(marks));
			expect(
				[...signs].filter((sign) => plain.includes(sign) && !listed.has(sign)),
				plain,
			).toEqual([]);
			const listedGrounds = marks.map((id) => markSamples[id](unicodeGlyphs).ground);
			expect(grounds.filter((ground) => on(ground) !== '' && !listedGrounds.includes(ground))).toEqual([]);
		}),
		{numRuns: Number(process.env['RUNS'] ?? 60)},
	);
});
