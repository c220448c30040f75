// Builds dist/: the program, its workers, the library, and the licences of all bundled packages.
import {rmSync, writeFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {build} from 'esbuild';
import {bundleOptions} from './bundle-options.mjs';
import {licencesOf} from './licences.mjs';

/**
 * Whatever is loaded on demand imports the start of the program, which is there by then. esbuild puts modules into one file
 * if the same entry points import them; without this, the start is eleven files. Gain: 5 % of `--help`.
 *
 * @type {import('esbuild').Plugin}
 */
const startInOneFile = {
	name: 'start-in-one-file',
	setup({onLoad, onResolve}) {
		onResolve({filter: /^\./}, ({kind, path, resolveDir}) =>
			kind === 'dynamic-import' ? {path: join(resolveDir, path), namespace: 'on-demand'} : undefined,
		);
		onResolve({filter: /^start$/}, () => ({path: resolve('source/cli.ts')}));
		onLoad({filter: /./, namespace: 'on-demand'}, ({path}) => ({
			contents: `import 'start'; export * from ${JSON.stringify(path)};`,
			resolveDir: '.',
		}));
	},
};

rmSync('dist', {recursive: true, force: true});
const {metafile} = await build({
	...bundleOptions,
	entryPoints: ['source/cli.ts'],
	outdir: 'dist',
	minify: true,
	splitting: true,
	metafile: true,
	plugins: [...bundleOptions.plugins, startInOneFile],
});
// Built separately: chunks shared with the workers would be more files for the program to load.
await build({
	...bundleOptions,
	entryPoints: ['source/workers/count.ts'],
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
