/** How a piece of text stands out. The theme gives each role a colour. The text has the same meaning without colour. */
export type Role = 'dim' | 'strong' | 'accent' | 'warning' | 'good';

/** The background of a square: its normal tone (`light` or `dark`), or what happens on it. */
export type Ground = 'light' | 'dark' | 'tested' | 'attacked' | 'attacker' | 'path' | 'good' | 'removed';

/** A piece of text with one style. */
export type Span = {readonly text: string; readonly role?: Role | undefined; readonly ground?: Ground};

/** One line of text on the screen. Every character is one cell wide. */
export type Line = readonly Span[];

/** Returns a line that consists of one span. */
export function line(text: string, role?: Role): Line {
	return [span(text, role)];
}

export function span(text: string, role?: Role | undefined): Span {
	return role ? {text, role} : {text};
}

/** Returns the width of a line in cells. */
export function widthOf(spans: Line): number {
	return spans.reduce((width, {text}) => width + text.length, 0);
}

/** Returns the text of a line without styles. */
export function textOf(spans: Line): string {
	return spans.map(({text}) => text).join('');
}

/** Cuts the line to at most `width` cells. If it cuts more than spaces, `mark` replaces the last visible cells. */
export function clip(spans: Line, width: number, mark = ''): Line {
	const isCut = textOf(spans).trimEnd().length > width;
	let room = isCut ? width - mark.length : width;
	const kept = spans.flatMap((each) => {
		const text = each.text.slice(0, Math.max(0, room));
		room -= text.length;
		return text === '' ? [] : [{...each, text}];
	});
	return isCut && mark !== '' && width >= mark.length ? [...kept, span(mark, 'dim')] : kept;
}

/**
 * Joins two lines to one of `width` cells: `left` at its start, `right` at its end. If they do not both fit, only
 * `left` remains.
 */
export function justify(left: Line, right: Line, width: number): Line {
	const gap = width - widthOf(left) - widthOf(right);
	return gap < 1 ? clip(left, width) : [...left, span(' '.repeat(gap)), ...right];
}

/**
 * Breaks the text at spaces into lines of at most `width` cells. A word that is longer than `width` gets its own line.
 */
export function wrap(text: string, width: number): string[] {
	const [first = '', ...words] = text.split(' ');
	const lines: string[] = [];
	let current = first;
	for (const word of words) {
		const longer = `${current} ${word}`;
		if (longer.length <= width) {
			current = longer;
		} else {
			lines.push(current);
			current = word;
		}
	}

	return [...lines, current];
}
