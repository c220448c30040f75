import {spawn, spawnSync} from 'node:child_process';
import {mkdirSync} from 'node:fs';
import path from 'node:path';
import process from 'node:process';

export const workshop = path.resolve('node_modules/.cache/queens-tui');
mkdirSync(workshop, {recursive: true});

export const node = process.execPath;
export const program = path.resolve('dist/cli.js');

/** In milliseconds; the output goes to a pipe that is read at full speed. */
export async function timeOf(command: string, parameters: readonly string[]): Promise<number> {
	const start = performance.now();
	const child = spawn(command, parameters, {stdio: ['ignore', 'pipe', 'inherit']});
	child.stdout.resume();
	const status = await new Promise((resolve, reject) => {
		child.on('error', reject);
		child.on('close', resolve);
	});
	if (status !== 0) {
		throw new Error(`${command} ${parameters.join(' ')} has failed`);
	}

	return performance.now() - start;
}

/** Undefined if the compiler is missing. */
export function compiled(compiler: string, parameters: readonly string[], source: string): string | undefined {
	const target = path.join(workshop, path.parse(source).name);
	const {status} = spawnSync(compiler, [...parameters, '-o', target, path.resolve('test/bench', source)]);
	return status === 0 ? target : undefined;
}

export function stepShown(screen: string): number {
	const {groups} = /step (?<step>[\d,]+) of/.exec(screen) ?? {};
	return Number(groups?.['step']?.replaceAll(',', '') ?? 0);
}
