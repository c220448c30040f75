import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {unicodeGlyphs} from '../../../source/panels/glyphs.js';
import {textOf} from '../../../source/panels/line.js';
import {insideOf, type Window} from '../../../source/panels/panel-size.js';
import {searchLayout} from '../../../source/screens/search/layout.js';
import {listingLines} from '../../../source/screens/search/listing.js';
import {wrapCode} from '../../../source/screens/search/wrapped-code.js';
import {
	type Attack,
	type ListingLine,
	type Moment,
	type VariantId,
	variantOf,
	variants,
} from '../../../source/solver/index.js';
import {text} from '../../../source/text/en.js';
import {plain} from '../../panels/marked.js';
import {knowledge, modelWith} from '../../pressed.js';

const listing = (step: number, {width = 60, height = 20, isNextShown = true} = {}) =>
	plain(
		listingLines(
			variantOf('scan'),
			knowledge.tape(4).at(step)!,
			{width, height},
			{glyphs: unicodeGlyphs, text},
			isNextShown,
		),
	);
const markedIn = (lines: readonly string[]) => lines.filter((each) => /^[▸▹]/.test(each));

/** The lines of isSafe that decide. */
const column = '▸    queen !== column';
const diagonal = '▸    && Math.abs(queen - column) !== row - above);';

describe('the marks', () => {
	test.each([
		{step: 0, what: 'the first call', lines: ['▸function place(row: number): void {']},
		{
			step: 8,
			what: 'a test of an attacked square, and the loop that goes on',
			lines: ['▹  for (let column = 0; column < n; column++) {', '▸    if (!isSafe(row, column)) continue;', diagonal],
		},
		{
			step: 10,
			what: 'the last test of a row, the loop that ends, and the return',
			lines: [
				'▹  for (let column = 0; column < n; column++) {',
				'▸    if (!isSafe(row, column)) continue;',
				'▹}',
				diagonal,
			],
		},
		{
			step: 5,
			what: 'a test of a safe square, and the placement that follows',
			lines: ['▸    if (!isSafe(row, column)) continue;', '▹    queens[row] = column;', column, diagonal],
		},
		{
			step: 6,
			what: 'a placement, and the call that begins',
			lines: ['▹function place(row: number): void {', '▸    queens[row] = column;', '▸    place(row + 1);'],
		},
		{
			step: 38,
			what: 'the last placement, and the report',
			lines: ['▹  if (row === n) return report(queens);', '▸    queens[row] = column;', '▸    place(row + 1);'],
		},
		{
			step: 39,
			what: 'the report, and what the caller does next',
			lines: ['▸  if (row === n) return report(queens);', '▹    queens.pop();'],
		},
		{
			step: 11,
			what: 'a queen removed, and the loop that goes on',
			lines: ['▹  for (let column = 0; column < n; column++) {', '▸    queens.pop();'],
		},
		{
			step: 24,
			what: 'a queen removed, the loop that ends, and the return',
			lines: ['▹  for (let column = 0; column < n; column++) {', '▸    queens.pop();', '▹}'],
		},
	])('show $what', ({step, lines}) => {
		expect(markedIn(listing(step))).toEqual(lines);
	});
});

test('while the user predicts what comes next, only the lines of the last step are marked', () => {
	expect(markedIn(listing(10, {isNextShown: false}))).toEqual(['▸    if (!isSafe(row, column)) continue;', diagonal]);
});

test('where there is no room, lines are left out, with signs at the lines beside them', () => {
	expect(listing(11, {width: 40, height: 4})).toEqual([
		'▹↑ for (let column = 0; column < n;',
		'       column++) {',
		'▸↑   queens.pop();',
		'↓  }',
	]);
	expect(listing(10, {width: 40, height: 4})).toEqual([
		'▸↑   if (!isSafe(row, column)) continue;',
		'     queens[row] = column;',
		'▸↑   && Math.abs(queen - column) !== row',
		'↓        - above);',
	]);
	expect(listing(11, {width: 40, height: 3})).toEqual([
		'▹↑ for (let column = 0; column < n;',
		'       column++) {',
		'▸↑   queens.pop(); ↓',
	]);
	expect(listing(11, {width: 40, height: 2})).toEqual(['▸↑   queens.pop();', '↓  }']);
});

test('of the function that tests a square, the lines that have decided are marked too, and shown in a small panel', () => {
	const test = '▸    if (!isSafe(row, column)) continue;';
	const every = '▸  return queens.every((queen, above) =>';
	const decided = (step: number) => markedIn(listing(step, {isNextShown: false}));
	expect(decided(1)).toEqual([test, every]);
	expect(decided(3)).toEqual([test, column]);
	expect(decided(4)).toEqual([test, diagonal]);
	expect(decided(5)).toEqual([test, column, diagonal]);
	expect(listing(5, {width: 40, height: 4})).toEqual([
		'▸↑   if (!isSafe(row, column)) continue;',
		'▸↑   queen !== column',
		'▸    && Math.abs(queen - column) !== row',
		'↓        - above);',
	]);
});

test('of the lines that test a square in flags only those are marked that have decided', () => {
	const moment = knowledge.tape(8).at(48)!;
	const [columns, diagonals] = ['▸    if (columns[column]', '▸      || downs[down] || ups[up]) continue;'];
	const decided = (attack: Attack | undefined) => {
		const tested: Moment = {...moment, step: {type: 'test', row: 3, column: 5, attack}};
		const size = {width: 60, height: 20};
		return markedIn(plain(listingLines(variantOf('flags'), tested, size, {glyphs: unicodeGlyphs, text}, false)));
	};
	expect(decided({row: 0, line: 'column'})).toEqual([columns]);
	expect(decided({row: 0, line: 'diagonal'})).toEqual([diagonals]);
	expect(decided({row: 0, line: 'antidiagonal'})).toEqual([diagonals]);
	expect(decided(undefined)).toEqual([columns, diagonals]);
});

test('a line that is too long continues further to the right', () => {
	expect(wrapCode('    place(row + 1, columns | bit,', 20)).toEqual([
		'    place(row + 1,',
		'        columns |',
		'        bit,',
	]);
	expect(wrapCode('  aaaaaaaaaa b', 8)).toEqual(['  aaaaaa', '      aa', '      aa', '      b']);
	expect(wrapCode('}', 1)).toEqual(['}']);
});

const windows = fc.record({
	size: fc.integer({min: 1, max: 27}),
	step: fc.nat({max: 400}),
	variant: fc.constantFrom(...variants.map(({id}) => id)),
	columns: fc.integer({min: 60, max: 200}),
	rows: fc.integer({min: 16, max: 70}),
});

/** The moment after this step. Of a large board only some steps may be known yet. */
function momentOf(size: number, step: number): Moment {
	const tape = knowledge.tape(size);
	return tape.at(Math.min(step, tape.horizon.index))!;
}

/** The listing in a window, without marks and breaks; undefined if the window has no room for it. */
function shownIn(size: number, step: number, variant: VariantId, window: Window): readonly string[] | undefined {
	const panel = searchLayout(modelWith({size, window}))
		.groups.flat()
		.find(({id}) => id === 'listing');
	const moment = momentOf(size, step);
	return (
		panel &&
		listingLines(variantOf(variant), moment, insideOf(panel), {glyphs: unicodeGlyphs, text}, true).map((each) => {
			expect(textOf(each).length).toBeLessThanOrEqual(insideOf(panel).width);
			return textOf(each);
		})
	);
}

const dense = (code: string) => code.replaceAll(/[\s▸▹↑↓…]/g, '');

test('from 100 by 30 on the whole listing is shown, for every size of board and variant', () => {
	fc.assert(
		fc.property(windows, ({size, step, variant, columns, rows}) => {
			const window = {columns: columns + 40, rows: rows + 14};
			const shown = shownIn(size, step, variant, window);
			// A note may follow, after an empty line.
			const end = shown?.findIndex((each) => each.trim() === '') ?? -1;
			expect(dense(shown?.slice(0, end < 0 ? undefined : end).join('') ?? '')).toBe(
				dense(
					variantOf(variant)
						.listing.map(({code}) => code)
						.join(''),
				),
			);
		}),
	);
});

test('wherever there is a listing, the running line is whole', () => {
	fc.assert(
		fc.property(windows, ({size, step, variant, columns, rows}) => {
			const shown = shownIn(size, step, variant, {columns, rows});
			fc.pre(shown !== undefined);
			const moment = momentOf(size, step);
			const type = moment.step?.type ?? 'call';
			const outcome = moment.step?.type === 'test' && moment.step.attack ? moment.step.attack.line : 'safe';
			const listing: readonly ListingLine[] = variantOf(variant).listing;
			const running = listing.find(
				({steps, point = '', decides}) => [...steps, point].includes(type) && (decides?.includes(outcome) ?? true),
			);
			expect(dense(shown.join(''))).toContain(dense(running!.code));
		}),
	);
});

test('below the whole listing stands what it does not say itself, in as many words as there is room for', () => {
	const lines = (height: number) =>
		plain(listingLines(variantOf('bitmask'), momentOf(4, 2), {width: 60, height}, {glyphs: unicodeGlyphs, text}, true));
	const {length} = lines(3 * variantOf('bitmask').listing.length);
	expect(lines(length).slice(-4)).toEqual([
		'',
		' Each column has a bit. Column 0 is printed at the left, so',
		' << moves bits to the right on the screen: with each row a \\',
		' goes one column to the right, and a / one to the left.',
	]);
	expect(lines(length - 2).slice(-2)).toEqual(['', ' Column 0 is left: << moves right, as a \\ goes.']);
	expect(lines(length - 4).at(-1)).toBe(' }');
});
