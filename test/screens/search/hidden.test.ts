import fc from 'fast-check';
import {expect, test} from 'vitest';
import type {Model} from '../../../source/explorer/model.js';
import {hiddenBy, hiding, type Question} from '../../../source/explorer/prediction/question.js';
import {numberKinds} from '../../../source/explorer/square-numbers.js';
import {searchView, searchViews} from '../../../source/explorer/step-views.js';
import {search} from '../../../source/screens/search/index.js';
import {type Step, variants} from '../../../source/solver/index.js';
import {drawn, frameOf, unicode} from '../../app/render.js';
import {atStep, knowledge, predictingAt, pressed} from '../../pressed.js';
import {runs} from '../../runs.js';

const window = {columns: 120, rows: 40};

function predicting(size: number, step: number, changes: Partial<Model> = {}): Model {
	return predictingAt(size, step, {window, ...changes});
}

function frame(model: Model): string {
	return frameOf(model).join('\n');
}

/** Step 13 asks what happens next, step 51 about a test. */
test.each([13, 51])('while a question stands after step %i, nothing tells what follows', (step) => {
	const before = frame(atStep(8, step, {window}));
	const hidden = frame(predicting(8, step));
	for (const sign of [/ of 92 solutions/, /% in vain/, /▹/]) {
		expect(before).toMatch(sign);
		expect(hidden).not.toMatch(sign);
	}
});

test('flags and the numbers of attackers are hidden while a test is asked about', () => {
	for (const id of ['flags', 'bitmask'] as const) {
		const model = predicting(8, 51, {variant: id, numbers: 'attackers'});
		expect(frame(model)).toContain('Shown after your answer.');
		expect(frame(model)).not.toMatch(/(cols|downs|ups)\S* +(bit \d+ +)?[01]/);
		expect(frame(pressed(model, '0'))).not.toContain('Shown after your answer.');
	}

	const row = (model: Model) => frameOf(model).find((line) => /^│▸place\(4\) col 0 +✗/.test(line));
	expect(row(atStep(8, 51, {window, numbers: 'attackers'}))).toMatch(/ [1-4] +[1-4] /);
	expect(row(predicting(8, 51, {numbers: 'attackers'}))).not.toMatch(/ [1-4] +[1-4] /);
});

/** N = 8: the first step that completes a dead end, and the step after which the board is full for the first time. */
const deadEnd = knowledge.tape(8).deadEnd(1)!.index;
const fullBoard = knowledge.tape(8).solution(1)!.index - 1;

test('nothing says that this is a dead end, or that the board is full, while what happens next is asked', () => {
	for (const [step, sign] of [
		[deadEnd, /col 7 +[│\\/][0-4] /],
		[deadEnd, / 1 of 644 dead ends/],
		[fullBoard, /full board/],
	] as const) {
		expect(frame(atStep(8, step, {window}))).toMatch(sign);
		expect(frame(predicting(8, step))).not.toMatch(sign);
	}

	expect(frame(predicting(8, deadEnd))).toMatch(/ \? of \? dead ends/);
});

test('the footer says how to skip, and leaves out keys that answer now', () => {
	const footer = (model: Model) => frameOf(model).at(-1);
	const small = {columns: 80, rows: 24};
	expect(footer(atStep(8, 50, {window: small}))).toContain('t tree  v variant');
	expect(footer(atStep(8, 50, {window: small}))).not.toContain('skip');
	expect(footer(predicting(8, 50, {window: small}))).toContain('t p r f answer  → show answer  y stop');
	expect(footer(predicting(8, 50, {window: small}))).not.toContain('t tree');
});

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
