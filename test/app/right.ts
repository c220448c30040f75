import stringWidth from 'string-width';
import {expect} from 'vitest';
import {unicodeGlyphs} from '../../source/components/display.js';
import type {Model} from '../../source/explorer/model.js';
import {text as english} from '../../source/text/en.js';
import {figuresIn} from './figures/figures.js';

/** The textbook program keeps the whole search in memory. */
export const largestKept = 7;

const {border} = unicodeGlyphs;
const corners = [border.topLeft, border.topRight, border.bottomLeft, border.bottomRight];

/** Each box has four corners that meet, and between them a border at both ends of every line. */
export function borderFaults(lines: readonly string[]): readonly string[] {
	// A wide character stands in its first cell; its second one is empty.
	const grid = lines.map((line) => [...line].flatMap((sign) => (stringWidth(sign) === 2 ? [sign, ''] : [sign])));
	return grid.flatMap((row, top) =>
		row.flatMap((character, left) => {
			if (!corners.includes(character)) {
				return [];
			}

			const right = row.indexOf(border.topRight, left);
			const height = grid.slice(top + 1).findIndex((each) => each[left] === border.bottomLeft);
			const bottom = top + 1 + height;
			if (character !== border.topLeft || right < 0 || height < 0 || grid[bottom]?.[right] !== border.bottomRight) {
				return [`${character} at ${left}, ${top} has no box`];
			}

			const sides = grid.slice(top + 1, bottom).map((each) => `${each[left]}${each[right]}`);
			const whole = [border.left + border.right, border.dividerLeft + border.dividerRight];
			const faults = sides.flatMap((side, line) =>
				whole.includes(side) ? [] : [`${side} at ${left}, ${top + 1 + line}`],
			);
			for (const each of grid.slice(top, bottom + 1)) {
				each.fill('', left, right + 1);
			}

			return faults;
		}),
	);
}

/** In its window, with nothing cut. */
export function expectToFit(frame: string, {window: {columns, rows}}: Model): void {
	const lines = frame.split('\n');
	expect(lines.length, frame).toBeLessThanOrEqual(Math.max(1, rows));
	expect(Math.max(...lines.map((line) => stringWidth(line))), frame).toBeLessThanOrEqual(columns);
	// Only code, bits, and lists of queens end with the sign for what is left out.
	const cut = lines.slice(1).filter((line) => /[\d,]…|…\d/.test(line) && !/[01]{4}|= \[|n - 1…/.test(line));
	expect(cut, frame).toEqual([]);
	expect(frame).not.toMatch(/undefined|NaN|\[object/);
	expect(borderFaults(lines), frame).toEqual([]);
}

export function expectToBeRight(frame: string, model: Model): void {
	expectToFit(frame, model);
	if (model.size <= largestKept && model.text === english) {
		const wrong = figuresIn(frame, model).filter(({found, expected}) => found !== expected);
		expect(wrong, frame).toEqual([]);
	}
}
