import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';

const allowed: Readonly<Record<string, readonly string[]>> = {
	solver: [],
	terminal: ['text'],
	text: ['solver'],
	judge: ['solver', 'text'],
	explorer: ['solver', 'text'],
	screens: ['components', 'explorer', 'judge', 'run', 'solver', 'text'],
	workers: ['solver'],
	app: ['components', 'explorer', 'run', 'screens', 'solver', 'terminal', 'text'],
	components: ['explorer', 'solver', 'text'],
	print: ['explorer', 'solver', 'terminal', 'text'],
	run: ['check', 'judge', 'solver', 'terminal', 'text'],
	check: ['judge', 'print', 'solver', 'terminal', 'text'],
	record: ['app', 'components', 'explorer', 'print', 'screens', 'solver', 'terminal', 'text'],
	'command-line': ['check', 'app', 'explorer', 'print', 'record', 'run', 'solver', 'text'],
	'.': ['check', 'app', 'command-line', 'print', 'record', 'run', 'terminal', 'text'],
};

const files = readdirSync('source', {recursive: true, encoding: 'utf8'}).filter((file) => /\.tsx?$/.test(file));
const contentsOf = (file: string) => readFileSync(path.join('source', file), 'utf8');
const imports = files.flatMap((file) =>
	[...contentsOf(file).matchAll(/(?:from|import\()\s*'([^']+)'/g)].map(([, target = '']) => {
		// package.json is no source file.
		const isSource = target.startsWith('.') && !target.endsWith('.json');
		return {file, target, resolved: isSource ? resolve(file, target) : undefined};
	}),
);

function resolve(file: string, target: string): string {
	const name = path.join(path.dirname(file), target).replace(/\.js$/, '');
	return files.find((each) => each.replace(/\.tsx?$/, '') === name) ?? `missing: ${name}`;
}

function folderOf(file: string): string {
	return path.dirname(file).split(path.sep)[0] ?? '.';
}

test('imports run one way', () => {
	const wrong = imports
		.flatMap(({file, resolved}) => (resolved ? [{file, from: folderOf(file), to: folderOf(resolved)}] : []))
		.filter(({from, to}) => from !== to && !allowed[from]?.includes(to));
	expect(wrong).toEqual([]);
});

test('no screen imports another', () => {
	const screenOf = (file: string) => /^screens\/(?<screen>[^/]+)\//.exec(file)?.groups?.['screen'];
	const crossing = imports.filter(({file, resolved = ''}) => {
		const [from, to] = [screenOf(file), screenOf(resolved)];
		return from && to && from !== to && to !== 'steps';
	});
	expect(crossing).toEqual([]);
});

test('only the app, the screens and the components know React and Ink', () => {
	const users = imports.filter(({target}) => /^(?:react|ink)/.test(target)).map(({file}) => folderOf(file));
	expect([...new Set(users)].sort()).toEqual(['app', 'components', 'screens']);
});

test('one file writes to standard error, which escapes what could act on the terminal', () => {
	// A program for the user calls console.log.
	const users = files.filter(
		(file) => file !== path.join('text', 'own-program.ts') && /\bstderr\b|\bconsole\.\w+\(/.test(contentsOf(file)),
	);
	expect(users).toEqual(['terminal/standard-error.ts']);
});

test('shown text is padded by its width in cells', () => {
	expect(files.filter((file) => /\.pad(?:Start|End)\(/.test(contentsOf(file)))).toEqual([]);
});

/** English texts: the types of other languages, and the messages of errors. */
const english = /^text\/en(?:\.ts|\/)/;

test('only the texts themselves name the English ones: all else takes the texts in use', () => {
	const users = files.filter((file) => {
		const values = contentsOf(file).matchAll(
			/\b(?:import|export)\b(?! type\b)(?:[^';]*\bfrom)?[\s(]*'(?<target>[^']+)'/g,
		);
		return [...values].some(({groups}) => english.test(resolve(file, groups?.['target'] ?? '')));
	});
	expect(users.filter((file) => folderOf(file) !== 'text')).toEqual([]);
});
