import {spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import process from 'node:process';
import {count} from '../../source/solver/index.js';

/** What has been measured: a ratio of medians, which must not be larger than the target. */
type Row = {readonly what: string; readonly against: string; readonly ratio: number; readonly target: number};

const against = 'the textbook in C, gcc -O3';

/** Counting, in this process and by the built program. There is nothing to compare it with where no C compiler is found. */
export function counting(): readonly Row[] {
	const folder = mkdtempSync(path.join(tmpdir(), 'queens-'));
	try {
		const textbook = path.join(folder, 'count');
		const {status} = spawnSync('gcc', ['-O3', '-march=native', '-o', textbook, 'test/bench/count.c']);
		if (status !== 0) {
			return [];
		}

		const program = [process.execPath, 'dist/cli.js', '--print', 'count'];
		return [
			{
				what: 'count N = 14, in process',
				against,
				ratio: ratioOf(
					() => count(14),
					() => run([textbook, '14']),
					15,
				),
				target: 0.32,
			},
			{
				what: 'count N = 16, whole process',
				against,
				ratio: ratioOf(
					() => run([...program, '16']),
					() => run([textbook, '16']),
					3,
				),
				target: 0.2,
			},
		];
	} finally {
		rmSync(folder, {recursive: true});
	}
}

/** Both are timed in turn, so that whatever else the machine does hits both. */
function ratioOf(work: () => void, other: () => void, times: number): number {
	const pairs = Array.from({length: times}, () => ({own: timeOf(work), other: timeOf(other)}));
	return median(pairs.map(({own}) => own)) / median(pairs.map((pair) => pair.other));
}

function median(values: readonly number[]): number {
	return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function timeOf(work: () => void): number {
	const start = performance.now();
	work();
	return performance.now() - start;
}

function run([command = '', ...parameters]: readonly string[]): void {
	const {status} = spawnSync(command, parameters);
	if (status !== 0) {
		throw new Error(`${command} ${parameters.join(' ')} has failed`);
	}
}
