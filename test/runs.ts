/** RUNS=500 draws this many examples for a property, and tries all combinations; a failure reports its seed. */
export const isLong = 'RUNS' in process.env;

export function runs(usual: number): number {
	return Number(process.env['RUNS'] ?? usual);
}
