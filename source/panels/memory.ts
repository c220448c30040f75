import {checksHere} from '../explorer/cost.js';
import {type Explanation, explainTest, type Moment, type Tape, type Variant} from '../solver/index.js';
import {text} from '../text/en.js';
import {cells, padEnd} from '../text/width.js';
import type {Glyphs} from './glyphs.js';
import {type Line, line, type Role, span, widthOf} from './line.js';
import type {PanelSize} from './panel-size.js';
import {tableLines} from './table.js';

/**
 * Returns the longest title that fits into `width` cells. After a test it names the checks of this test and of all
 * tests so far; after another step only the checks so far.
 */
export function explanationTitle(tape: Tape, variant: Variant, moment: Moment, width: number): string {
	const soFar = variant.checks(moment);
	const titles: readonly string[] =
		moment.step?.type === 'test' ? text.testTitles(checksHere(tape, moment, variant), soFar) : text.memoryTitles(soFar);
	// The longest stands first. If none fits, the last and shortest remains.
	return titles.reduce((title, shorter) => (cells(title) <= width ? title : shorter));
}

/**
 * Returns the memory of a variant and, after a test, what the variant looked up for it. If not all comparisons of
 * `scan` fit, the last ones remain, because the last one decides.
 */
export function explanationLines(
	size: number,
	variant: Variant,
	{queens, step}: Moment,
	panel: PanelSize,
	glyphs: Glyphs,
): Line[] {
	const tested = step?.type === 'test' ? step.column : undefined;
	const explanation = explainTest(size, variant, queens, tested ?? 0);
	switch (explanation.type) {
		case 'comparisons': {
			return comparisonLines(explanation, tested !== undefined, panel, glyphs);
		}

		case 'cells': {
			return cellLines(explanation, tested !== undefined, panel, glyphs);
		}

		case 'masks': {
			return maskLines(size, explanation, tested, panel);
		}
	}
}

type ExplanationOf<Type extends Explanation['type']> = Extract<Explanation, {type: Type}>;

/** The array of queens and, after a test, the comparisons with them. A line counts the comparisons that do not fit. */
function comparisonLines(
	{name, queens, made}: ExplanationOf<'comparisons'>,
	isTest: boolean,
	{width, height}: PanelSize,
	glyphs: Glyphs,
): Line[] {
	const arrayText = (separator: string) => `${name} = [${queens.join(separator)}]`;
	const spaced = arrayText(', ');
	const memory = line(cells(spaced) <= width ? spaced : arrayText(','));
	const comparisons = isTest ? comparisonTable(made, width) : [];
	const overflow = comparisons.length - (height - 1);
	if (overflow <= 0) {
		return [memory, ...comparisons];
	}

	// The line that counts the hidden comparisons takes the place of one more.
	const hidden = overflow + 1;
	return [memory, line(text.comparisonsBefore(hidden, glyphs.above), 'dim'), ...comparisons.slice(hidden)];
}

/** One line for each comparison, with its result. Uses the short words if the long ones are too wide. */
function comparisonTable(made: ExplanationOf<'comparisons'>['made'], width: number): Line[] {
	const table = (words: typeof text.comparison) =>
		tableLines(
			made.map((each) => [
				{text: words.queen(each.row, each.column)},
				each.line
					? {text: words.attacks[each.line], role: 'warning' as const}
					: {text: words.noAttack, role: 'dim' as const},
			]),
		);
	const full = table(text.comparison);
	return full.every((each) => widthOf(each) <= width) ? full : table(text.shortComparison);
}

/**
 * The tables of flags and, after a test, the cell of each table that belongs to the tested square. A dash stands for a
 * cell that was not read. Returns the first layout that fits, from the most to the least detailed.
 */
function cellLines(
	{cells: read}: ExplanationOf<'cells'>,
	isTest: boolean,
	{width, height}: PanelSize,
	glyphs: Glyphs,
): Line[] {
	const rows = read.map((each) => cellTexts(each, glyphs));
	const tables = [
		tableLines(rows.map(({name, bits}) => [name, bits])),
		rows.flatMap(({name, bits}) => [line(name.text, 'dim'), line(bits.text)]),
		rows.map(({bits}) => line(bits.text)),
	];
	const results = tableLines(rows.map(({cell, result}) => [cell, result]));
	const layouts = isTest
		? [
				tableLines(rows.map(({cell, result, bits}) => [cell, result, bits])),
				tableLines(rows.map(({element, bracketed}) => [element, bracketed])),
				...tables.map((each) => [...results, ...each]),
				tableLines(rows.map(({cell, result, formula}) => [cell, result, formula])),
				tableLines(rows.map(({cell, result, denseFormula}) => [cell, result, denseFormula])),
			]
		: tables;
	const smallest = isTest ? results : tableLines(rows.map(({name}) => [name]));
	const isFitting = (lines: readonly Line[]) =>
		lines.length <= Math.max(height, read.length) && lines.every((each) => widthOf(each) <= width);
	return layouts.find(isFitting) ?? smallest;
}

/** The parts from which the layouts of one table of flags are made. */
function cellTexts({name, expression, index, isRead, table}: ExplanationOf<'cells'>['cells'][number], glyphs: Glyphs) {
	const isSet = table[index] ?? false;
	const role: Role = isSet && isRead ? 'warning' : 'dim';
	const value = isSet ? text.cell.set : text.cell.free;
	const bits = table.map(Number);
	const bracketed = bits.map((bit, each) => (each === index && isRead ? `[${bit}]` : bit)).join('');
	return {
		name: {text: name},
		cell: {text: `${name} ${index}`},
		element: {text: `${name}[${index}]`},
		result: {text: isRead ? value : glyphs.dash, role},
		bits: {text: bits.join('')},
		bracketed: {text: bracketed, role},
		formula: {text: expression, role: 'dim' as const},
		denseFormula: {text: expression.replaceAll(' ', ''), role: 'dim' as const},
	};
}

/**
 * The masks in binary, their union and, after a test, the tested bit. Column 0 stands first, as on the board. If there
 * are too few lines, two masks share a line; if that is too wide, only the last masks remain.
 */
function maskLines(
	size: number,
	{masks, union, bit: testedBit}: ExplanationOf<'masks'>,
	tested: number | undefined,
	{width, height}: PanelSize,
): Line[] {
	const rows = [...masks, union, ...(tested === undefined ? [] : [testedBit])];
	const nameWidth = Math.max(...rows.map(({name}) => cells(name))) + 2;
	const testedRole: Role = tested !== undefined && (union.mask >>> tested) & 1 ? 'warning' : 'good';
	const linesWith = (gap: string): Line[] =>
		rows.map(({name, mask}) => [
			span(padEnd(name, nameWidth), 'dim'),
			...Array.from({length: size}, (_, column) => {
				const bit = (mask >>> column) & 1;
				const isTested = column === tested && bit === 1;
				return span(`${bit}${gap}`, isTested ? testedRole : undefined);
			}),
		]);
	const pairWidth = 2 * (nameWidth + size) + 2;
	if (rows.length > height && pairWidth <= width) {
		const dense = linesWith('');
		return dense.flatMap((each, index) =>
			index % 2 === 0 ? [[...each, span('  '), ...(dense[index + 1] ?? [])]] : [],
		);
	}

	return linesWith(nameWidth + 2 * size - 1 <= width ? ' ' : '').slice(-height);
}
