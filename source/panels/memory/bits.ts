import {cells, cut, padEnd} from '../../text/width.js';
import {isFitting} from '../fitting.js';
import type {Glyphs} from '../glyphs.js';
import {type Line, type Role, type Span, span} from '../line.js';
import type {PanelSize} from '../panel-size.js';

/** A mask with its name. The bit of the column `at` has a role where it is set. */
export type NamedBits = {
	readonly name: string;
	readonly mask: number;
	readonly at?: number | undefined;
	readonly role?: Role | undefined;
};

/** The width of a name in a panel that is too narrow for the whole names. */
export const shortName = 3;
/** A section of a mask is at least this wide: a bit between two signs for the cuts. */
const leastRoom = 3;

/** How masks are written: how many in a line and how far apart, the width of a name and of the name with a gap. */
type Form = {
	readonly perLine: number;
	readonly apart: number;
	readonly name: number;
	readonly label: number;
	/** The cells for the bits. */
	readonly room: number;
};

/**
 * Returns a line for each mask, with column 0 at the left as on the board. In a small panel two masks share a line, everywhere
 * or only at the end, or the names are shortened. If that is still too large, each mask shows its bits around column `focus`,
 * with a sign where it is cut.
 */
export function bitLines(
	masks: readonly NamedBits[],
	size: number,
	focus: number,
	panel: PanelSize,
	glyphs: Glyphs,
): Line[] {
	const longest = Math.max(...masks.map(({name}) => cells(name)));
	const linesOf = (form: Form) => formed(masks, size, focus, form, glyphs);
	const full: Form = {perLine: 1, apart: 2, name: longest, label: longest + 2, room: size};
	const short: Form = {...full, name: shortName, label: shortName + 1};
	const whole = [
		linesOf(full),
		linesOf({...full, perLine: 2}),
		[...linesOf(full).slice(0, -2), lastTogether(masks.slice(-2), size)],
		linesOf(short),
		linesOf({...short, perLine: 2}),
	].find((each) => isFitting(each, panel));
	return whole ?? linesOf(sectionForm(masks.length <= panel.height ? 1 : 2, panel.width));
}

function formed(masks: readonly NamedBits[], size: number, focus: number, form: Form, glyphs: Glyphs): Line[] {
	const {perLine, apart, name, label, room} = form;
	const cells = masks.map(
		(mask): Line => [
			span(padEnd(cut(mask.name, name), label), 'dim'),
			...bitSpans(mask, size, {focus, room, cut: glyphs.openEnd}),
		],
	);
	return Array.from({length: Math.ceil(cells.length / perLine)}, (_, index) =>
		cells
			.slice(index * perLine, (index + 1) * perLine)
			.flatMap((each, place) => (place > 0 ? [span(' '.repeat(apart)), ...each] : each)),
	);
}

function lastTogether(masks: readonly NamedBits[], size: number): Line {
	return masks.flatMap((mask, index) => [
		span(`${index > 0 ? '  ' : ''}${mask.name} `, 'dim'),
		...bitSpans(mask, size, {focus: 0, room: size, cut: ''}),
	]);
}

/** The form for sections of masks. In the narrowest panels nothing stands between the name and the bits. */
function sectionForm(perLine: number, width: number): Form {
	const room = (apart: number, label: number) => Math.floor((width - (perLine - 1) * apart) / perLine) - label;
	const [apart, label] = room(2, shortName + 1) < leastRoom ? [1, shortName] : [2, shortName + 1];
	return {perLine, apart, name: shortName, label, room: room(apart, label)};
}

/** The bits of a mask without spaces, column 0 at the left. */
export function bitText(mask: number, size: number): string {
	return Array.from({length: size}, (_, column) => (mask >>> column) & 1).join('');
}

type Section = {readonly focus: number; readonly room: number; readonly cut: string};

/** The bits of a mask from column 0 on; if there is no room for all, those around a column, between signs for the cut. */
function bitSpans({mask, at, role}: NamedBits, size: number, {focus, room, cut}: Section): Span[] {
	const first = room >= size ? 0 : Math.max(0, Math.min(focus - Math.floor(room / 2), size - room));
	const end = Math.min(size, first + room);
	return Array.from({length: end - first}, (_, index) => {
		const column = first + index;
		const isCut = (index === 0 && first > 0) || (column === end - 1 && end < size);
		const bit = (mask >>> column) & 1;
		return isCut ? span(cut, 'dim') : span(`${bit}`, column === at && bit === 1 ? role : undefined);
	});
}
