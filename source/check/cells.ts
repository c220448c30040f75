import {isNeutral} from './pieces.js';
import {countsOf, most} from './units.js';

/** The signs of a row. */
export type Cells = readonly string[];
/** Of boards side by side, each has its cells. */
export type Abreast = readonly Cells[];

const mostSigns = 3;
const longest = 400;

/** Letters that no sign has, nor `true` and `false`. */
const foreign = /[cghijkmpvyz]/;

/** The rows of a line or of a bracket, one below the other. */
export function rowsIn(text: string): readonly Abreast[] {
	// A sentence, or `+---+---+`.
	if ((foreign.test(text) && !/[\d:]/.test(text)) || /^[-=_\s]*[+|][-=_+|\s]*[-=_][-=_+|\s]*$/.test(text)) {
		return [];
	}

	const bare = text.trim();
	const quoted = [...text.matchAll(/(["'])(.*?)\1/g)].flatMap(([, , inside = '']) => inside.split('/').filter(Boolean));
	const tokens = quoted.length > 0 ? quoted : bare.split(/[\s,]+/);
	// A board in one bracket: `Q..., ..Q., ...`, or quoted. A row may have a square too many or too few.
	const rows = tokens.map((token) => [...token]);
	const width = most(countsOf(rows.map(({length}) => length))) ?? 0;
	const isList = rows.length % width === 0 || (rows.length > 3 && text.includes(','));
	if (width > 3 && isList && rows.every((row) => Math.abs(row.length - width) < 2 && areCells(row))) {
		return rows.map((row) => [row.length === width ? row : [...row.slice(0, width - 1), '?']]);
	}

	// Side by side: `Q . . .    . Q . .`
	const parts = bare.split(/\s{2,}|\t|\s[|]\s/).map((part) => cellsIn(part) ?? []);
	if (parts.length > 1 && parts.every(({length}) => length > 3 && length === parts[0]!.length)) {
		return [parts];
	}

	const row = cellsIn(text);
	return row ? [[row]] : [];
}

function cellsIn(text: string): Cells | undefined {
	if (text.length > longest) {
		return undefined;
	}

	const bare = text
		.trim()
		// `row 0: . Q . .`, `8 Q . . . 8`, `1. -*--`, `0 | Q . |`, `| 0 | 'Q' | '.' |`
		.replace(
			/^[^:]*[\p{L}\d]\s*:\s+(?=\S)|^\d{1,2}(?:[.)]\s+(?=\D)|\s*(?=\|)|\s+(?=[^\s\d]))|^\|\s*\d{1,2}\s*(?=\|\s*[^\s\d])/u,
			'',
		)
		.replace(/(?<=[^\s\d,;|]\s+)\d{1,2}$/, '')
		.trim()
		.replace(/^\||\|$/g, '');
	if (foreign.test(bare)) {
		return undefined;
	}

	const squares = bare.includes('|') ? bare.split('|') : bare.split(/[\s,;/]+/).filter(Boolean);
	const signs = squares.map((square) => {
		const sign = square.trim().replace(/^(["'])(.*)\1$/, '$2');
		// `True`, `1.`, `0.0`
		const [first = ' '] = sign.trim();
		return /^(?:true|false|[01]\.0?)$/i.test(sign) ? first.toUpperCase() : sign.trim() || ' ';
	});
	// `"Q.."` is a row of signs, but `101-` counts boards.
	const cells = signs.length === 1 ? [...signs[0]!] : signs;
	const isMixed = signs.length === 1 && /\d/.test(signs[0]!) && /\D/.test(signs[0]!);
	return areCells(cells) && !isMixed ? cells : undefined;
}

/** Few different signs, no numbers but 0 and 1, and no words. */
function areCells(cells: Cells): boolean {
	const signs = [...new Set(cells)];
	return (
		cells.length > 0 &&
		signs.length <= mostSigns &&
		signs.every((sign) => /^(?:[QqXxOoTFWwBbEeNnD]|\p{Script=Han}|[^\p{L}\d[\](){},;"']|[01])$/u.test(sign))
	);
}

/** Squares of one, two or three characters, of which blanks are squares, too: ` .Q. . `, `░░♕ ░░`. */
export function blocksIn(raw: string, width: number, length: number): readonly Abreast[] {
	if (foreign.test(raw)) {
		return [];
	}

	// Also full-width blanks, as NFKC makes them ASCII.
	const signs = [...raw.normalize('NFKC')];
	const isRow = signs.length <= length && signs.length > length - width && raw.trim() !== '';
	const blocks = Array.from({length: isRow ? length / width : 0}, (_, at) =>
		signs.slice(at * width, (at + 1) * width).join(''),
	).map((block) => block.trim());
	const cells = blocks.map((block) => [...block][0] ?? ' ');
	return isRow && blocks.every((block) => new Set(block).size < 2) && areCells(cells) ? [[cells]] : [];
}

/** How much a line that is no row separates two rows: 1 a rule or a bracket, 2 a blank line, 3 words. */
export function strengthOf(text: string, raw: string): 1 | 2 | 3 {
	const isBlank = text.trim() === '';
	if (isBlank && !/[[\](){}]/.test(raw)) {
		return 2;
	}

	return isBlank || isNeutral(text) ? 1 : 3;
}
