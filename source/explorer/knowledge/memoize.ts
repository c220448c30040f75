/** The value of the key, computed once. When there are more than `most` values, all are forgotten. */
export function memoize<Key, Value>(values: Map<Key, Value>, key: Key, compute: () => Value, most = 1000): Value {
	const known = values.get(key);
	if (known !== undefined) {
		return known;
	}

	const value = compute();
	if (values.size >= most) {
		values.clear();
	}

	values.set(key, value);
	return value;
}
