import type {Catalogue} from '../../explorer/knowledge/catalogue.js';
import type {Writing} from '../../panels/display.js';
import {clickable, type Line, span, widthOf} from '../../panels/line.js';
import type {PanelSize} from '../../panels/panel-size.js';
import {tableLines} from '../../panels/table.js';
import {cells, padStart} from '../../text/width.js';

/** Returns the list of solutions around the current one, which is marked. Leaves out the columns that do not fit. */
export function solutionListLines(
	catalogue: Catalogue,
	current: number,
	isFundamentalOnly: boolean,
	{width, height}: PanelSize,
	{glyphs, text}: Writing,
): Line[] {
	const entries = catalogue.around(current, height, isFundamentalOnly);
	const digits = Math.max(0, ...entries.map(({number}) => cells(text.number(number))));
	const rows = entries.map(({number, queens, classNumber}) => {
		const isCurrent = number === current;
		const role = isCurrent ? ('strong' as const) : undefined;
		return {
			number: {text: `${isCurrent ? glyphs.current : ' '}${padStart(text.number(number), digits)}`, role},
			queens: {text: queens.join(' '), role},
			class: {text: text.classNumber(classNumber), role: role ?? ('dim' as const)},
		};
	});
	const layouts = [
		tableLines(rows.map((row) => [row.number, row.queens, row.class])),
		tableLines(rows.map((row) => [row.number, row.queens])),
		tableLines(rows.map((row) => [row.number, row.class])),
	];
	const fitting = layouts.find((lines) => lines.every((each) => widthOf(each) <= width));
	const lines = fitting ?? tableLines(rows.map((row) => [row.number]));
	return entries.map(({number}, index) => {
		const shown = lines[index] ?? [];
		// The row is clickable up to its end.
		const rest = span(' '.repeat(Math.max(0, width - widthOf(shown))));
		return clickable([...shown, rest], {type: 'solution', number});
	});
}
