import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import {describe, expect, test} from 'vitest';
import {Session} from './session.js';
import {fastest, prepareShells} from './shell.js';

const {keys} = Session;
const {expectCleanEnd, folder, inShell, untilTestEnds, programId} = prepareShells();

describe('the terminal is restored after', () => {
	test.each([
		['q', 'q', 0],
		['Ctrl+C', keys.interrupt, 130],
	])('%s', async (_, key, status) => {
		const shell = await inShell();
		shell.press(keys.right, key);
		await expectCleanEnd(shell, status);
	});

	test.each([
		['SIGTERM', 143],
		['SIGHUP', 129],
		['SIGINT', 130],
		['SIGQUIT', 131],
	] as const)('%s during playback', async (signal, status) => {
		const shell = await inShell('12 -s search --mouse');
		shell.press(fastest, ' ');
		await shell.until('playing');
		await shell.until(() => shell.hasMouse);
		process.kill(programId(), signal);
		await expectCleanEnd(shell, status);
		// No late frame reaches the main screen.
		expect(shell.text).not.toContain('3 Search');
	});

	test.each(['render', 'key', 'timer', 'rejection'])('an exception in a %s', async (fault) => {
		const set = `${folder}/${fault}`;
		const environment = {
			NODE_OPTIONS: `--import ${path.resolve('test/program/fault.mjs')}`,
			FAULT: fault,
			FAULT_SET: set,
		};
		const shell = await inShell('--mouse', {environment});
		await shell.until('Solution 1 of 92');
		await shell.until(() => shell.hasMouse);
		process.kill(programId(), 'SIGURG');
		await shell.until(() => existsSync(set));
		shell.press(keys.right);
		await expectCleanEnd(shell, 1);
		expect(shell.text).toContain('queens-tui: something went wrong: a fault set by a test');
		expect(shell.text).not.toContain(' at ');
	});

	test('an exception in a worker', async () => {
		const environment = {NODE_OPTIONS: `--import ${path.resolve('test/program/fault.mjs')}`, FAULT: 'worker'};
		const shell = await inShell('-s compare', {environment});
		shell.press('e');
		await expectCleanEnd(shell, 1);
		expect(shell.text).toContain('queens-tui: something went wrong: a fault set by a test');
		expect(shell.text).not.toContain('Compare');
	});
});

test.skipIf(!existsSync('/proc/self/task'))(
	'measuring and stopping several times leaves no thread running',
	async () => {
		const session = untilTestEnds(Session.explore(['13', '--screen', 'compare']));
		await session.until('13 queens');
		const threads = () => readdirSync(`/proc/${session.process}/task`).length;
		const before = threads();
		for (const start of ['e', ' ', ' ', ' ']) {
			session.press(start);
			await session.until(/Measuring N = \d+ with/);
			await session.until(() => threads() > before);
			session.press(' ');
			await session.until('Stopped.');
		}

		await session.until(() => threads() === before);
	},
);

test.skipIf(!existsSync('/proc/self/task'))('a large board is read in threads, which end with it', async () => {
	const session = untilTestEnds(Session.explore(['13', '--screen', 'search']));
	// It is read to its end, without threads.
	await session.until('step 0 of 69,238,804');
	const threads = () => readdirSync(`/proc/${session.process}/task`).length;
	const before = threads();
	session.press('+', '+', '+', '+', '+');
	await session.until(() => threads() > before);
	session.press('-', '-', '-', '-', '-');
	await session.until(() => threads() === before);
	session.press('+', '+', '+', '+', '+');
	await session.until(() => threads() > before);
	session.press('q');
	await session.until(() => session.exit !== undefined);
	expect(session.exit).toMatchObject({exitCode: 0});
});
