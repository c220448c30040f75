import type {Drawable} from './drawables.js';
import {blockPath, cell, linePath} from './shapes.js';

/** In pixels. */
export const margin = 12;

/** Other colours are the same in both schemes, and stand out from both. */
export const schemes = {
	light: {foreground: '#1f2328', background: '#f6f8fa'},
	dark: {foreground: '#e6edf3', background: '#161b22'},
};

const escapes: Readonly<Record<string, string>> = {'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;'};

export function escaped(text: string): string {
	return text.replaceAll(/[&<>"]/g, (character) => escapes[character] ?? character);
}

export const commonRules = [
	`.t{font:${cell.type}px ui-monospace,SFMono-Regular,Menlo,Consolas,"DejaVu Sans Mono","Liberation Mono",monospace;color:${schemes.light.foreground};fill:currentColor}`,
	`.p{fill:${schemes.light.background}}`,
	`@media(prefers-color-scheme:dark){.t{color:${schemes.dark.foreground}}.p{fill:${schemes.dark.background}}}`,
];

const blockStyles = {blocks: 'shape-rendering:crispEdges', light: 'fill-opacity:.25', half: 'fill-opacity:.5'};

type Element = {readonly declarations: readonly string[]; readonly tag: string; readonly rest: string};

/**
 * Text gets the width of its cells in any font; a single glyph is centred. Programs that ignore textLength get letter
 * spacing between wide characters.
 */
export function elementOf({row, column, width, text, kind, style}: Drawable): Element {
	const {isBold, foreground, background} = style;
	const [x, y, across] = [column * cell.width, row * cell.height, width * cell.width];
	const fill = foreground ? `fill:${foreground}` : '';
	const path = (data: string, ...declarations: readonly string[]): Element => ({
		declarations,
		tag: '<path',
		rest: ` d="${data}"/>`,
	});
	switch (kind) {
		case undefined: {
			return path(`M${x} ${y}h${across}v${cell.height}H${x}z`, `fill:${background}`);
		}

		case 'lines': {
			const stroke = `stroke:${foreground ?? 'currentColor'}`;
			return path(linePath(text, x, y), 'fill:none', stroke, isBold ? 'stroke-width:2' : '');
		}

		case 'blocks':
		case 'light':
		case 'half': {
			return path(blockPath(text, x, y), fill, blockStyles[kind]);
		}

		case 'letters':
		case 'wide':
		case 'glyph': {
			const isAlone = kind === 'glyph' || width === 1;
			const place = isAlone ? `x="${x + across / 2}"` : `x="${x}" textLength="${across}"`;
			return {
				declarations: [
					isBold ? 'font-weight:bold' : '',
					fill,
					isAlone ? 'text-anchor:middle' : '',
					kind === 'wide' ? `letter-spacing:${2 * cell.width - cell.type}px` : '',
				],
				tag: '<text',
				rest: ` ${place} y="${y + cell.baseline}">${escaped(text)}</text>`,
			};
		}
	}
}
