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

test('a return clears flags, where there are any, and a queen is not removed', () => {
	const said = (variant: 'scan' | 'flags' | 'bitmask') =>
		fittingNarration(atStep(8, 151, {variant}), knowledge.tape(8).at(151)!);
	expect(said('scan')).toMatch(/place\(2\) is done with column 4 and goes on with column 5\.$/);
	expect(said('flags')).toMatch(/place\(2\) clears the flags of its queen and goes on with column 5\.$/);
	expect(said('bitmask')).toBe(said('flags').replace('flags', 'bits'));
});
