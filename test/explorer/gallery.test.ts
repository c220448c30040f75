import {describe, expect, test} from 'vitest';
import {entriesOnPage} from '../../source/explorer/catalogue.js';
import {distinctImages} from '../../source/explorer/images.js';
import {solutionsInRow, solutionsOnPage} from '../../source/explorer/layout/layout.js';
import {type Action, createModel, type Model, placeOf} from '../../source/explorer/model.js';
import {tapeOf} from '../../source/explorer/tapes.js';
import {update} from '../../source/explorer/update.js';
import {imageOf, transforms} from '../../source/solver/index.js';
import {text} from '../../source/text/en.js';
import {frameOf} from '../components/render.js';

const gallery = {...createModel(), isGallery: true};

function run(model: Model, ...actions: readonly Action[]): Model {
	return actions.reduce(update, model);
}

describe('the gallery', () => {
	test('is walked in two dimensions, and by pages', () => {
		const columns = solutionsInRow(gallery);
		expect(columns).toBeGreaterThan(1);
		const down = run(gallery, {type: 'row', by: 1});
		expect(placeOf(down).solution).toBe(1 + columns);
		expect(placeOf(run(down, {type: 'solution', by: 1})).solution).toBe(2 + columns);
		expect(placeOf(run(down, {type: 'row', by: -1})).solution).toBe(1);
		expect(placeOf(run(gallery, {type: 'page', by: 1})).solution).toBe(1 + solutionsOnPage(gallery));
		expect(solutionsOnPage(gallery) % columns).toBe(0);
	});

	test('keeps the boards in their places while the cursor stays on the page', () => {
		const tape = tapeOf(8);
		for (const isFundamentalOnly of [false, true]) {
			const numbers = Array.from(
				{length: 12},
				(_, index) => entriesOnPage(tape, 1, 12, isFundamentalOnly)[index]!.number,
			);
			for (const number of numbers) {
				expect(entriesOnPage(tape, number, 12, isFundamentalOnly).map((each) => each.number)).toEqual(numbers);
			}
		}
	});

	test.each([8, 12, 13])('has room for every number and every class of %i queens', (size) => {
		tapeOf(size).advance(Number.POSITIVE_INFINITY);
		const {end} = tapeOf(size);
		const places = {[size]: {step: 0, solution: end!.solutions}};
		const [last = ''] = frameOf({size, isGallery: true, places})
			.filter((line) => line.includes('▸'))
			.map((line) => line.slice(line.indexOf('▸')));
		const {classNumber} = entriesOnPage(tapeOf(size), end!.solutions, 1, false)[0]!;
		expect(last).toMatch(new RegExp(`^▸${text.number(end!.solutions)} class ${text.number(classNumber)} `));
	});

	test('shows the first of each class alone when asked', () => {
		const page = entriesOnPage(tapeOf(8), 1, 20, true);
		expect(page.map(({classNumber}) => classNumber)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
	});
});

describe('the images', () => {
	test('of a solution are all different, and each transform leads to one of them', () => {
		for (let solution = 1; solution <= 92; solution++) {
			const images = distinctImages({...createModel(), places: {8: {step: 0, solution}}});
			expect(images).toHaveLength([14, 38, 55, 79].includes(solution) ? 4 : 8);
			expect(new Set(images.map(({number}) => number)).size).toBe(images.length);
			expect(new Set(images.flatMap(({transforms}) => transforms)).size).toBe(8);
			expect(images[0]).toMatchObject({number: solution});
			for (const {queens, transforms: ids} of images) {
				for (const transform of transforms.filter(({id}) => ids.includes(id))) {
					expect(imageOf(images[0]!.queens, transform)).toEqual(queens);
				}
			}
		}
	});

	test('are chosen with the arrows, and Enter goes there', () => {
		const open = run(createModel(), {type: 'images'});
		const chosen = run(open, {type: 'choose', by: 1, isRow: false}, {type: 'choose', by: 1, isRow: true});
		expect(chosen.overlay).toEqual({type: 'images', chosen: 5});
		const gone = run({...chosen, isFundamentalOnly: true}, {type: 'enter'});
		expect(gone.isFundamentalOnly).toBe(false);
		expect(gone.overlay).toBeUndefined();
		expect(placeOf(gone).solution).toBe(distinctImages(open)[5]!.number);
		expect(run(open, {type: 'choose', by: -1, isRow: false}).overlay).toEqual({type: 'images', chosen: 0});
	});

	test('are not to be had where there is no solution', () => {
		expect(run(createModel({size: 3}), {type: 'images'})).toMatchObject({
			notice: 'no-solution-to-show',
			overlay: undefined,
		});
	});
});
