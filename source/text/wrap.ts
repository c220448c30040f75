import {cut, displayWidth, shortest, type Wordings} from './width.js';

/** A line does not begin with one of the first, nor end with one of the second, even where a space stands between. */
const closing = '）」』】》〉，。、：；！？)\\]},.:;!?%';
const opening = '（「『【《〈(\\[{';
/** Chinese, and its punctuation: two cells each. */
const wide = '[\\u2e80-\\uff60]';
/** Spaces that tie what stands around them, by examples. */
const ties = {
	't 判断, 92 个': `(?<=\\d|(?:^|[ \\u2e80-\\uff60])[a-z+]) ${wide}`,
	'斜线 \\': ' [\\\\/](?!\\w)',
	'第 1, 是 4, 按 Enter 继续': '(?<=[第按是]|按 \\S+) (?=\\S)',
	'0 / 5': `(?<=\\d /) (?!${wide})`,
	'(2, 0)': '(?<=\\(\\d+,) (?=\\d)',
	'row + 1, row = n': ' (?=[-+=] [\\w[列])|(?<= [-+=]) (?=[\\w[列])',
	'[row + col]': '(?<=\\[[^\\]]+) ',
};
const tied = Object.values(ties).join('|');
/** A space, which is the group, or beside a wide character, of which one alone is no line. */
const place = new RegExp(
	`(?<![${opening}])(?:(?!${tied})( )|(?:(?<=${wide})|(?<! )(?=${wide}))(?! ))(?![${closing}]|${wide}[${closing}]*$)`,
	'i',
);

/** Breaks replace spaces, or stand beside wide characters; only what is longer than `width` cells is broken elsewhere. */
export function wrap(text: string, width: number): string[] {
	const lines: string[] = [];
	let current = '';
	const parts = ['', ...text.split(place)];
	for (let index = 0; index < parts.length; index += 2) {
		const [gap = '', part = ''] = parts.slice(index, index + 2);
		if (displayWidth(current + gap + part) <= width) {
			current += gap + part;
		} else {
			const pieces = piecesOf(part, width);
			lines.push(...(index === 0 ? [] : [current]), ...pieces.slice(0, -1));
			current = pieces.at(-1) ?? '';
		}
	}

	return [...lines, current];
}

/** Pieces of at least one character each. */
function piecesOf(part: string, width: number): string[] {
	const pieces: string[] = [];
	let rest = part;
	while (rest.length > 1 && displayWidth(rest) > width) {
		const piece = cut(rest, width) || rest.slice(0, 1);
		pieces.push(piece);
		rest = rest.slice(piece.length);
	}

	return [...pieces, rest];
}

const sentence = /.+?(?:[.!?] |[。！？]|$)/g;

export function firstSentence(words: string): string {
	return /^.*?(?:[.!?](?= |$)|[。！？])/.exec(words)?.[0] ?? words;
}

/** The first that takes at most `rows` lines; if none does, as many sentences of the last as do, but at least one. */
export function fittingRows(wordings: Wordings, width: number, rows: number): string {
	const all = [wordings].flat();
	const sentences = shortest(wordings).match(sentence) ?? [];
	const shorter = sentences.map((_, index) =>
		sentences
			.slice(0, -1 - index)
			.join('')
			.trimEnd(),
	);
	return [...all, ...shorter].find((wording) => wrap(wording, width).length <= rows) || (sentences[0] ?? '');
}
