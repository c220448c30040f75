import {largestSize, publishedCount} from '../solver/index.js';

/** From 1 to 14 queens (OEIS A002562). */
export const classCounts: readonly number[] = [1, 0, 0, 1, 2, 1, 6, 12, 46, 92, 341, 1787, 9233, 45_752];

export type Claim = {
	readonly line: number;
	readonly size: number | undefined;
	readonly number: number;
	readonly isBare: boolean;
	/** It comes before the first solution or test. */
	readonly isFirst: boolean;
};

const digits = '一二三四五六七八九十';
const english = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
const sizes = new RegExp(
	`\\bn\\s*[=:]\\s*(\\d+)|\\bqueens?\\s*\\(\\s*(\\d+)\\s*\\)|\\b(\\d+)\\s*[x×*]\\s*\\d+|(\\d+|[${digits}]|\\b(?:${english.join('|')}))[\\s-]*(?:queens?\\b|[个個]?皇[后後])`,
	'giu',
);
const others =
	/\d+(?:[.,]\d+)*(?:e[-+]?\d+)?\s*(?:ms\b|s\b|sec\w*|min\w*|steps?\b|calls?\b|nodes?\b|backtracks?\b|tests?\b|毫秒|秒|步|次)|(?:\btime|steps?|calls?|nodes?|backtracks?|tests?|耗时|用时|时间|步数|次数)[^\d]{0,12}\d+(?:[.,]\d+)*(?:\s*m?s\b)?|\d+\.\d+/giu;
const things = 'solutions?|answers?|ways?|arrangements?|results?|configurations?|possibilities';
const thingsZh = '解|摆法|方案|方法|结果|答案|情况|放法|布局';
const numeral = '(?<number>\\d{1,3}(?:,\\d{3})+|\\d+)';
const claims: readonly RegExp[] = [
	new RegExp(`(?<![#\\d第]\\s*)${numeral}\\s*(?:[a-z]+\\s+){0,3}?(?:${things})\\b(?!\\s*[:=]?\\s*\\d)`, 'iu'),
	new RegExp(
		`\\b(?:solutions|answers|ways|arrangements|results|result\\s*[:=])(?!\\w)[^\\d#]{0,40}?${numeral}[^\\p{L}\\d]*$`,
		'iu',
	),
	new RegExp(
		`^[^\\p{L}\\d]*(?:(?:the|number|of|is|are|was|all|in)\\s+)*(?:(?:total|count|sum)(?:\\s+(?:number|count|of|is|are|was|found))*\\s*(?:[:=]|\\b(?:is|are|was))|found)\\s*${numeral}[^\\p{L}\\d]*$`,
		'iu',
	),
	new RegExp(`^\\W*(?:unique|distinct|fundamental)(?:\\s+(?:${things}))?\\s*[:=]\\s*${numeral}\\W*$`, 'iu'),
	new RegExp(`(?<!第\\s*)${numeral}\\s*[个個种種组套]?\\s*\\p{Script=Han}{0,6}?(?:${thingsZh})`, 'u'),
	new RegExp(
		`(?:${thingsZh}|总数|总共|一共|共|个数|数量|种数|数目)\\p{Script=Han}{0,6}\\s*[是为有:=]*\\s*${numeral}\\s*[个個种種组]?[^\\p{L}\\d]*$`,
		'u',
	),
];
/** Of another program, or of something else. */
const unsaid =
	/\b(?:expect\w*|should|must|max\w*|search\w*|wrong|invalid|tr(?:y|ied|ying)|per|not|but|enter|input)\b|[%!]|应|期望|错|输入|检查|判断|比较|调用|皇后的?(?:个|數|数)/iu;
const none = /\b(?:no|none|without)\b.*\bsolutions?|\bsolutions?\b.*\b(?:not|no|none)\b|无解|没有解|不存在/i;

/** A longer line is no sentence, and would take long to search. */
const longestSentence = 300;

/** `n = 8`, `8 queens`, `8x8`, 八皇后. */
export function sizeIn(text: string): number | undefined {
	const [, ...groups] = [...text.slice(0, longestSentence).matchAll(sizes)][0] ?? [];
	const named = groups.find((group) => group !== undefined)?.toLowerCase() ?? '';
	const size =
		[english.indexOf(named) + 1, digits.indexOf(named || '?') + 1, Number(named)].find((each) => each > 0) ?? 0;
	return size >= 1 && size <= largestSize ? size : undefined;
}

function claimIn(line: number, text: string, isFirst: boolean): Claim | undefined {
	const size = sizeIn(text);
	const rest = text
		.replaceAll(sizes, ' ')
		.replaceAll(others, ' ')
		.replaceAll(/\([^()\d]*\)|(?<=\d)[\s,;]+$/g, '')
		.trim();
	const isAlone =
		/^[^\p{L}\d]*(?:\d{1,3}(?:,\d{3})+|\d+)[^\p{L}\d]*$/u.test(rest) &&
		!/\d\W*[-:.)]\W*$/.test(rest) &&
		!/[[#%]/.test(rest);
	const isBare = isAlone && size === undefined;
	const found = isAlone
		? /\d[\d,]*/.exec(rest)?.[0]
		: claims.map((claim) => claim.exec(rest)?.groups?.['number']).find(Boolean);
	if ((found !== undefined && !isAlone && unsaid.test(text)) || (found === undefined && !none.test(rest))) {
		return undefined;
	}

	return {line, size, number: Number((found ?? '0').replaceAll(',', '')), isBare, isFirst};
}

/** What lines say of the number of solutions. A sentence that comes again and again counts on the way. */
export class Claims {
	readonly #templates = new Map<string, Claim | undefined>();
	readonly #table: Claim[] = [];
	#lastData = 0;
	#last = 0;

	add(line: number, text: string): void {
		this.#last = line;
		if (text.length > longestSentence) {
			return;
		}

		const template = text.replaceAll(/\d[\d,]*/g, '#');
		const before = this.#templates.get(template);
		const isNew = !this.#templates.has(template);
		const found = isNew || before?.size !== undefined ? claimIn(line, text, this.#lastData === 0) : undefined;
		// A table for size after size.
		const isNext = before?.size !== undefined && found?.size === before.size + 1;
		if (isNext) {
			this.#table.push(before);
		}

		const claim = isNew || isNext ? found : undefined;
		if (this.#templates.size < 1000 || this.#templates.has(template)) {
			this.#templates.set(template, claim);
		}
	}

	addCount(line: number, size: number, number: number): void {
		this.#table.push({line, size, number, isBare: false, isFirst: false});
	}

	addData(line: number): void {
		this.#lastData = line;
	}

	/** A number alone in a line counts at the end only. */
	all(): readonly Claim[] {
		const said = [...this.#templates.values()].filter((claim) => claim !== undefined);
		return [
			...said.filter(({isBare, line}) => !isBare || (line > this.#lastData && line === this.#last)),
			...this.#table,
		].toSorted((a, b) => a.line - b.line);
	}
}

export function isCount(size: number, number: number): boolean {
	return BigInt(number) === publishedCount(size) || number === classCounts[size - 1];
}
