import {mkdirSync, mkdtempSync, rmSync, symlinkSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import process from 'node:process';
import {afterAll, onTestFinished} from 'vitest';

/** A folder for the tests of a file. It is removed after the last of them. */
export function temporaryFolder(): string {
	const folder = mkdtempSync(path.join(tmpdir(), 'queens-'));
	afterAll(() => rmSync(folder, {recursive: true}));
	return folder;
}

/** Makes it the current folder until the test ends. */
export function workIn(folder: string): void {
	const before = process.cwd();
	onTestFinished(() => process.chdir(before));
	process.chdir(folder);
}

/** An environment in which `queens-tui` is the built program, by a link in `.bin` in this folder. */
export function environmentIn(folder: string): NodeJS.ProcessEnv {
	const bin = path.join(folder, '.bin');
	mkdirSync(bin);
	symlinkSync(path.resolve('dist/cli.js'), path.join(bin, 'queens-tui'));
	return {...process.env, HOME: folder, PATH: `${bin}:${process.env['PATH']}`};
}
