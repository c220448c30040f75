import {execFileSync} from 'node:child_process';
import {readFileSync, symlinkSync} from 'node:fs';
import path from 'node:path';
import {beforeAll, expect, test} from 'vitest';
import manifest from '../package.json' with {type: 'json'};
import {Session} from './program/session.js';
import {temporaryFolder} from './temporary-folder.js';

const folder = temporaryFolder();
const program = path.join(folder, 'queens-tui');
let packed: readonly string[] = [];

/** As npm does it, because there are no dependencies. Does not build, because other tests use dist/ meanwhile. */
beforeAll(() => {
	const parameters = ['pack', '--json', '--ignore-scripts', '--loglevel', 'error', '--pack-destination', folder];
	const [pack]: {filename: string; files: {path: string}[]}[] = JSON.parse(
		execFileSync('npm', parameters, {encoding: 'utf8'}),
	);
	packed = pack!.files.map((file) => file.path);
	execFileSync('tar', ['-xzf', pack!.filename], {cwd: folder});
	symlinkSync(path.join(folder, 'package', manifest.bin['queens-tui']), program);
}, 60_000);

test('the package contains only code, types, the readmes, the manuals, the manifest and the licences', () => {
	const kinds = new Set(packed.map((file) => /^dist\/.*(\.d\.ts|\.js)$/.exec(file)?.[1] ?? file));
	const expected =
		'.d.ts .js dist/licenses.txt docs/manual.md docs/manual.zh.md license package.json readme.md readme.zh.md';
	expect([...kinds].sort()).toEqual(expected.split(' '));
	expect(manifest).not.toHaveProperty('dependencies');
	// npm warns of scripts that it may run where the package is installed.
	expect(Object.keys(manifest.scripts).filter((name) => /install|^prepare$/.test(name))).toEqual([]);
});

test('the changelog has a section for the version of the package', () => {
	expect(readFileSync('docs/changelog.md', 'utf8')).toContain(`\n## [${manifest.version}]`);
});

test('the installed package explores in a terminal', async () => {
	const session = new Session(program, []);
	await session.until('New here?');
	session.press('\u0003');
	expect(await session.ended()).toBe(130);
});

test('the installed package counts in worker threads', () => {
	const parameters = ['16', '--print', 'count', '--shard', '1/3000'];
	expect(execFileSync(program, parameters, {encoding: 'utf8'})).toMatch(/^\d+\n$/);
});
