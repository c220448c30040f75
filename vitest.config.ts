import {availableParallelism} from 'node:os';
import {defineConfig} from 'vitest/config';
import {vitePlugin} from './scripts/plugins.mjs';

/** The packages that are changed, and those that import them: Node alone would load them as they are installed. */
const inlined =
	/\/node_modules\/(?:ink|ink-select-input|ink-testing-library|cli-truncate|wrap-ansi|widest-line|string-width|@alcalzone\/ansi-tokenize)\//;

// React as it is shipped. Its development build takes twice the time of a frame.
process.env['NODE_ENV'] = 'production';

export default defineConfig({
	// What packages say of their source maps is no concern of the tests.
	logLevel: 'error',
	plugins: [vitePlugin],
	test: {
		server: {deps: {inline: [inlined]}},
		// Nothing in the sources is shared between tests. Each worker loads the whole app once.
		maxWorkers: availableParallelism(),
		isolate: false,
		setupFiles: ['test/setup.ts'],
		// npx sets it for vitest, too.
		env: {npm_command: ''},
		// Several times what any test needs: on a busy machine all take longer. With RUNS=500 some tests run longer.
		testTimeout: 60_000,
	},
});
