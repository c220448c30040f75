import {cell} from './cell.js';
import type {Drawable, Placed} from './drawables.js';
import {blockPath, linePath} from './shapes.js';

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
	`.t{font:${cell.type}px ui-monospace,SFMono-Regular,Menlo,Consolas,"DejaVu Sans Mono","Liberation Mono",monospace;color:${schemes.light.foreground};fill:currentColor}`,
	`.p{fill:${schemes.light.background}}`,
	`@media(prefers-color-scheme:dark){.t{color:${schemes.dark.foreground}}.p{fill:${schemes.dark.background}}}`,
];

/**
 * The declarations for a drawable. A single glyph stands in the middle of its cell. Programs that ignore textLength get the
 * space between wide characters that makes them two cells wide.
 */
export function declarationsOf({kind, style: {isBold, foreground, background}, width}: Drawable): string {
	const fill = foreground ? `fill:${foreground}` : '';
	const weight = isBold ? 'font-weight:bold' : '';
	const declarations = (): readonly string[] => {
		switch (kind) {
			case undefined: {
				return [`fill:${background}`];
			}

			case 'lines': {
				return ['fill:none', `stroke:${foreground ?? 'currentColor'}`, isBold ? 'stroke-width:2' : ''];
			}

			case 'blocks': {
				return [fill, 'shape-rendering:crispEdges'];
			}

			case 'light': {
				return [fill, 'fill-opacity:.25'];
			}

			case 'half': {
				return [fill, 'fill-opacity:.5'];
			}

			case 'letters':
			case 'wide':
			case 'glyph': {
				return [
					weight,
					fill,
					isAlone({kind, width}) ? 'text-anchor:middle' : '',
					kind === 'wide' ? `letter-spacing:${2 * cell.width - cell.type}px` : '',
				];
			}
		}
	};
	return declarations().filter(Boolean).join(';');
}

/** A drawable at its place, in the class of its declarations. Text gets the width of its cells, whatever the font. */
export function elementOf({row, column, width, text, kind}: Placed, name: string): string {
	const [x, y] = [column * cell.width, row * cell.height];
	const attribute = name && ` class="${name}"`;
	switch (kind) {
		case undefined: {
			return `<path${attribute} d="M${x} ${y}h${width * cell.width}v${cell.height}H${x}z"/>`;
		}

		case 'lines': {
			return `<path${attribute} d="${linePath(text, x, y)}"/>`;
		}

		case 'blocks':
		case 'light':
		case 'half': {
			return `<path${attribute} d="${blockPath(text, x, y)}"/>`;
		}

		case 'letters':
		case 'wide':
		case 'glyph': {
			return textElement({width, text, kind}, attribute, x, y);
		}
	}
}

function textElement(
	{width, text, kind}: Pick<Drawable, 'width' | 'text' | 'kind'>,
	attribute: string,
	x: number,
	y: number,
): string {
	const place = isAlone({kind, width})
		? `x="${x + (width * cell.width) / 2}"`
		: `x="${x}" textLength="${width * cell.width}"`;
	return `<text${attribute} ${place} y="${y + cell.baseline}">${escaped(text)}</text>`;
}

function isAlone({kind, width}: Pick<Drawable, 'kind' | 'width'>): boolean {
	return kind === 'glyph' || width === 1;
}
