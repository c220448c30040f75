import {asciiLine, type Line, repeatable} from './input.js';

/** The lines of an output in one text, with ASCII signs. */
export type Sheet = {
	readonly text: string;
	/** As printed, and with those joined that a bracket joins. */
	readonly printed: Iterable<Placed>;
	readonly lines: Iterable<Placed>;
	/** The number of the line of a place. */
	readonly lineAt: (place: number) => number;
};
/** With the place where it begins. */
type Placed = Line & {readonly start: number};
/** A place in a text. */
export type Span = {readonly start: number; readonly end: number};

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

/** Of all lines, or of the first that have this many signs. */
export function sheetOf(printed: Iterable<Line>, most = Number.POSITIVE_INFINITY): Sheet {
	/** Where lines begin, their numbers, and which of them do not go on with the one before. */
	const [starts, numbers, firsts] = [new Integers(), new Integers(), new Integers()];
	let text = '';
	for (const {line, text: part, goesOn} of joinedLines(printed)) {
		if (text.length >= most) {
			break;
		}

		if (!goesOn) {
			firsts.push(starts.length);
		}

		starts.push(text.length);
		numbers.push(line);
		text += `${goesOn ? ' ' : '\n'}${part.slice(0, most)}`;
	}

	text = text.slice(1);

	const placed = (firsts?: Integers) =>
		repeatable(function* () {
			const {length: count} = firsts ?? starts;
			for (let at = 0; at < count; at++) {
				const [first, next] = firsts ? [firsts.at(at), firsts.at(at + 1, starts.length)] : [at, at + 1];
				const start = starts.at(first);
				yield {line: numbers.at(first), start, text: text.slice(start, starts.at(next, text.length + 1) - 1)};
			}
		});
	return {
		text,
		printed: placed(),
		lines: placed(firsts),
		lineAt: (place) => numbers.at(starts.lastBefore(place)),
	};
}

/** Inside an innermost bracket, a line that ends with a comma or this bracket goes on in the next. */
function* joinedLines(lines: Iterable<Line>): Generator<Line & {readonly goesOn: boolean}> {
	let [before, isOpen] = ['', false];
	for (const {line, text: raw} of lines) {
		for (const text of withAsciiSigns(raw).split('\n')) {
			const goesOn = isOpen && (/[,[({]\s*$/.test(before) || /^\s*[\])}]/.test(text));
			yield {line, text, goesOn};
			const bracket = /[[\](){}](?=[^[\](){}]*$)/.exec(text.replace(/\([^()]*\)/g, ''))?.[0];
			isOpen = bracket === undefined ? goesOn : '[({'.includes(bracket);
			before = text;
		}
	}
}

/** Integers of 32 bits, which take half of the memory of an array. */
export class Integers {
	length = 0;
	#all = new Int32Array(1024);

	push(integer: number): void {
		if (this.length === this.#all.length) {
			const all = new Int32Array(2 * this.length);
			all.set(this.#all);
			this.#all = all;
		}

		this.#all[this.length++] = integer;
	}

	at(index: number, behind = 0): number {
		return index < this.length ? this.#all[index]! : behind;
	}

	slice(start: number, end: number): readonly number[] {
		return [...this.#all.subarray(start, Math.min(end, this.length))];
	}

	/** The index of the last that is not greater, if they ascend. */
	lastBefore(place: number): number {
		let [low, high] = [0, this.length - 1];
		while (low < high) {
			const middle = Math.ceil((low + high) / 2);
			[low, high] = this.at(middle) > place ? [low, middle - 1] : [middle, high];
		}

		return low;
	}
}

/**
 * Each line without what is read, of which the places are given, in order: the beginning and the end of each. A sign stands in
 * place of it, or of several with no word or number between them.
 */
export function restOf(sheet: Sheet, places: Integers): Iterable<Line> {
	return repeatable(function* () {
		let next = 0;
		for (const {line, start, text} of sheet.printed) {
			let [rest, from] = ['', 0];
			for (; next < places.length && places.at(next) <= start + text.length; next += 2) {
				const between = text.slice(from, Math.max(0, places.at(next) - start));
				rest += rest === '' || /[\p{L}\d]/u.test(between) ? between + taken : '';
				from = places.at(next + 1) - start;
				if (from > text.length) {
					break;
				}
			}

			yield {line, text: rest + text.slice(from)};
		}
	});
}

/** A text without its numbers and blanks, and without what may end one of several lines. */
export function templateOf(text: string): string {
	return text.replace(anyNumber, '#').replace(/\s|[,;.]+\s*$/g, '');
}

/** A sign of rules, or what frames are drawn with; brackets say nothing: `|---|---|`, `+---+---+`, `|:---:|:---:|` */
export function isRule(text: string): boolean {
	const bare = text.replace(/[\s[\](){},;'"\u0001]/g, '');
	// An expression has no memory for millions of signs.
	if (bare.length > longestSentence) {
		return false;
	}

	return (
		/^([-=_*~#+.:<>^/\\·|])\1*$|^$|^\+[-=]+\+?$|^[-=]+\+$/.test(bare) ||
		(/^[-=_+:|]*$/.test(bare) && /[+|].*[+|]/.test(bare) && /[-=]/.test(bare))
	);
}

/** Names of columns: `0 1 2 3`, `q1 q2 q3`. */
export function isHeading(text: string): boolean {
	const numbers = (text.match(/\d+/g) ?? []).map(Number);
	return numbers.length > 2 && areCounting(numbers);
}

/** Names of columns, or numbers of solutions: 0, 1, 2, or 1, 2, 3. */
export function areCounting(values: readonly number[]): boolean {
	return values[0]! < 2 && values.every((value, at) => value === at + values[0]!);
}
