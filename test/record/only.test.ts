import {expect, test} from 'vitest';
import type {PanelId} from '../../source/explorer/step-views.js';
import {cast} from '../../source/record/cast.js';
import {picture} from '../../source/record/picture/picture.js';
import {screen} from '../../source/record/record.js';
import {screens} from '../../source/screens/index.js';
import type {Start} from '../../source/screens/start.js';
import {text} from '../../source/text/en.js';
import {all, recorded, recordedRange} from './recorded.js';

async function printed(only: PanelId, start: Partial<Start>, columns = 80, rows = 24): Promise<readonly string[]> {
	const speaking = {language: 'en', text, window: {columns, rows}} as const;
	const [frame = ''] = await all(screen(await recorded(start, {only, level: 0, speaking})));
	return frame.split('\n').map((line) => line.trimEnd());
}

test('prints the board alone, with the largest crowns for which there is room', async () => {
	expect(await printed('board', {size: 4, at: 3}, 40, 12)).toMatchInlineSnapshot(`
		[
		  "     0    1    2    3",
		  "   ▚▗█▖▞",
		  " 0 ▝█!█▘  ·    ·    ·",
		  "",
		  " 1   ✗    ·    ·    ·",
		  "",
		  " 2   ·    ·    ·    ·",
		  "",
		  " 3   ·    ·    ·    ·",
		  "",
		]
	`);
	const heightIn = async (columns: number, rows: number) => (await printed('board', {}, columns, rows)).length - 1;
	expect(await heightIn(80, 24)).toBe(1 + 8 * 2);
	expect(await heightIn(100, 48)).toBe(1 + 8 * 5);
});

test.each([
	['stack', {at: 48}, 10, '                 0  1  2  3  4  5  6  7'],
	['program', {at: 48, variant: 'flags', code: 'python'}, 16, ' def place(row):'],
	['memory', {at: 48, variant: 'bitmask'}, 4, 'queens 0 2 4│1 7 left over'],
] as const)('prints the %s alone, as large as it is on its screen', async (only, start, height, first) => {
	const lines = await printed(only, start, 40, 24);
	expect([lines.length - 1, lines[0]]).toEqual([height, first]);
	expect(lines.join('')).not.toMatch(/[╭╰]|keys/);
});

test('prints the tree alone, in the whole window', async () => {
	const lines = await printed('tree', {size: 4, at: 48}, 80, 6);
	expect(lines).toMatchInlineSnapshot(`
		[
		  "─ Whole search: ▓ has solutions ░ 47% in vain so far ✶ solution █ stack │ now ──",
		  " 0  ░░0░░░░░░░░░░░░░░░░ ▓▓1▓▓▓▓▓▓▓▓▓▓▓▓▓▓│·2··············  ·3················",
		  " 1      ░2░░ ░░3░░░░░░      ▓▓3▓▓▓▓▓▓▓▓▓    ·0·········      ··0······  ·1··",
		  " 2              ░1░░          ▓0▓▓▓▓▓           ·3····          ··2··",
		  " 3                                ✶                ·",
		  "",
		  "",
		]
	`);
});

test('no frame of a panel is larger than its recording, nor the recording than the window', async () => {
	const speaking = {language: 'en', text, window: {columns: 60, rows: 20}} as const;
	for (const {id, panels = {}} of screens.screens) {
		for (const only of Object.keys(panels).filter((name): name is PanelId => name in panels)) {
			const start = {screen: id, size: 5} as const;
			const plan = {only, speaking, level: 0} as const;
			const recording = await (id === 'play' ? recorded(start, plan) : recordedRange(start, 1, 4, plan));
			const {columns, rows} = recording.size;
			expect(columns).toBeLessThanOrEqual(60);
			expect(rows).toBeLessThanOrEqual(20);
			for (const lines of await all(recording.frames())) {
				expect(lines.length, `${id} ${only}`).toBeLessThanOrEqual(rows);
				expect(Math.max(...lines.map((line) => line.length)), `${id} ${only}`).toBeLessThanOrEqual(columns);
			}
		}
	}
});

test('a recording and a picture have the size of the panel', async () => {
	const recording = await recordedRange({size: 4}, 3, 5, {only: 'board'});
	const [header = '', ...events] = await all(cast(recording));
	expect(JSON.parse(header)).toMatchObject({width: 48, height: 21});
	expect(events).toHaveLength(4);
	const svg = (await all(picture(recording))).join('');
	expect(svg).toContain(`width="${48 * 9 + 24}" height="${21 * 17 + 24}"`);
});

test.each([
	['tree', 'solutions', '--only tree goes only together with --screen search'],
	['memory', 'compare', '--only memory goes only together with --screen search'],
	['board', 'lesson', '--only board goes only together with --screen solutions, --screen search, or --screen play'],
] as const)('says which screen has a panel: %s on %s', async (only, id, message) => {
	await expect(recorded({screen: id}, {only})).rejects.toThrow(message);
});
