/** The characters that carry meaning. Each is one cell wide. */
export type Glyphs = {
	readonly queen: string;
	/** A square that was tried and is attacked, one that was tried and is safe, one whose queen has been taken back. */
	readonly rejected: string;
	readonly safe: string;
	readonly explored: string;
	readonly untried: string;
	readonly tested: string;
	/** The line between two queens that attack each other. */
	readonly row: string;
	readonly column: string;
	readonly diagonal: string;
	readonly antidiagonal: string;
	/** A number of two digits in a square of one cell. */
	readonly long: string;
	readonly breakpoint: string;
	readonly current: string;
	/** The timeline: where the search stands, a stretch without solution, one with and one not looked at yet, its end, and an end not known yet, which also ends a line that is cut off. */
	readonly place: string;
	readonly track: string;
	readonly solution: string;
	readonly unknown: string;
	readonly end: string;
	readonly openEnd: string;
	/** A bar: what is done, and what is left. */
	readonly full: string;
	readonly empty: string;
	readonly forwards: string;
	readonly backwards: string;
	/** A queen in the upper or the lower of two rows that share a line, and none in either. */
	readonly upper: string;
	readonly lower: string;
	readonly neither: string;
	/** A board goes on above, below what is in sight. */
	readonly above: string;
	readonly below: string;
	readonly dash: string;
	readonly border: Border;
	readonly keys: Readonly<Record<string, string>>;
};

export type Border = {
	readonly topLeft: string;
	readonly top: string;
	readonly topRight: string;
	readonly left: string;
	readonly bottomLeft: string;
	readonly bottom: string;
	readonly bottomRight: string;
	readonly right: string;
};

const wordKeys = {
	pageup: 'PgUp',
	pagedown: 'PgDn',
	home: 'Home',
	end: 'End',
	space: 'Space',
	enter: 'Enter',
	tab: 'Tab',
	'shift-tab': 'Shift+Tab',
	escape: 'Esc',
	'ctrl-c': 'Ctrl+C',
	'ctrl-l': 'Ctrl+L',
	'ctrl-r': 'Ctrl+R',
	'ctrl-z': 'Ctrl+Z',
};

function keyNames(left: string, right: string, up: string, down: string): Glyphs['keys'] {
	const shifted = {'shift-left': `Shift+${left}`, 'shift-right': right, 'shift-up': up, 'shift-down': down};
	return {...wordKeys, left, right, up, down, ...shifted};
}

export const unicodeGlyphs: Glyphs = {
	queen: '♛',
	rejected: '✗',
	safe: '✓',
	explored: '◦',
	untried: '·',
	tested: '?',
	row: '─',
	column: '│',
	diagonal: '\\',
	antidiagonal: '/',
	long: '+',
	breakpoint: '◆',
	current: '▸',
	place: '●',
	track: '─',
	solution: '┼',
	unknown: '┄',
	end: '┤',
	openEnd: '…',
	full: '█',
	empty: '░',
	forwards: '▶',
	backwards: '◀',
	upper: '▀',
	lower: '▄',
	neither: '·',
	above: '↑',
	below: '↓',
	dash: '·',
	border: {
		topLeft: '╭',
		top: '─',
		topRight: '╮',
		left: '│',
		bottomLeft: '╰',
		bottom: '─',
		bottomRight: '╯',
		right: '│',
	},
	keys: keyNames('←', '→', '↑', '↓'),
};

export const asciiGlyphs: Glyphs = {
	queen: 'Q',
	rejected: 'x',
	safe: '+',
	explored: 'o',
	untried: '.',
	tested: '?',
	row: '-',
	column: '|',
	diagonal: '\\',
	antidiagonal: '/',
	long: '+',
	breakpoint: '*',
	current: '>',
	place: 'O',
	track: '-',
	solution: '+',
	unknown: '.',
	end: '|',
	openEnd: '~',
	full: '#',
	empty: '.',
	forwards: '>',
	backwards: '<',
	upper: '"',
	lower: '_',
	neither: '.',
	above: '^',
	below: 'v',
	dash: '-',
	border: {
		topLeft: '+',
		top: '-',
		topRight: '+',
		left: '|',
		bottomLeft: '+',
		bottom: '-',
		bottomRight: '+',
		right: '|',
	},
	keys: keyNames('<-', '->', 'Up', 'Down'),
};
