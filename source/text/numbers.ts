/** A count with separators, `19,924`. Not by Intl, which takes longer to load than everything else at the start. */
export function number(count: number | bigint): string {
	return String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');
}

/** A number that may be very long: with 19 digits or more as a power of ten with two decimals. */
export function large(count: bigint): string {
	const digits = count.toString();
	if (digits.length < 19) {
		return number(count);
	}

	// Fifteen digits are more than enough to round to three.
	const [mantissa, exponent] = Number(digits.slice(0, 15)).toExponential(2).split('e+');
	return `${mantissa} * 10^${Number(exponent) + digits.length - 15}`;
}

/** A total. While it is not known, the part that is known, with a `+`. */
export function total(known: number, isAll: boolean): string {
	return isAll ? number(known) : `${number(known)}+`;
}
