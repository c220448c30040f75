import type {Model} from '../../explorer/model.js';
import {type Drawable, drawablesOf} from './drawables.js';
import {movingGroups, sharedBetween} from './motion.js';

/** In pixels; in the usual monospace fonts a cell is 0.6 times as wide as high. */
const cell = {width: 9, height: 17, baseline: 13, type: 15};

/**
 * Where each begins in its cell, and its path from there: a font leaves gaps where its cells have another size. A row of
 * equal ones with a `W` in their path is one path, `W` wide.
 */
type Shape = readonly [x: number, y: number, path: string];

const shapes: Readonly<Record<string, Shape>> = {
	'─': [0, 8.5, 'hW'],
	'│': [4.5, 0, 'v17'],
	'╭': [4.5, 17, 'v-4.5q0-4 4-4h.5'],
	'╮': [4.5, 17, 'v-4.5q0-4-4-4h-.5'],
	'╯': [4.5, 0, 'v4.5q0 4-4 4h-.5'],
	'╰': [4.5, 0, 'v4.5q0 4 4 4h.5'],
	'├': [4.5, 0, 'v17m0-8.5h4.5'],
	'┤': [4.5, 0, 'v17m0-8.5h-4.5'],
	'▀': [0, 0, 'hWv8.5h-Wz'],
	'▄': [0, 8.5, 'hWv8.5h-Wz'],
	'█': [0, 0, 'hWv17h-Wz'],
	...Object.fromEntries(Array.from('░▒▓', (shade): [string, Shape] => [shade, [0, 0, 'hWv17h-Wz']])),
	...Object.fromEntries(Array.from('▏▎▍▌▋▊▉', (part, index): [string, Shape] => [part, leftPart(index + 1)])),
	'▐': [4.5, 0, 'h4.5v17h-4.5z'],
	'▖': [0, 8.5, 'h4.5v8.5h-4.5z'],
	'▗': [4.5, 8.5, 'h4.5v8.5h-4.5z'],
	'▘': [0, 0, 'h4.5v8.5h-4.5z'],
	'▝': [4.5, 0, 'h4.5v8.5h-4.5z'],
	'▚': [0, 0, 'h4.5v17h4.5v-8.5h-9z'],
	'▞': [4.5, 0, 'h4.5v8.5h-9v8.5h4.5z'],
	'▙': [0, 0, 'h4.5v8.5h4.5v8.5h-9z'],
	'▟': [4.5, 0, 'h4.5v17h-9v-8.5h4.5z'],
	'▛': [0, 0, 'h9v8.5h-4.5v8.5h-4.5z'],
	'▜': [0, 0, 'h9v17h-4.5v-8.5h-4.5z'],
};

function leftPart(eighths: number): Shape {
	const width = (cell.width * eighths) / 8;
	return [0, 0, `h${width}v17h-${width}z`];
}

function shapePath(text: string, left: number, top: number): string {
	return Array.from(text.matchAll(/([─▀▄█░▒▓])\1*|./g), ({0: run, index}) => {
		const [x, y, path] = shapes[run.charAt(0)]!;
		const width = String(run.length * cell.width);
		return `M${left + index * cell.width + x} ${top + y}${path.replaceAll('W', width)}`;
	}).join('');
}

/** In pixels. */
const margin = 12;

/** Other colours are the same in both schemes, and stand out from both. */
const schemes = {
	light: {foreground: '#1f2328', background: '#f6f8fa'},
	dark: {foreground: '#e6edf3', background: '#161b22'},
};

const commonRules = [
	`.t{font:${cell.type}px ui-monospace,SFMono-Regular,Menlo,Consolas,"DejaVu Sans Mono","Liberation Mono",monospace;color:${schemes.light.foreground};fill:currentColor}`,
	`.p{fill:${schemes.light.background}}`,
	`@media(prefers-color-scheme:dark){.t{color:${schemes.dark.foreground}}.p{fill:${schemes.dark.background}}}`,
];

type Caption = {
	readonly title: string;
	readonly description: string;
	/** The speed is in frames per second. */
	readonly model: Pick<Model, 'speed' | 'window'>;
};

export function svgOf(frames: readonly (readonly string[])[], {title, description, model}: Caption): string {
	const {speed, window} = model;
	const drawn = frames.map((lines) => lines.flatMap(drawablesOf));
	const elementsWith = (isBehind: boolean) =>
		sharedBetween(drawn.map((all) => all.filter(({kind}) => (kind === undefined) === isBehind).map(elementOf)));
	const behind = elementsWith(true);
	const moving = movingGroups([...behind, ...elementsWith(false)], frames.length, speed);
	const width = window.columns * cell.width + 2 * margin;
	const height = Math.max(...frames.map(({length}) => length)) * cell.height + 2 * margin;
	return [
		`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${-margin} ${-margin} ${width} ${height}" role="img" aria-labelledby="title description">`,
		`<title id="title">${escaped(title)}</title>`,
		`<desc id="description">${escaped(description)}</desc>`,
		'<style>',
		...commonRules,
		...moving.rules,
		'</style>',
		`<rect class="p" x="${-margin}" y="${-margin}" width="${width}" height="${height}" rx="8"/>`,
		'<g shape-rendering="crispEdges">',
		...moving.elements.slice(0, behind.length),
		'</g>',
		'<g class="t">',
		...moving.elements.slice(behind.length),
		'</g>',
		'</svg>',
		'',
	].join('\n');
}

const opacities: Readonly<Record<string, string>> = {'░': '.25', '▒': '.5', '▓': '.75'};

/** Text gets the width of its cells in any font: letter spacing is for programs that ignore textLength. */
function elementOf({row, column, width, text, kind, style}: Drawable): string {
	const {isBold, foreground: fill, background} = style;
	const [x, y, across] = [column * cell.width, row * cell.height, width * cell.width];
	switch (kind) {
		case undefined: {
			return tag('path', {d: `M${x} ${y}h${across}v${cell.height}H${x}z`, fill: background});
		}

		case 'lines': {
			const stroke = {stroke: fill ?? 'currentColor', 'stroke-width': isBold ? 2 : undefined};
			return tag('path', {d: shapePath(text, x, y), fill: 'none', ...stroke});
		}

		case 'blocks': {
			return tag('path', {d: shapePath(text, x, y), fill, 'shape-rendering': 'crispEdges'});
		}

		case 'shades': {
			return tag('path', {d: shapePath(text, x, y), fill, 'fill-opacity': opacities[text.charAt(0)]});
		}

		case 'letters':
		case 'wide':
		case 'glyph': {
			const isAlone = kind === 'glyph' || width === 1;
			const place = isAlone ? {x: x + across / 2, 'text-anchor': 'middle'} : {x, textLength: across};
			const spacing = kind === 'wide' ? 2 * cell.width - cell.type : undefined;
			const font = {'font-weight': isBold ? 'bold' : undefined, fill, 'letter-spacing': spacing};
			return tag('text', {...place, y: y + cell.baseline, ...font}, text);
		}
	}
}

function tag(name: string, attributes: Readonly<Record<string, string | number | undefined>>, text?: string): string {
	const written = Object.entries(attributes).filter(([, value]) => value !== undefined);
	const start = `<${name}${written.map(([attribute, value]) => ` ${attribute}="${value}"`).join('')}`;
	return text === undefined ? `${start}/>` : `${start}>${escaped(text)}</${name}>`;
}

const escapes: Readonly<Record<string, string>> = {'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;'};

function escaped(text: string): string {
	return text.replaceAll(/[&<>"]/g, (character) => escapes[character] ?? character);
}
