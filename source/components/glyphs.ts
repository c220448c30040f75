/** Each is one cell wide, except parts of bars, `broken` and the labels in `keys`; other keys are labelled by their own names. */
function glyphsOf(hasCrowns: boolean, glyph: (unicode: string, ascii: string) => string) {
	const [left, right, up, down] = [glyph('←', '<-'), glyph('→', '->'), glyph('↑', 'Up'), glyph('↓', 'Down')];
	const short = {pageup: 'PgUp', pagedown: 'PgDn', escape: 'Esc'};
	const keys: Readonly<Record<string, string>> = {...short, left, right, up, down};
	return {
		queen: glyph('♛', 'Q'),
		hasCrowns,
		attacker: glyph('!', '!'),
		bar: glyph('█', '#'),
		/** From the thinnest to a whole cell. */
		barParts: glyph('▏▎▍▌▋▊▉█', '#'),
		/** Of the programs of the race, one each. */
		laneBars: glyph('▒█▓▞', '-#=%'),
		thinBarParts: glyph('▖▄', '#'),
		halfBar: glyph('▌', ''),
		rightHalfBar: glyph('▐', ''),
		rejected: glyph('✗', 'x'),
		safe: glyph('✓', '+'),
		explored: glyph('◦', 'o'),
		fruitful: glyph('◉', '@'),
		skipped: glyph('-', '-'),
		untried: glyph('·', '.'),
		/** Tested or asked about, whatever the result. */
		tested: glyph('?', '?'),
		/** The direction of the line between two queens that attack each other. */
		row: glyph('─', '-'),
		column: glyph('│', '|'),
		diagonal: glyph('\\', '\\'),
		antidiagonal: glyph('/', '/'),
		hint: glyph('+', '+'),
		remove: glyph('-', '-'),
		long: glyph('+', '+'),
		current: glyph('▸', '>'),
		next: glyph('▹', ')'),
		returned: glyph('↰', '<'),
		/** Stands for what is left out, and ends a line that is cut off. */
		openEnd: glyph('…', '~'),
		swatch: glyph('■', '#'),
		empty: glyph('░', '.'),
		/** The end of a bar that is longer than its room. */
		broken: '//',
		forwards: glyph('▶', '>'),
		times: glyph('×', 'x'),
		more: glyph('›', '>'),
		above: glyph('↑', '^'),
		below: glyph('↓', 'v'),
		/** Between parts of a line, and for a value that was not read. */
		dash: glyph('·', '-'),
		/** The kinds of the search tree without colours. */
		tree: {
			ground: ' ',
			fruitful: glyph('▓', '='),
			vain: glyph('░', '-'),
			solution: glyph('✶', '!'),
			stack: glyph('█', '#'),
			ahead: glyph('·', '.'),
			aheadOfStack: ':',
			now: glyph('│', '|'),
		},
		border: {
			topLeft: glyph('╭', '+'),
			top: glyph('─', '-'),
			topRight: glyph('╮', '+'),
			left: glyph('│', '|'),
			bottomLeft: glyph('╰', '+'),
			bottom: glyph('─', '-'),
			bottomRight: glyph('╯', '+'),
			right: glyph('│', '|'),
			dividerLeft: glyph('├', '+'),
			dividerRight: glyph('┤', '+'),
		},
		keys,
	};
}

export type Glyphs = Readonly<ReturnType<typeof glyphsOf>>;
export type GlyphName = {[Name in keyof Glyphs]: Glyphs[Name] extends string ? Name : never}[keyof Glyphs];

export const unicodeGlyphs: Glyphs = glyphsOf(true, (unicode) => unicode);

export const asciiGlyphs: Glyphs = glyphsOf(false, (_, ascii) => ascii);
