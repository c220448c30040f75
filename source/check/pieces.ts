import type {Line} from './units.js';

/** The inside of an innermost bracket, also over several lines; a whole line; or what is outside the brackets of a line. */
export type Piece = {
	readonly kind: 'group' | 'line' | 'outside';
	readonly from: Line;
	readonly to: Line;
	readonly text: string;
	/** Nothing else is in its lines but brackets and commas; of a line: it has numbers only. */
	readonly isBare: boolean;
};

/** Full-width signs become ASCII, the lines of drawn grids `|`, `-` and `+`, and `\n` in a string `/`. */
export function plain(raw: string): string {
	const text = raw.replaceAll('\\n', '/');
	return /^[\t -~]*$/.test(text)
		? text
		: text
				.normalize('NFKC')
				.replace(/[│┃║¦]/g, '|')
				.replace(/[─━═╌┄┈]/g, '-')
				.replace(/[┌┐└┘├┤┬┴┼╔╗╚╝╠╣╦╩╬╭╮╰╯]/g, '+')
				.replace(/[“”‘’]/g, "'")
				.replace(/[【「]/g, '[')
				.replace(/[】」]/g, ']')
				.replace(/、/g, ',');
}

const square = String.raw`[[({][^\d[\](){}]{0,12}\d+[^\d[\](){}]{1,12}\d+\s*[\])}]`;
/** `(0, 0), (1, 4)`, `{row: 0, col: 0}, {row: 1, col: 4}` */
const squares = new RegExp(String.raw`${square}(?:(?:,\s*|[^\S\n]|[;|>-])*${square})+`, 'g');

/** ` 0: 0 ,  1: 4 ` */
function withoutBrackets(run: string): string {
	return run.replace(new RegExp(square, 'g'), (each) => each.replace(/[^\d\n]/g, ' ').replace(/(?<=\d) /, ':'));
}

export function piecesOf(lines: readonly Line[]): readonly Piece[] {
	const all = lines.map(({text}) => withBrackets(text)).join('\n');
	const {groups, outside} = groupsIn(all.replace(squares, withoutBrackets));
	const hasWords = outside.map((text) => /[\p{L}\d]/u.test(text));
	let next = 0;
	let lastOfGroups = -1;
	return lines.flatMap((from, at): readonly Piece[] => {
		const beginning: Piece[] = [];
		for (; groups[next]?.first === at; next++) {
			const {first, last, ...group} = groups[next]!;
			const isBare = !hasWords.slice(first, last + 1).includes(true);
			beginning.push({kind: 'group', from, to: lines[last]!, isBare, ...group});
			lastOfGroups = last;
		}

		const isIn = at <= lastOfGroups;
		const text = isIn ? outside[at]!.replace(/[[\](){}]/g, ' ') : outside[at]!;
		const isBare = !isIn && /^\s*-?\d+(?:[\s,;]+-?\d+)*[\s,;]*$/.test(text);
		return [...beginning, {kind: isIn ? 'outside' : 'line', from, to: from, text, isBare}];
	});
}

type Group = Pick<Piece, 'text'> & {readonly first: number; readonly last: number};

/** The insides of innermost brackets, and the lines without them. */
function groupsIn(all: string): {readonly groups: readonly Group[]; readonly outside: readonly string[]} {
	const groups: Group[] = [];
	let outside = '';
	let [first, end] = [0, 0];
	for (const {0: found, index} of all.matchAll(/[[({][^[\](){}]{0,4000}[\])}]/g)) {
		const text = found.slice(1, -1);
		if (isData(text)) {
			const gap = all.slice(end, index);
			first += lineEndsIn(gap);
			const last = first + lineEndsIn(found);
			groups.push({first, last, text});
			outside += gap + found.replace(/[^\n]/g, ' ');
			[first, end] = [last, index + found.length];
		}
	}

	return {groups, outside: (outside + all.slice(end)).split('\n')};
}

function lineEndsIn(text: string): number {
	return text.split('\n').length - 1;
}

/** Not in words: `solve(depth)` is no group, `{ row: 0, col: 1 }` and `[Q.., ..Q]` are. */
function isData(inside: string): boolean {
	const words =
		inside.match(/\p{L}{2,}/gu)?.filter((word) => !/^(?:true|false|row|column|col|[qxoy]+)$/i.test(word)) ?? [];
	return words.length === 0 && (/\d|[^\p{L}\s]/u.test(inside) || /^[^\S\n]*$/.test(inside));
}

/** `[ ][Q][ ][ ]` becomes a row, and four squares or more like `a1` or `Qa1` become `(1,1)`. */
function withBrackets(text: string): string {
	if (!/\[|[a-z]\d/i.test(text)) {
		return text;
	}

	const square = /(?<!\w)Q?([a-z])(\d{1,2})(?!\w)/gi;
	const columns = [...text.matchAll(square)].map(([, letter = '']) => columnOf(letter));
	return columns.length < 4 || columns.some((column) => column > columns.length)
		? text.replace(/^\s*(?:\[[^[\]]?\]\s*){4,}$/u, (cells) => cells.replace(/\]\s*\[|[[\]]/g, '|'))
		: text.replace(square, (_, letter: string, row: string) => `(${row},${columnOf(letter)})`);
}

function columnOf(letter: string): number {
	return letter.toLowerCase().charCodeAt(0) - 96;
}

/** A frame, hyphens between boards, the names of columns, or brackets: it says nothing. */
export function isNeutral(text: string): boolean {
	// Most lines that are asked for are sentences.
	if (/\p{L}{2}.*\s.*\p{L}{2}/u.test(text)) {
		return false;
	}

	const bare = text.replace(/[\s[\](){},;'"|]/g, '').toLowerCase();
	const isRule = /^[-=_*+~#:.<>/\\]*$/.test(bare) && new Set(bare).size < 2;
	// `0 1 2 3`, `(index) | 0 | 1 | 2`, `a b c d`
	const isHeading = isCounted(text) || (bare.length > 1 && 'abcdefghijklmnopqrstuvwxyz'.startsWith(bare));
	return isRule || isHeading || /^[-=_+:]*$/.test(bare);
}

/** `solution,row 0,row 1,row 2`, 第1行,第2行,第3行. */
export function namesColumns(text: string): boolean {
	return isCounted(text) && /^\D*\p{L}\D*(?:\d+\D*\p{L}\D*)+\d+\D*$/u.test(text);
}

function isCounted(text: string): boolean {
	const numbers = (text.match(/\d+/g) ?? []).map(Number);
	return numbers.length > 2 && numbers[0]! < 2 && numbers.every((each, at) => each === at + numbers[0]!);
}
