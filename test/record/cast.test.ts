import {expect, test} from 'vitest';
import {cast} from '../../source/record/cast.js';
import {text as chinese} from '../../source/text/zh/index.js';
import {cellsOf} from './cells.js';
import {all, drawnOnce, recorded, recordedRange} from './recorded.js';

type Event = readonly [seconds: number, type: string, output: string];

/** The header and the events of a cast. */
async function played(...range: Parameters<typeof recordedRange>) {
	const {frames, recording} = await drawnOnce(await recordedRange(...range));
	const lines = await all(cast(recording));
	expect(lines.every((line) => /^[^\n]+\n$/.test(line))).toBe(true);
	const [header, ...events]: [header: object, ...events: Event[]] = JSON.parse(`[${lines.join(',')}]`);
	return {frames, header, events};
}

test('has the header of an asciicast, and shows each step for the same time, and the last one longer', async () => {
	const {header, events} = await played({size: 6}, 0, 3, {speed: 4});
	expect(header).toEqual({
		version: 2,
		width: 80,
		height: 24,
		title: 'queens-tui: Search, 6 queens, steps 0 to 3',
		env: {TERM: 'xterm-256color'},
	});
	expect(events.map(([seconds, type]) => [seconds, type])).toEqual([
		[0, 'o'],
		[0.25, 'o'],
		[0.5, 'o'],
		[0.75, 'o'],
		[2.75, 'o'],
	]);
});

const speaking = {language: 'zh', text: chinese, window: {columns: 60, rows: 16}} as const;

test.each([
	[{}, 46, 48, {level: 2}],
	[{screen: 'compare', size: 4}, 92, undefined, {level: 2}],
	[{screen: 'solutions', size: 6}, 1, 4, {level: 0}],
	[{variant: 'bitmask'}, 876, 878, {level: 2, speaking}],
] as const)(
	'leaves after each event the cells of its frame on the terminal: %j',
	async (start, first, last, changes) => {
		const {frames, events} = await played(start, first, last, changes);
		const {window} =
			changes.level === 2 && 'speaking' in changes ? changes.speaking : {window: {columns: 80, rows: 24}};
		expect(events).toHaveLength(frames.length + 1);
		const second = events.slice(0, 2).map(([, , output]) => output);
		expect(await cellsOf(second.join(''), window)).toEqual(await cellsOf(frames[1]!.join('\n'), window));

		const whole = events.map(([, , output]) => output).join('');
		expect(await cellsOf(whole, window)).toEqual(await cellsOf(frames.at(-1)!.join('\n'), window));
		expect(whole).toMatch(/^\u001B\[\?25l[\s\S]*\u001B\[\?25h$/);
	},
);

test('a race says the speed with which its recording plays', async () => {
	const race = {screen: 'compare', size: 8} as const;
	const {frames} = await played(race, 100, 102, {level: 0, speed: 7});
	expect(frames.map((frame) => frame.join('\n').includes('7/s'))).toEqual([true, true, true]);
	const {frames: usual} = await played(race, 100, 102, {level: 0});
	expect(usual[0]!.join('\n')).toContain('playing ▶ 5/s');
});

test('plays up to the last frame, which stands still as in the explorer', async () => {
	const {frames} = await played({}, 46, 48, {level: 0});
	expect(frames.map((lines) => lines.join('\n').match(/playing ▶ 5\/s · step \d+/)?.[0])).toEqual([
		'playing ▶ 5/s · step 46',
		'playing ▶ 5/s · step 47',
		undefined,
	]);
	expect(frames.at(-1)).toEqual((await all((await recorded({at: 48}, {level: 0})).frames()))[0]);
});
