import {stripVTControlCharacters} from 'node:util';
import chalk from 'chalk';
import {afterAll, describe, expect, test, vi} from 'vitest';

const levels = {none: 0, sixteen: 1, '256': 2, truecolor: 3} as const;
const sizes = [
	[80, 24],
	[120, 40],
] as const;
const own = chalk.level;

afterAll(() => {
	chalk.level = own;
});

/** A frame of the search in so many colours; the theme is made for them when it is loaded. */
async function coloured(level: 0 | 1 | 2 | 3, script: 'unicode' | 'ascii', columns: number, rows: number) {
	vi.resetModules();
	chalk.level = level;
	const {frameOf, ...displays} = await import('./render.js');
	const model = {screen: 'search', places: {8: {step: 48, solution: 1}}, window: {columns, rows}} as const;
	return frameOf(model, {...displays[script], hasColour: level > 0}).join('\n');
}

describe.each(Object.entries(levels))('in %s', (name, level) => {
	describe.each(['unicode', 'ascii'] as const)('in %s', (script) => {
		test.each(sizes)(
			'at %i by %i the frame is as it is kept, and says in characters what it says in colour',
			async (columns, rows) => {
				const frame = await coloured(level, script, columns, rows);
				await expect(`${frame}\n`).toMatchFileSnapshot(`pictures/colour-${name}-${script}-${columns}x${rows}.txt`);
				// Without colours the empty squares have a point; that is all.
				const plain = await coloured(0, script, columns, rows);
				const withoutPoints = (text: string) => text.replaceAll(/[·.]/g, ' ');
				expect(withoutPoints(stripVTControlCharacters(frame))).toBe(withoutPoints(stripVTControlCharacters(plain)));
			},
		);
	});
});
