import {faultsIn, shownSize} from '../judge/judge.js';
import {largestSize} from '../solver/board.js';
import type {PrintedTest} from '../text/own-program.js';
import {filtered, type Line, remembered} from './input.js';
import {anyNumber, longestSentence, templateOf, withAsciiSigns} from './sheet.js';
import type {Exercise} from './units.js';

const mostSampled = 1000;
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
const answer = /^(?:true|t|false|f|yes|y|no|n|是|否|[01])$/;
const denying = /attack|conflict|冲突|攻击/i;
/** Of squares and tests: with other words a line may be about something else. */
const wordsOfSquares =
	/^(?:rows?|r|col(?:umn)?s?|c|queens?|q|i|j|x|y|at|in|to|on|for|can|be|the|a|step|(?:check|test|try|plac)(?:s|e|ing)?|trying|put|is|is_?safe|safe|is_?valid|valid|is_?attacked|attacked|attacks?|conflicts?|under|square|cell|pos(?:ition)?|returns?|returned|result|type|[第行列个皇后在放置位测试判断检查尝格子能否是结果为可以安全冲突攻击])$/iu;

type TestLine = {readonly line: Line; readonly test: NonNullable<ReturnType<typeof testIn>>};

/** Without the last line, if it is the beginning of a test, as in `[2][1]=fa`: a program that crashes may leave one. */
export function withoutCutTest(lines: Iterable<Line>): Iterable<Line> {
	let cut: Line | undefined;
	for (const line of lines) {
		cut = line;
	}

	const end = cut && cut.text.length < longestSentence ? templateOf(cut.text) : '';
	const isLonger = ({text}: Line) =>
		templateOf(text).startsWith(end) && templateOf(text) !== end && testIn(text) !== undefined;
	const [longer] = /[^\s#]/.test(end) ? filtered(lines, isLonger) : [];
	return longer ? filtered(lines, ({line}) => line !== cut?.line) : lines;
}

/**
 * The lines that are tests, all alike: of several kinds of lines the most, with one word for safe and one for attacked. Undefined
 * if there are none, or if some of these lines have a verdict that is not known.
 */
export function traceIn(lines: Iterable<Line>, {size, base}: Pick<Exercise, 'size' | 'base'>) {
	const printed = printedTests(lines);
	const [head] = printed;
	if (!head) {
		return undefined;
	}

	const first: 0 | 1 = base ?? (printed.some(({test}) => test.numbers.includes(0)) ? 0 : 1);
	const named = (lines: readonly TestLine[], isColumnFirst: boolean): readonly PrintedTest[] =>
		lines.map(({line, test: {numbers, isSafe, hasNoVerdict}}) => {
			const [row, column] = isColumnFirst ? [numbers[1], numbers[0]] : numbers;
			return {row: row - first, column: column - first, isSafe, ...(hasNoVerdict && {hasNoVerdict}), ...line};
		});
	const sample = printed.slice(0, mostSampled);
	const shown = size ?? shownSize(named(printed, false));
	const [byRows, byColumns] = [false, true].map((isColumnFirst) => {
		const faults = faultsIn({size: shown ?? largestSize, tests: named(sample, isColumnFirst), isCut: true});
		return faults.next().value ?? Number.POSITIVE_INFINITY;
	});
	const isColumnFirst = byColumns! > byRows!;
	// Numbers alone may be the list of one queen: a test ends in a word.
	const isList = size === 1 && byRows! < Number.POSITIVE_INFINITY && !/\p{L}\D*$/u.test(head.line.text);
	return isList
		? undefined
		: {
				/** As the search names squares. */
				tests: named(printed, isColumnFirst),
				/** From which it counts rows and columns. */
				base: first,
				/** Each line names the column before the row. */
				isColumnFirst,
				/** As given; else as shown, if rows and columns reach the same number. */
				size: shown,
			};
}

function printedTests(lines: Iterable<Line>): readonly TestLine[] {
	const {kinds, others, befores} = kindsIn(lines);
	// A prompt without a new line stands before the first test: `Enter n: [0][0]=true`.
	for (const [template, line] of befores) {
		const at = promptIn(line.text, template);
		if (at > 0) {
			kinds.get(template)!.unshift({line, test: testIn(line.text.slice(at))!});
			others.delete(templateOf(withAsciiSigns(line.text)));
		}
	}

	const traces = [...kinds.values()].filter((kind) => isTrace(kind) && ![...others].some((other) => isOf(kind, other)));
	return traces.toSorted((one, other) => other.length - one.length)[0] ?? [];
}

/** Tests by their templates, the templates of other lines, and the line before the first of each kind. */
function kindsIn(lines: Iterable<Line>) {
	const kinds = new Map<string, TestLine[]>();
	const others = new Set<string>();
	const befores = new Map<string, Line>();
	const testOf = remembered((text) => ({test: testIn(text)}));
	let before: Line | undefined;
	for (const line of lines) {
		const {test} = testOf(line.text);
		if (test && !kinds.has(test.template)) {
			kinds.set(test.template, []);
			befores.set(test.template, before ?? {line: 0, text: ''});
		}

		if (test) {
			kinds.get(test.template)!.push({line, test});
		} else if (line.text.length <= longestSentence) {
			others.add(templateOf(withAsciiSigns(line.text)));
		}

		before = test || line.text.length > longestSentence ? undefined : line;
	}

	return {kinds, others, befores};
}

/** How long it is, which may be the size alone; a line of numbers is no test. */
function promptIn(text: string, template: string): number {
	for (let at = 1; at < text.length; at++) {
		const isPrompt = /[^\d\s,]/.test(text) && /^[^\p{L}\d]|^.[[(]/u.test(text.slice(at - 1));
		if (isPrompt && testIn(text.slice(at))?.template === template) {
			return at;
		}
	}

	return 0;
}

/** Numbered in order, if numbered, with one word for each verdict. */
function isTrace(tests: readonly TestLine[]): boolean {
	const told = tests.filter(({test}) => !test.hasNoVerdict);
	const words = new Set(told.map(({test}) => `${test.isSafe} ${test.verdict}`));
	const verdicts = new Set(told.map(({test}) => test.isSafe));
	return words.size === verdicts.size && tests.every(({test}, at) => (test.number ?? at + 1) === at + 1);
}

/** Whether a line is one of these without its verdict, or with another word. */
function isOf([first]: readonly TestLine[], line: string): boolean {
	const {template, isBehind} = first!.test;
	const isLike = isBehind ? line.startsWith(template) : line.endsWith(template);
	return isLike && /^[^#]*$|^[^\w#]*#[^\w#]*$/.test(line.replace(template, ''));
}

/** Two numbers and a verdict, after or before them, in a line without words that may mean something else. */
function testIn(line: string) {
	const isLong = line.length > longestSentence || !/\d\D+\d|\b[a-p]\d/i.test(line);
	const text = isLong ? '' : numbered(withAsciiSigns(line).trim());
	return forms
		.map((form) => {
			const groups = form.exec(text)?.groups as Groups | undefined;
			return groups && testOf(groups, form !== forms.at(-1));
		})
		.find((test) => test !== undefined);
}

type Groups = Readonly<Record<'square', string> & Partial<Record<'safe' | 'attacked' | 'name' | 'tail', string>>>;

function testOf({square, safe, attacked, name, tail}: Groups, isBehind: boolean) {
	const verdict = (safe ?? attacked!).toLowerCase();
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
