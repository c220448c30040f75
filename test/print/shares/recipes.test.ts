import {spawn, spawnSync} from 'node:child_process';
import {once} from 'node:events';
import {mkdtempSync, readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import {beforeEach, expect, test} from 'vitest';
import {environmentIn, temporaryFolder} from '../../temporary-folder.js';

const total = '14200\n';
const shares = ['1', '2', '3'];

const recipes = /^## Counting$.*?^## /ms
	.exec(readFileSync('docs/manual.md', 'utf8'))![0]
	.split('\n')
	.filter((line) => line.startsWith('    '))
	.map((line) => line.trim().replaceAll('21 --print', '12 --print').replaceAll('64', '3').replace('one,two', ':'));

const recipe = (words: string) => recipes.filter((each) => each.includes(words)).join('; ');

const all = temporaryFolder();
let folder = '';
let environment: NodeJS.ProcessEnv = {};

beforeEach(() => {
	folder = mkdtempSync(path.join(all, 'test-'));
	environment = environmentIn(folder);
});

function shell(script: string) {
	const {status, stdout, stderr} = spawnSync('bash', ['-c', script], {
		cwd: folder,
		env: environment,
		encoding: 'utf8',
		input: '',
	});
	return {status, stdout, stderr};
}

const files = () => readdirSync(folder).filter((name) => name.endsWith('.json'));
const sum = recipe('--from *.json');

test('a loop over the shares continues after it was killed, and loses no more than one share', async () => {
	const child = spawn('bash', ['-c', recipe('for i in')], {
		cwd: folder,
		env: environment,
		detached: true,
		stdio: 'ignore',
	});
	await expect.poll(() => files().length, {timeout: 10_000, interval: 5}).toBeGreaterThan(0);
	process.kill(-child.pid!, 'SIGKILL');
	await once(child, 'close');

	const whole = files();
	expect(whole.length).toBeLessThan(3);
	const missing = shares.filter((share) => !whole.includes(`${share}.json`));
	expect(shell(sum)).toMatchObject({
		status: 1,
		stdout: '',
		stderr: expect.stringContaining(`${missing.length} of 3 shares ${missing.length === 1 ? 'is' : 'are'} missing: `),
	});
	const times = () => whole.map((name) => statSync(path.join(folder, name)).mtimeMs);
	const before = times();
	expect(shell(`${recipe('for i in')}; ${sum}`)).toEqual({status: 0, stdout: total, stderr: ''});
	expect(times()).toEqual(before);
});
