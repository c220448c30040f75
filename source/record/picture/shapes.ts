/** In pixels; in the usual monospace fonts a cell is 0.6 times as wide as high. */
export const cell = {width: 9, height: 17, baseline: 13, type: 15};

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

/** The left eighths of a cell. */
function leftPart(eighths: number): Shape {
	const width = (cell.width * eighths) / 8;
	return [0, 0, `h${width}v17h-${width}z`];
}

export function shapePath(text: string, left: number, top: number): string {
	return Array.from(text.matchAll(/([─▀▄█░▒▓])\1*|./g), ({0: run, index}) => {
		const [x, y, path] = shapes[run.charAt(0)]!;
		const width = String(run.length * cell.width);
		return `M${left + index * cell.width + x} ${top + y}${path.replaceAll('W', width)}`;
	}).join('');
}
