import fc from 'fast-check';
import {expect, test} from 'vitest';
import {bodySize} from '../../../source/components/window.js';
import type {Model} from '../../../source/explorer/model.js';
import {attackLines} from '../../../source/explorer/step-keys.js';
import {searchView, searchViews} from '../../../source/explorer/step-views.js';
import {marksOnSearch} from '../../../source/screens/search/search.js';
import {variants} from '../../../source/solver/index.js';
import {frameOf, unicode} from '../../app/render.js';
import {atStep, knowledge, pressed} from '../../pressed.js';

const marksOf = (model: Model) => marksOnSearch(model, knowledge, bodySize(model));

/** Characters that are nothing but a mark, each with the marks that it can be. */
const signs = {
	'♛': ['queen'],
	'✗': ['rejected'],
	'✓': ['safe'],
	'◦': ['explored'],
	'◉': ['fruitful'],
	'↰': ['returned'],
	'▸': ['running'],
	'▹': ['next'],
	'▒': ['partly-visited-nodes'],
	'░': ['unvisited-nodes'],
	'⊣': ['dead-end-node'],
	'✶': ['solution-node'],
	'●': ['timeline-place'],
	'┄': ['timeline-unknown'],
	'◆': ['breakpoint'],
} as const;

const states = fc.record({
	size: fc.constantFrom(4, 6, 8, 11),
	share: fc.double({min: 0, max: 1, noNaN: true}),
	variant: fc.constantFrom(...variants.map(({id}) => id)),
	view: fc.constantFrom(...searchViews),
	window: fc.constantFrom({columns: 60, rows: 16}, {columns: 80, rows: 24}, {columns: 120, rows: 40}),
	isAsking: fc.boolean(),
	hasLines: fc.boolean(),
});

test('the help names exactly the signs that are on the screen', () => {
	fc.assert(
		fc.property(states, ({size, share, variant, view, window, isAsking, hasLines}) => {
			const step = Math.floor(share * knowledge.tape(size).end!.index);
			const at = attackLines.with(atStep(size, step, {variant, window}), {isShown: hasLines});
			const model = searchView.with(isAsking ? {...pressed(at, 'y'), isPlaying: false} : at, {shown: view});
			// Between header and footer. This also computes all that is known.
			const shown = frameOf(model, unicode, knowledge).slice(1, -1).join('\n');
			const marks = marksOf(model);
			for (const [sign, ids] of Object.entries(signs)) {
				// Large queens are drawn of blocks.
				if (sign !== '♛' || !shown.includes('▀')) {
					expect([sign, ids.some((id) => marks.has(id))]).toEqual([sign, shown.includes(sign)]);
				}
			}

			expect(marks.has('hidden')).toBe(/[↑↓]/.test(shown));
			expect(marks.has('unknown-total')).toBe(/ (of|\/) *\?|[?] of/.test(shown));
		}),
		{numRuns: 80},
	);
});

test('the cursor on a row is named, apart from the line of the program', () => {
	const at = atStep(8, 5);
	expect(marksOf(at)).toContain('running');
	expect(marksOf(at)).not.toContain('row-cursor');
	const onSquare = pressed(at, 'shift-left');
	expect(marksOf(onSquare)).toContain('cursor');
	const onRow = pressed(onSquare, ...Array.from({length: 8}, () => 'shift-left'));
	expect([...marksOf(onRow)].some((each) => each === 'row-cursor' || each === 'cursor')).toBe(true);
});

test('what is hidden until a question is answered is named while it stands', () => {
	const asked = {...pressed(atStep(8, 51), 'y'), isPlaying: false};
	expect(marksOf(asked)).toContain('unknown-total');
	expect(marksOf(asked)).toContain('timeline-concealed');
	expect(marksOf(atStep(8, 51))).not.toContain('timeline-concealed');
});
