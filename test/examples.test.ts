import {execFileSync, spawnSync} from 'node:child_process';
import {mkdirSync, readFileSync, symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {beforeAll, expect, test} from 'vitest';
import {environmentIn, temporaryFolder} from './temporary-folder.js';

// Commands as documented, with fewer frames and smaller boards; those for counting in shares are in print/shares/.

const folder = temporaryFolder();
const environment = environmentIn(folder);

beforeAll(() => {
	writeFileSync(path.join(folder, 'list'), '#!/bin/sh\nexec queens-tui "$1" --print list\n', {mode: 0o755});
	mkdirSync(path.join(folder, 'programs'));
	symlinkSync('../list', path.join(folder, 'programs', 'right'));
	writeFileSync(path.join(folder, 'programs', 'wrong'), '#!/bin/sh\nqueens-tui "$1" --print list --limit 91\n', {
		mode: 0o755,
	});
	mkdirSync(path.join(folder, 'outputs'));
	execFileSync('bash', ['-c', 'queens-tui 8 --print list > outputs/right.txt'], {cwd: folder, env: environment});
	writeFileSync(path.join(folder, 'trace'), '#!/bin/sh\nexec queens-tui "$1" --print trace\n', {mode: 0o755});
});

/** Indented lines that name the program or another, without the section on counting. */
const commands = ['readme.md', 'docs/manual.md'].flatMap((file) =>
	readFileSync(file, 'utf8')
		.replace(/^## Counting$.*?^## /ms, '')
		.split('\n')
		.filter(
			(line) =>
				/^ {4,6}\S/.test(line) &&
				/\bqueens-tui\b|^ +(?:rsvg-convert|ffmpeg|echo) /.test(line) &&
				!line.includes('npx '),
		)
		.map((line) => line.replace(/ +# .*/, '').trim()),
);

test('there are commands to try', () => {
	expect(commands.length).toBeGreaterThan(10);
});

/** What would take seconds, and what takes less. */
const shorter = [
	['seq 100 110', 'seq 100 102'],
	['180..228', '180..184'],
	['4 --screen compare --at 0..', '3 --screen compare --at 0..'],
	['12 --screen compare --view search-spaces', '6 --screen compare --view search-spaces'],
	['10 --screen compare --view growth', '1 --screen compare --view growth'],
	['14 --print count', '12 --print count'],
] as const;

const others = ['rsvg-convert', 'ffmpeg'];
const isInstalled = (name: string) => spawnSync('sh', ['-c', `command -v ${name}`]).status === 0;
const missing = others.filter((name) => !isInstalled(name));

test.each(commands.filter((command) => !missing.some((name) => command.includes(name))))('%s', (command) => {
	const mine = command.includes('--print trace') ? './trace' : './list';
	const short = shorter.reduce((current, [from, to]) => current.replace(from, to), command);
	// A reader's program, and the files of a class, are made by this one.
	const own = short
		.replaceAll(/\.\/your-program|^(?:javac|g\+\+|python3) .*(?= 8 \|)/g, mine)
		.replace(/ \*\.txt/, ' outputs/*.txt');
	const script = `set -o pipefail; ${own}`;
	const output = execFileSync('bash', ['-c', script], {
		cwd: folder,
		env: environment,
		encoding: 'utf8',
		stdio: ['ignore', 'pipe', 'pipe'],
	});
	expect(output === '').toBe(/ > | --output |^diff |^ffmpeg /.test(command));
});
