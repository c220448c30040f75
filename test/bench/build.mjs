// Makes the benchmarks, with Ink as it is in the program, and what they compare it with, with Ink as it is installed.
import {readFileSync} from 'node:fs';
import {build} from 'esbuild';
import {banner, changed} from '../../scripts/package-changes.mjs';

const outdir = 'node_modules/.cache/queens-tui';
const common = {bundle: true, format: 'esm', platform: 'node', outdir, logLevel: 'warning'};
await build({...common, entryPoints: ['test/bench/hello.ts'], packages: 'external'});
await build({
	...common,
	entryPoints: ['test/bench/bench.ts'],
	external: ['@lydell/node-pty', '@xterm/headless'],
	define: {'process.env.NODE_ENV': '"production"'},
	banner,
	plugins: [changed],
});

/** The program without what it asks of Ink and React. */
const defaults = {
	name: 'defaults',
	setup({onLoad}) {
		onLoad({filter: /components\/explore\.tsx$/}, ({path: file}) => ({
			contents: readFileSync(file, 'utf8').replace(/maxFps: \d+,/, ''),
			loader: 'tsx',
		}));
	},
};
await build({
	...common,
	entryPoints: ['source/cli.ts'],
	outdir: `${outdir}/defaults`,
	splitting: true,
	external: ['react-devtools-core'],
	banner,
	plugins: [defaults],
});
