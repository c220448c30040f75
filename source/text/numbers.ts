/** `19,924`, or `?` for what is not known yet. Not by Intl, which takes long to load. */
export function number(count: number | bigint | undefined): string {
	return count === undefined ? '?' : String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');
}

/** Of a row or a column: what a file says can be any number. */
export function squareNumber(value: number): string {
	const digits = String(BigInt(value));
	return digits.length > longestSquareNumber ? `${digits.slice(0, longestSquareNumber - 3)}...` : digits;
}

/** Of an uninitialised integer. */
const longestSquareNumber = '-2147483648'.length;

/** A number with more digits than `longest` becomes a power of ten with two decimals. */
export function large(count: number | bigint | undefined, longest = 18): string {
	const digits = String(count);
	if (count === undefined || digits.length <= longest) {
		return number(count);
	}

	// Fifteen digits are more than enough to round to three.
	const leading = digits.slice(0, 15);
	const [mantissa, exponent] = Number(leading).toExponential(2).split('e+');
	return `${mantissa} * 10^${Number(exponent) + digits.length - leading.length}`;
}

/** Rounded to an integer from 100 on, else to one decimal, or to those that tell it from 1. */
export function ratio(of: number, to: number): string {
	const factor = of / to;
	if (factor >= 99.95) {
		return number(Math.round(factor));
	}

	const close = factor > 1 ? Math.ceil(-Math.log10(factor - 1)) : 2;
	return factor.toFixed(factor < 1.05 ? Math.max(2, close) : 1);
}

/** Only the whole is 100%, and only nothing 0%: there are hundredths close to them, and tenths below 10. */
export function percent(part: number, whole: number): string {
	const share = (100 * part) / whole;
	const distance = Math.min(share, 100 - share);
	if (distance > 0 && distance < 0.01) {
		return share < 50 ? '< 0.01%' : '> 99.99%';
	}

	const decimals = distance === 0 ? 0 : [distance < 1 || share < 10, distance < 1].filter(Boolean).length;
	return `${share.toFixed(decimals)}%`;
}

/** Rounded up: in minutes, or from two hours on in hours. */
export function duration(seconds: number, minutes: string, hours: string): string {
	const [unit, name] = seconds < 7200 ? [60, minutes] : [3600, hours];
	return `${number(Math.ceil(seconds / unit))} ${name}`;
}
