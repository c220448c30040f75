import type {Square} from '../../solver/index.js';
import {padEnd} from '../../text/width.js';
import type {Writing} from '../display.js';
import {isFitting, withNotes} from '../fitting.js';
import {type Line, line, span} from '../line.js';
import type {PanelSize} from '../panel-size.js';
import {type Cell, tableLines} from '../table.js';
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
	const unions = tableRow(union.name, bitText(union.mask, size), '', bitText(after.union.mask, size));
	const bits = tableRow(bit.name, bitText(bit.mask, size));
	const bitAndUnion = line(`${bit.name} ${bitText(bit.mask, size)}  ${union.name} ${bitText(after.union.mask, size)}`);
	const withOperators = masks.map((cells) => cells.slice(0, -1));
	// In a low and wide panel the bit and the next union stand beside the masks.
	const beside = [bitText(bit.mask, size), bitText(after.union.mask, size)].map((bits, order) => ({
		text: `${[bit, union][order]?.name} ${bits}`,
	}));
	const inThreeLines = withOperators.map((cells, order) => [...cells, beside[order] ?? {text: ''}]);
	const layouts = (rows: readonly (readonly Cell[])[]) => [
		tableLines([head, ...rows, unions, bits]),
		[...tableLines(rows), bitAndUnion],
	];
	const dense = [...withOperators, unions, bits].map((cells) => denseLine(shortened(cells)));
	const forms = [
		...[masks, withOperators].map(layouts),
		[tableLines([...withOperators, unions, bits].map(shortened))],
		[[...tableLines(withOperators.map(shortened)), bitAndUnion]],
		[tableLines(inThreeLines)],
		[dense],
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
function tableRow(name: string, before: string, operator = '', after = '', expression = ''): readonly Cell[] {
	return [
		{text: name, role: 'dim'},
		{text: before},
		{text: operator, role: 'dim'},
		{text: after, role: 'accent'},
		{text: expression, role: 'dim'},
	];
}

/** A row with one space between its cells: the operators keep their width. */
function denseLine([name, before, operator, after]: readonly Cell[]): Line {
	const apart = (cell: Cell | undefined, width = 0) => span(` ${padEnd(cell?.text ?? '', width)}`, cell?.role);
	return [span(padEnd(name?.text ?? '', shortName), name?.role), apart(before), apart(operator, 2), apart(after)];
}

function shortened([name, ...cells]: readonly Cell[]): readonly Cell[] {
	return name ? [{...name, text: name.text.slice(0, shortName)}, ...cells] : cells;
}
