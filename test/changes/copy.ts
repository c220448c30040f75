import {execFileSync, spawnSync} from 'node:child_process';
import {cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import process from 'node:process';

/** A copy of the sources, to be changed, compiled, built and run. */
export class Copy {
	readonly folder = mkdtempSync(path.join(tmpdir(), 'queens-tui-copy-'));

	constructor() {
		for (const name of ['source', 'scripts', 'package.json', 'tsconfig.json']) {
			cpSync(name, path.join(this.folder, name), {recursive: true});
		}

		symlinkSync(path.resolve('node_modules'), path.join(this.folder, 'node_modules'));
	}

	/** Adds a file. */
	add(file: string, contents: string): void {
		const name = path.join(this.folder, file);
		mkdirSync(path.dirname(name), {recursive: true});
		writeFileSync(name, contents);
	}

	/** Replaces each text with the other in a file, in which each stands exactly once. */
	edit(file: string, ...changes: readonly (readonly [from: string, to: string])[]): void {
		const name = path.join(this.folder, file);
		const contents = changes.reduce(
			(text, [from, to]) => {
				if (text.split(from).length !== 2) {
					throw new Error(`'${from}' stands ${text.split(from).length - 1} times in ${file}`);
				}

				return text.replace(from, () => to);
			},
			readFileSync(name, 'utf8'),
		);
		writeFileSync(name, contents);
	}

	/** The messages of the compiler; empty if there are none. */
	compile(): string {
		const compiler = path.resolve('node_modules/.bin/tsc');
		const {stdout} = spawnSync(compiler, [], {cwd: this.folder, encoding: 'utf8'});
		return stdout;
	}

	build(): void {
		execFileSync(process.execPath, ['scripts/build.mjs'], {cwd: this.folder});
	}

	/** The output of the program. */
	print(...parameters: readonly string[]): string {
		return execFileSync(process.execPath, [this.program, ...parameters], {encoding: 'utf8'});
	}

	get program(): string {
		return path.join(this.folder, 'dist/cli.js');
	}

	remove(): void {
		rmSync(this.folder, {recursive: true, force: true});
	}
}
