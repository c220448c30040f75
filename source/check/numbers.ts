/** Numbers of a text: their values and places, and what stands between one and the next. */
export type Numbers = {
	readonly values: readonly number[];
	readonly starts: readonly number[];
	readonly ends: readonly number[];
	readonly gaps: readonly string[];
};
/** Another way to write the numbers of lists of n. */
export type Notation = (text: string, size: number) => string;

const asPrinted: Notation = (text) => text;
/** `1302` */
const digitsApart: Notation = (text, size) =>
	text.replace(/(?<![\d.,])\d{4,9}(?!\d)/g, (number) => (number.length === size ? [...number].join('~') : number));
/** `b1`, `Qb1` */
const namesAsNumbers: Notation = (text) =>
	text.replace(
		/(?<!\w)Q?([a-z])(\d{1,2})(?!\w)/gi,
		(_, letter: string, row: string) => `${row}~${letter.toLowerCase().charCodeAt(0) - 96}`,
	);
export const notations = [asPrinted, digitsApart, namesAsNumbers];

export function numbersIn(text: string): Numbers {
	const [values, starts, ends]: [number[], number[], number[]] = [[], [], []];
	const gaps: string[] = [];
	for (const {0: number, index} of text.matchAll(/(?<=^|[\s[({,=:;|])-1(?!\d)|\d+/g)) {
		if (values.length > 0) {
			gaps.push(gapOf(text.slice(ends.at(-1), index)));
		}

		values.push(Number(number));
		starts.push(index);
		ends.push(index + number.length);
	}

	return {values, starts, ends, gaps};
}

const knownGaps = new Map<string, string>();

/** Blanks are one; a letter alone is a name, which may differ. */
function gapOf(text: string): string {
	const known = knownGaps.get(text);
	if (known !== undefined) {
		return known;
	}

	const gap =
		text
			.replace(/\s+/g, ' ')
			.replace(/(?<!\p{L})\p{L}(?!\p{L})/gu, '@')
			.replace(/(?<=[^\w ]) | (?=[^\w ])/g, '') || ' ';
	if (knownGaps.size < 1000 && text.length < 100) {
		knownGaps.set(text, gap);
	}

	return gap;
}

/** Of squares, whichever of their numbers is the row, in any order of the rows. */
export function columnsOf(values: readonly number[]): readonly number[] | undefined {
	const rows = values.filter((_, at) => at % 2 === 0);
	const columns = values.filter((_, at) => at % 2 === 1);
	const inOrder = (keys: readonly number[], others: readonly number[]) => {
		const base = Math.min(...keys);
		const isEach = (base === 0 || base === 1) && keys.every((_, row) => keys.includes(row + base));
		return isEach ? keys.map((_, row) => others[keys.indexOf(row + base)]!) : undefined;
	};
	return inOrder(rows, columns) ?? inOrder(columns, rows);
}

/** -1 is no queen. Rows of a matrix have only 0 and 1. */
export function areColumns(
	lists: readonly {readonly columns: readonly number[]}[],
	size: number,
	base: number,
): boolean {
	const inside = (from: number, to: number) =>
		lists.filter(({columns}) => columns.every((column) => column >= from && column <= to)).length;
	const isIn = (from: number, to: number) => inside(from, to) === lists.length;
	const [from, to] = [base === 0 ? -1 : 1, size - 1 + base];
	return (
		inside(from, to) * 3 > lists.length * 2 && (isIn(from, to) || lists.length > 2) && (!isIn(-1, 1) || isIn(-1, -1))
	);
}

/** Names of columns, or numbers of solutions: 0, 1, 2, or 1, 2, 3. */
export function areCounting(values: readonly number[]): boolean {
	return values[0]! < 2 && values.every((value, at) => value === at + values[0]!);
}
