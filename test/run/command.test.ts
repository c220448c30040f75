import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import {expect, test} from 'vitest';
import {ownProgram} from '../../source/run/command.js';
import {temporaryFolder} from '../temporary-folder.js';

const folder = temporaryFolder();
const {execPath: node} = process;

test.each([
	['queens.PY', 'python3 queens.PY 4'],
	['a/queens.mjs', `${node} a/queens.mjs 4`],
	['q.cjs', `${node} q.cjs 4`],
	['Queens.java', 'java Queens.java 4'],
	['q.c', 'gcc q.c /t/flush.c -o /t/queens -lm && /t/queens 4'],
	['q.cc', 'g++ q.cc /t/flush.cpp -o /t/queens && /t/queens 4'],
	['q.cpp', 'g++ q.cpp /t/flush.cpp -o /t/queens && /t/queens 4'],
	['q.go', 'go build -o /t/queens q.go && /t/queens 4'],
	['q.rs', 'rustc --edition 2021 q.rs -o /t/queens && /t/queens 4'],
	['q.rb', 'ruby q.rb 4'],
	['-c.py', 'python3 ./-c.py 4'],
	["it's.py", "python3 it's.py 4"],
	['./queens', 'sh -c ./queens 4'],
	['python3 -W 0 queens.py', 'sh -c python3 -W 0 queens.py 4'],
	['python3 queens.py 8 ', 'sh -c python3 queens.py 4'],
	['./queens8', 'sh -c ./queens8 4'],
])('%s is run in the usual way, with the size as its last argument', (typed, line) => {
	const {compile, run} = ownProgram(typed, '/t');
	const commands = compile ? [compile, run(4)] : [run(4)];
	expect(commands.map((words) => words.join(' ')).join(' && ')).toBe(line);
});

test('a name with blanks is a file where it exists', () => {
	const file = path.join(folder, 'my $(touch X) queens.py');
	expect(ownProgram(file, '/t').isFile).toBe(false);
	writeFileSync(file, '');
	expect(ownProgram(file, '/t').run(4)).toEqual(['python3', file, '4']);
});

test('the line to print is that of the language, also of a command, and its files are those that it names', () => {
	const typed = ['q.py', 'q.ts', 'q.cc', 'q.go', 'q.rs', 'ruby package.json q.rb', './q'];
	const lines = typed.map((each) => ownProgram(each, '/t').toPrint.split(/[( ]/)[0]);
	expect(lines.join(' ')).toBe('print console.log printf fmt.Printf println! puts print');
	const {files} = ownProgram(String.raw`/bin/sh package.json "a b.rb" 'c d.py' e\ f.js`, '/t');
	expect(files).toEqual(['package.json', 'a b.rb', 'c d.py', 'e f.js']);
});

// Manual: TypeScript by Node from 22.18 or by an installed tsx
test('TypeScript is run by an installed tsx where Node does not run it', () => {
	const runner = (file: string) => ownProgram(file, '/t').run(4).slice(0, -2);
	const [major = 0] = process.versions.node.split('.').map(Number);
	const file = path.join(folder, 'q.ts');
	expect(runner(file)).toEqual(major > 22 ? [node] : ['tsx']);
	const tsx = path.join(folder, 'node_modules', 'tsx');
	mkdirSync(tsx, {recursive: true});
	writeFileSync(path.join(tsx, 'package.json'), '{"exports": "./loader.mjs"}');
	writeFileSync(path.join(tsx, 'loader.mjs'), '');
	expect(runner(file)).toEqual(major > 22 ? [node] : [node, '--import', expect.stringMatching(/^file:.*loader\.mjs$/)]);
});
