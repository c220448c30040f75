import {expect} from 'vitest';
import {displayWidth} from '../../source/text/width.js';

const cell = {width: 9, height: 17};
const tags =
	/<g class="m (?<group>[^"]*)">|<\/g>|<(?:path|text)(?<written>(?: [\w-]+="[^"]*")*)(?:\/>|>(?<text>[^<]*)<)/g;

/** What a picture has at each cell, `row column: character, style`, without shapes, after so long; without a time, nothing moves. */
export function cellsOfDrawing(svg: string, seconds?: number): readonly string[] {
	const grounds = new Map<string, string>();
	const texts = new Map<string, string>();
	let isShown = true;
	for (const {groups = {}} of svg.matchAll(tags)) {
		const {group, written, text} = groups;
		if (written === undefined) {
			isShown = group === undefined || isVisible(svg, group, seconds);
		} else if (isShown && !/shape-rendering|fill-opacity/.test(written)) {
			const attributes = [...written.matchAll(/ ([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]);
			draw(Object.fromEntries(attributes), text);
		}
	}

	const places = [...new Set([...texts.keys(), ...grounds.keys()])];
	return places
		.map((at) => `${at}: ${[texts.get(at), grounds.has(at) && `on ${grounds.get(at)}`].filter(Boolean).join(' ')}`)
		.sort();

	function draw(attributes: Readonly<Record<string, string>>, text: string | undefined): void {
		const {d = '', fill = ''} = attributes;
		const [, left, top, wide = 0] = /^M(\d+) (\d+)h(\d+)v17H\d+z$/.exec(d) ?? [];
		const row = Math.floor(Number(attributes['y'] ?? top) / cell.height);
		let column = Math.floor(Number(attributes['x'] ?? left) / cell.width);
		if (text === undefined) {
			for (const end = column + Number(wide) / cell.width; column < end; column++) {
				grounds.set(`${row} ${column}`, fill);
			}

			return;
		}

		const plain = text
			.replaceAll('&lt;', '<')
			.replaceAll('&gt;', '>')
			.replaceAll('&quot;', '"')
			.replaceAll('&amp;', '&');
		// A single glyph is centred.
		const {'text-anchor': anchor, textLength} = attributes;
		expect([anchor, Number(textLength ?? cell.width)]).toEqual([
			textLength ? undefined : 'middle',
			displayWidth(plain) * cell.width,
		]);
		const style = [attributes['font-weight'] && 'bold', fill].filter(Boolean).join(' ');
		for (const character of plain) {
			const at = `${row} ${column}`;
			expect(texts.has(at), `${at} is written twice`).toBe(false);
			if (character !== ' ') {
				texts.set(at, `${character} ${style}`.trim());
			}

			column += displayWidth(character);
		}
	}
}

/** The duration of one turn of the motion, in seconds; 0 without motion. */
export function durationOf(svg: string): number {
	return Number(/animation-duration:([\d.]+)s/.exec(svg)?.[1] ?? 0);
}

/** By the keyframes of the group, each with its percentages of the duration. */
function isVisible(svg: string, group: string, seconds: number | undefined): boolean {
	if (seconds === undefined) {
		return group.startsWith('v ');
	}

	const [, body = ''] = new RegExp(`@keyframes ${group.replace('v ', '')}\\{(.*?\\})\\}`).exec(svg) ?? [];
	const percentage = ((100 * seconds) / durationOf(svg)) % 100;
	const keyframes = [...body.matchAll(/([^{}]*)\{visibility:(\w+)\}/g)].flatMap(([, times = '', visibility]) =>
		times.split(',').map((time) => ({start: Number.parseFloat(time), visibility})),
	);
	const passed = keyframes.filter(({start}) => start <= percentage).sort((a, b) => b.start - a.start);
	return passed[0]?.visibility === 'visible';
}
