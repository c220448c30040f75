import type {Target} from '../explorer/keymap.js';
import {cells, cut} from '../text/width.js';

/** How a piece of text stands out. The theme gives each role a colour. The text has the same meaning without colour. */
export type Role = 'dim' | 'strong' | 'accent' | 'warning' | 'good';

/** The background of a square: its normal tone (`light` or `dark`), or what happens on it. */
export type Ground = 'light' | 'dark' | 'tested' | 'attacked' | 'attacker' | 'path' | 'good' | 'removed' | 'given';

/** A piece of text with one style. A click on it means its target. */
export type Span = {
	readonly text: string;
	readonly role?: Role | undefined;
	readonly ground?: Ground;
	readonly target?: Target;
};

/** One line of text on the screen. */
export type Line = readonly Span[];

/** Returns a line that consists of one span. */
export function line(text: string, role?: Role): Line {
	return [span(text, role)];
}

export function span(text: string, role?: Role | undefined): Span {
	return role ? {text, role} : {text};
}

/** Returns the line as something that can be clicked as a whole. */
export function clickable(spans: Line, target: Target): Line {
	return spans.map((each) => ({...each, target}));
}

/** Returns the width of a line in cells. */
export function widthOf(spans: Line): number {
	return spans.reduce((width, {text}) => width + cells(text), 0);
}

/** Returns the text of a line without styles. */
export function textOf(spans: Line): string {
	return spans.map(({text}) => text).join('');
}

/** Cuts the line to at most `width` cells. If it cuts more than spaces, `mark` replaces the last visible cells. */
export function clip(spans: Line, width: number, mark = ''): Line {
	const isCut = cells(textOf(spans).trimEnd()) > width;
	let room = isCut ? width - cells(mark) : width;
	const kept = spans.flatMap((each) => {
		const text = cut(each.text, room);
		// After half a wide character nothing follows, even if one cell is left.
		room = text === each.text ? room - cells(text) : 0;
		return text === '' ? [] : [{...each, text}];
	});
	return isCut && mark !== '' && width >= cells(mark) ? [...kept, span(mark, 'dim')] : kept;
}

/**
 * Joins two lines to one of `width` cells: `left` at its start, `right` at its end. If they do not both fit, only
 * `left` remains.
 */
export function justify(left: Line, right: Line, width: number): Line {
	const gap = width - widthOf(left) - widthOf(right);
	return gap < 1 ? clip(left, width) : [...left, span(' '.repeat(gap)), ...right];
}
