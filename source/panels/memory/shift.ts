import type {Square} from '../../solver/index.js';
import {padEnd} from '../../text/width.js';
import type {Writing} from '../display.js';
import {isFitting, withNotes} from '../fitting.js';
import {type Line, line, span} from '../line.js';
import type {PanelSize} from '../panel-size.js';
import {type TableCell, tableLines} from '../table.js';
import {bitLines, bitText, shortName} from './bits.js';
import type {ExplanationOf} from './work.js';

type Masks = ExplanationOf<'masks'>;

/**
 * The masks of the row of a new queen, and what they become for the call of the next row. Returns the first layout that
 * fits: with the expressions of the listing, with their operators only, or the new masks alone.
 */
export function shiftLines(
	before: Masks,
	after: Masks,
	size: number,
	{row, column}: Square,
	panel: PanelSize,
	{glyphs, text}: Writing,
): Line[] {
	const head = tableRow('', `place(${row})`, '', `place(${row + 1})`);
	const masks = before.masks.map(({name, mask, shift, passed}, order) =>
		tableRow(name, bitText(mask, size), shift ?? '|', bitText(after.masks[order]?.mask ?? 0, size), passed),
	);
	const {bit, union} = before;
	const bitDigits = bitText(bit.mask, size);
	const nextUnionDigits = bitText(after.union.mask, size);
	const unionAndBit = [
		tableRow(union.name, bitText(union.mask, size), '', nextUnionDigits),
		tableRow(bit.name, bitDigits),
	];
	const named = [`${bit.name} ${bitDigits}`, `${union.name} ${nextUnionDigits}`];
	const bitAndUnion = line(named.join('  '));
	const withOperators = masks.map((cells) => cells.slice(0, -1));
	// In a low and wide panel the bit and the next union stand beside the masks.
	const inThreeLines = withOperators.map((cells, order) => [...cells, {text: named[order] ?? ''}]);
	const layouts = (rows: readonly (readonly TableCell[])[]) => [
		tableLines([head, ...rows, ...unionAndBit]),
		[...tableLines(rows), bitAndUnion],
	];
	const short = [...withOperators, ...unionAndBit].map(shortened);
	const forms = [
		...[masks, withOperators].map(layouts),
		[tableLines(short)],
		[[...tableLines(withOperators.map(shortened)), bitAndUnion]],
		[tableLines(inThreeLines)],
		[short.map(denseLine)],
	];
	const passed = [...after.masks, after.union, bit];
	const alone = bitLines(passed, size, column, panel, glyphs);
	return firstFitting([...forms, [alone]], text.memory.columnZeroIsLeft, panel) ?? alone;
}

/** The first layout that fits with a note below it, or without one if no layout of the same form fits with one. */
function firstFitting(forms: readonly Line[][][], notes: readonly string[], panel: PanelSize): Line[] | undefined {
	return forms
		.flatMap((form) => [...form.flatMap((lines) => withNotes(lines, notes, panel)), ...form])
		.find((lines) => isFitting(lines, panel));
}

/** What the next call gets stands out from what this call has. */
function tableRow(name: string, before: string, operator = '', after = '', expression = ''): readonly TableCell[] {
	return [
		{text: name, role: 'dim'},
		{text: before},
		{text: operator, role: 'dim'},
		{text: after, role: 'accent'},
		{text: expression, role: 'dim'},
	];
}

/** A row with one space between its cells: the operators keep their width. */
function denseLine([name, before, operator, after]: readonly TableCell[]): Line {
	const apart = (cell: TableCell | undefined, width = 0) => span(` ${padEnd(cell?.text ?? '', width)}`, cell?.role);
	return [span(padEnd(name?.text ?? '', shortName), name?.role), apart(before), apart(operator, 2), apart(after)];
}

function shortened([name, ...cells]: readonly TableCell[]): readonly TableCell[] {
	return name ? [{...name, text: name.text.slice(0, shortName)}, ...cells] : cells;
}
