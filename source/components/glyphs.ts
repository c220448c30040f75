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

/** The sides that an edge of a tree connects. Their sum is the place of its character in `edges`. */
export const edgeSides = {up: 1, down: 2, left: 4, right: 8} as const;

/** The characters that carry meaning, by what `glyph` chooses. Each is one cell wide, except the names in `keys`. */
function glyphsOf(hasCrowns: boolean, glyph: (unicode: string, ascii: string) => string) {
	const [left, right, up, down] = [glyph('←', '<-'), glyph('→', '->'), glyph('↑', 'Up'), glyph('↓', 'Down')];
	// `Shift+` stands before the first of the four arrows only, because the help lists them together.
	const shifted = {'shift-left': `Shift+${left}`, 'shift-right': right, 'shift-up': up, 'shift-down': down};
	const keys: Readonly<Record<string, string>> = {...wordKeys, left, right, up, down, ...shifted};
	return {
		queen: glyph('♛', 'Q'),
		/** Whether queens can be drawn as crowns, where their squares are large enough. */
		hasCrowns,
		/** Stands in the crown of a queen that attacks. */
		attacker: glyph('!', '!'),
		falling: glyph('╲', '\\'),
		rising: glyph('╱', '/'),
		/** How many solutions a stretch of the timeline has, from none to most. */
		skyline: glyph('▁▂▃▄▅▆', '_.-=+#'),
		/** A bar: a cell, and half a cell at its end. */
		bar: glyph('█', '#'),
		halfBar: glyph('▌', ''),
		best: glyph('✓', '<'),
		given: glyph('•', '*'),
		rejected: glyph('✗', 'x'),
		safe: glyph('✓', '+'),
		/** A square whose queen was removed after the search below it found no solution, or it is not known whether it did. */
		explored: glyph('◦', 'o'),
		/** The same after the search below it found solutions. */
		fruitful: glyph('◉', '@'),
		/** A node of the search tree below which no square is safe, and one with all queens. */
		deadEnd: glyph('⊣', 'X'),
		solved: glyph('✶', '!'),
		skipped: glyph('-', '-'),
		untried: glyph('·', '.'),
		/** The square that is being tested or asked about, whatever the result of the test is. */
		tested: glyph('?', '?'),
		/** A square on the line between two queens that attack each other: the direction of that line. */
		row: glyph('─', '-'),
		column: glyph('│', '|'),
		diagonal: glyph('\\', '\\'),
		antidiagonal: glyph('/', '/'),
		/** A square on several such lines, which is too narrow to show them. */
		crossing: glyph('╳', '%'),
		/** The square that a hint names, and the queen that it removes. */
		hint: glyph('+', '+'),
		remove: glyph('-', '-'),
		/** Stands for a number that is too long for its square. */
		long: glyph('+', '+'),
		breakpoint: glyph('◆', '*'),
		current: glyph('▸', '>'),
		/** The line of the program that runs next, and a call that has just returned. */
		next: glyph('▹', ')'),
		returned: glyph('↰', '<'),
		/** The current position on the timeline, or the value that a setting has. */
		place: glyph('●', 'O'),
		/** A stretch of the timeline that is not examined yet. */
		unknown: glyph('┄', '.'),
		/** The end of the timeline while the last step is unknown, and the end of a line that is cut off. */
		openEnd: glyph('…', '~'),
		/** A progress bar: the part that is done, and the part that is left. */
		full: glyph('█', '#'),
		empty: glyph('░', '.'),
		/** A cell of such a bar of which a part is done. */
		partial: glyph('▒', '='),
		forwards: glyph('▶', '>'),
		backwards: glyph('◀', '<'),
		/** A small board draws two rows in one line: a queen in the upper row, in the lower row, or in neither. */
		upper: glyph('▀', '"'),
		lower: glyph('▄', '_'),
		neither: glyph('·', '.'),
		more: glyph('›', '>'),
		/** More content is hidden above or below. */
		above: glyph('↑', '^'),
		below: glyph('↓', 'v'),
		/** Stands before a factor by which something is smaller. */
		divided: glyph('÷', '/'),
		/** Separates parts of a line, and stands for a value that was not read. */
		dash: glyph('·', '-'),
		/** The edges of a tree: 16 characters, each at the sum of the sides that it connects, see `edgeSides`. */
		edges: glyph(' ╵╷│╴╯╮┤╶╰╭├─┴┬┼', ' |||-+++-+++-+++'),
		/** The characters of a frame. Ink takes this shape as a border style. */
		border: {
			topLeft: glyph('╭', '+'),
			top: glyph('─', '-'),
			topRight: glyph('╮', '+'),
			left: glyph('│', '|'),
			bottomLeft: glyph('╰', '+'),
			bottom: glyph('─', '-'),
			bottomRight: glyph('╯', '+'),
			right: glyph('│', '|'),
			/** Where a line across the frame meets its left and its right side. */
			dividerLeft: glyph('├', '+'),
			dividerRight: glyph('┤', '+'),
		},
		/** The names of the keys that are not printable characters, by the name that the keymap uses. */
		keys,
	};
}

export type Glyphs = Readonly<ReturnType<typeof glyphsOf>>;

export const unicodeGlyphs: Glyphs = glyphsOf(true, (unicode) => unicode);

export const asciiGlyphs: Glyphs = glyphsOf(false, (_, ascii) => ascii);
