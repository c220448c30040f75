import {execFileSync, spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {parseCommandLine} from '../source/command-line/command-line.js';
import {print} from '../source/print/formats.js';
import {record} from '../source/record/record.js';
import {text} from '../source/text/en.js';
import {environmentIn, temporaryFolder} from './temporary-folder.js';

// Commands as documented, with fewer frames and smaller boards; counting in shares takes too long.

const folder = temporaryFolder();
const documents = ['readme.md', 'docs/manual.md'].map((file) => readFileSync(file, 'utf8')).join('\n');

/** Indented lines that name the program or another, without the section on counting. */
const commands = documents
	.replace(/^## Counting$.*?^## /ms, '')
	.split('\n')
	.filter((line) => /^ {4,6}\S/.test(line) && /\bqueens-tui\b|dark\.css|^ +rsvg-convert /.test(line))
	.map((line) => line.replace(/ +# .*/, '').trim())
	.filter((line) => !line.includes('npx '));

/** What would take seconds, and what takes less. */
const shorter = [
	['180..228', '180..184'],
	['14 --print count', '12 --print count'],
	['$step', '100'],
	['--at 0..', '--at 90..'],
] as const;

const invocations = [...commands.join('\n').matchAll(/queens-tui (?<parameters>[^|>;)\n]+)/g)].map(({groups}) =>
	shorter.reduce((all, [from, to]) => all.replace(from, to), groups!['parameters']!.trim()),
);

const wordsOf = (parameters: string) => parameters.match(/"[^"]*"|\S+/g)!.map((word) => word.replaceAll('"', ''));

test.each([...new Set(invocations)])('queens-tui %s', async (parameters) => {
	const isReplay = /--(?:replay|run)/.test(parameters);
	const command = parseCommandLine(wordsOf(parameters), isReplay);
	expect(isReplay ? ['explore', 'record'] : ['print', 'record', 'check']).toContain(command.type);
	if (isReplay || (command.type !== 'print' && command.type !== 'record')) {
		return;
	}

	const file = path.join(folder, command.destination.file ?? 'printed');
	const destination = {file, isReplacing: true};
	await (command.type === 'print'
		? print(command.format, command.request, destination, text)
		: record({...command, destination}, {language: 'en', text}));
	expect(readFileSync(file, 'utf8')).not.toBe('');
});

const isInstalled = spawnSync('sh', ['-c', 'command -v rsvg-convert']).status === 0;

// Manual: librsvg draws the light scheme; for a dark slide give it a style sheet
test.runIf(isInstalled)('rsvg-convert draws the pictures, also as they are printed, and with another scheme', () => {
	const others = commands.filter((command) => /rsvg-convert|dark\.css/.test(command)).join('\n');
	const script = `set -eo pipefail\n${others.replace('seq 100 110', 'seq 100 100')}\nls *.png`;
	const drawn = execFileSync('bash', ['-c', script], {cwd: folder, env: environmentIn(folder), encoding: 'utf8'});
	expect(drawn).toBe('100.png\nstep-48.png\n');
});
