// Makes the benchmarks, with Ink as it is in the program, and what they compare it with, with Ink as it is installed.
import {build} from 'esbuild';
import {banner, changed} from '../../source/changes.mjs';

const common = {
	bundle: true,
	format: 'esm',
	platform: 'node',
	outdir: 'node_modules/.cache/queens-tui',
	logLevel: 'warning',
};
await build({...common, entryPoints: ['test/bench/hello.ts'], packages: 'external'});
await build({
	...common,
	entryPoints: ['test/bench/bench.ts'],
	external: ['@lydell/node-pty', '@xterm/headless', 'esbuild'],
	define: {'process.env.NODE_ENV': '"production"'},
	banner,
	plugins: [changed],
});
