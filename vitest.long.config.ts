import {defineConfig} from 'vitest/config';
import usual from './vitest.config.js';

/** The long tests, which `npm test` leaves out: its own tests do the same at a smaller scale. */
export default defineConfig({...usual, test: {...usual.test, include: ['test/**/*.long.ts']}});
