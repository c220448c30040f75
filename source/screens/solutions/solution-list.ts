import type {Catalogue} from '../../explorer/knowledge/catalogue.js';
import type {Writing} from '../../panels/display.js';
import {clickable, clip, type Line, span, widthOf} from '../../panels/line.js';
import type {PanelSize} from '../../panels/panel-size.js';
import {tableGap, tableLines} from '../../panels/table.js';
import {cells, padStart} from '../../text/width.js';

/** Returns the list of solutions around the current one, which is marked. Leaves out the classes, and cuts what does not fit. */
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
	const whole = tableLines(rows.map((row) => [row.number, row.queens, row.class]));
	const room = width - digits - 1 - tableGap;
	const cut = () =>
		tableLines(
			rows.map(({number, queens}) => [number, {...queens, text: cutNumbers(queens.text, room, glyphs.openEnd)}]),
		).map((each) => clip(each, width));
	const lines = whole.every((each) => widthOf(each) <= width) ? whole : cut();
	return entries.map(({number}, index) => {
		const shown = lines[index] ?? [];
		// The row is clickable up to its end.
		const rest = span(' '.repeat(Math.max(0, width - widthOf(shown))));
		return clickable([...shown, rest], {type: 'solution', number});
	});
}

/** Cuts a text of numbers behind one of them, with a mark. */
function cutNumbers(text: string, width: number, mark: string): string {
	return text.length <= width ? text : `${text.slice(0, Math.max(0, width - 1)).replace(/ \d*$/, ' ')}${mark}`;
}
