import {checksHere} from '../explorer/cost.js';
import type {PanelSize} from '../explorer/layout/panel-size.js';
import {type Explanation, explainTest, type Moment, type Tape, type Variant} from '../solver/index.js';
import {text} from '../text/en.js';
import type {Glyphs} from './glyphs.js';
import {type Line, line, type Role, span, widthOf} from './line.js';
import {tableLines} from './table.js';

/** What the last test cost the variant and all tests so far; after another step only these. In a narrow panel in fewer words. */
export function explanationTitle(tape: Tape, variant: Variant, moment: Moment, width: number): string {
	const soFar = variant.checks(moment);
	const titles =
		moment.step?.type === 'test' ? text.testTitles(checksHere(tape, moment, variant), soFar) : text.memoryTitles(soFar);
	return titles.find(({length}) => length <= width) ?? titles.at(-1)!;
}

/**
 * What a variant keeps in memory, and what it looked up there for the last test; after another step only the memory. Of
 * more comparisons than there is room for the last are shown, because there the decision falls.
 */
export function explanationLines(
	size: number,
	variant: Variant,
	{queens, step}: Moment,
	{width, height}: PanelSize,
	glyphs: Glyphs,
): Line[] {
	const tested = step?.type === 'test' ? step.column : undefined;
	const explanation = explainTest(size, variant, queens, tested ?? 0);
	switch (explanation.type) {
		case 'comparisons': {
			const memories = [', ', ','].map((separator) => `${explanation.name} = [${explanation.queens.join(separator)}]`);
			const memory = line(memories.find(({length}) => length <= width) ?? memories[1]!);
			const made = tested === undefined ? [] : comparisonLines(explanation, width);
			const room = height - 1;
			const hidden = made.length - room;
			return hidden > 0
				? [memory, line(text.comparisonsBefore(hidden + 1, glyphs.above), 'dim'), ...made.slice(hidden + 1)]
				: [memory, ...made];
		}

		case 'cells': {
			return cellLines(explanation, tested !== undefined, {width, height}, glyphs);
		}

		case 'masks': {
			return maskLines(size, explanation, tested, {width, height});
		}
	}
}

type Of<Type extends Explanation['type']> = Extract<Explanation, {type: Type}>;

/** Each queen with what the comparison has found; where that is too wide, in as few words as possible. */
function comparisonLines({made}: Of<'comparisons'>, width: number): Line[] {
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
 * The tables with their cells of this test, a dash for those not read. Where that is too wide the cell that was read is put
 * in brackets in its table, or the tables stand below, or instead of them what an index is made of.
 */
function cellLines({cells}: Of<'cells'>, isTest: boolean, {width, height}: PanelSize, glyphs: Glyphs): Line[] {
	const rows = cells.map(({name, expression, index, isRead, table}) => {
		const isSet = table[index] ?? false;
		const role: Role = isSet && isRead ? 'warning' : 'dim';
		const found = isSet ? text.cell.set : text.cell.free;
		const bits = table.map(Number);
		const bracketed = bits.map((bit, each) => (each === index && isRead ? `[${bit}]` : bit)).join('');
		return {
			name: {text: name},
			cell: {text: `${name} ${index}`},
			element: {text: `${name}[${index}]`},
			found: {text: isRead ? found : glyphs.dash, role},
			bits: {text: bits.join('')},
			bracketed: {text: bracketed, role},
			formula: {text: expression, role: 'dim' as const},
			denseFormula: {text: expression.replaceAll(' ', ''), role: 'dim' as const},
		};
	});
	const tables = [
		tableLines(rows.map(({name, bits}) => [name, bits])),
		rows.flatMap(({name, bits}) => [line(name.text, 'dim'), line(bits.text)]),
		rows.map(({bits}) => line(bits.text)),
	];
	const candidates = isTest
		? [
				tableLines(rows.map(({cell, found, bits}) => [cell, found, bits])),
				tableLines(rows.map(({element, bracketed}) => [element, bracketed])),
				...tables.map((each) => [...tableLines(rows.map(({cell, found}) => [cell, found])), ...each]),
				tableLines(rows.map(({cell, found, formula}) => [cell, found, formula])),
				tableLines(rows.map(({cell, found, denseFormula}) => [cell, found, denseFormula])),
				tableLines(rows.map(({cell, found}) => [cell, found])),
			]
		: [...tables, tableLines(rows.map(({name}) => [name]))];
	const isFitting = (lines: readonly Line[]) =>
		lines.length <= Math.max(height, cells.length) && lines.every((each) => widthOf(each) <= width);
	return candidates.find(isFitting) ?? candidates.at(-1)!;
}

/**
 * The masks in binary, column 0 first as on the board, with their union and the bit that is tested; two to a line, or the
 * last ones, where there is no room for a line each.
 */
function maskLines(
	size: number,
	{masks, union, bit: testedBit}: Of<'masks'>,
	tested: number | undefined,
	{width, height}: PanelSize,
): Line[] {
	const rows = [...masks, union, ...(tested === undefined ? [] : [testedBit])];
	const nameWidth = Math.max(...rows.map(({name}) => name.length)) + 2;
	const found: Role = tested !== undefined && (union.mask >>> tested) & 1 ? 'warning' : 'good';
	const lines = (gap: string): Line[] =>
		rows.map(({name, mask}) => [
			span(name.padEnd(nameWidth), 'dim'),
			...Array.from({length: size}, (_, column) => {
				const bit = (mask >>> column) & 1;
				const isTested = column === tested && bit === 1;
				return span(`${bit}${gap}`, isTested ? found : undefined);
			}),
		]);
	const pairWidth = 2 * (nameWidth + size) + 2;
	if (rows.length > height && pairWidth <= width) {
		const alone = lines('');
		return alone.flatMap((each, index) =>
			index % 2 === 0 ? [[...each, span('  '), ...(alone[index + 1] ?? [])]] : [],
		);
	}

	return lines(nameWidth + 2 * size - 1 <= width ? ' ' : '').slice(-height);
}
