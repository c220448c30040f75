import {groundsOf} from './ground.js';
import {movingGroups} from './motion.js';
import {type Piece, type Placed, piecesOf} from './pieces.js';
import {sharedBetween} from './shared.js';
import {cell, commonRules, declarationsOf, elementOf, escaped, margin} from './svg.js';

/** What a picture is of. */
export type Caption = {
	readonly title: string;
	readonly description: string;
	/** The width of the frames, in cells. */
	readonly columns: number;
	/** Frames a second. */
	readonly speed: number;
};

/** The SVG document of frames, given by their lines with SGR sequences. Several frames follow one another. */
export function pictureOf(
	frames: readonly (readonly string[])[],
	{title, description, columns, speed}: Caption,
): string {
	const pieces = placedPieces(frames);
	const names = classNames(pieces.flat());
	const drawn = new Map(
		[...new Set(pieces.flat())].map((piece) => [piece, elementOf(piece, names.get(declarationsOf(piece)) ?? '')]),
	);
	const elements = (some: readonly Placed[]) => some.map((piece) => drawn.get(piece) ?? '');
	const backgrounds = groundsOf(pieces.map((each) => each.filter(({kind}) => kind === undefined)));
	const behind = sharedBetween(backgrounds.covering.map(elements));
	const above = sharedBetween(pieces.map((each) => elements(each.filter(({kind}) => kind !== undefined))));
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

/** The pieces of each frame. Lines that frames have in common have the same pieces. */
function placedPieces(frames: readonly (readonly string[])[]): readonly (readonly Placed[])[] {
	const known = new Map<string, readonly Placed[]>();
	const placed = (line: string, row: number) => {
		const key = `${row} ${line}`;
		const pieces = known.get(key) ?? piecesOf(line).map((piece) => ({...piece, row}));
		known.set(key, pieces);
		return pieces;
	};
	return frames.map((lines) => lines.flatMap(placed));
}

/** A class for each combination of declarations. */
function classNames(pieces: readonly Piece[]): ReadonlyMap<string, string> {
	const all = new Set([...new Set(pieces)].map(declarationsOf).filter(Boolean));
	return new Map([...all].map((declarations, index) => [declarations, `s${index}`]));
}
