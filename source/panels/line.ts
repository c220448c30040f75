/** How a piece of text stands out. The theme says in which colour; the text itself says it too. */
export type Role = 'dim' | 'strong' | 'accent' | 'warning' | 'good';

/** What a square of the board is painted with: its own tone, or what happens on it. */
export type Ground = 'light' | 'dark' | 'tested' | 'attacked' | 'attacker' | 'path' | 'good' | 'removed';

export type Span = {readonly text: string; readonly role?: Role | undefined; readonly ground?: Ground};

/** One line of a panel. Every character of it is one cell wide. */
export type Line = readonly Span[];

export function line(text: string, role?: Role): Line {
	return [span(text, role)];
}

export function span(text: string, role?: Role | undefined): Span {
	return role ? {text, role} : {text};
}

export function widthOf(spans: Line): number {
	return spans.reduce((width, {text}) => width + text.length, 0);
}

export function textOf(spans: Line): string {
	return spans.map(({text}) => text).join('');
}

/** The line with the right end cut off where it is too wide, and, if a mark is given, that in the place of its last cell. */
export function clip(spans: Line, width: number, mark = ''): Line {
	const isCut = textOf(spans).trimEnd().length > width;
	let left = isCut ? width - mark.length : width;
	const kept = spans.flatMap((each) => {
		const text = each.text.slice(0, Math.max(0, left));
		left -= text.length;
		return text === '' ? [] : [{...each, text}];
	});
	return isCut && mark !== '' ? [...kept, span(mark, 'dim')] : kept;
}

/** Two lines in one: the first at the left, the second at the right end. */
export function justify(left: Line, right: Line, width: number): Line {
	const gap = width - widthOf(left) - widthOf(right);
	return gap < 1 ? clip(left, width) : [...left, span(' '.repeat(gap)), ...right];
}

/** The text in lines of at most `width` cells, broken at spaces. */
export function wrap(text: string, width: number): string[] {
	const lines: string[] = [];
	let current = '';
	for (const word of text.split(' ')) {
		const longer = current === '' ? word : `${current} ${word}`;
		if (longer.length <= width) {
			current = longer;
		} else {
			lines.push(current);
			current = word;
		}
	}

	return [...lines, current];
}
