/** A character of box drawing or of the block elements, and its cell. */
export type Shape = {readonly row: number; readonly column: number; readonly character: string};

const [width, height] = [9, 17];

/** The characters that a path shows, found out from where it passes; undefined for a background. */
export function shapesOf(path: string, declarations: readonly string[]): readonly Shape[] | undefined {
	const has = (words: string) => declarations.includes(words);
	if (declarations.some((each) => each.startsWith('stroke:'))) {
		return linesIn(path);
	}

	const shades = [has('fill-opacity:.25') ? '░' : '', has('fill-opacity:.5') ? '▒' : ''].join('');
	return shades !== '' || has('shape-rendering:crispEdges') ? blocksIn(path, shades) : undefined;
}

/** The edges of each block in its cell, as shares of it. */
const blocks = new Map([
	['0 0 1 0.5', '▀'],
	['0 0 0.5 1', '▌'],
	['0.5 0 1 1', '▐'],
	...[...'▁▂▃▄▅▆▇█'].map((block, index): [string, string] => [`0 ${(7 - index) / 8} 1 1`, block]),
]);

function blocksIn(path: string, shade: string): readonly Shape[] {
	return [...path.matchAll(/M([\d.]+) ([\d.]+)h([\d.]+)v([\d.]+)H[\d.]+z/g)].flatMap((match) => {
		const [left = 0, top = 0, across = 0, down = 0] = match.slice(1).map(Number);
		const row = Math.floor(top / height);
		const [first, end] = [Math.floor(left / width), Math.ceil((left + across) / width)];
		return Array.from({length: end - first}, (_, index) => {
			const column = first + index;
			const inside = (x: number) => Math.min(1, Math.max(0, x / width - column));
			const edges = [inside(left), top / height - row, inside(left + across), (top + down) / height - row];
			const key = edges.map((edge) => Math.round(edge * 8) / 8).join(' ');
			return {row, column, character: shade || (blocks.get(key) ?? `no block: ${key}`)};
		});
	});
}

type Point = readonly [x: number, y: number];
type Segment = readonly [Point, Point];

/** Where the lines of a cell pass, just inside its upper, lower, left and right side. */
const edges = ' ╵╷│╴╯╮┤╶╰╭├─┴┬┼';
const inset = 0.25;

function linesIn(path: string): readonly Shape[] {
	const segments = segmentsOf(path);
	const points = segments.flat();
	const row = Math.floor(Math.min(...points.map(([, y]) => y)) / height);
	const first = Math.floor(Math.min(...points.map(([x]) => x)) / width);
	const end = Math.ceil(Math.max(...points.map(([x]) => x)) / width);
	return Array.from({length: end - first}, (_, index) => {
		const column = first + index;
		const passes = (x: number, y: number) =>
			segments.some((segment) => isOn(segment, [column * width + x, row * height + y]));
		const [middleX, middleY] = [width / 2, height / 2];
		const sides = [
			passes(middleX, inset),
			passes(middleX, height - inset),
			passes(inset, middleY),
			passes(width - inset, middleY),
		];
		const sum = sides.reduce((all, isThere, side) => all + (isThere ? 2 ** side : 0), 0);
		const across = [passes(width / 4, (height * 3) / 4) ? '╱' : '', passes(width / 4, height / 4) ? '╲' : ''].join('');
		const others = {'╱╲': '╳', '': passes(middleX, middleY) ? '┄' : ' '}[across] ?? across;
		return {row, column, character: sum > 0 ? edges.charAt(sum) : others};
	}).filter(({character}) => character !== ' ');
}

/** The straight segments of a path, which its curves join. */
function segmentsOf(path: string): readonly Segment[] {
	let [x, y]: Point = [0, 0];
	const segments: Segment[] = [];
	for (const [, command = '', given = ''] of path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
		const numbers = [...given.matchAll(/-?[\d.]+/g)].map(Number);
		const [first = 0, second = 0] = numbers;
		const from: Point = [x, y];
		const [across = 0, down = 0] = numbers.slice(-2);
		const ends = new Map<string, Point>([
			['M', [first, second]],
			['h', [x + first, y]],
			['H', [first, y]],
			['V', [x, first]],
		]);
		[x, y] = ends.get(command) ?? [x + across, y + down];
		if (/[hHVl]/.test(command)) {
			segments.push([from, [x, y]]);
		}
	}

	return segments;
}

function isOn([[x1, y1], [x2, y2]]: Segment, [x, y]: Point): boolean {
	const cross = (x2 - x1) * (y - y1) - (y2 - y1) * (x - x1);
	const along = (x - x1) * (x2 - x1) + (y - y1) * (y2 - y1);
	return Math.abs(cross) < 0.01 && along >= 0 && along <= (x2 - x1) ** 2 + (y2 - y1) ** 2;
}
