/** The characters of a frame. Ink takes this shape as a border style. */
type Border = {
	readonly topLeft: string;
	readonly top: string;
	readonly topRight: string;
	readonly left: string;
	readonly bottomLeft: string;
	readonly bottom: string;
	readonly bottomRight: string;
	readonly right: string;
	/** Where a line across the frame meets its left and its right side. */
	readonly dividerLeft: string;
	readonly dividerRight: string;
};

const unicodeBorder: Border = {
	topLeft: '╭',
	top: '─',
	topRight: '╮',
	left: '│',
	bottomLeft: '╰',
	bottom: '─',
	bottomRight: '╯',
	right: '│',
	dividerLeft: '├',
	dividerRight: '┤',
};

const asciiBorder: Border = {
	topLeft: '+',
	top: '-',
	topRight: '+',
	left: '|',
	bottomLeft: '+',
	bottom: '-',
	bottomRight: '+',
	right: '|',
	dividerLeft: '+',
	dividerRight: '+',
};

/** The names of keys that are not printable characters, by the name that the keymap uses. */
type KeyNames = Readonly<Record<string, string>>;

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
	backspace: 'Backspace',
	'ctrl-c': 'Ctrl+C',
	'ctrl-l': 'Ctrl+L',
	'ctrl-r': 'Ctrl+R',
	'ctrl-z': 'Ctrl+Z',
};

/** `Shift+` stands before the first of the four arrows only, because the help lists them together. */
function keyNames(left: string, right: string, up: string, down: string): KeyNames {
	const shifted = {'shift-left': `Shift+${left}`, 'shift-right': right, 'shift-up': up, 'shift-down': down};
	return {...wordKeys, left, right, up, down, ...shifted};
}

/** The characters that carry meaning. Each is one cell wide, except the names in `keys`. */
export type Glyphs = {
	readonly queen: string;
	/** Whether queens can be drawn as crowns, where their squares are large enough. */
	readonly hasCrowns: boolean;
	/** Stands in the crown of a queen that attacks. */
	readonly attacker: string;
	/** Thin lines across a square. */
	readonly falling: string;
	readonly rising: string;
	/** How many solutions a stretch of the timeline has, from none to most. */
	readonly skyline: string;
	/** A bar: a cell, and half a cell at its end. */
	readonly bar: string;
	readonly halfBar: string;
	/** The cheapest of several. */
	readonly best: string;
	/** A queen that is given in a puzzle. */
	readonly given: string;
	/** A square that was tested and is attacked. */
	readonly rejected: string;
	/** A square that was tested and is safe. */
	readonly safe: string;
	/** A square whose queen was removed after the search below it found no solution, or it is not known whether it did. */
	readonly explored: string;
	/** The same after the search below it found solutions. */
	readonly fruitful: string;
	/** A node of the search tree below which no square is safe, and one with all queens. */
	readonly deadEnd: string;
	readonly solved: string;
	/** A task of the lesson that was skipped. */
	readonly skipped: string;
	/** A square that was not tested yet. */
	readonly untried: string;
	/** The square that is being tested or asked about, whatever the result of the test is. */
	readonly tested: string;
	/** A square on the line between two queens that attack each other: the direction of that line. */
	readonly row: string;
	readonly column: string;
	readonly diagonal: string;
	readonly antidiagonal: string;
	/** A square on several such lines, which is too narrow to show them. */
	readonly crossing: string;
	/** The square that a hint names, and the queen that it removes. */
	readonly hint: string;
	readonly remove: string;
	/** Stands for a number that is too long for its square. */
	readonly long: string;
	readonly breakpoint: string;
	readonly current: string;
	/** The line of the program that runs next, and a call that has just returned. */
	readonly next: string;
	readonly returned: string;
	/** The current position on the timeline, or the current entry of the menu. */
	readonly place: string;
	/** A stretch of the timeline without a solution, with one, and not examined yet. */
	readonly track: string;
	readonly solution: string;
	readonly unknown: string;
	/** The end of the timeline. */
	readonly end: string;
	/** The end of the timeline while the last step is unknown, and the end of a line that is cut off. */
	readonly openEnd: string;
	/** A progress bar: the part that is done, and the part that is left. */
	readonly full: string;
	readonly empty: string;
	/** A cell of such a bar of which a part is done. */
	readonly partial: string;
	/** The direction of playback. */
	readonly forwards: string;
	readonly backwards: string;
	/** A small board draws two rows in one line: a queen in the upper row, in the lower row, or in neither. */
	readonly upper: string;
	readonly lower: string;
	readonly neither: string;
	/** More follows behind an entry. */
	readonly more: string;
	/** More content is hidden above or below. */
	readonly above: string;
	readonly below: string;
	/** Stands before a factor by which something is smaller. */
	readonly divided: string;
	/** Separates parts of a line, and stands for a value that was not read. */
	readonly dash: string;
	/** The edges of a tree: 16 characters, at the sum of the sides that each connects. Up is 1, down 2, left 4, right 8. */
	readonly edges: string;
	readonly border: Border;
	/** The names of the keys that are not printable characters, by the name that the keymap uses. */
	readonly keys: KeyNames;
};

/** The glyphs for terminals that show Unicode. */
export const unicodeGlyphs: Glyphs = {
	queen: '♛',
	hasCrowns: true,
	attacker: '!',
	falling: '╲',
	rising: '╱',
	skyline: '▁▂▃▄▅▆',
	bar: '█',
	halfBar: '▌',
	best: '✓',
	given: '•',
	rejected: '✗',
	safe: '✓',
	explored: '◦',
	fruitful: '◉',
	deadEnd: '⊣',
	solved: '✶',
	untried: '·',
	tested: '?',
	skipped: '-',
	row: '─',
	column: '│',
	diagonal: '\\',
	antidiagonal: '/',
	crossing: '╳',
	hint: '+',
	remove: '-',
	long: '+',
	breakpoint: '◆',
	current: '▸',
	next: '▹',
	returned: '↰',
	place: '●',
	track: '─',
	solution: '┼',
	unknown: '┄',
	end: '┤',
	openEnd: '…',
	full: '█',
	empty: '░',
	partial: '▒',
	forwards: '▶',
	backwards: '◀',
	upper: '▀',
	lower: '▄',
	neither: '·',
	more: '›',
	above: '↑',
	below: '↓',
	divided: '÷',
	dash: '·',
	edges: ' ╵╷│╴╯╮┤╶╰╭├─┴┬┼',
	border: unicodeBorder,
	keys: keyNames('←', '→', '↑', '↓'),
};

/** The same with ASCII characters only. */
export const asciiGlyphs: Glyphs = {
	queen: 'Q',
	hasCrowns: false,
	attacker: '!',
	falling: '\\',
	rising: '/',
	skyline: '_.-=+#',
	bar: '#',
	halfBar: '',
	best: '<',
	given: '*',
	rejected: 'x',
	safe: '+',
	explored: 'o',
	fruitful: '@',
	deadEnd: 'X',
	solved: '!',
	untried: '.',
	tested: '?',
	skipped: '-',
	row: '-',
	column: '|',
	diagonal: '\\',
	antidiagonal: '/',
	crossing: '%',
	hint: '+',
	remove: '-',
	long: '+',
	breakpoint: '*',
	current: '>',
	next: ')',
	returned: '<',
	place: 'O',
	track: '-',
	solution: '+',
	unknown: '.',
	end: '|',
	openEnd: '~',
	full: '#',
	empty: '.',
	partial: '=',
	forwards: '>',
	backwards: '<',
	upper: '"',
	lower: '_',
	neither: '.',
	more: '>',
	above: '^',
	below: 'v',
	divided: '/',
	dash: '-',
	edges: ' |||-+++-+++-+++',
	border: asciiBorder,
	keys: keyNames('<-', '->', 'Up', 'Down'),
};
