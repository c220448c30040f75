import {largestSize, smallestSize} from '../solver/board.js';
import {longestSentence, measures, templateOf} from './said.js';
import type {Text} from './texts.js';

export type Total = {
	/** As named in the line: `8 queens`. */
	readonly size: number | undefined;
	readonly number: number;
	/** Said to be of symmetry classes: `12 unique solutions`. */
	readonly isOfClasses: boolean;
	readonly line: number;
};

const things =
	'solutions?|sols?|answers?|ways?|arrangements?|results?|configurations?|possibilities|models|soluciones|soluç(?:ões|ão)|soluzion[ei]|lösung(?:en)?|решени[йея]|çözüm|해';
const sum =
	'total|count|number|nr|num|nombre|anzahl|всего|toplam|trovate|found|sum|in all|altogether|unique|distinct|fundamental';
const before = new RegExp(
	String.raw`(?<!\d|\d[.,]|[#/])(\d[\d,]*)(?![\d./])\s*(?:\(?\p{L}+\)?\s+){0,2}?(?:${things})(?!\p{L})`,
	'giu',
);
const after = new RegExp(
	String.raw`(?:(?:${things}|${sum})\p{L}*[^\d\n]{0,40}?(?:[:=]|=>|is|are|was|->)\s*|(?:${sum})\s+)(\d[\d,]*)(?![\d/%]|\.\d)\s*(?:[.!,;]|$|\s\D*$)`,
	'iu',
);
const chinese =
	/[共总總计計][^\d]{0,12}(\d+)|(\d+)\s*[种種个個组套]?(?:不同)?的?(?:可行|可能)?的?(?:解|摆|放|方[案法]|答案|结果|布局|种)|(?:解|方案|摆法|答案|结果)[^\d第]{0,8}[:=是为]\s*(\d+)/u;
const alone = /^[\s=:|>-]*(?!0\d)(\d[\d,]*)[\s.]*$/;
/** `[3/92]`, `3 of 92`, with a solution in the same line. */
const counted = /^(?=.*\u0001).*?(?<![\d/])\d+\s*(?:\/|of)\s*(\d+)(?![\d/])/;
const none = /\b(?:no|none|without)\b.*\bsolutions?|\bsolutions?\b.*\b(?:not|no|none)\b|^none$|无解|没有解|不存在/i;
/** Near a number that is not of all solutions. */
const isPart = /first|show|only|print|per\b|limit|should|expect|第\s*$|前\s*$/iu;
const isOther = /step|call|node|backtrack|check|test|time|次|步|耗时/iu;
const sizes =
	/(?:\bn|size|queens|皇后(?:个数|数量|数)?|长宽|大小)\s*(?:is\b|[=:为是])\s*(\d+)|\bqueens?\s*\(\s*(\d+)|\b(\d+)\s*[x×*]\s*\3\b|(?<!\d)(\d+|[一二三四五六七八九十])[\s-]*(?:queens?\b|[个個]?皇[后後])/giu;
const classes = /\b(?:unique|distinct|fundamental\p{L}*|fondament\p{L}*|classes)(?!\p{L})|本质不同/iu;

/** How many solutions there are, where it is said in a form that is certain. */
export function totalsIn(rest: readonly Text[], size: number | undefined): readonly Total[] {
	const said = rest.filter(({text}) => text.length <= longestSentence && /[\p{L}\d]/u.test(text));
	const found = new Map<string, Total[]>();
	// The last line of Prolog: `N = 92.`
	const name = new RegExp(String.raw`^n\s*=(?!\s*${size}\b)(?=\s*\d+\W*$)`, 'i');
	for (const {text: raw, line} of said) {
		const bare = raw.replace(/["'`*\u0001]/g, '').trim();
		const text = line === said.at(-1)!.line && rest.length > 1 ? bare.replace(name, '') : bare;
		const named = sizeIn(text);
		const isTyped = line === said[0]!.line && rest.length > 1;
		for (const {number, isOfClasses} of numbersOf(text, raw, isTyped ? size : undefined)) {
			const template = `${templateOf(text)} ${named} ${isOfClasses}`;
			found.set(template, [...(found.get(template) ?? []), {size: named, number, isOfClasses, line}]);
		}
	}

	// A sentence that comes again with other numbers counts on the way.
	return [...found.values()].flatMap((totals) =>
		totals.every(({number}) => number === totals[0]!.number) ? totals : [],
	);
}

function sizeIn(text: string): number | undefined {
	return [...text.matchAll(sizes)]
		.flatMap((groups) => groups.slice(1).filter(Boolean))
		.map((number) => '一二三四五六七八九十'.indexOf(number) + 1 || Number(number))
		.find((number) => number >= smallestSize && number <= largestSize);
}

/** A number alone may be the size, which the user has typed. */
function numbersOf(
	text: string,
	raw: string,
	typed: number | undefined,
): readonly Pick<Total, 'number' | 'isOfClasses'>[] {
	const bare = text.replace(sizes, ' ').replace(measures, '\u0002');
	const total = (digits: string, isOfClasses: boolean) => ({number: Number(digits.replaceAll(',', '')), isOfClasses});
	const only = (alone.exec(bare) ?? counted.exec(raw))?.[1];
	if (only !== undefined) {
		return Number(only) === typed ? [] : [total(only, false)];
	}

	const ahead = [...bare.matchAll(before)];
	if (ahead.length > 0) {
		return ahead.flatMap(({0: phrase, 1: digits, index}) => {
			const end = index + phrase.length;
			return isPart.test(bare.slice(Math.max(0, index - 20), end))
				? []
				: total(digits!, classes.test(bare.slice(index, end + 25)));
		});
	}

	const behind = after.exec(bare) ?? chinese.exec(bare);
	if (behind) {
		const near = bare.slice(Math.max(0, behind.index - 20), behind.index + behind[0].length);
		return isPart.test(near) || isOther.test(near) ? [] : [total(behind.slice(1).find(Boolean)!, classes.test(bare))];
	}

	return !/\d/.test(text) && none.test(text) ? [total('0', false)] : [];
}
