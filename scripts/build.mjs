// Makes dist/ of the sources: the program with its threads, the library, and the licences of all that is bundled.
import {readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {build} from 'esbuild';
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
writeFileSync('dist/licenses.txt', licences(Object.values(metafile.outputs)));

/** The licence of every package that has come into the bundle, by name. */
function licences(outputs) {
	const files = outputs.flatMap(({inputs}) => Object.keys(inputs).filter((file) => inputs[file].bytesInOutput > 0));
	const folders = files.map((file) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0]).filter(Boolean);
	return [...new Set(folders)].sort().map(licenceOf).join('\n');
}

function licenceOf(folder) {
	const {name, version, license} = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
	const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each));
	const text = file ? readFileSync(path.join(folder, file), 'utf8').trim() : '';
	return `${name} ${version} (${license})\n\n${text}\n\n${'-'.repeat(80)}\n`;
}
