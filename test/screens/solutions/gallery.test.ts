import {expect, test} from 'vitest';
import {placeOf} from '../../../source/explorer/model.js';
import {gallery, strides} from '../../../source/screens/solutions/layout.js';
import {text} from '../../../source/text/en.js';
import {frameOf, unicode} from '../../app/render.js';
import {atSolution, knowledge, modelWith, pressed} from '../../pressed.js';

const shown = gallery.with(modelWith({}), {isShown: true});

test('the keys move in the gallery by columns, rows and pages', () => {
	const {row: columns, page} = strides(shown, knowledge);
	expect(columns).toBeGreaterThan(1);
	const down = pressed(shown, 'down');
	expect(placeOf(down).solution).toBe(1 + columns);
	expect(placeOf(pressed(down, 'right')).solution).toBe(2 + columns);
	expect(placeOf(pressed(down, 'up')).solution).toBe(1);
	expect(placeOf(pressed(shown, 'pagedown')).solution).toBe(1 + page);
	expect(page % columns).toBe(0);
});

test.each([8, 12])('the gallery has room for every number of %i queens', (size) => {
	const tape = knowledge.tape(size);
	tape.advance(Number.POSITIVE_INFINITY);
	const {solutions} = tape.end!;
	const [last = ''] = frameOf(pressed(atSolution(size, solutions), 'z'), unicode, knowledge)
		.filter((line) => line.includes('▸'))
		.map((line) => line.slice(line.indexOf('▸')));
	expect(last.trimEnd()).toBe(`▸ ${text.number(solutions)}`);
});
