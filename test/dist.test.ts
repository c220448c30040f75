import {mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync} from 'node:fs';
import {builtinModules} from 'node:module';
import path from 'node:path';
import process from 'node:process';
import {beforeAll, expect, test} from 'vitest';
import {run} from './processes.js';
import {temporaryFolder} from './temporary-folder.js';

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

const names = readdirSync('dist').filter((name) => name.endsWith('.js'));
const files = new Map(names.map((name) => [name, readFileSync(`dist/${name}`, 'utf8')]));

function loadedWith(name: string): string[] {
	const own = files.get(name) ?? '';
	const chunks = [...own.matchAll(/(?:import|from)\s*"\.\/([^"]+)"/g)].map(([, chunk = '']) => chunk);
	return [name, ...chunks.flatMap(loadedWith)];
}

const sourceOf = (names: readonly string[]) => names.map((name) => files.get(name)).join('\n');

test('the bundle contains the production build of React', () => {
	const all = sourceOf([...files.keys()]);
	expect(all.includes('Minified React error')).toBe(true);
	expect(all.includes('Each child in a list should have a unique')).toBe(false);
});

const licences = readFileSync('dist/licenses.txt', 'utf8');

test('every bundled package has a licence text', () => {
	const sections = licences.split(/^-{80}$/m).map((section) => section.trim());
	expect(sections.pop()).toBe('');
	expect(sections.length).toBeGreaterThan(30);
	const permission = /Permission is hereby granted|Permission to use, copy, modify|Redistribution and use/;
	for (const section of sections) {
		const [heading = '', ...text] = section.split('\n\n');
		expect(heading).toMatch(/^\S+ \d+\.\d+\.\d+ \(\S+\)$/);
		expect(text.join('\n\n'), heading).toMatch(permission);
	}

	expect(sections.some((section) => section.startsWith('yoga-layout '))).toBe(true);
});

test('the licences of the packages that meow contains are in dist/licenses.txt', () => {
	const bundled = readFileSync('node_modules/meow/build/licenses.md', 'utf8');
	expect(bundled).toContain('Name: yargs-parser\n');
	expect(licences).toContain(bundled.trim());
});

test('printing loads neither React nor Ink', () => {
	const printing = sourceOf(loadedWith('cli.js'));
	expect(printing).toContain('queens-tui/1');
	expect([...files.keys()]).toContain('count.js');
	expect(/Minified React error|yoga|ink-box/i.test(printing)).toBe(false);
});

test('the program needs only Node at run time', () => {
	const explorers = [...files.keys()].filter((name) => /^(?:explore|record)/.test(name));
	const imports = sourceOf(['cli.js', ...explorers].flatMap(loadedWith)).matchAll(
		/\bimport\s*(?:[\w${},*\s]+?from\s*)?["'](?<name>[@\w][\w@/:-]*)["']/g,
	);
	const names = [...imports].map((match) => match.groups?.['name'] ?? '');
	expect(names.length).toBeGreaterThan(5);
	expect(names.filter((name) => !builtinModules.includes(name.replace(/^node:/, '')))).toEqual([]);
});
