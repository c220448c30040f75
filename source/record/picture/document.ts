import {type Drawable, drawablesOf} from './drawables.js';
import {movingGroups, sharedBetween} from './motion.js';
import {cell} from './shapes.js';
import {commonRules, elementOf, escaped, margin} from './svg.js';

type Caption = {
	readonly title: string;
	readonly description: string;
	readonly columns: number;
	/** In frames per second. */
	readonly speed: number;
};

export function svgOf(frames: readonly (readonly string[])[], {title, description, columns, speed}: Caption): string {
	const drawing = new Drawing();
	const drawn = frames.map((lines) => lines.map((line, row) => drawing.elementsOf(line, row)));
	const behind = sharedBetween(drawn.map((rows) => rows.flatMap((row) => row.behind)));
	const above = sharedBetween(drawn.map((rows) => rows.flatMap((row) => row.above)));
	const moving = movingGroups([...behind, ...above], {count: frames.length, speed});
	const width = columns * cell.width + 2 * margin;
	const height = Math.max(...frames.map(({length}) => length)) * cell.height + 2 * margin;
	return [
		`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${-margin} ${-margin} ${width} ${height}" role="img" aria-labelledby="title description">`,
		`<title id="title">${escaped(title)}</title>`,
		`<desc id="description">${escaped(description)}</desc>`,
		'<style>',
		...commonRules,
		...[...drawing.classes].map(([declarations, name]) => `.${name}{${declarations}}`),
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

type LineElements = {readonly behind: readonly string[]; readonly above: readonly string[]};

class Drawing {
	readonly classes = new Map<string, string>();
	readonly #known = new Map<string, LineElements>();

	elementsOf(line: string, row: number): LineElements {
		const key = `${row} ${line}`;
		const known = this.#known.get(key);
		if (known) {
			return known;
		}

		const drawn = drawablesOf(line, row).map((each) => ({
			isBehind: each.kind === undefined,
			element: this.#draw(each),
		}));
		const elementsWith = (wanted: boolean) =>
			drawn.flatMap(({isBehind, element}) => (isBehind === wanted ? [element] : []));
		const elements = {behind: elementsWith(true), above: elementsWith(false)};
		this.#known.set(key, elements);
		return elements;
	}

	#draw(drawable: Drawable): string {
		const {declarations, tag, rest} = elementOf(drawable);
		const declared = declarations.filter(Boolean).join(';');
		if (declared === '') {
			return tag + rest;
		}

		const name = this.classes.get(declared) ?? `s${this.classes.size}`;
		this.classes.set(declared, name);
		return `${tag} class="${name}"${rest}`;
	}
}
