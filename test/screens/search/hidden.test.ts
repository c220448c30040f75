import fc from 'fast-check';
import {expect, test} from 'vitest';
import {hiddenBy, hiding, type Question} from '../../../source/explorer/prediction/question.js';
import {numberKinds} from '../../../source/explorer/square-numbers.js';
import {searchView, searchViews} from '../../../source/explorer/step-views.js';
import {search} from '../../../source/screens/search/index.js';
import {type Step, variants} from '../../../source/solver/index.js';
import {drawn, unicode} from '../../app/render.js';
import {atStep, knowledge} from '../../pressed.js';
import {runs} from '../../runs.js';

const cases = fc.record({
	size: fc.integer({min: 4, max: 6}),
	share: fc.double({min: 0, max: 0.999, noNaN: true}),
	variant: fc.constantFrom(...variants.map(({id}) => id)),
	view: fc.constantFrom(...searchViews),
	numbers: fc.constantFrom('none' as const, ...numberKinds.map(({id}) => id)),
	columns: fc.constantFrom(80, 120),
});

test('a question from elsewhere is drawn in the same way whatever its answer is', () => {
	fc.assert(
		fc.property(cases, ({size, share, variant, view, numbers, columns}) => {
			const tape = knowledge.tape(size);
			const moment = tape.at(Math.floor(share * tape.horizon.index))!;
			const next = tape.at(moment.index + 1)!.step!;
			const window = {columns, rows: columns === 80 ? 24 : 40};
			const model = searchView.with(atStep(size, moment.index, {variant, numbers, window}), {
				shown: view,
			});
			const shown = (question: Question) => {
				const asked = hiding.with(model, {hidden: hiddenBy(question)});
				return {
					frame: drawn(asked, knowledge),
					speech: search.speech(asked, knowledge, unicode),
				};
			};
			const other: Step = {type: 'backtrack', row: 0, column: 0};
			expect(shown({type: 'next', moment, next: other})).toEqual(shown({type: 'next', moment, next}));
			if (next.type === 'test') {
				const attack = next.attack ? undefined : ({row: 0, line: 'column'} as const);
				const opposite = shown({type: 'test', moment, next: {...next, attack}});
				expect(opposite).toEqual(shown({type: 'test', moment, next}));
			}
		}),
		{numRuns: runs(6)},
	);
});
