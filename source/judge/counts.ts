/** How often each is there, in the order in which they first come. */
export function countsOf<Key>(keys: Iterable<Key>): ReadonlyMap<Key, number> {
	const counts = new Map<Key, number>();
	for (const key of keys) {
		counts.set(key, (counts.get(key) ?? 0) + 1);
	}

	return counts;
}
