import process from 'node:process';
import chalk from 'chalk';
import fc from 'fast-check';
import {afterEach, vi} from 'vitest';
import {runs} from './runs.js';

// Runs before each file of tests, which share their modules.
chalk.level = 0;
// `npx vitest` sets it: commands would begin with npx.
delete process.env['npm_command'];
fc.configureGlobal({numRuns: runs(30)});

// What a test has replaced does not reach the next one.
afterEach(() => {
	chalk.level = 0;
	vi.restoreAllMocks();
	vi.unstubAllEnvs();
	vi.useRealTimers();
});
