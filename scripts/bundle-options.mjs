import {esbuildPlugin} from './plugins.mjs';

/**
 * Options for bundling code that uses Ink: with the production build of React and the changed packages.
 *
 * @satisfies {import('esbuild').BuildOptions}
 */
export const bundleOptions = {
	bundle: true,
	format: 'esm',
	platform: 'node',
	target: 'node20',
	define: {'process.env.NODE_ENV': '"production"'},
	// Bundled CommonJS packages call require(), which ES modules lack.
	banner: {
		js: "import {createRequire as requireFrom} from 'node:module'; const require = requireFrom(import.meta.url);",
	},
	plugins: [esbuildPlugin],
	logLevel: 'warning',
};
