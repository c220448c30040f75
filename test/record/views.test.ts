import {expect, test, vi} from 'vitest';
import {screen} from '../../source/record/record.js';
import {frameOf} from '../app/render.js';
import {atStep, pressed} from '../pressed.js';
import {all, recorded} from './recorded.js';

// A thread needs the built program, and times differ.
vi.mock(import('../../source/print/measurements.js'), async (original) => ({
	...(await original()),
	measureCost: async (size) => ({milliseconds: 2 ** size, checks: 10 * 4 ** size}),
}));

test('prints the search spaces as the explorer shows them', async () => {
	const given = new Map([['view', ['search-spaces']]] as const);
	const frames = await all(screen(await recorded({screen: 'compare', at: 48, given}, {level: 0})));
	expect(frames.join('')).toBe(`${frameOf(pressed(atStep(8, 48, {screen: 'compare'}), 'w')).join('\n')}\n`);
});

test('measures all boards up to the size given, then prints the growth', async () => {
	const given = new Map([['view', ['growth']]] as const);
	const [frame = ''] = await all(screen(await recorded({screen: 'compare', size: 4, given}, {level: 0})));
	const rows = frame.split('\n').filter((line) => /^│ +[1-4] /.test(line));
	expect(rows.map((line) => line.replace(/[^\d.x]+/g, ' ').trim())).toEqual([
		'1 2 2 2',
		'2 4 x2.0 4 x2.0 4 x2.0',
		'3 8 x2.0 8 x2.0 8 x2.0',
		'4 16 x2.0 16 x2.0 16 x2.0',
		...['1 40 40 40', '2 160 x4.0 160 x4.0 160 x4.0', '3 640 x4.0 640 x4.0 640 x4.0'],
		'4 2 560 x4.0 2 560 x4.0 2 560 x4.0',
	]);
});
