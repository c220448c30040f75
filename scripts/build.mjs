// Makes dist/ of the sources: the program with its threads, the library, and the licences of all that is bundled.
import {rmSync, writeFileSync} from 'node:fs';
import {build} from 'esbuild';
import {licencesOf} from './licences.mjs';
import {banner, changed} from './package-changes.mjs';

rmSync('dist', {recursive: true, force: true});
const common = {
	bundle: true,
	minify: true,
	format: 'esm',
	platform: 'node',
	target: 'node20',
	define: {'process.env.NODE_ENV': '"production"'},
	banner,
	plugins: [changed],
	logLevel: 'warning',
};
const {metafile} = await build({
	...common,
	entryPoints: ['source/cli.ts'],
	outdir: 'dist',
	splitting: true,
	metafile: true,
});
// Each on its own: what the threads share with the program would be more files for it to load.
await build({...common, entryPoints: ['source/workers/count.ts', 'source/workers/growth.ts'], outdir: 'dist'});
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
