import {expect, test} from 'vitest';
import {svgOf} from '../../source/record/picture/svg.js';
import type {Plan} from '../../source/record/record.js';
import type {Start} from '../../source/screens/start.js';
import {displayWidth} from '../../source/text/width.js';
import {text as chinese} from '../../source/text/zh/index.js';
import {cellsOf} from './cells.js';
import {recorded, recordedRange} from './recorded.js';

const cell = {width: 9, height: 17};
const tags =
	/<g class="m (?<group>[^"]*)">|<\/g>|<(?:path|text)(?<written>(?: [\w-]+="[^"]*")*)(?:\/>|>(?<text>[^<]*)<)/g;

const entities: Readonly<Record<string, string>> = {lt: '<', gt: '>', quot: '"', amp: '&'};

/** What a picture has at each cell, `row column: character, style`, without shapes, after so long; without a time, nothing moves. */
function cellsOfDrawing(svg: string, seconds?: number): readonly string[] {
	const grounds = new Map<string, string>();
	const texts = new Map<string, string>();
	let isShown = true;
	for (const [, group, written, text] of svg.matchAll(tags)) {
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

		const plain = text.replaceAll(/&(\w+);/g, (_, name) => entities[name] ?? '');
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
function durationOf(svg: string): number {
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

async function pictured(...range: Parameters<typeof recordedRange>) {
	const recording = await recordedRange(...range);
	return {frames: recording.frames, svg: svgOf(recording.frames, recording)};
}

/** Box drawing and blocks, which have paths. */
const isShape = /[\u2500-\u259F]/;

/** What stands at each cell, `row column: character, style`, without shapes. Spaces count if they have a ground. */
async function cellsOfFrame(lines: readonly string[], window?: Plan['speaking']['window']): Promise<readonly string[]> {
	const cells = await cellsOf(lines.join('\n'), window);
	const seen = cells.flatMap((line, row) =>
		line.flatMap(({text, color, ground, isBold}, column) => {
			const sign = text.trim() === '' || isShape.test(text) ? [] : [text, isBold && 'bold', color];
			const look = [...sign, ground && `on ${ground}`].filter(Boolean).join(' ');
			return look === '' ? [] : [`${row} ${column}: ${look}`];
		}),
	);
	return seen.sort();
}

const speaking = {language: 'zh', text: chinese, window: {columns: 100, rows: 30}} as const;

const starts: readonly (readonly [Partial<Start>, number, Partial<Plan>])[] = [
	[{}, 48, {}],
	[{screen: 'solutions'}, 14, {}],
	[{variant: 'bitmask', size: 12}, 500, {speaking}],
	[{screen: 'compare'}, 876, {level: 0}],
];

test.each(starts)('has every cell of the frame at its place, in its colours: %j at %i', async (start, at, changes) => {
	const {frames, svg} = await pictured(start, at, at, changes);
	expect(durationOf(svg)).toBe(0);
	expect(cellsOfDrawing(svg)).toEqual(await cellsOfFrame(frames[0]!, changes.speaking?.window));
});

// Manual: a range of steps, in Solutions of solutions, a picture moves
test('shows the cells of each frame in its time, then the first frame again, and only that where nothing moves', async () => {
	const {frames, svg} = await pictured({size: 6}, 0, 12, {speed: 4});
	expect(durationOf(svg)).toBe(13 / 4 + 2);
	// Manual: unless its reader wants less motion
	expect(svg).toContain('@media(prefers-reduced-motion:reduce){.m{animation:none}}');
	// Manual: Pictures have a light and a dark scheme.
	expect(svg).toContain('@media(prefers-color-scheme:dark)');
	expect(cellsOfDrawing(svg)).toEqual(await cellsOfFrame(frames[0]!));
	const times = [0, 6, 12].map((index) => [index, (index + 0.5) / 4] as const);
	for (const [index, seconds] of [...times, [12, 5.2] as const, [0, 5.3] as const, [6, 5.25 + 1.6] as const]) {
		expect(cellsOfDrawing(svg, seconds), `frame ${index}`).toEqual(await cellsOfFrame(frames[index]!));
	}
});

test('a race says the speed with which its picture moves', async () => {
	const race = {screen: 'compare', size: 8} as const;
	const {frames} = await pictured(race, 100, 102, {level: 0, speed: 7});
	expect(frames.map((frame) => frame.join('\n').includes('7/s'))).toEqual([true, true, true]);
	const {frames: usual} = await pictured(race, 100, 102, {level: 0});
	expect(usual[0]!.join('\n')).toContain('playing ▶ 5/s');
});

test('plays up to the last frame, which stands still as in the explorer', async () => {
	const {frames} = await pictured({}, 46, 48, {level: 0});
	expect(frames.map((lines) => lines.join('\n').match(/playing ▶ 5\/s · step \d+/)?.[0])).toEqual([
		'playing ▶ 5/s · step 46',
		'playing ▶ 5/s · step 47',
		undefined,
	]);
	expect(frames.at(-1)).toEqual((await recorded({at: 48}, {level: 0})).frames[0]);
});

test('says what it shows', async () => {
	const {svg: still} = await pictured({}, 48, 48);
	expect(still).toContain('>queens-tui: Search, 8 queens, step 48 of 19,924</title>');
	expect(still).toMatch(/<desc .*Row 3, column 5 is attacked along \\ by the queen in row 2. Column 6 is next./);
	const {svg} = await pictured({screen: 'solutions', size: 6}, 1, 4);
	expect(svg).toContain('>queens-tui: Solutions, 6 queens, solutions 1 to 4</title>');
});

test('is XML whatever is written in it', () => {
	const caption = {title: '<&>"', description: '</desc>', model: {window: {columns: 10, rows: 2}, speed: 1}};
	const svg = svgOf([['<a & b> "c"'], ['<a & b> ]]>']], caption);
	expect(svg).toContain('<title id="title">&lt;&amp;&gt;&quot;</title>');
	expect(svg).toContain('&lt;/desc&gt;');
	expect(svg.replaceAll(/<\/?(?:svg|title|desc|style|rect|g|text|path)\b[^<>]*>/g, '')).not.toMatch(/<|&(?!\w+;)/);
});

// Manual: It has at most 1,000 frames.
test.each([
	[{size: 6}, 0, 1000],
	[{size: 8}, 0, undefined],
] as const)('refuses to show more than 1,000 frames: %j', async (start, first, last) => {
	const message = '--print picture shows at most 1,000 steps or solutions';
	await expect(recordedRange(start, first, last)).rejects.toThrow(message);
});
