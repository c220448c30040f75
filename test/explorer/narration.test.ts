import fc from 'fast-check';
import {expect, test} from 'vitest';
import {sentenceRows} from '../../source/components/window.js';
import {narration, type SquareWidth} from '../../source/explorer/narration.js';
import type {Attack, Moment} from '../../source/solver/index.js';
import {longest} from '../../source/text/width.js';
import {wrap} from '../../source/text/wrap.js';
import {atStep, knowledge} from '../pressed.js';
import {fittingNarration} from './fitting-narration.js';

const board: SquareWidth = {square: {width: 3}};
const lines = (size: number, step: number, columns = 80) =>
	wrap(
		fittingNarration(atStep(size, step, {window: {columns, rows: 24}}), knowledge.tape(size).at(step)!, board),
		columns - 1,
	);

test('in a narrow window says the same in fewer words', () => {
	expect(lines(4, 10, 60)).toEqual(['Dead end: every square of row 2 is attacked. place(2)', 'returns next.']);
	expect(lines(4, 24, 40)).toEqual(['Row 2 has failed: place(2) returns.', 'place(1) returns next.']);
});

test('names the digits of a dead end only where they are shown', () => {
	const model = atStep(4, 10);
	const at = (layout?: SquareWidth) => fittingNarration(model, knowledge.tape(4).at(10)!, layout);
	expect(at(board)).toMatch(/ Digits name the row of an attacker\.$/);
	expect(at({square: {width: 1}})).toMatch(/ The lines point to an attacker\.$/);
	expect(at()).toMatch(/ place\(2\) returns next\.$/);
});

const columns = fc.integer({min: 40, max: 160});

test('there is room for the longest sentences about any board, and in 80 columns for all of them in full', () => {
	fc.assert(
		fc.property(fc.integer({min: 4, max: 27}), columns, (size, width) => {
			const last = size - 1;
			const queens = Array.from({length: size}, (_, index) => index);
			const start: Moment = {...knowledge.tape(4).at(0)!, size, index: 1};
			const attack: Attack = {row: last - 1, line: 'column'};
			const moments: Moment[] = [
				{...start, queens, step: {type: 'solution', number: Math.min(234_907_967_154_122, 10 ** last)}},
				{...start, queens, step: {type: 'place', row: last, column: last}},
				{...start, queens: queens.slice(0, -1), step: {type: 'test', row: last, column: last - 1, attack}},
				{...start, queens: queens.slice(0, -1), step: {type: 'test', row: last, column: last, attack}},
				{...start, queens: queens.slice(0, -1), step: {type: 'backtrack', row: last, column: last}},
				{...start, queens: queens.slice(0, -2), step: {type: 'backtrack', row: last - 1, column: last}},
			];
			for (const moment of moments) {
				expect(rowsOf(size, moment, width)).toBeLessThanOrEqual(sentenceRows);
				const model = atStep(size, 1, {window: {columns: 80, rows: 24}});
				const inFull = longest(narration(model, knowledge, moment));
				expect(fittingNarration(model, moment)).toBe(inFull);
			}
		}),
	);
});

function rowsOf(size: number, moment: Moment, columns: number): number {
	const model = atStep(size, 1, {window: {columns, rows: 40}});
	const shown = wrap(fittingNarration(model, moment, board), columns - 1);
	expect(Math.max(...shown.map((each) => each.length))).toBeLessThan(columns);
	return shown.length;
}

test('a placement with masks says what the shifts do, where there is room', () => {
	const said = (variant: 'flags' | 'bitmask', step: number, columns = 80) =>
		fittingNarration(atStep(8, step, {variant, window: {columns, rows: 24}}), knowledge.tape(8).at(step)!);
	const sentence = 'A queen is placed on row 0, column 0. place(1) is called: it looks at row 1, from column 0 on.';
	expect(said('flags', 2)).toBe(sentence);
	expect(said('bitmask', 2)).toBe(`${sentence} Bit 0 is left: << moves right, as \\ goes; >> left, as /.`);
	expect(said('bitmask', 2, 60)).toBe('Queen on row 0, column 0. place(1) looks at row 1, from column 0 on.');
	// The call after the last placement gets masks for no row.
	expect(said('bitmask', knowledge.tape(8).solution(1)!.index - 1)).not.toContain('<<');
});
