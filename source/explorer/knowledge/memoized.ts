/** Computes the value of each list of arguments once, unless it is undefined. When there are more than `most`, all are forgotten. */
export function memoized<Parameters extends readonly unknown[], Value>(
	compute: (...parameters: Parameters) => Value,
	most = 1000,
): (...parameters: Parameters) => Value {
	const values = new Map<string, Value>();
	return (...parameters) => {
		const key = JSON.stringify(parameters);
		const value = values.get(key) ?? compute(...parameters);
		if (!values.has(key) && values.size >= most) {
			values.clear();
		}

		values.set(key, value);
		return value;
	};
}
