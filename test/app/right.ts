import stringWidth from 'string-width';
import {expect} from 'vitest';
import {unicodeGlyphs} from '../../source/components/glyphs.js';
import type {Model} from '../../source/explorer/model.js';
import {text as english} from '../../source/text/en.js';
import {figuresIn} from './figures/figures.js';

/** The textbook program keeps the whole search in memory. */
export const largestKept = 7;

/** With a row to spare, and nothing cut or pushed out of its panel. */
export function expectToFit(frame: string, {window: {columns, rows}, overlay, screen}: Model): void {
	const lines = frame.split('\n');
	expect(lines.length, frame).toBeLessThanOrEqual(Math.max(1, rows - 1));
	expect(Math.max(...lines.map((line) => stringWidth(line))), frame).toBeLessThanOrEqual(columns);
	// Only code, bits, lists of queens and an open timeline end with the sign for what is left out.
	const cut = lines.slice(1).filter((line) => /[\d,]…|…\d/.test(line) && !/[01]{4}|= \[|>> 1…/.test(line));
	expect(cut, frame).toEqual([]);
	// The lesson begins with a board that has words beside it.
	if (columns >= 60 && rows >= 16 && overlay !== 'menu' && screen !== 'lesson') {
		// Every line of a panel ends with its border: nothing has pushed it out.
		const {border} = unicodeGlyphs;
		const corners = lines.filter((line) => line.endsWith(border.topRight));
		const ends = lines.filter((line) => line.endsWith(border.bottomRight));
		expect(corners.length, frame).toBe(ends.length);
	}
}

export function expectToBeRight(frame: string, model: Model): void {
	expectToFit(frame, model);
	if (model.size <= largestKept && model.text === english) {
		const wrong = figuresIn(frame, model).filter(({found, expected}) => found !== expected);
		expect(wrong, frame).toEqual([]);
	}
}
