import type {Work} from '../../explorer/live-run.js';
import type {Writing} from '../display.js';
import {isFitting} from '../fitting.js';
import {type Line, line, type Role} from '../line.js';
import type {PanelSize} from '../panel-size.js';
import {tableLines} from '../table.js';
import {shortName} from './bits.js';
import {writtenQueen} from './comparisons.js';
import type {ExplanationOf} from './work.js';

type Cells = ExplanationOf<'cells'>;

/**
 * The tables of flags and the cell of each that the last step read or wrote. A dash stands for a cell that a test did not
 * read. Returns the first layout that fits, from the most to the least detailed.
 */
export function cellLines(memory: Cells, touched: Cells, {step}: Work, panel: PanelSize, writing: Writing): Line[] {
	const isAtCells = step?.type === 'test' || step?.type === 'place' || step?.type === 'backtrack';
	const rows = touched.cells.map((cell, order) => {
		const table = memory.cells[order]?.table ?? cell.table;
		return step?.type === 'test' ? readCell(cell, writing) : writtenCell({...cell, table}, writing);
	});
	const tables = [
		tableLines(rows.map(({name, bits}) => [name, bits])),
		rows.flatMap(({name, bits}) => [line(name.text, 'dim'), line(bits.text)]),
		tableLines(rows.map(({name, bits}) => [{...name, text: name.text.slice(0, shortName)}, bits])),
	];
	const results = tableLines(rows.map(({cell, result}) => [cell, result]));
	const layouts = isAtCells
		? [
				tableLines(rows.map(({element, result, bracketed}) => [element, result, bracketed])),
				tableLines(rows.map(({cell, result, bits}) => [cell, result, bits])),
				tableLines(rows.map(({element, bracketed}) => [element, bracketed])),
				...tables.map((each) => [...results, ...each]),
				tableLines(rows.map(({cell, result, formula}) => [cell, result, formula])),
				tableLines(rows.map(({cell, result, denseFormula}) => [cell, result, denseFormula])),
			]
		: tables;
	const smallest = isAtCells ? results : tableLines(rows.map(({name}) => [name]));
	const {width, height} = panel;
	const lines = layouts.find((each) => isFitting(each, {width, height: Math.max(height, rows.length)})) ?? smallest;
	const whole = [...writtenQueen('queens', step), ...lines];
	return isFitting(whole, panel) ? whole : lines;
}

type Cell = Cells['cells'][number];

function readCell(cell: Cell, {glyphs, text}: Writing) {
	const isSet = cell.table[cell.index] ?? false;
	const result = isSet ? text.cell.set : text.cell.free;
	return cellTexts(cell, cell.isRead, cell.isRead ? result : glyphs.dash, isSet && cell.isRead ? 'warning' : 'dim');
}

function writtenCell(cell: Cell, {text}: Writing) {
	return cellTexts(cell, true, text.cell.written(cell.table[cell.index] ?? false), 'accent');
}

/** The parts from which the layouts of one table of flags are made. The cell that was touched stands in brackets. */
function cellTexts({name, expression, index, table}: Cell, isTouched: boolean, result: string, role: Role) {
	const bits = table.map(Number);
	const bracketed = bits.map((bit, each) => (each === index && isTouched ? `[${bit}]` : bit)).join('');
	return {
		name: {text: name},
		cell: {text: `${name} ${index}`},
		element: {text: `${name}[${index}]`},
		result: {text: result, role},
		bits: {text: bits.join('')},
		bracketed: {text: bracketed, role},
		formula: {text: expression, role: 'dim' as const},
		denseFormula: {text: expression.replaceAll(' ', ''), role: 'dim' as const},
	};
}
