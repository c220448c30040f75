import {execFileSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {Session} from './program/session.js';

let folder = '';
let packed: readonly string[] = [];
const program = () => path.join(folder, 'node_modules/.bin/queens-tui');

/** Does not build, because other tests use dist/ meanwhile. */
beforeAll(() => {
	folder = mkdtempSync(path.join(tmpdir(), 'queens-'));
	const npm = (...parameters: readonly string[]) =>
		execFileSync('npm', [...parameters, '--ignore-scripts', '--loglevel', 'error'], {encoding: 'utf8'});
	const [pack]: {filename: string; files: {path: string}[]}[] = JSON.parse(
		npm('pack', '--json', '--pack-destination', folder),
	);
	packed = pack!.files.map((file) => file.path);
	writeFileSync(path.join(folder, 'package.json'), '{"private": true}');
	npm('install', '--prefix', folder, '--no-audit', '--no-fund', path.join(folder, pack!.filename));
}, 60_000);

afterAll(() => {
	rmSync(folder, {recursive: true});
});

test('the package contains only code, types, the readmes, the manifest and the licences', () => {
	const kinds = new Set(
		packed.map((file) => /^dist\/.*(?<ending>\.d\.ts|\.js)$/.exec(file)?.groups?.['ending'] ?? file),
	);
	expect([...kinds].sort()).toEqual([
		'.d.ts',
		'.js',
		'dist/licenses.txt',
		'license',
		'package.json',
		'readme.md',
		'readme.zh.md',
	]);
	const manifest: {dependencies?: object; scripts: Record<string, string>} = JSON.parse(
		readFileSync('package.json', 'utf8'),
	);
	expect(manifest.dependencies).toBeUndefined();
	expect(Object.keys(manifest.scripts).filter((name) => /install/.test(name))).toEqual([]);
});

test('the changelog has a section for the version of the package', () => {
	const {version}: {version: string} = JSON.parse(readFileSync('package.json', 'utf8'));
	expect(readFileSync('docs/changelog.md', 'utf8')).toContain(`\n## [${version}]`);
});

test('the installed package prints in a pipe', () => {
	expect(execFileSync(program(), ['4', '--print', 'list'], {encoding: 'utf8'})).toBe('1 3 0 2\n2 0 3 1\n');
	expect(execFileSync(program(), ['17', '--print', 'count', '--shard', '1/3000'], {encoding: 'utf8'})).toMatch(
		/^\d+\n$/,
	);
});

test('the installed package explores in a terminal, and measures in a worker thread', async () => {
	const session = new Session(program(), ['--screen', 'compare'], {});
	await session.until('step 0 of 19,924');
	session.press('e');
	await session.until(/\n│ +6 +0\.\d+/);
	session.press('\u0003');
	expect(await session.ended()).toBe(130);
});
