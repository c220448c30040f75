/** Something large that is computed a turn at a time, in the background. */
export type Reading = {
	/** Advances for about so many milliseconds. */
	readonly advance: (milliseconds: number) => void;
	readonly isDone: boolean;
	/** How much is done, from 0 to 1. */
	readonly progress: number;
};

/** For a number nobody waits longer than so many milliseconds of work; then the machine gets its rest. */
const patience = 300_000;
/** After so long the progress tells whether that will do. */
const trial = 3000;

const spent = new WeakMap<Reading, number>();

/** Reads on, and remembers how long that has been going on. */
export function readOn(reading: Reading, milliseconds: number): void {
	reading.advance(milliseconds);
	spent.set(reading, (spent.get(reading) ?? 0) + milliseconds);
}

/** Whether waiting for the end is hopeless. */
export function isOutOfReach(reading: Reading): boolean {
	const work = spent.get(reading) ?? 0;
	return !reading.isDone && (work > patience || (work > trial && work / reading.progress > patience));
}
