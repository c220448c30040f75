import process from 'node:process';

export const isLong = 'RUNS' in process.env;

/** RUNS=500 draws 500 examples for a property that usually has 30, for others in proportion, and tries all combinations. */
export function runs(usual: number): number {
	return Math.ceil((usual * Number(process.env['RUNS'] ?? 30)) / 30);
}
