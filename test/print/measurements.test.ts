import process from 'node:process';
import {afterEach, expect, test, vi} from 'vitest';
import {comparison} from '../../source/print/measurements.js';
import {variants} from '../../source/solver/search/variants.js';
import {Tape} from '../../source/solver/tape/tape.js';
import {text} from '../../source/text/en.js';
import {knowledge} from '../pressed.js';
import {all, defaultRequest} from './request.js';

afterEach(() => {
	vi.restoreAllMocks();
});

const printed = async (size: number) => (await all(comparison({...defaultRequest, size}, text))).join('');

// Manual: prints the median of the processor time of one run
test('compare has one row per variant, with the median of the times of one run', async () => {
	// In microseconds: the first run takes 0.5 s, each other 0.1 s, so that two of them are enough.
	const times = [500_000];
	let now = 0;
	vi.spyOn(process, 'cpuUsage').mockImplementation((start) => {
		now += start ? (times.pop() ?? 100_000) : 0;
		return start ? {user: now - start.user - 1000, system: 1000} : {user: now, system: 0};
	});
	const lines = (await printed(6)).trimEnd().split('\n');
	const [header = [], ...rows] = lines.map((line) => line.trim().split(/ +/));
	expect(header.join(' ')).toBe('size variant checks writes cells milliseconds');
	const counts = {scan: '2016 152 6', flags: '1485 1064 34', bitmask: '1485 1064 9'};
	expect(rows.map((row) => row.join(' '))).toEqual(variants.map(({id}) => `6 ${id} ${counts[id]} 100`));
});

// Manual: a search of more than 1,000 million steps is not timed
test('a search that takes long is not timed, and a note explains why', async () => {
	const end = knowledge.tape(8).end!;
	vi.spyOn(Tape.prototype, 'end', 'get').mockReturnValue({...end, index: 20_000_000_000});
	expect(await printed(8)).toMatch(
		/ 46752 +2056 +8 +-\n[\s\S]*\n# - not measured: a search of more than 1000000000 steps takes long\n$/,
	);
});
