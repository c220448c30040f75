import type {Drawable, Placed} from './drawables.js';

/** The size of a cell, and of the type in it, in pixels: in the usual monospace fonts it is 0.6 times as wide as high. */
export const cell = {width: 9, height: 17, baseline: 13, type: 15};

/** The space around the text, in pixels. */
export const margin = 12;

/** The colours of text and of what is behind it. Other colours are the same in both schemes, and stand out from both. */
export const schemes = {
	light: {foreground: '#1f2328', background: '#f6f8fa'},
	dark: {foreground: '#e6edf3', background: '#161b22'},
};

const escapes: Readonly<Record<string, string>> = {'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;'};

/** Text as XML, with the characters escaped that mean something there. */
export function escaped(text: string): string {
	return text.replaceAll(/[&<>"]/g, (character) => escapes[character] ?? character);
}

/** The rules for everything. */
export const commonRules = [
	`.t{font:${cell.type}px ui-monospace,SFMono-Regular,Menlo,Consolas,"DejaVu Sans Mono","Liberation Mono",monospace;fill:${schemes.light.foreground}}`,
	`.p{fill:${schemes.light.background}}`,
	`@media(prefers-color-scheme:dark){.t{fill:${schemes.dark.foreground}}.p{fill:${schemes.dark.background}}}`,
];

/**
 * The declarations for a drawable. A single glyph stands in the middle of its cell. Programs that ignore textLength get the
 * space between wide characters that makes them two cells wide.
 */
export function declarationsOf({kind, style: {isBold, foreground, background}, ...drawable}: Drawable): string {
	const declarations =
		kind === undefined
			? [`fill:${background}`]
			: [
					isBold ? 'font-weight:bold' : '',
					foreground ? `fill:${foreground}` : '',
					isAlone({kind, ...drawable}) ? 'text-anchor:middle' : '',
					kind === 'wide' ? `letter-spacing:${2 * cell.width - cell.type}px` : '',
				];
	return declarations.filter(Boolean).join(';');
}

/** A drawable at its place, in the class of its declarations. Text gets the width of its cells, whatever the font. */
export function elementOf({row, column, width, text, kind}: Placed, name: string): string {
	const [x, y] = [column * cell.width, row * cell.height];
	const attribute = name && ` class="${name}"`;
	if (kind === undefined) {
		return `<path${attribute} d="M${x} ${y}h${width * cell.width}v${cell.height}H${x}z"/>`;
	}

	const place = isAlone({kind, width})
		? `x="${x + (width * cell.width) / 2}"`
		: `x="${x}" textLength="${width * cell.width}"`;
	return `<text${attribute} ${place} y="${y + cell.baseline}">${escaped(text)}</text>`;
}

function isAlone({kind, width}: Pick<Drawable, 'kind' | 'width'>): boolean {
	return kind === 'glyph' || width === 1;
}
