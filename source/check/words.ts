import {largestSize, smallestSize} from '../solver/index.js';
import type {Piece} from './passages.js';

/** What a line says that holds no data: nothing, the number of a solution, or how many solutions there are. */
type Meaning =
	| {readonly type: 'nothing' | 'unknown'}
	| {readonly type: 'number'; readonly number: number}
	| ({readonly type: 'total'} & Total);

export type Total = {
	/** As named in the line: `8 queens`. */
	readonly size: number | undefined;
	readonly number: number;
	/** Said to be of symmetry classes: `12 unique solutions`. */
	readonly isOfClasses: boolean;
};

export type Words = {
	readonly totals: readonly (Total & {readonly line: number})[];
	/** The first line that is not understood. */
	readonly unread: number | undefined;
};

/** Squares outside the board may have negative numbers. */
export const anyNumber = /(?<=^|[\s[({,=:])-\d+|\d{1,3}(?:,\d{3})+|\d+/g;
/** A longer line is no sentence, and would take long to search. */
export const longestSentence = 300;
const numerals = '一二三四五六七八九十';
const english = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
/** `n = 8`, `queens(8)`, `8x8`, `8 queens`, `eight-queens`, 八皇后, `Number of queens: 8`. */
const sizes = new RegExp(
	`(?:\\bn|size|\\bqueens|皇后(?:个数|数量|数)?|长宽|大小)\\s*(?:is\\b|[=:为是])\\s*(\\d+)|\\bqueens?\\s*\\(\\s*(\\d+)|\\b(\\d+)\\s*[x×*]\\s*\\3\\b|(\\d+|[${numerals}]|\\b(?:${english.join('|')}))[\\s-]*(?:queens?\\b|[个個]?皇[后後])`,
	'giu',
);
const measured =
	'time|steps?|calls?|nodes?|backtracks?|tests?|checks?|visited|elapsed|branches|failures|conflicts|耗时|用时|时间|步数|次数';
/** `1.234ms`, `.5`, `3 steps`, `time: 12`, `耗时 3`, `(4 rows)`, `50%`, `12:00:00.000`. */
const measures = new RegExp(
	String.raw`\d+(?:-\d+){2}[T ]|\d+(?:\.\d+){2,}|\$\w+|\barray\(\d+\)|\d\d(?::\d\d){2}(?:[.,]\d+)?|\d+(?:[.,]\d+)*(?:e[-+]?\d+)?\s*(?:%|[mµun]?s\b|sec\w*|min\w*|steps?\b|calls?\b|nodes?\b|backtracks?\b|tests?\b|rows?\b|columns?\b|-element\b|毫秒|秒|步|次)|(?<![a-z])(?:${measured})(?:\s+(?:taken|elapsed|used|visited))?[\s:=]{0,12}\d+(?:[.,]\d+)*(?:\s*(?:m?s\b|毫?秒))?|(?:\d|^\s*)\.\d+|\b(?:u?int|float|utf-?)\d+`,
	'giu',
);
const things = 'solutions?|answers?|ways?|arrangements?|results?|configurations?|possibilities|placements?|sols|models';
const named = new RegExp(String.raw`\b(?:${things}|total|count|sum|found|in all|unique|distinct|fundamental)\b`, 'iu');
/** With other words a total may be about something else. */
const wordsOfTotals = new RegExp(
	`^(?:${things}|the|a|an|there|is|are|was|were|has|have|we|i|it|in|of|for|to|with|on|and|all|total|number|count|sum|found|exist|exists|possible|valid|distinct|different|unique|fundamental|complete|done|finished|search|altogether|exactly|place|puzzle|problem|board|chessboard|queens?|s|n)$`,
	'iu',
);
const namedInChinese = /[解种種]|[摆放]法|方案|方法|结果|答案|情况|布局|共|总|個|个数|数量/u;
const signsOfTotals =
	/[置一共有总计个個種种组组套解法摆方案结果答情况放布局皇后後数數量目的为是找到了得不同可能问题所全部棋盘本质]/gu;
export const emptyLists = /\[\s*\]|\{\s*\}/g;
const classes = /\b(?:unique|distinct|fundamental|classes)\b|本质不同/iu;
const none = /\b(?:no|none|without)\b.*\bsolutions?|\bsolutions?\b.*\b(?:not|no|none)\b|无解|没有解|不存在/i;
/** `Solution 7`, 第7种摆法 */
const numbered = /\b(?:solution|answer|result|placement|way)\s*[#:]?\s*\d|#\s*\d|第\s*\d|(?:方案|解|结果|答案)\s*\d/iu;

/** What all lines beside the data say: nothing, numbers that count up, and how many solutions there are. */
export function wordsIn(pieces: Iterable<Piece>): Words {
	const totals: (Total & {readonly line: number; readonly template: string})[] = [];
	const counting = new Map<string, number>();
	/** Whether it is the next. */
	const isNext = (template: string, number: number) => {
		const next = counting.get(template) ?? Math.min(number, 1);
		counting.set(template, next + 1);
		return number === next;
	};
	for (const {text, line} of pieces) {
		const meaning = meaningOf(text);
		const template = text.length > longestSentence ? '' : templateOf(text);
		if (meaning.type === 'unknown' || (meaning.type === 'number' && !isNext(template, meaning.number))) {
			return {totals, unread: line};
		}

		if (meaning.type === 'total') {
			totals.push({...meaning, line, template: `${template} ${meaning.size}`});
		}
	}

	// A sentence that comes again with other numbers counts on the way.
	const last = new Map(totals.map(({template, number}) => [template, number]));
	const changing = new Set(totals.flatMap(({template, number}) => (number === last.get(template) ? [] : template)));
	return {
		totals: totals.filter(({template}) => !changing.has(template)),
		unread: totals.find(({template, number}) => changing.has(template) && !isNext(template, number))?.line,
	};
}

/** A text without its numbers, and without what may end one of several lines. */
export function templateOf(text: string): string {
	return text
		.replace(anyNumber, '#')
		.replace(/\s+/g, ' ')
		.replace(/^ | ?[,;.]* ?$/g, '');
}

function meaningOf(line: string): Meaning {
	const empty = line.length > longestSentence ? [] : (line.match(emptyLists) ?? []);
	if (empty.length > 0) {
		return empty.length > 1 ? {type: 'unknown'} : totalIn(line, 0);
	}

	if (isRule(line) || isHeading(line)) {
		return {type: 'nothing'};
	}

	// `List(List(  ), List(  ), List(  ))`
	const text = line.replace(/["']/g, '').replace(/\s+/g, ' ');
	if (text.length > longestSentence || areCells(text)) {
		return {type: 'unknown'};
	}

	const rest = /\d/.test(text) ? text.replaceAll(measures, ' ').replaceAll(sizes, ' ') : text;
	const [number, another] = [...rest.matchAll(/\d{1,3}(?:,\d{3})+|\d+/g)];
	if (!/\d/.test(text) && none.test(text)) {
		return totalIn(text, 0);
	}

	if (!number) {
		const isSaid = /\d|\p{L}{2}|^\s*\p{L}\s*[=:]/u.test(text);
		return {type: isSaid ? 'nothing' : 'unknown'};
	}

	const isWord = /[a-z.]$/i.test(rest.slice(0, number.index));
	if (another || isWord) {
		return {type: 'unknown'};
	}

	const value = Number(number[0].replaceAll(',', ''));
	return isTotal(rest, text) ? totalIn(text, value) : {type: 'number', number: value};
}

function totalIn(text: string, number: number): Meaning {
	const [, ...groups] = [...text.slice(0, longestSentence).matchAll(sizes)][0] ?? [];
	const name = groups.find((group) => group !== undefined)?.toLowerCase() ?? '';
	const named = [english.indexOf(name) + 1, numerals.indexOf(name || '?') + 1, Number(name)];
	const size = named.find((value) => value >= smallestSize && value <= largestSize);
	return {type: 'total', size, number, isOfClasses: classes.test(text)};
}

/** A number alone is one, too, but not `7.` and `#7`. */
function isTotal(rest: string, text: string): boolean {
	const words = rest.match(/[a-zß-ÿ]+/giu) ?? [];
	const chinese = rest.match(/\p{Script=Han}+/gu)?.join('') ?? '';
	const isAlone = words.length + chinese.length === 0 && /^[\s=:|]*[\d,]+[\s.]*$/.test(rest) && !/\d\s*[.:]/.test(rest);
	return (
		isAlone ||
		(!numbered.test(text) &&
			words.every((word) => wordsOfTotals.test(word)) &&
			chinese.replace(signsOfTotals, '') === '' &&
			(named.test(rest) || namedInChinese.test(chinese)))
	);
}

/** A sign of rules, or what frames are drawn with; brackets say nothing. */
export function isRule(text: string): boolean {
	const bare = text.replace(/[\s[\](){},;'"]/g, '');
	// `|---|---|`, `+---+---+`, `---+---+---`
	return (
		/^([-=_*~#+.:<>^/\\·|])\1*$|^$/.test(bare) ||
		(/^[-=_+:|]*$/.test(bare) && (bare.match(/[+|]/g)?.length ?? 0) > 1 && /[-=]/.test(bare))
	);
}

/** Names of columns: `0 1 2 3`, `id,q1,q2,q3`, `(index) | 0 | 1 | 2`, `[,1] [,2] [,3]`, `a b c d`. */
export function isHeading(text: string): boolean {
	if (text.length > longestSentence) {
		return false;
	}

	const letters = text.replace(/[\s,;|+]/g, '').toLowerCase();
	const numbers = (text.match(/\d+/g) ?? []).map(Number);
	const isCounting =
		numbers.length > 2 && numbers.every((number, at) => number === at + numbers[0]!) && numbers[0]! < 2;
	if (!isCounting) {
		return letters.length > 2 && 'abcdefghijklmnopqrstuvwxyz'.startsWith(letters);
	}

	const names = new Set((text.match(/\p{L}*[^\d\p{L}]*\d+/gu) ?? []).map((name) => name.replace(/\P{L}/gu, '')));
	const others = new Set((text.match(/\p{L}+/gu) ?? []).filter((word) => !names.has(word)));
	return names.size < 3 && others.size < 3;
}

/** Rows of a board: `QEEE`, `Empty Queen Empty Empty`. Four words or letters of only two kinds say nothing. */
function areCells(text: string): boolean {
	const words = text.match(/[^\s,;|'"[\](){}]+/g) ?? [];
	const areOfTwo = (signs: readonly string[]) =>
		signs.length > 3 && new Set(signs).size < 3 && /\p{L}/u.test(signs.join(''));
	const isThird = (word: string, at: number) => word === words[at - 1] && word === words[at - 2];
	return words.some(isThird) || areOfTwo(words) || (text.match(/\p{L}+/gu) ?? []).some((word) => areOfTwo([...word]));
}
