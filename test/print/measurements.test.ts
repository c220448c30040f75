import {execFile, spawn} from 'node:child_process';
import {once} from 'node:events';
import process from 'node:process';
import {promisify} from 'node:util';
import {expect, onTestFinished, test, vi} from 'vitest';
import {comparison} from '../../source/print/measurements.js';
import {Tape, variants} from '../../source/solver/index.js';
import {text} from '../../source/text/en.js';
import {cells as width} from '../../source/text/width.js';
import {Session} from '../program/session.js';
import {defaultRequest} from './request.js';

const run = promisify(execFile);
const program = 'dist/cli.js';

function cells(line: string): string[] {
	return line.trim().split(/ +/);
}

test('compare has one row per variant, each measured in a thread of its own', async () => {
	const countsThreads = `import {isMainThread} from 'node:worker_threads'; if (!isMainThread) console.error('thread')`;
	const imported = ['--import', `data:text/javascript,${countsThreads}`];
	const {stdout, stderr} = await run(process.execPath, [...imported, program, '6', '--print', 'compare']);
	const [header = [], ...rows] = stdout.trimEnd().split('\n').map(cells);
	expect(header.join(' ')).toBe('size variant solutions fundamental tests placements checks milliseconds');
	const lines = rows.map((row) => row.slice(0, -1).join(' '));
	expect(lines).toEqual(
		expect.arrayContaining(['6 scan 4 1 894 152 2016', '6 flags 4 1 894 152 1485', '6 bitmask 4 1 894 152 894']),
	);
	expect(rows.map(([, id]) => id)).toEqual(variants.map(({id}) => id));
	expect(rows.every((row) => Number(row.at(-1)) > 0)).toBe(true);
	expect(stderr).toBe('thread\n'.repeat(variants.length));
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
		/ 46752 +-\n[\s\S]*\n# - not measured: a search of more than 10000000000 steps takes long\n$/,
	);
});

test('in a terminal the timing shows its progress, and Ctrl+C removes it', async () => {
	const script = `${process.execPath} ${program} 13 --print compare; echo status $?`;
	const session = new Session('bash', ['-c', `trap : INT; ${script}`], {columns: 120});
	await session.until(/13 queens with scan: \d+% timed, about \d+ (?:s|min) left/);
	session.press(Session.keys.interrupt);
	await session.until('status 130');
	expect(session.text).not.toContain('timed');
	await session.ended();
});

test('growth has one row per size, below heads in the language of the texts, and an interrupt keeps the rows before it', async () => {
	const child = spawn(process.execPath, [program, '15', '--print', 'growth', '--variant', 'scan', '--lang', 'zh']);
	let output = '';
	child.stdout.on('data', (data) => {
		output += String(data);
		if (/^ +3 /m.test(output)) {
			child.kill('SIGINT');
		}
	});
	const [, signal]: readonly unknown[] = await once(child, 'close');
	expect(signal).toBe('SIGINT');
	const [header = '', ...rows] = output.split(/\n(?:#.*\n)?/).filter(Boolean);
	expect(cells(header)).toEqual(['N', '变体', '解', '本质不同的解', '测试', '放置', '检查', '毫秒']);
	const first = rows.slice(0, 3).map((line) => cells(line).slice(0, 3).join(' '));
	expect(first).toEqual(['1 scan 1', '2 scan 0', '3 scan 0']);
	expect(new Set([header, ...rows].map(width)).size).toBe(1);
});
