import {largestSize, smallestSize} from '../solver/board.js';
import type {Line} from './input.js';
import {longestSentence, templateOf} from './sheet.js';

export type Total = {
	/** As named in the line: `8 queens`. */
	readonly size: number | undefined;
	/** One, or several of which one may be it. */
	readonly numbers: readonly number[];
	/** Said to be of symmetry classes: `12 unique solutions`. */
	readonly isOfClasses: boolean;
	/** It may be something else. */
	readonly isUncertain: boolean;
	readonly line: number;
};

/** Solutions, in eleven languages. */
const things =
	'solutions?|sols?|answers?|ans|ways?|arrangements?|results?|configurations?|possibilities|models|soluciones|soluç(?:ões|ão)|soluzion[ei]|lösung(?:en)?|решени[йея]|çözüm|해';
const sums =
	'total|count|number|nr|num|nombre|anzahl|всего|toplam|trovate|found|sum|in all|altogether|unique|distinct|fundamental';
/** `92 solutions`, `12 distinct solutions`, `92 (known) ways`, but not `nodes=2057 solutions=92` */
const before = new RegExp(
	String.raw`(?<!\d|\d[.,]|[#/])(\d+)(?![\d./]|,\d)\s*(?:\(?\p{L}+\)?\s+){0,2}?(?:${things})(?!\p{L}|\s*[:=]?\s*\d)`,
	'giu',
);
/** `Total: 92`, `number of solutions found => 92`, `Found 92` */
const after = new RegExp(
	String.raw`(?:(?:${things}|${sums})\p{L}*[^\d\n]{0,40}?(?:[:=]|=>|is|are|was|->)\s*|(?:${sums})\s+)(\d+)(?![\d/%]|[.,]\d)\s*(?:[.!,;\])}]|$|\s\D*$)`,
	'giu',
);
const chinese =
	/[共总總计計][^\d]{0,12}(\d+)|(?<!第\s*\d*)(\d+)\s*[种種个個组套]?(?:不同)?的?(?:可行|可能)?的?(?:解|摆|放|方[案法]|答案|结果|布局|种)|(?:解|方案|摆法|答案|结果)[^\d第]{0,8}[:=是为]\s*(\d+)/gu;
/** Columns may be named `0123` or `1234`. */
const alone = /^[\s=:|>-]*(?!0\d|1234)(\d+)[\s.]*$/;
/** `[3/92]`, `3 of 92`, with a solution in the same line. */
const counted = /^(?=.*\u0001).*?(?<![\d/])\d+\s*(?:\/|of)\s*(\d+)(?![\d/])/;
const none =
	/\b(?:no|none|without)\b[^,;|\t]*\bsolutions?|\bsolutions?\b[^,;|\t]*\b(?:not|no|none)\b|^none$|无解|没有解|不存在/i;
/** `[]`, `{"solutions": []}` */
const noList = /^(?:\{.*solutions?\W{1,4})?\[\s*\]\}?$/i;
/** Near a number that is not of all solutions. */
const isPart = /first|show|only|print|per\b|limit|should|expect|前\s*\d/iu;
const isOther =
	/step|call|node|backtrack|check|test|time|recurs|iterat|attempt|tries|trial|state|visit|depth|memory|compar|operation|次|步|耗时|节点|递归|回溯|尝试/iu;
const sizes =
	/(?:\bn|size|queens|皇后(?:个数|数量|数)?|长宽|大小)\s*(?:is\b|[=:为是])\s*(\d+)|\bqueens?\s*\(\s*(\d+)|\b(\d+)\s*[x×]\s*\3\b|(?<!\d)(\d+|[一二三四五六七八九十])[\s-]*(?:queens?\b|[个個]?皇[后後])/giu;
const classes = /\b(?:unique|distinct|fundamental\p{L}*|fondament\p{L}*|classes)(?!\p{L})|本质不同/iu;

/** Lines of programs, dates, times, decimals, numbers of seconds, of bytes, of steps. */
export const measures =
	/\w\.\w+:\d+|(?<!\d)(?:\d+(?:-\d+){2}[T ]|\d+(?::\d+)+(?:[.,]\d+)?|\d+(?:[.,]\d+)+(?:e[-+]?\d+)?|\d+(?=\s*(?:%|[mµun]?s\b|sec|min|[kmg]i?b\b|毫?秒|步|次)))/giu;
/** `14,200`, but not `0,125` */
const thousands = /(?<=(?<![\d.,])[1-9]\d{0,2}(?:,\d{3})*),(?=\d{3}(?!\d))/g;
/** `Solution 3`, `Solution #3`, `解3`, `第3种解法` */
const ordinals = new RegExp(
	String.raw`(?:${things}|解法?|方案)\s*(?:#|№|n[or°]?[.°]*|number)?\s*\d+(?![\d/])|第\s*\d+`,
	'giu',
);
const mentions = new RegExp(String.raw`(?<!\p{L})(?:${things})(?!\p{L})|解|方案|摆法`, 'iu');

/** Finds how many solutions are said to be there: what a sentence says again with other numbers counts on the way. */
export function totalsReader(size: number | undefined) {
	const found = new Map<string, Total | undefined>();
	let isFirst = true;
	return {
		read({text: raw, line}: Line): void {
			const text = raw
				.replace(/["'`*\u0001]/g, '')
				.replace(thousands, '')
				.trim();
			if (raw.length > longestSentence || !/[\p{L}\d[]/u.test(text)) {
				return;
			}

			for (const total of totalsIn(text, raw, size, isFirst)) {
				const key = `${templateOf(text)} ${total.size} ${total.isOfClasses}`;
				const isSame = !found.has(key) || String(found.get(key)?.numbers) === String(total.numbers);
				found.set(key, isSame ? {...total, line} : undefined);
			}

			isFirst = false;
		},
		found: (): readonly Total[] => [...found.values()].filter((total) => total !== undefined),
	};
}

type Said = Omit<Total, 'line'>;

function totalsIn(text: string, raw: string, size: number | undefined, isFirst: boolean): readonly Said[] {
	const named = sizeIn(text);
	// The last line of Prolog: `N = 92.`
	const isTotalOfProlog = /^n\s*=\s*\d+\W*$/i.test(text) && named !== size;
	const bare = (isTotalOfProlog ? text.replace(/^n\s*/i, '') : text.replace(sizes, ' ')).replace(measures, ' ');
	const total = (...digits: readonly (string | undefined)[]): Said => ({
		size: isTotalOfProlog ? undefined : named,
		numbers: digits.map(Number),
		isOfClasses: classes.test(bare),
		isUncertain: size === 1 && digits[0] === '0',
	});
	const only = alone.exec(bare) ?? counted.exec(raw);
	if (only) {
		// A number alone may be the size, which the user has typed, or that of the first solution.
		const own = total(only[1]);
		return isFirst && own.numbers[0] === size ? [] : [{...own, isUncertain: own.isUncertain || only[1] === '1'}];
	}

	const ahead = [...bare.matchAll(before)].filter(
		({0: phrase, index}) => !isPart.test(bare.slice(Math.max(0, index - 20), index + phrase.length)),
	);
	if (ahead.length > 0) {
		return ahead.map(({1: digits}) => total(digits));
	}

	const matches = [...bare.replace(ordinals, ' ').matchAll(after), ...bare.matchAll(chinese)];
	const behind = matches.filter(({0: phrase, index, input}) => {
		const ahead = input.slice(Math.max(0, index - 20), index);
		const beside = /[^\d,;|]*$/.exec(ahead)![0] + phrase + /^[^\d,;|]*/.exec(input.slice(index + phrase.length))![0];
		return !isPart.test(ahead + phrase) && !isOther.test(beside);
	});
	if (behind.length > 0) {
		const numbers = behind.map((groups) => groups.slice(1).find(Boolean));
		return new Set(numbers).size === 1 ? [total(numbers[0])] : [];
	}

	const saysNone = !/\d/.test(text) && none.test(text);
	if (saysNone || noList.test(raw.trim())) {
		const zero = total('0');
		return [{...zero, isUncertain: zero.isUncertain && !saysNone}];
	}

	const others = mentions.test(bare)
		? (bare.replace(ordinals, ' ').match(/(?<![\p{L}\d/._-])\d+(?![\p{L}\d])/gu) ?? [])
		: [];
	return others.length > 0 ? [{...total(...others), isUncertain: true}] : [];
}

function sizeIn(text: string): number | undefined {
	return [...text.matchAll(sizes)]
		.flatMap((groups) => groups.slice(1))
		.map((number) => '一二三四五六七八九十'.indexOf(number) + 1 || Number(number))
		.find((number) => number >= smallestSize && number <= largestSize);
}
