import type {Layout} from './cells.js';
import {countsOf} from './units.js';

/** Of which rows are made. */
export type Signs = {readonly queen: string; readonly all: ReadonlySet<string>};

export const queenSigns = [
	'♛',
	'♕',
	'👑',
	'Q',
	'q',
	'皇',
	'后',
	'1',
	'1.',
	'T',
	'True',
	'true',
	'TRUE',
	'X',
	'x',
	'*',
	'#',
];
const emptySigns = /^(?:[.0_·□⬜F-]|0\.0*|false|)$/i;
export const isDigit = (sign: string) => /^\d/.test(sign);

/** The queen is a known sign, or another, that most rows have exactly once. Undefined if these are no rows of a board. */
export function signsIn(sample: readonly string[], layout: Layout, size: number): Signs | undefined {
	const rows = sample.flatMap((text) =>
		[...layout(text, size)].flatMap((cells) =>
			rowIn(
				cells.map(({sign}) => sign),
				size,
			),
		),
	);
	const all = countsOf(rows.flat());
	const once = countsOf(
		rows.flatMap((row) => [...countsOf(row)].flatMap(([sign, count]) => (count === 1 && sign !== '' ? [sign] : []))),
	);
	const greatest = Math.max(0, ...once.values());
	const isKnown = queenSigns.some((sign) => all.has(sign));
	const often = [...once]
		.filter(
			([sign, count]) => count * 10 >= greatest * 7 && count * 4 >= rows.length && !(isKnown && emptySigns.test(sign)),
		)
		.map(([sign]) => sign);
	const rarest = (signs: readonly string[]) => signs.toSorted((one, other) => all.get(one)! - all.get(other)!)[0];
	const queen =
		queenSigns.find((sign) => often.includes(sign)) ??
		rarest(often) ??
		queenSigns.find((sign) => all.has(sign)) ??
		rarest([...all.keys()].filter((sign) => !emptySigns.test(sign)));
	const own = rows.filter(
		(row) => queen !== undefined && row.indexOf(queen) >= 0 && row.indexOf(queen) === row.lastIndexOf(queen),
	);
	const counts = countsOf((own.length > 0 ? own : rows).flat());
	// A sign here and there is no square.
	const isRare = (count: number) => counts.size === 3 && count * 20 < rows.length;
	const signs = new Set([queen ?? 'Q', ...[...counts].flatMap(([sign, count]) => (isRare(count) ? [] : sign))]);
	const digits = [...signs].filter(isDigit);
	const areNumbers =
		isDigit(queen ?? '') &&
		!(signs.size === 2 && signs.has('')) &&
		(digits.length < signs.size || signs.size > 3 || !digits.every((digit) => /^[012](?:\.0*)?$/.test(digit)));
	const isOfOne = signs.size === 1 && !queenSigns.includes(queen ?? '');
	return rows.length === 0 || isOfOne || areNumbers ? undefined : {queen: queen ?? 'Q', all: signs};
}

/** n cells: all of a line, or all but a label or a prefix; no words. */
function rowIn(signs: readonly string[], size: number): readonly (readonly string[])[] {
	const isLabel = (sign = '') => /^(?:\d{1,2}|[a-z])[.:)]?$/i.test(sign);
	// `Row 1: . Q . .`
	const isPrefix = (sign: string | undefined) => sign === undefined || isLabel(sign) || /.:$/.test(sign);
	const end = signs.length - Number(!isPrefix(signs.at(-size - 1)) && isLabel(signs.at(-1)));
	const row = isPrefix(signs[end - size - 1]) ? signs.slice(Math.max(0, end - size), end) : [];
	const kinds = new Set(row);
	const letters = [...kinds].filter((sign) => /^\p{L}$/u.test(sign));
	const isWord =
		letters.length > 2 ||
		(letters.length === kinds.size &&
			![...countsOf(row).values()].includes(size - 1) &&
			!letters.some((sign) => 'QqXx'.includes(sign)));
	const isOfQueen = kinds.size < 4 || row.filter((sign) => sign !== '' && 'Qq♛♕👑'.includes(sign)).length === 1;
	return row.length === size && !isWord && isOfQueen && row.every((sign) => sign.length < 13 && !/\d\p{L}/u.test(sign))
		? [row]
		: [];
}
