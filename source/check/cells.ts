/** Signs that follow one another in a line, with their places. */
export type Cell = {readonly sign: string; readonly start: number; readonly end: number};
export type Layout = (text: string, size: number) => Iterable<readonly Cell[]>;

/** In a longer line only `|` and brackets divide cells. */
const longest = 4000;

/** `.Q..`, `'.Q..', '...Q'`, `Enter n:.Q..` */
function* joined(text: string, size: number): Generator<readonly Cell[]> {
	for (const {0: token, index} of text.matchAll(/(?:(?<=[\p{L}\d]:)|(?<![^\s,;/'"()[\]{}|]))[^\s,;/'"()[\]{}|]+/gu)) {
		if (token.length <= 4 * size) {
			yield [...token].map((sign) => ({sign, start: index, end: index + token.length}));
		}
	}
}

/** `. Q . .`, `'.', 'Q'`, `False True`, `0. 1.`, `Q1 ..` */
function* apart(text: string): Generator<readonly Cell[]> {
	let cells: Cell[] = [];
	for (const {0: token, 1: single, 2: double, index} of text.matchAll(
		/'([^',\s]*|\s*)'|"([^",\s]*|\s*)"|[[\](){}|]|[^\s,;/'"[\](){}|:]*:|[^\s,;/'"[\](){}|:]+/g,
	)) {
		if (/[[\](){}|]/.test(token[0]!)) {
			yield cells;
			cells = [];
		} else {
			cells.push({sign: signOf(single ?? double ?? token), start: index, end: index + token.length});
		}
	}

	yield cells;
}

/** `| Q |   |`, `1 |_|Q|_|_|`, `Q & & &`, boards side by side. */
function* barred(text: string, size: number): Generator<readonly Cell[]> {
	const bare = text.replace(/\\\\\s*$/, '');
	const isDivider = (sign: string) => {
		const parts = bare.split(sign);
		return parts.length >= size && (sign === '|' || parts.some((part) => part.trim() === ''));
	};
	const bar = text.length > longest ? '|' : ['|', '&', '\t', ',', ';'].find(isDivider);
	if (bar === undefined) {
		return;
	}

	let start = 0;
	const cells = bare.split(bar).map((part): Cell => {
		const end = start + part.length;
		const cell = {sign: signOf(part.trim().replace(/^['"(](.*)['")]$/u, '$1')), start, end};
		start = end + 1;
		return cell;
	});
	const inner = cells.length - 2;
	if (
		inner > size &&
		(inner + 1) % (size + 1) === 0 &&
		cells.every(({sign}, at) => at % (size + 1) > 0 || sign === '')
	) {
		for (let from = 1; from < inner; from += size + 1) {
			yield cells.slice(from, from + size);
		}
	} else if (cells.length === size) {
		yield cells;
	} else if (inner === size || inner === size + 1) {
		yield cells.slice(inner + 1 - size, -1);
	} else {
		yield cells.slice(Number(cells[0]!.sign === ''));
	}
}

/** Blanks are cells, too: ` .Q. . `. */
function* blank(raw: string, size: number): Generator<readonly Cell[]> {
	const text = /^\s*(\d{1,2})(.*)\1$/.exec(raw)?.[2] ?? raw.replace(/^\s*\d{1,2}[.:]? /, '');
	const signs = text.length > 3 * size ? [] : [...text, ...' '.repeat(Math.max(0, size - text.length))];
	const isCell = /^(?:[ QqXxOoDRVФ]|\p{Script=Han}|[^\p{L}\p{N}[\](){},;"'\s/|])$/u;
	if (
		text.trim() !== '' &&
		signs.slice(size).every((sign) => sign === ' ') &&
		signs.slice(0, size).every((sign) => isCell.test(sign))
	) {
		yield signs.slice(0, size).map((sign) => ({sign: sign.trim(), start: 0, end: raw.length}));
	}
}

export const layouts = {joined, apart, barred, blank} satisfies Record<string, Layout>;

/** Of `Q1` and `Q2`, `##` and `###` the same. */
function signOf(token: string): string {
	const sign = token.trim();
	return sign.length < 2
		? sign
		: sign
				.replace(/^([^\p{L}\p{N}])(.)\1$/u, '$2')
				.replace(/^([^\p{N}\s]+)\d+$/u, '$1')
				.replace(/^([^\p{L}\p{N}])\1+$/u, '$1');
}
