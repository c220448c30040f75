// Builds dist/: the program, its workers, the library, and the licences of all bundled packages.
import {rmSync, writeFileSync} from 'node:fs';
import {build} from 'esbuild';
import {bundleOptions} from './bundle-options.mjs';
import {licencesOf} from './licences.mjs';

rmSync('dist', {recursive: true, force: true});
const {metafile} = await build({
	...bundleOptions,
	entryPoints: ['source/cli.ts'],
	outdir: 'dist',
	minify: true,
	splitting: true,
	metafile: true,
});
// Built separately: chunks shared with the workers would be more files for the program to load.
await build({
	...bundleOptions,
	entryPoints: ['source/workers/count.ts', 'source/workers/measure.ts', 'source/workers/read.ts'],
	outdir: 'dist',
	minify: true,
});
await build({
	entryPoints: ['source/solver/index.ts'],
	outfile: 'dist/solver/index.js',
	bundle: true,
	format: 'esm',
	platform: 'neutral',
	target: 'node20',
	logLevel: 'warning',
});
writeFileSync('dist/licenses.txt', licencesOf(metafile));
