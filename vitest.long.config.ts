import {defineConfig} from 'vitest/config';
import usual from './vitest.config.js';

/** The long tests, which `npm test` leaves out: its own tests do the same at a smaller scale. The random frames and keys run longer. */
export default defineConfig({
	...usual,
	test: {
		...usual.test,
		include: [
			'test/**/*.long.ts',
			'test/app/frames.test.ts',
			'test/app/keys.test.tsx',
			'test/screens/scroll.test.ts',
			'test/screens/search/posed.test.ts',
			'test/screens/solutions/solutions.test.tsx',
		],
		env: {RUNS: '500'},
		testTimeout: 600_000,
	},
});
