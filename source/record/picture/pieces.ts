import {cells} from '../../text/width.js';
import {runsOf, type Style} from './styled.js';

/** What is drawn at one place: text in characters of one kind, or a background. */
export type Piece = {
	readonly column: number;
	/** In cells. */
	readonly width: number;
	/** Empty for a background. */
	readonly text: string;
	/** Undefined for a background. */
	readonly kind: Kind | undefined;
	readonly style: Style;
};

/** A piece in a row of the frame. */
export type Placed = Piece & {readonly row: number};

type Kind = keyof typeof kinds;

/** Characters by the fonts that have them. Those of one kind have the same width. A glyph of any width stands alone. */
const kinds = {
	letters: /^(?: ?[!-~])+/,
	lines: /^[─-▟]+/,
	wide: /^[\u3000-\u303F\u4E00-\u9FFF\uFF00-\uFFEF]+/,
	glyph: /^./u,
};

const kindNames = Object.keys(kinds).filter((name): name is Kind => name in kinds);

/** The pieces of a line with SGR sequences. Spaces beside text are left out, and two or more inside it. */
export function piecesOf(line: string): readonly Piece[] {
	return runsOf(line).flatMap(({column, text, style}) => {
		const behind = {column, width: cells(text), text: '', kind: undefined, style};
		return [...(style.background ? [behind] : []), ...textPieces(text, column, style)];
	});
}

function textPieces(text: string, column: number, style: Style): readonly Piece[] {
	const pieces: Piece[] = [];
	let rest = text;
	let at = column;
	while (rest.trim() !== '') {
		at += rest.length - rest.trimStart().length;
		rest = rest.trimStart();
		const kind = kindNames.find((name) => kinds[name].test(rest)) ?? 'glyph';
		const [found = rest] = kinds[kind].exec(rest) ?? [];
		const width = cells(found);
		pieces.push({column: at, width, text: found, kind, style});
		at += width;
		rest = rest.slice(found.length);
	}

	return pieces;
}
