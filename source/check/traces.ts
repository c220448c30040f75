import {faultsIn, shownSize} from '../judge/judge.js';
import {largestSize} from '../solver/board.js';
import type {PrintedTest} from '../text/own-program.js';
import {filtered, type Line, remembered} from './input.js';
import {longestSentence, templateOf, withAsciiSigns} from './sheet.js';
import {testIn} from './test-line.js';
import type {Exercise} from './units.js';

const mostSampled = 1000;

type TestLine = {readonly line: Line; readonly test: NonNullable<ReturnType<typeof testIn>>};

/** Without the last line, if it is the beginning of a test, as in `[2][1]=fa`: a program that crashes may leave one. */
export function withoutCutTest(lines: Iterable<Line>): Iterable<Line> {
	let last: Line[] = [];
	for (const line of lines) {
		last = last.length < 2 * mostSampled ? last : last.slice(mostSampled);
		last.push(line);
	}

	const cut = last.pop();
	const end = cut && cut.text.length < longestSentence ? templateOf(cut.text) : '';
	const isLonger = ({text}: Line) =>
		templateOf(text).startsWith(end) && templateOf(text) !== end && testIn(text) !== undefined;
	const isCut = /[^\s#]/.test(end) && last.some(isLonger);
	return isCut ? filtered(lines, ({line}) => line !== cut?.line) : lines;
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
	const testOf = remembered(testIn);
	let before: Line | undefined;
	for (const line of lines) {
		const test = testOf(line.text);
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

/** How long it is; numbers alone are no prompt. */
function promptIn(text: string, template: string): number {
	for (let at = 1; at < text.length; at++) {
		const isPrompt = /[^\d\s,]/.test(text.slice(0, at)) && /^[^\p{L}\d]|^.[[(]/u.test(text.slice(at - 1));
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
