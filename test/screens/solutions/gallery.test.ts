import {expect, test} from 'vitest';
import {placeOf} from '../../../source/explorer/model.js';
import {strides} from '../../../source/screens/solutions/layout.js';
import {gallery} from '../../../source/screens/solutions/state.js';
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

test('the boards of the gallery keep their places while the cursor stays on the page', () => {
	const catalogue = knowledge.catalogue(8);
	for (const isFundamentalOnly of [false, true]) {
		const numbers = catalogue.page(1, 12, isFundamentalOnly).map(({number}) => number);
		expect(numbers).toHaveLength(12);
		for (const number of numbers) {
			expect(catalogue.page(number, 12, isFundamentalOnly).map((each) => each.number)).toEqual(numbers);
		}
	}
});

test.each([8, 12, 13])('the gallery has room for every number of %i queens', (size) => {
	const tape = knowledge.tape(size);
	tape.advance(Number.POSITIVE_INFINITY);
	const {solutions} = tape.end!;
	const [last = ''] = frameOf(pressed(atSolution(size, solutions), 'z'), unicode, knowledge)
		.filter((line) => line.includes('▸'))
		.map((line) => line.slice(line.indexOf('▸')));
	expect(last.trimEnd()).toBe(`▸${text.number(solutions)}`);
});

test('the gallery shows only the first of each class when asked', () => {
	const page = knowledge.catalogue(8).page(1, 20, true);
	expect(page.map(({classNumber}) => classNumber)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
});
