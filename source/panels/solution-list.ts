import {entriesAround} from '../explorer/catalogue.js';
import type {Tape} from '../solver/index.js';
import {text} from '../text/en.js';
import type {Glyphs} from './glyphs.js';
import {type Line, widthOf} from './line.js';
import {tableLines} from './table.js';

/** The solutions around the current one, which is marked. The columns are left out that there is no room for. */
export function solutionListLines(
	tape: Tape,
	current: number,
	isFundamentalOnly: boolean,
	width: number,
	height: number,
	glyphs: Glyphs,
): Line[] {
	const entries = entriesAround(tape, current, height, isFundamentalOnly);
	const digits = Math.max(0, ...entries.map(({number}) => text.number(number).length));
	const rows = entries.map(({number, queens, classNumber}) => {
		const isCurrent = number === current;
		const role = isCurrent ? ('strong' as const) : undefined;
		return {
			number: {text: `${isCurrent ? glyphs.current : ' '}${text.number(number).padStart(digits)}`, role},
			queens: {text: queens.join(' '), role},
			class: {text: text.classNumber(classNumber), role: role ?? ('dim' as const)},
		};
	});
	const candidates = [
		rows.map((row) => [row.number, row.queens, row.class]),
		rows.map((row) => [row.number, row.queens]),
		rows.map((row) => [row.number, row.class]),
		rows.map((row) => [row.number]),
	].map((each) => (each.length === 0 ? [] : tableLines(each)));
	return candidates.find((lines) => lines.every((each) => widthOf(each) <= width)) ?? candidates.at(-1)!;
}
