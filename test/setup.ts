import chalk from 'chalk';
import fc from 'fast-check';
import {runs} from './runs.js';

// Runs before each file of tests, which share their modules.
chalk.level = 0;
fc.configureGlobal({numRuns: runs(30)});
