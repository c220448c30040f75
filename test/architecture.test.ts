import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';

/** Which folders each folder of the source may import from, besides itself; the files beside the folders are the program's top. */
const allowed: Readonly<Record<string, readonly string[]>> = {
	solver: [],
	explorer: ['solver'],
	text: ['explorer', 'solver'],
	print: ['solver', 'terminal', 'text'],
	panels: ['explorer', 'solver', 'text'],
	terminal: [],
	workers: ['explorer', 'solver'],
	components: ['explorer', 'panels', 'solver', 'terminal', 'text', 'workers'],
	'command-line': ['components', 'explorer', 'print', 'solver', 'text'],
	'.': ['command-line', 'components', 'explorer', 'print', 'solver', 'terminal', 'text'],
};

const files = readdirSync('source', {recursive: true, encoding: 'utf8'}).filter((file) => /\.tsx?$/.test(file));
const imports = files.flatMap((file) =>
	[...readFileSync(path.join('source', file), 'utf8').matchAll(/(?:from|import\()\s*'(?<target>[^']+)'/g)].map(
		(match) => ({
			file,
			target: match.groups?.['target'] ?? '',
		}),
	),
);
const folderOf = (file: string) => path.dirname(file).split(path.sep)[0] ?? '.';

test('imports run one way', () => {
	const wrong = imports
		.filter(({target}) => target.startsWith('.'))
		.map(({file, target}) => ({file, from: folderOf(file), to: folderOf(path.join(path.dirname(file), target))}))
		.filter(({from, to}) => from !== to && !allowed[from]?.includes(to));
	expect(wrong).toEqual([]);
});

test('every folder is known here', () => {
	expect([...new Set(files.map(folderOf))].sort()).toEqual(Object.keys(allowed).sort());
});

test('only the components know React and Ink, and the terminal the shape of its keys', () => {
	const users = imports.filter(({target}) => /^(?:react|ink)/.test(target)).map(({file}) => folderOf(file));
	expect([...new Set(users)].sort()).toEqual(['components', 'terminal']);
});

test('the solver imports nothing but itself', () => {
	const fromSolver = imports.filter(({file}) => folderOf(file) === 'solver');
	const wrong = fromSolver.filter(
		({file, target}) => !target.startsWith('.') || folderOf(path.join(path.dirname(file), target)) !== 'solver',
	);
	expect(fromSolver.length).toBeGreaterThan(50);
	expect(wrong).toEqual([]);
});

test('from outside, the solver is known by its index', () => {
	const inner = imports.filter(
		({file, target}) => folderOf(file) !== 'solver' && /\/solver\/(?!index\.js$)/.test(target),
	);
	expect(inner).toEqual([]);
});
