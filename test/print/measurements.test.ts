import {execFile} from 'node:child_process';
import process from 'node:process';
import {promisify} from 'node:util';
import {expect, onTestFinished, test, vi} from 'vitest';
import {comparison} from '../../source/print/measurements.js';
import {Tape, variants} from '../../source/solver/index.js';
import {text} from '../../source/text/en.js';
import {defaultRequest} from './request.js';

const run = promisify(execFile);
const program = 'dist/cli.js';

function cells(line: string): string[] {
	return line.trim().split(/ +/);
}

test('compare has one row per variant, with the time of one run', async () => {
	const {stdout} = await run(process.execPath, [program, '6', '--print', 'compare']);
	const [header = [], ...rows] = stdout.trimEnd().split('\n').map(cells);
	expect(header.join(' ')).toBe('size variant checks writes cells milliseconds');
	const lines = rows.map((row) => row.slice(0, -1).join(' '));
	expect(lines).toEqual(expect.arrayContaining(['6 scan 2016 152 6', '6 flags 1485 1064 34', '6 bitmask 1485 1064 9']));
	expect(rows.map(([, id]) => id)).toEqual(variants.map(({id}) => id));
	expect(rows.every((row) => Number(row.at(-1)) > 0)).toBe(true);
});

test('a search that takes long is not timed, and a note explains why', async () => {
	const tape = new Tape(8);
	tape.advance(Number.POSITIVE_INFINITY);
	vi.spyOn(Tape.prototype, 'end', 'get').mockReturnValue({...tape.end!, index: 20_000_000_000});
	onTestFinished(() => {
		vi.restoreAllMocks();
	});
	let printed = '';
	for await (const piece of comparison({...defaultRequest, size: 8}, text)) {
		printed += piece;
	}

	expect(printed).toMatch(
		/ 46752 +2056 +8 +-\n[\s\S]*\n# - not measured: a search of more than 1000000000 steps takes long\n$/,
	);
});
