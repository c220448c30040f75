/** Answers whole numbers from 0 to `below` - 1. */
export type Random = (below: number) => number;

/** A generator of pseudorandom numbers that are the same for the same seed: mulberry32 (Tommy Ettinger, 2017, public domain). */
export function randomFrom(seed: number): Random {
	let state = seed;
	return (below) => {
		state = (state + 0x6d_2b_79_f5) | 0;
		const half = Math.imul(state ^ (state >>> 15), state | 1);
		const whole = half ^ (half + Math.imul(half ^ (half >>> 7), half | 61));
		return Math.floor((((whole ^ (whole >>> 14)) >>> 0) / 2 ** 32) * below);
	};
}

/** Returns the items in random order, each order equally likely (Fisher and Yates). */
export function shuffled<Item>(items: readonly Item[], random: Random): readonly Item[] {
	return items.reduce<readonly Item[]>((placed, item, index) => {
		const at = random(index + 1);
		return [...placed.slice(0, at), item, ...placed.slice(at)];
	}, []);
}
