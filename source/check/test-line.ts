import {anyNumber, longestSentence, templateOf, withAsciiSigns} from './sheet.js';

const safe =
	'true|t|yes|y|ok|safe|valid|free|legal|allowed|possible|good|no conflict|not attacked|can place|安全|可以(?:放置?|摆放)?|[能可]放|可行|合法|有效|通过|成功|[不无]冲突|没有冲突|是|[✓✔√✅]';
const none = ['none', 'null', 'undefined'];
const attacked =
	'none|null|undefined|false|f|no(?! conflict)|n|unsafe|not safe|attacked|under attack|conflicts?|invalid|blocked|not free|illegal|not allowed|not possible|impossible|bad|cannot place|不安全|不可以(?:放置?|摆放)?|不[能可]放|不可行|不合法|非法|无效|[不未]通过|失败|有?冲突|被?攻击|受攻击|否|[✗✘×❌]';
const verdict = `(?:is |are )?(?:(?<attacked>${attacked})|(?<safe>${safe}))`;
/** `(1, 2) => safe`, `[1][2]=0`, `(1, 2) safe: placed`, `[SAFE] row=1 col=2`, `safe=True row=1 col=2` */
const forms: readonly RegExp[] = [
	new RegExp(String.raw`^(?<square>.*\d.*?)(?<![a-z])${verdict}[\s.!)"'\]}]*$`, 'iu'),
	/^(?<square>\D*\d+\D+\d+\D+)(?:(?<attacked>0)|(?<safe>1))[\s)\]}]*$/,
	new RegExp(String.raw`^(?<square>.*?\d.*?)(?<![a-z])${verdict}(?<tail>[\s,;:|(].*)$`, 'iu'),
	new RegExp(String.raw`^[\s[("]*(?<name>[a-z_]+ ?[=:] ?)?${verdict}(?!\p{L})(?<square>.*\d.*)$`, 'iu'),
];
/** Answers to a question: `attacked(1, 0) = true` says that the square is not safe. */
const answer = /^(?:true|t|false|f|yes|y|no|n|[01])$/;
const denying = /attack|conflict|threat|danger|冲突|攻击/i;
/** Of squares and tests: with other words a line may be about something else. */
const wordsOfSquares =
	/^(?:rows?|r|col(?:umn)?s?|c|queens?|q|i|j|x|y|at|in|to|on|for|can|be|the|a|step|(?:check|test|try|plac)(?:s|e|ing)?|trying|put|is|is_?safe|safe|is_?valid|valid|is_?attacked|attacked|attacks?|conflicts?|under|square|cell|pos(?:ition)?|returns?|returned|result|type|[第行列个皇后在放置位测试判断检查尝格子能否是结果为可以安全])$/iu;

/** Two numbers and a verdict, after or before them, in a line without words that may mean something else. */
export function testIn(line: string) {
	const isLong = line.length > longestSentence || !/\d\D+\d|\b[a-p]\d/i.test(line);
	const text = isLong ? '' : numbered(withAsciiSigns(line).trim());
	return forms
		.map((form) => testOf(form.exec(text)?.groups ?? {}, form !== forms.at(-1)))
		.find((test) => test !== undefined);
}

function testOf({square = '', safe, attacked, name, tail}: Readonly<Record<string, string>>, isBehind: boolean) {
	const verdict = (safe ?? attacked ?? '').toLowerCase();
	// Larger numbers would be rounded, perhaps up.
	const numbers = (square.match(anyNumber) ?? []).map((digits) => Number(digits.replace(/(?<=\d{15})\d/g, '0')));
	const template = templateOf(square);
	const isNumbered = numbers.length === 3 && /^#[:.)]|^\D*step#/i.test(template);
	const [first, second] = numbers.slice(isNumbered ? 1 : 0);
	const words = square.match(/[a-z_]+|\p{Script=Han}/giu) ?? [];
	// `No 1: 2`
	const isSure = tail === undefined ? isBehind || name !== undefined || !answer.test(verdict) : isWhole(verdict, tail);
	const isTest = isSure && words.every((word) => wordsOfSquares.test(word));
	const isDenied = answer.test(verdict) && denying.test(name ?? square);
	return isTest && first !== undefined && second !== undefined && numbers.length === (isNumbered ? 3 : 2)
		? {
				template,
				verdict,
				isBehind,
				/** Tests may be numbered. */
				number: isNumbered ? numbers[0] : undefined,
				numbers: [first, second] as const,
				isSafe: (safe !== undefined) !== isDenied,
				hasNoVerdict: none.includes(verdict) ? (true as const) : undefined,
			}
		: undefined;
}

/** As numbers, if the line has only a square with a letter: `b1`. */
function numbered(text: string): string {
	return text.replace(/^(\D*\b)([a-p])(\d{1,2})(?=\b\D*$)/i, (_, before, letter, row) => {
		return `${before}${letter.toLowerCase().charCodeAt(0) - 96} ${row}`;
	});
}

/** Behind a verdict there may be more, but no other test. */
function isWhole(verdict: string, tail: string): boolean {
	return verdict.length > 1 && testIn(tail) === undefined;
}

/** Names where a test should have numbers: `[{row}][{col}]={safe}`, `[%d][%d]=%d`. */
export function isLiteral(line: string): boolean {
	return line.length <= longestSentence && /\{\w+\}.*\{\w+\}|%[di].*%[di]/.test(line);
}
