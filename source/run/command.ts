import {existsSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import process from 'node:process';
import {pathToFileURL} from 'node:url';
import type {CodeId} from '../solver/search/listing.js';
import {traceLines} from '../text/own-program.js';

/** A program and its arguments: no shell reads them. */
export type Words = readonly [program: string, ...words: string[]];

export type OwnProgram = {
	/** A file, or a command for the shell. */
	readonly typed: string;
	readonly isFile: boolean;
	readonly files: readonly string[];
	/** The language of the lesson that is most like its own. */
	readonly code: CodeId;
	/** After each test of a square. */
	readonly toPrint: string;
	readonly compile: Words | undefined;
	readonly run: (size: number) => Words;
};

/** Most mistakes show with 4 queens; a right program for 9 makes more tests than are kept. */
export const runSizes = {least: 1, usual: 4, most: 8};

export const isWindows = process.platform === 'win32';

type Runner = {
	readonly code: CodeId;
	readonly run: string;
	readonly compile?: string;
	readonly toPrint?: string;
};

const node = {code: 'typescript', run: '{node} {file}'} as const;
const cpp = {code: 'cpp', run: '{binary}', compile: 'g++ {file} {folder}/flush.cpp -o {binary}'} as const;

const runners: Readonly<Record<string, Runner>> = {
	py: {code: 'python', run: isWindows ? 'py {file}' : 'python3 {file}'},
	js: node,
	mjs: node,
	cjs: node,
	ts: node,
	java: {code: 'java', run: 'java {file}'},
	c: {...cpp, compile: 'gcc {file} {folder}/flush.c -o {binary} -lm'},
	cc: cpp,
	cpp,
	go: {...cpp, compile: 'go build -o {binary} {file}', toPrint: 'fmt.Printf("[%d][%d]=%t\\n", row, col, safe)'},
	rs: {
		...cpp,
		compile: 'rustc --edition 2021 {file} -o {binary}',
		toPrint: 'println!("[{row}][{col}]={safe}");',
	},
	rb: {code: 'python', run: 'ruby {file}', toPrint: 'puts "[#{row}][#{col}]=#{safe}"'},
};

const ofC = `#include <stdio.h>
__attribute__((constructor)) static void flush_lines(void) { setvbuf(stdout, NULL, _IOLBF, BUFSIZ); }
`;

/** Files in the temporary folder. They run with the program: what it prints before it is stopped must not be lost. */
export const flushing = {
	'flush.c': ofC,
	'flush.cpp': ofC,
	'flush.cjs': 'process.stdout._handle?.setBlocking?.(true);\n',
};

export function environmentOf(folder: string): NodeJS.ProcessEnv {
	const {env} = process;
	const ofNode = `--require ${JSON.stringify(path.join(folder, 'flush.cjs'))}`;
	return {
		...env,
		NODE_OPTIONS: `${env['NODE_OPTIONS'] ?? ''} ${ofNode}`,
		PYTHONUNBUFFERED: '1',
		PYTHONUTF8: '1',
		// Python keeps a compiled module for a second, even if its source is saved meanwhile.
		PYTHONDONTWRITEBYTECODE: '1',
	};
}

function suffixOf(file: string): string {
	return path.extname(file).slice(1).toLowerCase();
}

/** Undefined for a file in a language that the lesson does not have. */
export function lessonCode(file: string): CodeId | undefined {
	const {code, toPrint} = runners[suffixOf(file)] ?? {};
	return toPrint === undefined ? code : undefined;
}

export function ownProgram(typed: string, folder: string): OwnProgram {
	const runner = runners[suffixOf(typed)];
	// `python3 queens.py` ends like a file.
	if (!runner || (/\s/.test(typed) && !existsSync(typed))) {
		return typedCommand(typed);
	}

	const values: Readonly<Record<string, string>> = {
		// A name such as -c.py is no option.
		file: typed.startsWith('-') ? `./${typed}` : typed,
		node: process.execPath,
		folder,
		binary: path.join(folder, isWindows ? 'queens.exe' : 'queens'),
	};
	const filled = (template: string) =>
		template.split(' ').map((word) => word.replace(/\{(\w+)\}/, (_, name: string) => values[name]!)) as [string];
	const run = suffixOf(typed) === 'ts' ? [...typescriptRunner(typed), typed] : filled(runner.run);
	return {
		typed,
		isFile: true,
		files: [typed],
		code: runner.code,
		toPrint: runner.toPrint ?? traceLines[runner.code],
		compile: runner.compile === undefined ? undefined : filled(runner.compile),
		run: (size) => [...(run as [string]), String(size)],
	};
}

/** The size is its last argument, in place of a number that stands there. */
function typedCommand(typed: string): OwnProgram {
	const words = [...typed.matchAll(/"([^"]*)"|'([^']*)'|((?:\\.|[^\s'"])+)/g)].map(
		([, double, single, bare = '']) => double ?? single ?? bare.replace(/\\(.)/g, '$1'),
	);
	const files = words.filter((word) => suffixOf(word) in runners || (!path.isAbsolute(word) && existsSync(word)));
	const {code, toPrint} = files.map((file) => runners[suffixOf(file)]).find(Boolean) ?? runners['py']!;
	return {
		typed,
		isFile: false,
		files,
		code,
		toPrint: toPrint ?? traceLines[code],
		compile: undefined,
		run(size) {
			const line = `${typed.replace(/\s+\d+\s*$/, '')} ${size}`;
			return isWindows ? ['cmd', '/d', '/s', '/c', `"${line}"`] : ['sh', '-c', line];
		},
	};
}

/** Node since 22.18, else tsx, if it is installed. */
function typescriptRunner(file: string): Words {
	if ('typescript' in process.features && process.features.typescript) {
		return [process.execPath];
	}

	try {
		return [process.execPath, '--import', pathToFileURL(createRequire(path.resolve(file)).resolve('tsx')).href];
	} catch {
		return ['tsx'];
	}
}
