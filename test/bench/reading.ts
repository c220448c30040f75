import {count} from '../../source/solver/counting/count.js';
import {Tape} from '../../source/solver/tape/tape.js';
import {hold} from './keys.js';
import {durationOf, quantile, type Row, ratioOf} from './row.js';
import {program} from './run.js';

const against = 'counting it in one thread';

export async function reading(): Promise<readonly Row[]> {
	const ratioFor = (size: number, times: number) =>
		ratioOf(
			() => durationOf(() => read(size)),
			() => durationOf(() => count(size)),
			times,
		);
	const p95 = async (size: number) => quantile((await hold(program, [String(size)])).times, 0.95);
	return [
		{what: 'reading N = 14', against, ratio: await ratioFor(14, 5), target: 6.5},
		{what: 'reading N = 16', against, ratio: await ratioFor(16, 1), target: 6.5},
		{
			what: 'key to frame while reading N = 16, p95',
			against: 'the same with N = 8',
			ratio: await ratioOf(
				() => p95(16),
				() => p95(8),
				3,
			),
			target: 2,
		},
	];
}

function read(size: number): void {
	new Tape(size).advance(Number.POSITIVE_INFINITY);
}
