import fc from 'fast-check';

/** RUNS=500 draws this many examples for a property, and tries all combinations; a failure reports its seed. */
export const isLong = 'RUNS' in process.env;

export function runs(usual: number): number {
	return Number(process.env['RUNS'] ?? usual);
}

// Vitest loads this file before each file of tests.
fc.configureGlobal({numRuns: runs(30)});
