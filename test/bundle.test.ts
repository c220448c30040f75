import {readdirSync, readFileSync} from 'node:fs';
import {builtinModules} from 'node:module';
import {expect, test} from 'vitest';

const names = readdirSync('dist').filter((name) => name.endsWith('.js'));
const files = new Map(names.map((name) => [name, readFileSync(`dist/${name}`, 'utf8')]));

function loadedWith(name: string): string[] {
	const own = files.get(name) ?? '';
	const chunks = [...own.matchAll(/(?:import|from)\s*"\.\/(?<chunk>[^"]+)"/g)].map(
		(match) => match.groups?.['chunk'] ?? '',
	);
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
