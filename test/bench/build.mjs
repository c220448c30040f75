// Builds the benchmarks with the changed Ink of the program, and the programs to compare with, with Ink as installed.
import {readFileSync} from 'node:fs';
import {build} from 'esbuild';
import {bundleOptions} from '../../scripts/bundle-options.mjs';

const outdir = 'node_modules/.cache/queens-tui';
await build({...bundleOptions, entryPoints: ['test/bench/hello.ts'], outdir, plugins: [], packages: 'external'});
await build({
	...bundleOptions,
	entryPoints: ['test/bench/bench.ts'],
	outdir,
	external: ['@lydell/node-pty', '@xterm/headless'],
});

/**
 * The program without what it asks of Ink and React.
 *
 * @type {import('esbuild').Plugin}
 */
const defaults = {
	name: 'defaults',
	setup({onLoad}) {
		onLoad({filter: /app\/explore\.tsx$/}, ({path: file}) => ({
			contents: readFileSync(file, 'utf8').replace(/maxFps: \d+,/, ''),
			loader: 'tsx',
		}));
	},
};
await build({
	...bundleOptions,
	entryPoints: ['source/cli.ts'],
	outdir: `${outdir}/defaults`,
	splitting: true,
	define: {},
	external: ['react-devtools-core'],
	plugins: [defaults],
});
