import {asciiLine, type Line, repeatable} from './input.js';

/** A line, or several that one bracket joins, with ASCII signs. */
export type Text = {readonly line: number; readonly last: number; readonly text: string};

/** In place of what is read. */
export const taken = '\u0001';
/** A longer line is no sentence, and would take long to search. */
export const longestSentence = 300;
/** Squares outside the board may have negative numbers. */
export const anyNumber = /(?<=^|[\s[({,=:])-\d+|\d{1,3}(?:,\d{3})+|\d+/g;

const cellsInBrackets = /^\s*(?:\[[^[\]]?\]\s*){4,}$|^\s*(?:\([^()]?\)\s*){4,}$/u;
const frames = [
	[/[│┃║¦]/g, '|'],
	[/[─━═╌┄┈]/g, '-'],
	[/[┌┐└┘├┤┬┴┼╔╗╚╝╠╣╦╩╬╭╮╰╯╞╪╡]/g, '+'],
	[/[“”‘’]/g, "'"],
	[/[【「]/g, '['],
	[/[】」]/g, ']'],
	[/、/g, ','],
] as const;

/** Full-width signs become ASCII, the lines of drawn grids `|`, `-`, `+`; cells in brackets, too; `\n` in a string is a new line. */
export function withAsciiSigns(raw: string): string {
	const text = raw
		.replaceAll('\\n', '\n')
		.replace(cellsInBrackets, (cells) => cells.replace(/[\])]\s*[[(]|[[\]()]/g, '|'));
	return asciiLine.test(text)
		? text
		: frames.reduce((changed, [signs, sign]) => changed.replace(signs, sign), text.normalize('NFKC'));
}

/** Inside an innermost bracket, a line that ends with a comma or this bracket goes on in the next. */
export function textsOf(lines: Iterable<Line>): Iterable<Text> {
	return repeatable(function* () {
		let parts: string[] = [];
		let [first, last, isOpen] = [0, 0, false];
		for (const {line, text} of asciiLines(lines)) {
			const goesOn = isOpen && (/[,[({]\s*$/.test(parts.at(-1) ?? '') || /^\s*[\])}]/.test(text));
			if (!goesOn && parts.length > 0) {
				yield {line: first, last, text: parts.join(' ')};
			}

			[parts, first, last] = goesOn ? [parts, first, line] : [[], line, line];
			parts.push(goesOn ? text.trim() : text);
			const bracket = /[[\](){}](?=[^[\](){}]*$)/.exec(text.replace(/\([^()]*\)/g, ''))?.[0];
			isOpen = bracket === undefined ? goesOn : '[({'.includes(bracket);
		}

		if (parts.length > 0) {
			yield {line: first, last, text: parts.join(' ')};
		}
	});
}

function* asciiLines(lines: Iterable<Line>): Generator<Line> {
	for (const {line, text} of lines) {
		for (const part of withAsciiSigns(text).split('\n')) {
			yield {line, text: part};
		}
	}
}

/** A place in a text that a unit takes. */
export type Span = {readonly start: number; readonly end: number};

/** What no unit takes, with a sign in place of each; of units with no word or number between them in place of all. */
export function restOf(text: Text, spans: readonly Span[]): Text {
	let [rest, from] = ['', 0];
	for (const {start, end} of spans) {
		const between = text.text.slice(from, start);
		rest += rest === '' || /[\p{L}\d]/u.test(between) ? between + taken : '';
		from = end;
	}

	return from === 0 ? text : {...text, text: rest + text.text.slice(from)};
}

/** A text without its numbers, and without what may end one of several lines. */
export function templateOf(text: string): string {
	return text
		.replace(anyNumber, '#')
		.replace(/\s+/g, ' ')
		.replace(/^ | ?[,;.]* ?$/g, '');
}

/** A sign of rules, or what frames are drawn with; brackets say nothing: `|---|---|`, `+---+---+`, `|:---:|:---:|` */
export function isRule(text: string): boolean {
	const bare = text.replace(/[\s[\](){},;'"\u0001]/g, '');
	return (
		/^([-=_*~#+.:<>^/\\·|])\1*$|^$|^\+[-=]+\+?$|^[-=]+\+$/.test(bare) ||
		(/^[-=_+:|]*$/.test(bare) && /[+|].*[+|]/.test(bare) && /[-=]/.test(bare))
	);
}

/** Names of columns: `0 1 2 3`, `q1 q2 q3`, `a b c d`. */
export function isHeading(text: string): boolean {
	const joined = text.replace(/[\s*,;|+#]/g, '').toLowerCase();
	const isOfLetters = 'abcdefghijklmnopqrstuvwxyz'.startsWith(joined);
	const isOfDigits = ['0123456789101112', '123456789101112'].some((all) => all.startsWith(joined));
	const numbers = (text.match(/\d+/g) ?? []).map(Number);
	return (joined.length > 2 && (isOfLetters || isOfDigits)) || (numbers.length > 2 && areCounting(numbers));
}

/** Names of columns, or numbers of solutions: 0, 1, 2, or 1, 2, 3. */
export function areCounting(values: readonly number[]): boolean {
	return values[0]! < 2 && values.every((value, at) => value === at + values[0]!);
}
