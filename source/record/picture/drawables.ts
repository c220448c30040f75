import {displayWidth} from '../../text/width.js';

export type Drawable = {
	readonly row: number;
	readonly column: number;
	readonly width: number;
	readonly text: string;
	readonly kind: Kind | undefined;
	readonly style: TextStyle;
};

type Kind = keyof typeof kinds;

/** By the fonts that have them: those of one kind have one width. A glyph of any width stands alone. */
const kinds = {
	letters: /^(?: ?[!-~])+/,
	lines: /^[─│┄╭╮╯╰├┤┬┴┼╴╵╶╷╳]+/,
	blocks: /^[▀-█▌▐]+/,
	light: /^░+/,
	half: /^▒+/,
	wide: /^[\u3000-\u303F\u4E00-\u9FFF\uFF00-\uFFEF]+/,
	glyph: /^./u,
};

const kindNames = Object.keys(kinds).filter((name): name is Kind => name in kinds);

export function drawablesOf(line: string, row: number): readonly Drawable[] {
	return runsOf(line).flatMap(({column, text, style}) => {
		const behind = {row, column, width: displayWidth(text), text: '', kind: undefined, style};
		return [...(style.background ? [behind] : []), ...textDrawables({row, column, text, style})];
	});
}

function textDrawables({row, column, text, style}: PlacedText & {readonly row: number}): readonly Drawable[] {
	const drawables: Drawable[] = [];
	let rest = text;
	let at = column;
	while (rest.trim() !== '') {
		at += rest.length - rest.trimStart().length;
		rest = rest.trimStart();
		const kind = kindNames.find((name) => kinds[name].test(rest)) ?? 'glyph';
		const [found = rest] = kinds[kind].exec(rest) ?? [];
		const width = displayWidth(found);
		drawables.push({row, column: at, width, text: found, kind, style});
		at += width;
		rest = rest.slice(found.length);
	}

	return drawables;
}

/** Colours as in `#1c2126`; missing ones are those of the scheme. */
type TextStyle = {
	readonly isBold?: boolean;
	readonly foreground?: string | undefined;
	readonly background?: string | undefined;
};

/** `column` is in cells. */
type PlacedText = {readonly column: number; readonly text: string; readonly style: TextStyle};

/** The line has only the SGR sequences (ECMA-48) that the theme for true colours uses. */
function runsOf(line: string): readonly PlacedText[] {
	const runs: PlacedText[] = [];
	let style: TextStyle = {};
	let column = 0;
	for (const {groups} of line.matchAll(/\u001B\[(?<codes>[\d;]*)m|(?<text>[^\u001B]+)/g)) {
		const {codes = '', text} = groups ?? {};
		if (text === undefined) {
			style = {...style, ...changeOf(codes)};
		} else {
			runs.push({column, text, style});
			column += displayWidth(text);
		}
	}

	return runs;
}

function changeOf(codes: string): TextStyle {
	const [code = '', , ...colour] = codes.split(';');
	// 256 more, so that two digits follow the first.
	const hex = `#${colour.map((value) => (256 + Number(value)).toString(16).slice(1)).join('')}`;
	const changes: Readonly<Record<string, TextStyle>> = {
		1: {isBold: true},
		22: {isBold: false},
		38: {foreground: hex},
		39: {foreground: undefined},
		48: {background: hex},
		49: {background: undefined},
	};
	const change = changes[code];
	if (!change) {
		throw new Error(`The picture has no style for SGR ${codes}`);
	}

	return change;
}
