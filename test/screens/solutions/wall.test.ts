import {stripVTControlCharacters} from 'node:util';
import chalk from 'chalk';
import {expect, test} from 'vitest';
import {palette} from '../../../source/components/theme.js';
import {classOf} from '../../app/figures/images.js';
import {textbook} from '../../app/figures/textbook.js';
import {frameOf} from '../../app/render.js';
import {runsIn} from '../../app/styles.js';
import {atSolution, pressed} from '../../pressed.js';

test.each([
	[6, 2],
	[7, 12],
	[8, 14],
])('without colours the wall of %i queens has their columns, and marks solution %i and its class', (size, current) => {
	const found = frameOf(pressed(atSolution(size, current), 'z'))
		.slice(2, -2)
		.flatMap((line) => [...line.matchAll(new RegExp(`([ ▸*])(\\d{${size}})(?= |$)`, 'g'))])
		.map(([, mark, queens]) => `${mark}${queens}`);
	expect(found).toEqual(
		textbook(size).solutions.map(({queens}, index) => {
			const sibling = classOf(size, index + 1) === classOf(size, current) ? '*' : ' ';
			return `${index + 1 === current ? '▸' : sibling}${queens.join('')}`;
		}),
	);
});

// Readme: Those that are the same board, turned or mirrored, light up together
test('with colours all of its class have a ground of their own, and the current solution is gold', () => {
	chalk.level = 3;
	const shown = pressed(atSolution(8, 14), 'z');
	const runs = frameOf(shown).flatMap(runsIn);
	const {classes, chosen} = palette();
	const cellsOn = (ground: string) =>
		runs.filter(({style}) => style.endsWith(`on ${ground}`)).reduce((sum, {text}) => sum + text.length, 0);
	expect(stripVTControlCharacters(frameOf({...shown, isAscii: true}).join('\n'))).toContain('>24170635');
	expect(cellsOn(chosen.light)).toBe(8);
	const lit = classes.map((each) => cellsOn(each.lit.light));
	expect(lit.filter((cells) => cells > 0)).toEqual([8 * 3]);
});
