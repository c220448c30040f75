import {cell} from './cell.js';
import {type Drawable, drawablesOf, type Placed} from './drawables.js';
import {movingGroups, sharedBetween} from './motion.js';
import {commonRules, declarationsOf, elementOf, escaped, margin} from './svg.js';

/** What a picture is of. */
type Caption = {
	readonly title: string;
	readonly description: string;
	/** The width of the frames, in cells. */
	readonly columns: number;
	/** Frames a second. */
	readonly speed: number;
};

/** The SVG document of frames, given by their lines with SGR sequences. Several frames follow one another. */
export function svgOf(frames: readonly (readonly string[])[], {title, description, columns, speed}: Caption): string {
	const drawables = placedDrawables(frames);
	const names = classNames(drawables.flat());
	const drawn = new Map(
		[...new Set(drawables.flat())].map((drawable) => [
			drawable,
			elementOf(drawable, names.get(declarationsOf(drawable)) ?? ''),
		]),
	);
	const elements = (some: readonly Placed[]) => some.map((drawable) => drawn.get(drawable) ?? '');
	const backgrounds = groundsOf(drawables.map((each) => each.filter(({kind}) => kind === undefined)));
	const behind = sharedBetween(backgrounds.covering.map(elements));
	const above = sharedBetween(drawables.map((each) => elements(each.filter(({kind}) => kind !== undefined))));
	const moving = movingGroups([...behind, ...above], {count: frames.length, speed});
	const width = columns * cell.width + 2 * margin;
	const height = Math.max(...frames.map(({length}) => length)) * cell.height + 2 * margin;
	return [
		`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${-margin} ${-margin} ${width} ${height}" role="img" aria-labelledby="title description">`,
		`<title id="title">${escaped(title)}</title>`,
		`<desc id="description">${escaped(description)}</desc>`,
		'<style>',
		...commonRules,
		...[...names].map(([declarations, name]) => `.${name}{${declarations}}`),
		...moving.rules,
		'</style>',
		`<rect class="p" x="${-margin}" y="${-margin}" width="${width}" height="${height}" rx="8"/>`,
		'<g shape-rendering="crispEdges">',
		elements(backgrounds.lasting).join(''),
		...moving.elements.slice(0, behind.length),
		'</g>',
		'<g class="t">',
		// Text stands above all backgrounds, also above those that appear later.
		...moving.elements.slice(behind.length),
		'</g>',
		'</svg>',
		'',
	].join('\n');
}

/** The drawables of each frame. Lines that frames have in common have the same drawables. */
function placedDrawables(frames: readonly (readonly string[])[]): readonly (readonly Placed[])[] {
	const known = new Map<string, readonly Placed[]>();
	const placed = (line: string, row: number) => {
		const key = `${row} ${line}`;
		const drawables = known.get(key) ?? drawablesOf(line).map((drawable) => ({...drawable, row}));
		known.set(key, drawables);
		return drawables;
	};
	return frames.map((lines) => lines.flatMap(placed));
}

/** A class for each combination of declarations. */
function classNames(drawables: readonly Drawable[]): ReadonlyMap<string, string> {
	const all = new Set([...new Set(drawables)].map(declarationsOf).filter(Boolean));
	return new Map([...all].map((declarations, index) => [declarations, `s${index}`]));
}

/** Backgrounds that are always there, and those of each frame that cover them. */
type Grounds = {readonly lasting: readonly Placed[]; readonly covering: readonly (readonly Placed[])[]};

/**
 * Finds the areas that have a background in each frame, such as the squares of a board. There the most frequent one can
 * last, below the others: so a square that changes for a moment needs nothing to change it back.
 */
function groundsOf(frames: readonly (readonly Placed[])[]): Grounds {
	const byArea = new Map<string, Placed[]>();
	for (const drawable of frames.flat()) {
		const known = byArea.get(areaOf(drawable)) ?? [];
		known.push(drawable);
		byArea.set(areaOf(drawable), known);
	}

	const lasting = [...byArea]
		.filter(([, drawables]) => drawables.length === frames.length)
		.map(([, drawables]) => mostFrequent(drawables));
	const known = new Map(lasting.map((drawable) => [areaOf(drawable), drawable.style.background]));
	return {
		lasting,
		covering: frames.map((drawables) =>
			drawables.filter((drawable) => known.get(areaOf(drawable)) !== drawable.style.background),
		),
	};
}

function areaOf({row, column, width}: Placed): string {
	return `${row} ${column} ${width}`;
}

function mostFrequent(drawables: readonly Placed[]): Placed {
	const counts = new Map<string | undefined, number>();
	for (const {style} of drawables) {
		counts.set(style.background, (counts.get(style.background) ?? 0) + 1);
	}

	const countOf = ({style}: Placed) => counts.get(style.background) ?? 0;
	return drawables.reduce((most, each) => (countOf(each) > countOf(most) ? each : most));
}
