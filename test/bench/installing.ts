import {spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {type Row, ratioOf} from './row.js';
import {workshop} from './run.js';

export async function installing(): Promise<readonly Row[]> {
	const {stdout} = spawnSync('npm', ['pack', '--ignore-scripts', '--pack-destination', workshop], {encoding: 'utf8'});
	const own = path.join(workshop, stdout.trim());
	const libraries = ['ink@6.8', 'react@19.2', 'meow@14', 'ink-select-input@6.2'];
	return [
		{
			what: 'install',
			against: 'Ink, React, meow, ink-select-input',
			ratio: await ratioOf(
				() => timeToInstall([own]),
				() => timeToInstall(libraries),
				3,
			),
			target: 0.25,
		},
	];
}

function timeToInstall(packages: readonly string[]): number {
	const folder = mkdtempSync(path.join(tmpdir(), 'queens-'));
	try {
		writeFileSync(path.join(folder, 'package.json'), '{}');
		const start = performance.now();
		const {status} = spawnSync('npm', ['install', '--no-audit', '--no-fund', '--cache', 'cache', ...packages], {
			cwd: folder,
		});
		if (status !== 0) {
			throw new Error(`npm cannot install ${packages.join(', ')} here`);
		}

		return performance.now() - start;
	} finally {
		rmSync(folder, {recursive: true});
	}
}
