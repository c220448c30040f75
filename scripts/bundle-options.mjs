import {esbuildPlugin} from './plugins.mjs';

/**
 * How code is bundled that uses Ink: with the production build of React, and the packages as they are changed.
 *
 * @satisfies {import('esbuild').BuildOptions}
 */
export const bundleOptions = {
	bundle: true,
	format: 'esm',
	platform: 'node',
	target: 'node20',
	define: {'process.env.NODE_ENV': '"production"'},
	// Packages in CommonJS call require().
	banner: {
		js: "import {createRequire as requireFrom} from 'node:module'; const require = requireFrom(import.meta.url);",
	},
	plugins: [esbuildPlugin],
	logLevel: 'warning',
};
