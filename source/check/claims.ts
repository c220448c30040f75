import {largestSize, publishedCount, smallestSize} from '../solver/index.js';

/** What a line says of the number of solutions. */
export type Claim = {
	readonly line: number;
	/** As named in the line: `8 queens`. */
	readonly size: number | undefined;
	readonly number: number;
	/** Nothing but the number. */
	readonly isBare: boolean;
};

/** From 1 to 14 queens (OEIS A002562). */
export const classCounts: readonly number[] = [1, 0, 0, 1, 2, 1, 6, 12, 46, 92, 341, 1787, 9233, 45_752];

/** A longer line is no sentence, and would take long to search. */
const longestSentence = 300;
const numerals = '一二三四五六七八九十';
const english = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
/** `n = 8`, `queens(8)`, `8x8`, `8 queens`, `eight-queens`, 八皇后. */
const sizes = new RegExp(
	`\\bn\\s*[=:]\\s*(\\d+)|\\bqueens?\\s*\\(\\s*(\\d+)\\s*\\)|\\b(\\d+)\\s*[x×*]\\s*\\d+|(\\d+|[${numerals}]|\\b(?:${english.join('|')}))[\\s-]*(?:queens?\\b|[个個]?皇[后後])`,
	'giu',
);
/** `1.234ms`, `.5`, `3 steps`, `time: 12`, `耗时 3`. */
const measures =
	/\d+(?:[.,]\d+)*(?:e[-+]?\d+)?\s*(?:ms\b|s\b|sec\w*|min\w*|steps?\b|calls?\b|nodes?\b|backtracks?\b|tests?\b|毫秒|秒|步|次)|(?:\btime|steps?|calls?|nodes?|backtracks?|tests?|耗时|用时|时间|步数|次数)[^\d]{0,12}\d+(?:[.,]\d+)*(?:\s*m?s\b)?|(?:\d|^\s*)\.\d+/giu;
const things = 'solutions?|answers?|ways?|arrangements?|results?|configurations?|possibilities';
const thingsZh = '解|摆法|方案|方法|结果|答案|情况|放法|布局';
const n = '(?<number>\\d{1,3}(?:,\\d{3})+|\\d+)';
const sentences: readonly RegExp[] = [
	// `92 solutions`, `92 different ways`
	new RegExp(`(?<![#\\d第]\\s*)${n}\\s*(?:[a-z]+\\s+){0,3}?(?:${things})\\b(?!\\s*[:=]?\\s*\\d)`, 'iu'),
	// `Number of solutions: 92`, but not `Solution 92`
	new RegExp(
		`\\b(?:solutions|answers|ways|arrangements|results|result\\s*[:=])(?!\\w)[^\\d#]{0,40}?${n}[^\\p{L}\\d]*$`,
		'iu',
	),
	// `Total: 92`, `The count is 92`, `found 92`, `"count": 92`
	new RegExp(
		`^[^\\p{L}\\d]*(?:(?:the|number|of|is|are|was|all|in)\\s+)*(?:(?:total|count|sum)(?:\\s+(?:number|count|of|is|are|was|found))*\\s*(?:["']?\\s*[:=]|\\s(?:is|are|was)|(?=\\s+\\d))|found)\\s*${n}[^\\p{L}\\d]*$`,
		'iu',
	),
	// `unique: 12`
	new RegExp(`^\\W*(?:unique|distinct|fundamental)(?:\\s+(?:${things}))?\\s*[:=]\\s*${n}\\W*$`, 'iu'),
	// 一共有92种解法
	new RegExp(`(?<![\\d第]\\s*)${n}\\s*[个個种種组套]?\\s*\\p{Script=Han}{0,6}?(?:${thingsZh})`, 'u'),
	// 解的总数: 92, 共0种
	new RegExp(
		`(?:${thingsZh}|总数|总共|一共|共|个数|数量|种数|数目)\\p{Script=Han}{0,6}\\s*[是为有:=]*\\s*${n}\\s*[个個种種组]?[^\\p{L}\\d]*$`,
		'u',
	),
];
/** Of another program, or of something else. */
const unsaid =
	/\b(?:expect\w*|should|must|max\w*|search\w*|wrong|invalid|tr(?:y|ied|ying)|per|not|but|enter|input)\b|[%!]|应|期望|错|输入|检查|判断|比较|调用|皇后的?(?:个|數|数)/iu;
const none = /\b(?:no|none|without)\b.*\bsolutions?|\bsolutions?\b.*\b(?:not|no|none)\b|无解|没有解|不存在/i;

export function sizeIn(text: string): number | undefined {
	const [, ...groups] = [...text.slice(0, longestSentence).matchAll(sizes)][0] ?? [];
	const named = groups.find((group) => group !== undefined)?.toLowerCase() ?? '';
	const values = [english.indexOf(named) + 1, numerals.indexOf(named || '?') + 1, Number(named)];
	return values.find((each) => each >= smallestSize && each <= largestSize);
}

export function claimIn(text: string): Omit<Claim, 'line'> | undefined {
	if (text.length > longestSentence || !/\d|no|无|没|不/i.test(text)) {
		return undefined;
	}

	const size = sizeIn(text);
	const rest = text
		.replaceAll(sizes, ' ')
		.replaceAll(measures, ' ')
		.replaceAll(/\([^()\d]*\)|(?<=\d)[\s,;]+$/g, '')
		.trim();
	const alone = /^[^\p{L}\d[#%?.]*(\d{1,3}(?:,\d{3})+|\d+)[^\p{L}\d[#%?]*$/u.exec(rest)?.[1];
	const isAlone = alone !== undefined && !/\d\W*[-:.)]\W*$/.test(rest);
	const found = isAlone ? alone : sentences.map((sentence) => sentence.exec(rest)?.groups?.['number']).find(Boolean);
	if ((found !== undefined && !isAlone && unsaid.test(text)) || (found === undefined && !none.test(rest))) {
		return undefined;
	}

	return {size, number: Number((found ?? '0').replaceAll(',', '')), isBare: isAlone && size === undefined};
}

const mostTemplates = 1000;
const mostOfTemplate = 30;

/** A sentence that comes again with another number counts on the way, and a number alone counts at the end only. */
export class Claims {
	readonly #byTemplate = new Map<string, readonly Claim[]>();

	add(line: number, text: string): void {
		const claim = claimIn(text);
		const template = claim ? text.replaceAll(/\d[\d,]*/g, '#').trim() : '';
		const before = this.#byTemplate.get(template) ?? [];
		if (claim && (before.length > 0 || this.#byTemplate.size < mostTemplates)) {
			this.#byTemplate.set(template, [...before.slice(-mostOfTemplate), {line, ...claim}]);
		}
	}

	/** `lastData` is the last line of a board or a step. */
	all(lastData: number): readonly Claim[] {
		const isNext = ({size}: Claim, at: number, [first]: readonly Claim[]) =>
			size !== undefined && size === first!.size! + at;
		const said = [...this.#byTemplate.values()].filter((claims) => claims.length === 1 || claims.every(isNext)).flat();
		return said.filter(({isBare, line}) => !isBare || line > lastData).toSorted((a, b) => a.line - b.line);
	}
}

export function isCount(size: number, number: number): boolean {
	return BigInt(number) === publishedCount(size) || number === classCounts[size - 1];
}
