import {hexOf} from '../../components/theme.js';
import {cellsOf} from '../../terminal/cells.js';
import {displayWidth} from '../../text/width.js';

export type Drawable = {
	readonly row: number;
	readonly column: number;
	readonly width: number;
	readonly text: string;
	readonly kind: Kind | undefined;
	/** Colours as in `#1c2126`; missing ones are those of the scheme. */
	readonly style: ReturnType<typeof styleIn>;
};

type Kind = keyof typeof kinds;

/** By the fonts that have them: those of one kind have one width. A glyph of any width stands alone. */
const kinds = {
	letters: /[!-~](?: ?[!-~])*/,
	lines: /[─│╭╮╯╰├┤]+/,
	blocks: /[▀-▐▖-▟]+/,
	shades: /░+|▒+|▓+/,
	wide: /[\u3000-\u303F\u4E00-\u9FFF\uFF00-\uFFEF]+/,
	glyph: /\S/,
};
const kindNames = Object.keys(kinds).filter((name): name is Kind => name in kinds);
const ofOneKind = new RegExp(kindNames.map((name) => `(?<${name}>${kinds[name].source})`).join('|'), 'gu');

export function drawablesOf(line: string, row: number): readonly Drawable[] {
	return runsOf(line).flatMap(({column, text, codes}) => {
		const style = styleIn(codes);
		const behind = {row, column, width: displayWidth(text), text: '', kind: undefined, style};
		const drawn = Array.from(text.matchAll(ofOneKind), ({0: part, index, groups}) => ({
			row,
			column: column + displayWidth(text.slice(0, index)),
			width: displayWidth(part),
			text: part,
			kind: kindNames.find((name) => groups?.[name]),
			style,
		}));
		return [...(style.background ? [behind] : []), ...drawn];
	});
}

/** Texts of one style, with the codes that set it. `column` is in cells. */
function runsOf(line: string) {
	const runs: {readonly column: number; readonly text: string; readonly codes: string}[] = [];
	let column = 0;
	for (const {text, width, sgr} of cellsOf(line)) {
		const last = runs.at(-1);
		if (last?.codes === sgr.key) {
			runs[runs.length - 1] = {...last, text: last.text + text};
		} else {
			runs.push({column, text, codes: sgr.key});
		}

		column += width;
	}

	return runs;
}

/** Of SGR sequences (ECMA-48) as the theme for true colours uses them: `ESC[1m`, and `ESC[38;2;28;33;38m`. */
function styleIn(codes: string) {
	return {isBold: codes.includes('[1m'), foreground: colourIn(codes, 38), background: colourIn(codes, 48)};
}

function colourIn(codes: string, layer: 38 | 48): string | undefined {
	const values = new RegExp(`\\[${layer};2;([\\d;]+)m`).exec(codes)?.[1]?.split(';');
	return values && hexOf(values.map(Number));
}
