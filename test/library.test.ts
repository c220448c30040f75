import {execFile} from 'node:child_process';
import {mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import {promisify} from 'node:util';
import {beforeAll, expect, test} from 'vitest';
import {temporaryFolder} from './temporary-folder.js';

const run = promisify(execFile);
const [, example = ''] = /```ts\n(?<code>.*?)```/s.exec(readFileSync('docs/manual.md', 'utf8')) ?? [];
const folder = temporaryFolder();

beforeAll(() => {
	mkdirSync(path.join(folder, 'node_modules'));
	symlinkSync(process.cwd(), path.join(folder, 'node_modules', 'queens-tui'));
	writeFileSync(path.join(folder, 'package.json'), '{"type": "module"}');
	writeFileSync(path.join(folder, 'example.ts'), example);
	writeFileSync(path.join(folder, 'example.js'), example);
});

test('the example of the manual prints the output in its comments', async () => {
	const expected = [...example.matchAll(/console\.log\(.*\); \/\/ (?<output>.*)/g)].map(([, output]) => output);
	expect(expected.length).toBeGreaterThan(2);
	const {stdout} = await run(process.execPath, ['example.js'], {cwd: folder});
	expect(stdout.trimEnd().split('\n')).toEqual(expected);
});

test('the example of the manual compiles, and a wrong argument type is an error', async () => {
	const options = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2023', '--lib', 'es2023,dom'];
	const tsc = path.resolve('node_modules/.bin/tsc');
	writeFileSync(path.join(folder, 'wrong.ts'), example.replace('new Tape(8)', "new Tape('8')"));
	const compiled = run(tsc, [...options, '--types', '', 'example.ts', 'wrong.ts'], {cwd: folder});
	await expect(compiled).rejects.toMatchObject({stdout: expect.stringMatching(/^wrong\.ts\S+ error TS2345: .*\n$/)});
});

// Manual: These eight names and their types are all that is promised.
test('the library exports the names that the manual promises', async () => {
	const {groups} = /import \{(?<names>[^}]*)\} from 'queens-tui'/.exec(example) ?? {};
	const library: object = await import(path.resolve('dist/solver/index.js'));
	expect(Object.keys(library).sort()).toEqual(groups!['names']!.split(', ').sort());
});

test('the library has no imports, and a type declaration for every source file', () => {
	expect(readFileSync('dist/solver/index.js', 'utf8')).not.toMatch(/\bimport\b|\brequire\b/);
	const names = (folder: string, ending: string) =>
		readdirSync(folder, {recursive: true, encoding: 'utf8'}).flatMap((name) =>
			name.endsWith(ending) ? [name.slice(0, -ending.length)] : [],
		);
	expect(names('dist/solver', '.d.ts')).toEqual(names('source/solver', '.ts'));
});
