import type {Line} from './units.js';

/** The inside of an innermost bracket, also over several lines; a whole line; or what is outside the brackets of a line. */
export type Piece = {
	readonly kind: 'group' | 'line' | 'outside';
	readonly from: Line;
	readonly to: Line;
	readonly text: string;
	/** Before a group: since the group before it. */
	readonly gap: string;
	/** Of a group: nothing else is in its lines but brackets and commas. */
	readonly isBare: boolean;
};

const longestGroup = 4000;
const longestGap = 200;

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

export function piecesOf(lines: readonly Line[]): readonly Piece[] {
	const pieces: Piece[] = [];
	let gap = '';
	for (let at = 0; at < lines.length; at++) {
		const from = lines[at]!;
		const {text} = from;
		// `[0, 4, 7, 5],`: most lines that have brackets are one group.
		const [, inside, comma] = /^\s*[[({]([\d\s,.'"-]*)[\])}](,?)\s*$/.exec(text) ?? [];
		if (inside !== undefined) {
			pieces.push({kind: 'group', from, to: from, text: inside, gap: `${gap}\n`, isBare: true});
			gap = comma!;
		} else if (/[[({]|[a-z]\d/i.test(text)) {
			const all = textsFrom(lines, at);
			const found = groupsIn(all.join('\n'), gap);
			pieces.push(...all.flatMap((each, by) => piecesIn(each, by, found, (index) => lines[at + index]!)));
			at += all.length - 1;
			gap = found.end.slice(-longestGap);
		} else {
			pieces.push({kind: 'line', from, to: from, text, gap: '', isBare: false});
			gap = `${gap}\n${text}`.slice(-longestGap);
		}
	}

	return pieces;
}

/** The groups that begin in a line, and the line without groups. */
function piecesIn(
	text: string,
	at: number,
	{groups, outside}: Found,
	lineAt: (index: number) => Line,
): readonly Piece[] {
	const from = lineAt(at);
	const isIn = groups.some(({first, last}) => first <= at && at <= last);
	const beginning = groups
		.filter(({first}) => first === at)
		.map(({first, last, ...group}): Piece => {
			const isBare = !/[\p{L}\d]/u.test(outside.slice(first, last + 1).join(''));
			return {kind: 'group', from, to: lineAt(last), isBare, ...group};
		});
	const rest = isIn ? outside[at]!.replace(/[[\](){}]/g, ' ') : text;
	return [...beginning, {kind: isIn ? 'outside' : 'line', from, to: from, text: rest, gap: '', isBare: false}];
}

/** A line, with those below it into which an innermost bracket goes on. */
function textsFrom(lines: readonly Line[], start: number): readonly string[] {
	const texts = [withBrackets(lines[start]!.text)];
	let open = openIn(texts[0]!);
	let openedAt = 0;
	while (open && open.length < longestGroup && lines[start + texts.length]) {
		const next = withBrackets(lines[start + texts.length]!.text);
		open = openIn(`${open}\n${next}`);
		openedAt = open && open.length <= next.length ? texts.length : openedAt;
		texts.push(next);
	}

	// A bracket that is never closed begins no group.
	return open ? texts.slice(0, Math.max(1, openedAt)) : texts;
}

function openIn(text: string): string | undefined {
	return /[[({][^[\](){}]*$/.exec(text)?.[0];
}

type Group = Pick<Piece, 'text' | 'gap'> & {readonly first: number; readonly last: number};

type Found = {readonly groups: readonly Group[]; readonly outside: readonly string[]; readonly end: string};

function groupsIn(all: string, before: string): Found {
	const groups: Group[] = [];
	let outside = '';
	let gap = `${before}\n`;
	let [first, end] = [0, 0];
	for (const {0: found, index} of all.matchAll(/[[({][^[\](){}]{0,4000}[\])}]/g)) {
		if (isData(found.slice(1, -1)) && !/^.\s*\n\s*.$/.test(found)) {
			const between = all.slice(end, index);
			first += lineEndsIn(between);
			const last = first + lineEndsIn(found);
			groups.push({first, last, text: found.slice(1, -1), gap: gap + between});
			outside += between + found.replace(/[^\n]/g, ' ');
			[first, end, gap] = [last, index + found.length, ''];
		}
	}

	return {groups, outside: (outside + all.slice(end)).split('\n'), end: gap + all.slice(end)};
}

function lineEndsIn(text: string): number {
	return text.split('\n').length - 1;
}

/** Not in words: `solve(depth)` is no group, `{ row: 0, col: 1 }` and `[Q.., ..Q]` are. */
function isData(inside: string): boolean {
	const words = inside.match(/\p{L}{2,}/gu)?.filter((word) => !/^(?:true|false|row|col|column|x|y)$/i.test(word)) ?? [];
	return words.length === 0 && (/\d|[^\p{L}\s]/u.test(inside) || inside.trim() === '');
}

/** Without brackets that are no lists, and with some for squares of a chess board. */
function withBrackets(text: string): string {
	const bare = text
		// Go: `[]int{1, 3, 0, 2}`
		.replace(/(?:\[\d{0,9}\]){1,4}[A-Za-z]\w{0,30}(?=\s{0,9}\{)/g, '')
		// PHP: `[1000] => Array`
		.replace(/\[\d{3,9}\](?=\s*=>)/g, '')
		// R: `[1] 1 5 8`, ` [1,] 1 5 8`
		.replace(/^\s*\[\d+,?\](?=\s+[\d-])/, '')
		// `[ ][Q][ ][ ]`
		.replace(/^\s*(?:\[[^[\]]?\]\s*){4,}$/u, (cells) => cells.replace(/\]\s*\[|[[\]]/g, '|'));
	// Four or more like `a1` or `Qa1` become `(1,1)`.
	const square = /(?<!\w)Q?([a-z])(\d{1,2})(?!\w)/gi;
	const columns = [...bare.matchAll(square)].map(([, letter = '']) => columnOf(letter));
	return columns.length < 4 || columns.some((column) => column > columns.length)
		? bare
		: bare.replace(square, (_, letter: string, row: string) => `(${row},${columnOf(letter)})`);
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

	const bare = text.replace(/[\s[\](){},;'"]/g, '');
	const isRule = /^[-=_*+~#|:.<>/\\]*$/.test(bare) && new Set(bare).size < 2;
	return isRule || /^[-=_+|:]*$/.test(bare) || isHeading(text, bare);
}

/** `0 1 2 3`, `(index) | 0 | 1 | 2`, `a b c d`. */
function isHeading(text: string, bare: string): boolean {
	const letters = bare.replace(/\|/g, '').toLowerCase();
	return (
		namesColumns(text) ||
		(isCounted(text) && !/\p{L}/u.test(text.replace(/\(\w+\)/, ''))) ||
		(letters.length > 1 && 'abcdefghijklmnopqrstuvwxyz'.startsWith(letters))
	);
}

/** `solution,row 0,row 1,row 2`, 第1行,第2行,第3行. */
export function namesColumns(text: string): boolean {
	return isCounted(text) && /^\D*\p{L}\D*(?:\d+\D*\p{L}\D*)+\d+\D*$/u.test(text);
}

function isCounted(text: string): boolean {
	const numbers = (text.match(/\d+/g) ?? []).map(Number);
	return numbers.length > 2 && numbers[0]! < 2 && numbers.every((each, at) => each === at + numbers[0]!);
}
