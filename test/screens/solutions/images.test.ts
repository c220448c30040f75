import fc from 'fast-check';
import {expect, test} from 'vitest';
import {Knowledge} from '../../../source/explorer/knowledge.js';
import {placeOf} from '../../../source/explorer/model.js';
import {screens} from '../../../source/screens/index.js';
import {press} from '../../../source/screens/press.js';
import {distinctImages, images} from '../../../source/screens/solutions/images.js';
import {imagesOf, transforms} from '../../app/figures/images.js';
import {textbook} from '../../app/figures/textbook.js';
import {frameOf} from '../../app/render.js';
import {atSolution, knowledge, modelWith, pressed, english as text} from '../../pressed.js';

const sizes = [1, 4, 5, 6, 7];

/** A solution of a size that has some. */
const solutions = fc.constantFrom(...sizes).chain((size) => {
	const {length} = textbook(size).solutions;
	return fc.record({size: fc.constant(size), solution: fc.integer({min: 1, max: length})});
});

// Manual: Images that are equal are shown once.
test('the images of a solution are those of the textbook, each once with its transforms, itself first', () => {
	const names = Object.keys(transforms);
	fc.assert(
		fc.property(solutions, ({size, solution}) => {
			const numbers = imagesOf(size, solution);
			const expected = [...new Set(numbers)].map((number) => ({
				number,
				queens: textbook(size).solutions[number - 1]?.queens,
				names: names.filter((_, index) => numbers[index] === number),
			}));
			const found = distinctImages(atSolution(size, solution), knowledge).map(({number, queens, transforms: ids}) => {
				return {number, queens, names: ids.map((id) => text.transforms[id])};
			});
			expect(found).toEqual(expected);
		}),
	);
});

// Manual: the eight images of one, with the queen of row 0 in gold
test('the queen of row 0 is marked in all images, where each transform takes it', () => {
	const frame = frameOf(pressed(atSolution(8, 1, {window: {columns: 250, rows: 60}}), 'M'));
	const rows = frame.filter((line) => /[Qq] /.test(line) && line.includes('·')).slice(-16);
	const found = rows.flatMap((line, row) =>
		[...line.matchAll(/(?:[·qQ] ?){8}/g)].flatMap(([board]) =>
			board.includes('Q') ? [`${row % 8},${board.replaceAll(' ', '').indexOf('Q')}`] : [],
		),
	);
	const column = textbook(8).solutions[0]!.queens[0]!;
	expect(found.sort()).toEqual(
		Object.values(transforms)
			.map((transform) => transform(0, column, 7).join())
			.sort(),
	);
});

test('an image that is not known yet cannot be shown, and this is said', () => {
	// The first solution is known soon, its mirror image only when the whole tape has been read, which takes seconds.
	const fresh = new Knowledge();
	const size = 16;
	while (!fresh.tape(size).solution(1)) {
		fresh.tape(size).advance(1);
	}

	const open = press(screens, modelWith({size}), fresh, 'M').model;
	const unknown = distinctImages(open, fresh).findIndex(({number}) => number === undefined);
	expect(unknown).toBeGreaterThan(0);
	const refused = press(screens, images.with(open, {chosen: unknown}), fresh, 'enter').model;
	expect(refused).toMatchObject({notice: 'image-unknown', overlay: 'images'});
	expect(placeOf(refused).solution).toBe(1);
});

test.each([40, 62])('in %d columns there is room for the name of each image, also of the chosen one', (columns) => {
	const open = pressed(atSolution(7, 1, {window: {columns, rows: 34}}), 'M');
	for (let chosen = 0; chosen < 8; chosen++) {
		expect(frameOf(images.with(open, {chosen})).join().match(/▸/g)).toHaveLength(1);
	}
});
